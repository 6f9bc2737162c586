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
        for (Player player : Player.values()) {
            for (int i = 0; i < 3; i++) {
                if (line(board, player, i, 0, 0, 1) || line(board, player, 0, i, 1, 0)) {
                    return Optional.of(player);
                } else {
                    return Optional.empty();
                }
            }
            if (line(board, player, 0, 0, 1, 1) || line(board, player, 0, 2, 1, -1)) return Optional.of(player);
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

    private boolean line(Board board, Player player, int row, int column, int down, int right) {
        for (int i = 0; i < 3; i++) {
            if (!board.has(player, row + i * down, column + i * right)) return false;
        }
        return true;
    }
}
