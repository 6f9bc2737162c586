package plybook.diagnosis.gomoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/** The cells on which a player can complete a five, found slowly and plainly: the oracle for threats. */
public final class Fives {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private static final int FIVE = 5;

    private Fives() {}

    /** Returns whether a stone of the player on the empty cell makes five or more in a row. */
    public static boolean completes(Board board, Player player, Cell cell) {
        for (int[] direction : DIRECTIONS) {
            int run = 1
                    + run(board, player, cell, direction[0], direction[1])
                    + run(board, player, cell, -direction[0], -direction[1]);
            if (run >= FIVE) {
                return true;
            }
        }
        return false;
    }

    /** Returns the number of the player's stones in a row beside the cell in that direction. */
    static int run(Board board, Player player, Cell cell, int down, int right) {
        int count = 0;
        int row = cell.row() + down;
        int column = cell.column() + right;
        while (isOn(board, row, column) && board.has(player, row, column)) {
            count++;
            row += down;
            column += right;
        }
        return count;
    }

    /** The empty cells on which the player completes a five. */
    public static List<Cell> of(Board board, Player player) {
        return board.emptyCells().stream()
                .filter(cell -> completes(board, player, cell))
                .toList();
    }

    /** Returns whether there is an empty cell on which the player completes a five. */
    public static boolean arePossible(Board board, Player player) {
        return board.count(player) >= FIVE - 1
                && board.emptyCells().stream().anyMatch(cell -> completes(board, player, cell));
    }

    /** The cells in line with the empty cell on which the player completes a five once there is a stone of theirs on it. */
    public static List<Cell> after(Board board, Player player, Cell cell) {
        Board next = board.copy();
        next.put(cell, player);
        List<Cell> cells = new ArrayList<>();
        for (int[] direction : DIRECTIONS) {
            for (int step = 1 - FIVE; step < FIVE; step++) {
                int row = cell.row() + step * direction[0];
                int column = cell.column() + step * direction[1];
                if (isOn(board, row, column)) {
                    Cell other = new Cell(row, column);
                    if (next.isEmpty(other) && completes(next, player, other)) {
                        cells.add(other);
                    }
                }
            }
        }
        return cells;
    }

    /** Returns whether enough stones of the player lie in one line with the empty cell for a five with it and one stone more. */
    public static boolean isNearFive(Board board, Player player, Cell cell) {
        return Arrays.stream(DIRECTIONS).anyMatch(direction -> inReach(board, player, cell, direction) >= FIVE - 2);
    }

    /** Returns the number of the player's stones on the line through the cell that are near enough to be in a five with it. */
    private static int inReach(Board board, Player player, Cell cell, int[] direction) {
        int count = 0;
        for (int step = 1 - FIVE; step < FIVE; step++) {
            int row = cell.row() + step * direction[0];
            int column = cell.column() + step * direction[1];
            if (isOn(board, row, column) && board.has(player, row, column)) {
                count++;
            }
        }
        return count;
    }

    private static boolean isOn(Board board, int row, int column) {
        return row >= 0 && row < board.size() && column >= 0 && column < board.size();
    }
}
