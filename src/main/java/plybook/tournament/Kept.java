package plybook.tournament;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.match.Match;

/**
 * The games of a tournament as lines of JSON, so that a tournament that was ended can be continued: only the missing games are played. The
 * first line says which tournament it is. A line that was cut off in the middle counts as a missing game.
 */
final class Kept {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Path file;
    private final Map<Integer, JsonNode> games = new HashMap<>();

    private Kept(Path file) {
        this.file = file;
    }

    /**
     * Opens the file, or makes it.
     *
     * @param tournament everything on which the games depend, as text
     * @throws IllegalArgumentException if the file is of another tournament
     */
    static Kept in(Path file, String tournament) throws IOException {
        Kept kept = new Kept(file);
        List<JsonNode> lines = Files.exists(file)
                ? Files.readAllLines(file).stream()
                        .flatMap(line -> read(line).stream())
                        .toList()
                : List.of();
        if (lines.isEmpty()) { // also where a crash came before the first line was whole
            Files.writeString(
                    file, JSON.createObjectNode().put("tournament", tournament).toString());
            return kept;
        }
        String found = lines.get(0).path("tournament").asText();
        if (!found.equals(tournament)) {
            throw new IllegalArgumentException(file.getParent() + " holds another tournament: " + found
                    + ". Give another folder, or remove this one");
        }
        lines.stream()
                .skip(1)
                .forEach(game -> kept.games.put(game.path("number").asInt(), game));
        return kept;
    }

    private static Optional<JsonNode> read(String line) {
        try {
            return Optional.ofNullable(JSON.readTree(line)).filter(JsonNode::isObject);
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }

    private void append(ObjectNode line) throws IOException {
        // It begins with a new line, since the one before may have been cut off.
        Files.writeString(file, "\n" + line, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
    }

    /** Returns the game of this fixture, if it was played. */
    Optional<GameRecord> find(Fixture fixture, Gomoku rules) {
        JsonNode game = games.get(fixture.number());
        if (game == null
                || !game.path("x").asText().equals(fixture.x().name())
                || !game.path("o").asText().equals(fixture.o().name())) {
            return Optional.empty();
        }
        try {
            List<Cell> moves = cells(game.path("moves"));
            Match<Board, Cell> match = new Match<>(rules);
            moves.forEach(match::play);
            int opening = fixture.opening().size();
            return moves.size() > opening && moves.subList(0, opening).equals(fixture.opening())
                    ? Optional.of(new GameRecord(rules, fixture, moves, outcome(game.path("outcome"))))
                    : Optional.empty();
        } catch (IllegalArgumentException | IllegalStateException e) {
            return Optional.empty(); // whoever wrote this line, it is no game by these rules
        }
    }

    /** Adds a game. */
    void add(GameRecord game) throws IOException {
        ObjectNode line = JSON.createObjectNode();
        line.put("number", game.fixture().number());
        line.put("x", game.fixture().x().name()).put("o", game.fixture().o().name());
        write(game.moves(), line.putArray("moves"));
        ObjectNode outcome = line.putObject("outcome");
        if (game.outcome() instanceof Outcome.Won won) {
            outcome.put("won", won.side().name());
            write(won.line(), outcome.putArray("line"));
        } else if (game.outcome() instanceof Outcome.Forfeited forfeited) {
            outcome.put("forfeited", forfeited.loser().name());
            outcome.put("kind", forfeited.kind().name()).put("why", forfeited.why());
        }
        append(line);
    }

    private static Outcome outcome(JsonNode outcome) {
        if (outcome.has("won")) {
            return new Outcome.Won(Player.valueOf(outcome.path("won").asText()), cells(outcome.path("line")));
        }
        if (outcome.has("forfeited")) {
            return new Outcome.Forfeited(
                    Player.valueOf(outcome.path("forfeited").asText()),
                    Forfeit.Kind.valueOf(outcome.path("kind").asText()),
                    outcome.path("why").asText());
        }
        return new Outcome.Tied();
    }

    private static void write(List<Cell> cells, ArrayNode into) {
        cells.forEach(cell -> into.addArray().add(cell.row()).add(cell.column()));
    }

    private static List<Cell> cells(JsonNode array) {
        List<Cell> cells = new ArrayList<>();
        array.forEach(
                cell -> cells.add(new Cell(cell.path(0).asInt(), cell.path(1).asInt())));
        return cells;
    }

    /** Returns the number of games that are there. */
    int size() {
        return games.size();
    }
}
