package plybook.tictactoe;

import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Player;

/** Tic-Tac-Toe: three in a row, a column or a diagonal wins; X begins. Actions are listed row by row. */
public final class TicTacToe implements BoardGame {
    private static final int SIZE = 3;
    private static final Optional<Player> NOBODY = Optional.empty();
    private static final Optional<Player> X_WINS = Optional.of(Player.X);
    private static final Optional<Player> O_WINS = Optional.of(Player.O);

    @Override
    public Board initialState() {
        return Board.empty(SIZE);
    }

    /** X at an even number of marks, O at an odd one. */
    @Override
    public Player player(Board board) {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public List<Cell> actions(Board board) {
        return hasWon(board, Player.X) || hasWon(board, Player.O) ? List.of() : board.emptyCells();
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (terminal(board)) {
            String end =
                    winner(board).map(player -> player.symbol() + " has won").orElse("a tie");
            throw new IllegalArgumentException(
                    "the game is over, " + end + ": there is no legal action, not even " + cell);
        }
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return hasWon(board, Player.X) ? X_WINS : hasWon(board, Player.O) ? O_WINS : NOBODY;
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || hasWon(board, Player.X) || hasWon(board, Player.O);
    }

    @Override
    public int utility(Board board) {
        if (!terminal(board)) {
            throw new IllegalStateException("utility is for terminal states only, and " + board + " goes on");
        }
        return hasWon(board, Player.X) ? 1 : hasWon(board, Player.O) ? -1 : 0;
    }

    private static boolean hasWon(Board board, Player player) {
        for (int i = 0; i < SIZE; i++) {
            if (line(board, player, i, 0, 0, 1) || line(board, player, 0, i, 1, 0)) {
                return true;
            }
        }
        return line(board, player, 0, 0, 1, 1) || line(board, player, 0, 2, 1, -1);
    }

    private static boolean line(Board board, Player player, int row, int column, int down, int right) {
        return board.has(player, row, column)
                && board.has(player, row + down, column + right)
                && board.has(player, row + 2 * down, column + 2 * right);
    }
}
