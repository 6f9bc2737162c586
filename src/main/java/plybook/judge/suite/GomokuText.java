package plybook.judge.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;

/** A larger board as people draw it: with the numbers of rows and columns, and marks on some of its cells. */
public final class GomokuText {
    private static final Pattern CELL = Pattern.compile("\\((\\d{1,3}),(\\d{1,3})\\)");

    private GomokuText() {}

    public static String drawn(Board board) {
        return drawn(board, Map.of());
    }

    /**
     * Returns the board with marks on it.
     *
     * @param marks what is drawn on a cell instead of what is there
     */
    public static String drawn(Board board, Map<Cell, Character> marks) {
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

    /** Returns all cells that a text lists, in its order. */
    public static List<Cell> cells(String text) {
        List<Cell> cells = new ArrayList<>();
        Matcher found = CELL.matcher(text);
        while (found.find()) {
            cells.add(new Cell(number(text, found, 1), number(text, found, 2)));
        }
        return cells;
    }

    private static int number(String text, Matcher found, int group) {
        return Integer.parseInt(text, found.start(group), found.end(group), 10);
    }
}
