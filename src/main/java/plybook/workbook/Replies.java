package plybook.workbook;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.tictactoe.TicTacToe;

/** All that a program would reply in Tic-Tac-Toe, whichever side it has and whatever the other side plays. */
final class Replies {
    private final TicTacToe game = new TicTacToe();
    private final Function<Board, Cell> program;
    private final Map<String, Integer> replies = new HashMap<>();
    private final Set<Board> seen = new HashSet<>();

    private Replies(Function<Board, Cell> program) {
        this.program = program;
    }

    /**
     * Returns the cell of each reply, 0 to 8 row by row, by the board before it as text.
     *
     * @throws IllegalStateException if the program chooses a cell that is not free; the message says where
     */
    static Map<String, Integer> of(Function<Board, Cell> program) {
        Map<String, Integer> all = new HashMap<>();
        for (Player side : Player.values()) {
            Replies replies = new Replies(program);
            replies.from(replies.game.initialState(), side);
            all.putAll(replies.replies);
        }
        return all;
    }

    private void from(Board board, Player side) {
        if (game.terminal(board) || !seen.add(board)) {
            return;
        }
        if (game.player(board) == side) {
            Cell cell = program.apply(board.copy());
            if (!game.actions(board).contains(cell)) {
                throw new IllegalStateException(Texts.of("here.illegal", cell, board));
            }
            replies.put(board.toString(), board.size() * cell.row() + cell.column());
            from(game.result(board, cell), side);
        } else {
            game.actions(board).forEach(cell -> from(game.result(board, cell), side));
        }
    }
}
