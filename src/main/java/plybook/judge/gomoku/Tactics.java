package plybook.judge.gomoku;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import plybook.diagnosis.gomoku.Fives;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/** Positions of Gomoku in which it is known what has to be played, and a plain proof of what wins. */
final class Tactics {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Tactics() {}

    /**
     * Returns whether the player to move wins by fours alone: each of its moves threatens a five, until two fives are threatened at once.
     *
     * @param fours the largest number of moves until then
     */
    static boolean winsByFours(Board board, int fours) {
        Player player = CandidatesSuite.toMove(board);
        if (!Fives.of(board, player).isEmpty()) {
            return true;
        }
        if (fours == 0 || Fives.of(board, player.opponent()).size() > 1) {
            return false;
        }
        return near(board).stream().anyMatch(cell -> keepsTheWin(board, cell, fours));
    }

    /** Returns whether the move completes a five or wins by at most so many fours. */
    static boolean keepsTheWin(Board board, Cell move, int fours) {
        Player player = CandidatesSuite.toMove(board);
        if (Fives.completes(board, player, move)) {
            return true;
        }
        if (fours == 0) {
            return false;
        }
        List<Cell> threatened = Fives.after(board, player, move);
        Board next = with(board, move);
        if (threatened.isEmpty() || !Fives.of(next, player.opponent()).isEmpty()) {
            return false;
        }
        return threatened.size() > 1 || winsByFours(with(next, threatened.get(0)), fours - 1);
    }

    private static Board with(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, CandidatesSuite.toMove(board));
        return next;
    }

    private static Set<Cell> near(Board board) {
        Set<Cell> cells = new HashSet<>();
        for (Cell cell : board.emptyCells()) {
            for (int row = Math.max(0, cell.row() - 2); row <= Math.min(board.size() - 1, cell.row() + 2); row++) {
                for (int column = Math.max(0, cell.column() - 2);
                        column <= Math.min(board.size() - 1, cell.column() + 2);
                        column++) {
                    if (board.at(row, column).isPresent()) {
                        cells.add(cell);
                    }
                }
            }
        }
        return cells;
    }

    /** The side to move can complete a five. */
    static Stream<Board> wins(Random random, int count) {
        return Walks.withWins(random, count);
    }

    /** Only the opponent can complete a five, on one cell. */
    static Stream<Board> blocks(Random random, int count) {
        return Stream.generate(() -> Walks.withBlocks(random, 1))
                .flatMap(boards -> boards)
                .filter(board -> Fives.of(board, CandidatesSuite.toMove(board).opponent())
                                .size()
                        == 1)
                .limit(count);
    }
}
