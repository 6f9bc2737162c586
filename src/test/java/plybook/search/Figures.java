package plybook.search;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.tictactoe.TicTacToe;

/** Known counts, kept as data beside the tests: {@code tictactoe.json} and {@code trees.json}. */
final class Figures {
    static final JsonNode TICTACTOE = read("tictactoe.json");
    static final JsonNode TREES = read("trees.json");

    private Figures() {}

    private static JsonNode read(String name) {
        try (InputStream in = Figures.class.getResourceAsStream(name)) {
            return new ObjectMapper().readTree(Objects.requireNonNull(in, name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<JsonNode> each(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }

    static List<Integer> ints(JsonNode array) {
        return each(array).map(JsonNode::asInt).toList();
    }

    /** Returns Tic-Tac-Toe with its cells in the order of that name. */
    static Game<Board, Cell> ordered(String name) {
        List<Integer> order =
                switch (name) {
                    case "rowMajor" -> List.of(0, 1, 2, 3, 4, 5, 6, 7, 8);
                    case "columnMajor" -> List.of(0, 3, 6, 1, 4, 7, 2, 5, 8);
                    case "reverse" -> List.of(8, 7, 6, 5, 4, 3, 2, 1, 0);
                    case "centreCornersEdges" -> List.of(4, 0, 2, 6, 8, 1, 3, 5, 7);
                    case "edgesCornersCentre" -> List.of(1, 3, 5, 7, 0, 2, 6, 8, 4);
                    default -> throw new IllegalArgumentException("no such order: " + name);
                };
        List<Cell> cells = order.stream().map(Figures::cell).toList();
        TicTacToe game = new TicTacToe();
        return game.withOrder(board -> {
            List<Cell> legal = game.actions(board);
            return cells.stream().filter(legal::contains).toList();
        });
    }

    static Cell cell(int number) {
        return new Cell(number / 3, number % 3);
    }
}
