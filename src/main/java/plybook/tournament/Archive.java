package plybook.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import plybook.gomoku.Gomoku;

/**
 * A folder in which games are saved as text and as SGF, each as soon as it is played. If a tournament counts nodes, it can be continued there:
 * the same seed would give the same games again.
 */
public final class Archive {
    private final Path folder;
    private Optional<Kept> kept = Optional.empty();

    /** @param folder the folder, which is made if there is none */
    public Archive(Path folder) {
        this.folder = folder;
    }

    /** Returns the folder. */
    public Path folder() {
        return folder;
    }

    /**
     * Makes the folder, or opens the one of a tournament that was ended.
     *
     * @param version what else the games depend on, such as the hash of a learner's files
     * @return the number of games that are there already
     * @throws IllegalArgumentException if it holds the games of another tournament
     */
    public int open(Tournament tournament, String version) throws IOException {
        Files.createDirectories(folder);
        if (tournament.budget().nodes().isPresent()) {
            kept = Optional.of(Kept.in(folder.resolve("games.jsonl"), description(tournament, version)));
        }
        return kept.map(Kept::size).orElse(0);
    }

    private static String description(Tournament tournament, String version) {
        String players = tournament.contenders().stream().map(Contender::name).collect(Collectors.joining(", "));
        return players + "; " + tournament.rules() + ", " + tournament.budget() + ", seed " + tournament.seed()
                + (version.isEmpty() ? "" : ", " + version);
    }

    /** Returns the game of the fixture, if it was played before. */
    Optional<GameRecord> find(Fixture fixture, Gomoku rules) {
        return kept.flatMap(games -> games.find(fixture, rules));
    }

    /** Saves one game. */
    public void save(GameRecord game) throws IOException {
        Fixture fixture = game.fixture();
        String name = "%04d %s - %s"
                .formatted(
                        fixture.number(),
                        plain(fixture.x().name()),
                        plain(fixture.o().name()));
        write(name + ".txt", TextRecord.of(game));
        write(name + ".sgf", SgfRecord.of(game));
        if (kept.isPresent()) {
            kept.get().add(game);
        }
    }

    /** Saves the table. */
    public void save(Results results) throws IOException {
        write("crosstable.txt", Crosstable.of(results));
    }

    private void write(String name, String text) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve(name), text);
    }

    /** Returns the name with only characters that every file system accepts. */
    private static String plain(String name) {
        String plain = name.replaceAll("[^\\p{L}\\p{N}._-]", "_");
        return plain.length() > 40 ? plain.substring(0, 40) : plain;
    }
}
