package plybook.judge;

import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;

/** A larger board as people draw it: with the numbers of rows and columns, and marks on some of its cells. */
final class GomokuText {
    private GomokuText() {}

    static String drawn(Board board) {
        return drawn(board, Map.of());
    }

    /** @param marks what is drawn on a cell instead of what is there */
    static String drawn(Board board, Map<Cell, Character> marks) {
        int size = board.size();
        StringBuilder text = new StringBuilder("   ");
        for (int column = 0; column < size; column++) {
            text.append(String.format("%3d", column));
        }
        for (int row = 0; row < size; row++) {
            text.append('\n').append(String.format("%3d", row));
            for (int column = 0; column < size; column++) {
                Cell cell = new Cell(row, column);
                char there = board.at(cell).map(player -> player.symbol()).orElse('.');
                text.append("  ").append(marks.getOrDefault(cell, there));
            }
        }
        return text.toString();
    }
}
