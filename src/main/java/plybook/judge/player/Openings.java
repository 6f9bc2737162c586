package plybook.judge.player;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.judge.gomoku.Layout;
import plybook.judge.suite.GomokuText;

/** Draws boards from which a game goes on. */
final class Openings {
    private static final int SIZE = 15;
    private static final int SYMMETRIES = 8;
    private static final String FILE = "openings.txt";
    private static final List<Board> EVEN = read();

    private Openings() {}

    /**
     * Returns a board with so few stones, so far apart, that no win is near: a search has reason to use all its time.
     *
     * @param stones at most nine, or there is no room for them
     */
    static Board apart(int stones, Random random) {
        while (true) {
            Board board = Layout.scattered(SIZE, stones, random);
            List<Cell> taken = Stream.of(Player.values())
                    .flatMap(player -> Layout.stones(board, player))
                    .toList();
            if (taken.stream()
                    .allMatch(one -> taken.stream().allMatch(other -> one.equals(other) || !isNear(one, other)))) {
                return board;
            }
        }
    }

    /** Returns whether the cells could be part of one five. */
    private static boolean isNear(Cell one, Cell other) {
        return Math.max(Math.abs(one.row() - other.row()), Math.abs(one.column() - other.column())) < Gomoku.FIVE;
    }

    /**
     * Returns a board with a few stones near the middle, two of each side, from which the engine thinks that neither side is clearly better,
     * and from which a player who looks deeper mostly wins with either colour: one of those in the file, turned or mirrored. It is played with
     * both colours. A pair in which each side wins once says nothing; from random openings that happens ten times as often.
     */
    static Board even(Random random) {
        return Layout.symmetric(EVEN.get(random.nextInt(EVEN.size()))).get(random.nextInt(SYMMETRIES));
    }

    /** The openings in the file, as they stand there. */
    static List<Board> allEven() {
        return EVEN;
    }

    private static List<Board> read() {
        InputStream file = Objects.requireNonNull(Openings.class.getResourceAsStream(FILE), FILE);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> afterMoves(GomokuText.cells(line)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Board afterMoves(List<Cell> moves) {
        Board board = Board.empty(SIZE);
        moves.forEach(cell -> board.put(cell, Layout.toMove(board)));
        return board;
    }
}
