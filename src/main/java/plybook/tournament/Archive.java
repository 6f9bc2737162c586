package plybook.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A folder in which games are saved as text and as SGF, each as soon as it is played.
 *
 * @param folder the folder, which is made if there is none
 */
public record Archive(Path folder) {
    /** Makes the folder. */
    public void open() throws IOException {
        Files.createDirectories(folder);
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
    }

    /** Saves the table. */
    public void save(Results results) throws IOException {
        write("crosstable.txt", Crosstable.of(results));
    }

    private void write(String name, String text) throws IOException {
        open();
        Files.writeString(folder.resolve(name), text);
    }

    /** Returns the name with only characters that every file system accepts. */
    private static String plain(String name) {
        String plain = name.replaceAll("[^\\p{L}\\p{N}._-]", "_");
        return plain.length() > 40 ? plain.substring(0, 40) : plain;
    }
}
