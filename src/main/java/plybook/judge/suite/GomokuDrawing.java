package plybook.judge.suite;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.task.GomokuState;

/** Draws a large board with the numbers of its rows and columns, and the last stone in brackets. */
public final class GomokuDrawing {
    private GomokuDrawing() {}

    public static String of(Board board) {
        return of(new GomokuState(board, Optional.empty()));
    }

    public static String of(GomokuState state) {
        Board board = state.board();
        StringBuilder text = new StringBuilder("  ");
        for (int column = 0; column < board.size(); column++) {
            text.append(' ').append(column % 10);
        }
        for (int row = 0; row < board.size(); row++) {
            text.append('\n').append(row < 10 ? " " : "").append(row);
            char before = ' ';
            for (int column = 0; column < board.size(); column++) {
                Cell cell = new Cell(row, column);
                boolean last = state.last().filter(cell::equals).isPresent();
                text.append(last ? '(' : before);
                text.append(board.at(cell).map(player -> player.symbol()).orElse('.'));
                before = last ? ')' : ' ';
            }
            text.append(before == ')' ? ")" : "");
        }
        return text.toString();
    }

    /** Two boards side by side. */
    public static String beside(Board left, Board right) {
        List<String> ofLeft = of(left).lines().toList();
        List<String> ofRight = of(right).lines().toList();
        int width = 2 * left.size() + 2;
        return IntStream.range(0, Math.max(ofLeft.size(), ofRight.size()))
                .mapToObj(row -> padded(row < ofLeft.size() ? ofLeft.get(row) : "", width) + "    "
                        + (row < ofRight.size() ? ofRight.get(row) : ""))
                .collect(Collectors.joining("\n"));
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
