// Wrong: a cell that ends the game is left out.
// Fails first: actions: every empty cell, and none once the game is over
// Says: an action is a cell that is still empty
// Diagnosis: ending-actions-left-out

import java.util.ArrayList;
import java.util.List;
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
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        if (terminal(board)) {
            return cells;
        }
        for (Cell cell : board.emptyCells()) {
            if (!terminal(result(board, cell))) {
                cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
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
