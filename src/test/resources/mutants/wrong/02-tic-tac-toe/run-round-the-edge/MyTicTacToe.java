// Wrong: a run goes on from the end of a row to the start of the next.
// Fails first: winner: three in a row, a column or a diagonal, of X or of O
// Says: nobody has three in a line yet
// Diagnosis: line-runs-round-the-edge

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
        return terminal(board) ? new ArrayList<>() : board.emptyCells();
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
            int run = 0;
            for (int i = 0; i < 9; i++) {
                run = board.has(player, i / 3, i % 3) ? run + 1 : 0;
                if (run == 3) {
                    return Optional.of(player);
                }
            }
            for (int i = 0; i < 3; i++) {
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
