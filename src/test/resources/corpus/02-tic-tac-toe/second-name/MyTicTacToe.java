// exercise: 02
// truth: wrong
// mistake: result puts the mark on the board that it was given
// player: both
// style: short methods
// single: yes
// detail: -
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    @Override
    public Board initialState() {
        Board board = Board.empty(3);
        return board;
    }

    @Override
    public Player player(Board board) {
        int x = board.count(Player.X);
        int o = board.count(Player.O);
        return x <= o ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board newBoard = board;
        newBoard.put(cell, player(board));
        return newBoard;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int i = 0; i < 3; i++) {
            Optional<Player> row = same(board, i, 0, i, 1, i, 2);
            if (row.isPresent()) return row;
            Optional<Player> column = same(board, 0, i, 1, i, 2, i);
            if (column.isPresent()) return column;
        }
        Optional<Player> down = same(board, 0, 0, 1, 1, 2, 2);
        return down.isPresent() ? down : same(board, 2, 0, 1, 1, 0, 2);
    }

    private Optional<Player> same(Board b, int r1, int c1, int r2, int c2, int r3, int c3) {
        for (Player p : Player.values()) {
            if (b.has(p, r1, c1) && b.has(p, r2, c2) && b.has(p, r3, c3)) return Optional.of(p);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        if (winner(board).isPresent()) return true;
        return board.emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) return List.of();
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (winner(board).equals(Optional.of(Player.X))) return 1;
        if (winner(board).equals(Optional.of(Player.O))) return -1;
        return 0;
    }
}
