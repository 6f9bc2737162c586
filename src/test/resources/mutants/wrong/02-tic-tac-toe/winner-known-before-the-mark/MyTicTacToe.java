// Wrong: result asks for the winner before the mark is put, and winner keeps that answer with the board.
// Fails first: winner: three in a row, a column or a diagonal, of X or of O
// Says: the very object that your result had just returned
// Diagnosis: not-repeatable

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? new ArrayList<>() : board.emptyCells();
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        if (terminal(next)) {
            throw new IllegalArgumentException("the game is over");
        }
        next.put(cell, player(board));
        return next;
    }

    private final Map<Board, Optional<Player>> winners = new IdentityHashMap<>();

    @Override
    public Optional<Player> winner(Board board) {
        return winners.computeIfAbsent(board, MyTicTacToe::found);
    }

    private static Optional<Player> found(Board board) {
        for (Player player : Player.values()) {
            for (int i = 0; i < 3; i++) {
                if (board.has(player, i, 0) && board.has(player, i, 1) && board.has(player, i, 2)) {
                    return Optional.of(player);
                }
                if (board.has(player, 0, i) && board.has(player, 1, i) && board.has(player, 2, i)) {
                    return Optional.of(player);
                }
            }
            if (board.has(player, 0, 0) && board.has(player, 1, 1) && board.has(player, 2, 2)) {
                return Optional.of(player);
            }
            if (board.has(player, 0, 2) && board.has(player, 1, 1) && board.has(player, 2, 0)) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public int utility(Board board) {
        if (winner(board).isEmpty()) {
            return 0;
        }
        return winner(board).get() == Player.X ? 1 : -1;
    }
}
