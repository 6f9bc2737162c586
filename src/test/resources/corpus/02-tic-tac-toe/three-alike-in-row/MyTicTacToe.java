// exercise: 02
// truth: wrong
// mistake: a row of three empty cells counts as three alike, and winner then returns empty at once without looking at the remaining lines
// player: MAX
// style: board.at compared with equals, one loop for rows and columns
// single: yes
// detail: sometimes; only if an empty row or column comes before the line that wins (18 positions that can come up, X wins in all)
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
        if (board.count(Player.X) > board.count(Player.O)) {
            return Player.O;
        }
        return Player.X;
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
            // row i
            if (board.at(i, 0).equals(board.at(i, 1)) && board.at(i, 1).equals(board.at(i, 2))) {
                return board.at(i, 0);
            }
            // column i
            if (board.at(0, i).equals(board.at(1, i)) && board.at(1, i).equals(board.at(2, i))) {
                return board.at(0, i);
            }
        }
        Optional<Player> centre = board.at(1, 1);
        if (centre.equals(board.at(0, 0)) && centre.equals(board.at(2, 2))) {
            return centre;
        }
        if (centre.equals(board.at(0, 2)) && centre.equals(board.at(2, 0))) {
            return centre;
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return new ArrayList<>();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isPresent()) {
            return w.get() == Player.X ? 1 : -1;
        }
        return 0;
    }
}
