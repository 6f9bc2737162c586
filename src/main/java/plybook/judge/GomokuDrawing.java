package plybook.judge;

import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.task.GomokuState;

/** Draws a large board with the numbers of its rows and columns, and the last stone in brackets. */
final class GomokuDrawing {
    private GomokuDrawing() {}

    static String of(Board board) {
        return of(new GomokuState(board, Optional.empty()));
    }

    static String of(GomokuState state) {
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
}
