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
            String row = "" + mark(board, i, 0) + mark(board, i, 1) + mark(board, i, 2);
            String column = "" + mark(board, 0, i) + mark(board, 1, i) + mark(board, 2, i);
            if (row == "XXX" || column == "XXX") return Optional.of(Player.X);
            if (row == "OOO" || column == "OOO") return Optional.of(Player.O);
        }
        String down = "" + mark(board, 0, 0) + mark(board, 1, 1) + mark(board, 2, 2);
        String up = "" + mark(board, 2, 0) + mark(board, 1, 1) + mark(board, 0, 2);
        if (down == "XXX" || up == "XXX") return Optional.of(Player.X);
        if (down == "OOO" || up == "OOO") return Optional.of(Player.O);
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

    /** X, O, or a dot for an empty cell. */
    private char mark(Board board, int row, int column) {
        if (board.has(Player.X, row, column)) return 'X';
        return board.has(Player.O, row, column) ? 'O' : '.';
    }
}
