// Wrong: three equal cells are a line, and three empty ones are equal.
// Fails first: winner: three in a row, a column or a diagonal, of X or of O
// Says: a line of three empty cells is nobody's
// Diagnosis: stops-at-an-empty-line

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
        for (int i = 0; i < 3; i++) {
            if (board.at(i, 0).equals(board.at(i, 1)) && board.at(i, 1).equals(board.at(i, 2))) {
                return board.at(i, 0);
            }
            if (board.at(0, i).equals(board.at(1, i)) && board.at(1, i).equals(board.at(2, i))) {
                return board.at(0, i);
            }
        }
        if (board.at(0, 0).equals(board.at(1, 1)) && board.at(1, 1).equals(board.at(2, 2))) {
            return board.at(0, 0);
        }
        if (board.at(0, 2).equals(board.at(1, 1)) && board.at(1, 1).equals(board.at(2, 0))) {
            return board.at(0, 2);
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
