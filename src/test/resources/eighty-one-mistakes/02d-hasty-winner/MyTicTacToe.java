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
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int i = 0; i < 3; i++) {
            if (owner(board, i, 0).equals(owner(board, i, 1)) && owner(board, i, 1).equals(owner(board, i, 2))) {
                return owner(board, i, 0);
            }
            if (owner(board, 0, i).equals(owner(board, 1, i)) && owner(board, 1, i).equals(owner(board, 2, i))) {
                return owner(board, 0, i);
            }
        }
        if (owner(board, 0, 2).equals(owner(board, 1, 1)) && owner(board, 1, 1).equals(owner(board, 2, 0))) {
            return owner(board, 1, 1);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (winner(board).isEmpty()) return 0;
        return winner(board).get() == Player.X ? 1 : -1;
    }

    private Optional<Player> owner(Board board, int row, int column) {
        if (board.has(Player.X, row, column)) return Optional.of(Player.X);
        return board.has(Player.O, row, column) ? Optional.of(Player.O) : Optional.empty();
    }
}
