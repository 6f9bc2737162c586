// exercise: 02
// truth: wrong
// mistake: winner tests the rows for O twice instead of the columns (copied from the block above), so O never wins with a column
// player: MIN
// style: everything written out, if after if
// single: yes
// detail: sometimes; rows and diagonals of O and all lines of X are right
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    public Board initialState() {
        return Board.empty(3);
    }

    public Player player(Board board) {
        int x = board.count(Player.X);
        int o = board.count(Player.O);
        if (x == o) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    public Board result(Board board, Cell cell) {
        Board b2 = board.copy();
        b2.put(cell, player(board));
        return b2;
    }

    public Optional<Player> winner(Board board) {
        Player X = Player.X;
        Player O = Player.O;

        for (int i = 0; i <= 2; i++) {
            if (board.has(X, i, 0) && board.has(X, i, 1) && board.has(X, i, 2)) {
                return Optional.of(X);
            }
            if (board.has(X, 0, i) && board.has(X, 1, i) && board.has(X, 2, i)) {
                return Optional.of(X);
            }
            if (board.has(O, i, 0) && board.has(O, i, 1) && board.has(O, i, 2)) {
                return Optional.of(O);
            }
            if (board.has(O, i, 0) && board.has(O, i, 1) && board.has(O, i, 2)) {
                return Optional.of(O);
            }
        }
        if (board.has(X, 0, 0) && board.has(X, 1, 1) && board.has(X, 2, 2)) {
            return Optional.of(X);
        }
        if (board.has(X, 2, 0) && board.has(X, 1, 1) && board.has(X, 0, 2)) {
            return Optional.of(X);
        }
        if (board.has(O, 0, 0) && board.has(O, 1, 1) && board.has(O, 2, 2)) {
            return Optional.of(O);
        }
        if (board.has(O, 2, 0) && board.has(O, 1, 1) && board.has(O, 0, 2)) {
            return Optional.of(O);
        }
        return Optional.empty();
    }

    public boolean terminal(Board board) {
        if (winner(board).isPresent()) {
            return true;
        }
        if (board.isFull()) {
            return true;
        }
        return false;
    }

    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return List.of();
        }
        return board.emptyCells();
    }

    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        if (winner.equals(Optional.of(Player.X))) {
            return 1;
        }
        if (winner.equals(Optional.of(Player.O))) {
            return -1;
        }
        return 0;
    }
}
