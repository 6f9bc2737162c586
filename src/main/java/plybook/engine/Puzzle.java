package plybook.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;

/**
 * A position of Gomoku on 15 rows in which it is proved what has to be played. The puzzles are from games of the engine against itself and
 * in the file {@code puzzles.txt}, which says how they were made and proved.
 *
 * @param solutions all first moves that solve it
 * @param line the proof of a win: the moves of both sides, the opponent's being forced, to the five; empty for a defence
 */
public record Puzzle(Kind kind, Board board, List<Cell> solutions, List<Cell> line) {
    /** The task of a puzzle. */
    public enum Kind {
        WIN_IN_3(3),
        WIN_IN_5(5),
        WIN_IN_7(7),
        /** All moves but one lose by force. */
        ONLY_DEFENCE(0);

        private final int plies;

        Kind(int plies) {
            this.plies = plies;
        }

        /** The number of plies until five are made; 0 for a defence. */
        public int plies() {
            return plies;
        }
    }

    public Puzzle {
        solutions = List.copyOf(solutions);
        line = List.copyOf(line);
    }

    /** All puzzles, in the order of the file. */
    public static List<Puzzle> all() {
        InputStream file = Objects.requireNonNull(Puzzle.class.getResourceAsStream("puzzles.txt"), "puzzles.txt");
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Puzzle::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Puzzle parse(String text) {
        String[] parts = text.split(" ", -1);
        return new Puzzle(
                Kind.valueOf(parts[0]),
                Board.parse(parts[1]),
                cells(parts[2]),
                parts.length < 4 ? List.of() : cells(parts[3]));
    }

    private static List<Cell> cells(String text) {
        return Stream.of(text.split(";", -1))
                .map(cell -> cell.split(",", -1))
                .map(cell -> new Cell(Integer.parseInt(cell[0]), Integer.parseInt(cell[1])))
                .toList();
    }
}
