// exercise: 02
// truth: wrong
// mistake: O's second diagonal is written as (0,2) (1,1) (2,2) instead of (0,2) (1,1) (2,0)
// player: MIN
// style: sixteen comparisons written out
// single: yes
// detail: sometimes, on boards where O has that diagonal or the three cells of the slip
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
        if (board.count(Player.X) == board.count(Player.O)) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board newBoard = board.copy();
        newBoard.put(cell, player(board));
        return newBoard;
    }

    @Override
    public Optional<Player> winner(Board board) {
        Player X = Player.X;
        Player O = Player.O;
        // rows
        if (board.has(X, 0, 0) && board.has(X, 0, 1) && board.has(X, 0, 2)) return Optional.of(X);
        if (board.has(X, 1, 0) && board.has(X, 1, 1) && board.has(X, 1, 2)) return Optional.of(X);
        if (board.has(X, 2, 0) && board.has(X, 2, 1) && board.has(X, 2, 2)) return Optional.of(X);
        if (board.has(O, 0, 0) && board.has(O, 0, 1) && board.has(O, 0, 2)) return Optional.of(O);
        if (board.has(O, 1, 0) && board.has(O, 1, 1) && board.has(O, 1, 2)) return Optional.of(O);
        if (board.has(O, 2, 0) && board.has(O, 2, 1) && board.has(O, 2, 2)) return Optional.of(O);
        // columns
        if (board.has(X, 0, 0) && board.has(X, 1, 0) && board.has(X, 2, 0)) return Optional.of(X);
        if (board.has(X, 0, 1) && board.has(X, 1, 1) && board.has(X, 2, 1)) return Optional.of(X);
        if (board.has(X, 0, 2) && board.has(X, 1, 2) && board.has(X, 2, 2)) return Optional.of(X);
        if (board.has(O, 0, 0) && board.has(O, 1, 0) && board.has(O, 2, 0)) return Optional.of(O);
        if (board.has(O, 0, 1) && board.has(O, 1, 1) && board.has(O, 2, 1)) return Optional.of(O);
        if (board.has(O, 0, 2) && board.has(O, 1, 2) && board.has(O, 2, 2)) return Optional.of(O);
        // diagonals
        if (board.has(X, 0, 0) && board.has(X, 1, 1) && board.has(X, 2, 2)) return Optional.of(X);
        if (board.has(X, 0, 2) && board.has(X, 1, 1) && board.has(X, 2, 0)) return Optional.of(X);
        if (board.has(O, 0, 0) && board.has(O, 1, 1) && board.has(O, 2, 2)) return Optional.of(O);
        if (board.has(O, 0, 2) && board.has(O, 1, 1) && board.has(O, 2, 2)) return Optional.of(O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return List.of();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isEmpty()) return 0;
        if (w.get() == Player.X) return 1;
        return -1;
    }
}
