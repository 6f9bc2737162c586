// exercise: 02
// truth: wrong
// mistake: the rising diagonal of O is typed as (0,2) (1,1) (2,2) instead of (0,2) (1,1) (2,0)
// kind: slip
// player: MIN
// style: sixteen comparisons written out
// single: yes
// detail: -
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
        int x = board.count(Player.X);
        int o = board.count(Player.O);
        if (x == o) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board newBoard = board.copy();
        newBoard.put(cell, player(board));
        return newBoard;
    }

    @Override
    public Optional<Player> winner(Board b) {
        Player x = Player.X;
        Player o = Player.O;
        // X
        if (b.has(x, 0, 0) && b.has(x, 0, 1) && b.has(x, 0, 2)) return Optional.of(x);
        if (b.has(x, 1, 0) && b.has(x, 1, 1) && b.has(x, 1, 2)) return Optional.of(x);
        if (b.has(x, 2, 0) && b.has(x, 2, 1) && b.has(x, 2, 2)) return Optional.of(x);
        if (b.has(x, 0, 0) && b.has(x, 1, 0) && b.has(x, 2, 0)) return Optional.of(x);
        if (b.has(x, 0, 1) && b.has(x, 1, 1) && b.has(x, 2, 1)) return Optional.of(x);
        if (b.has(x, 0, 2) && b.has(x, 1, 2) && b.has(x, 2, 2)) return Optional.of(x);
        if (b.has(x, 0, 0) && b.has(x, 1, 1) && b.has(x, 2, 2)) return Optional.of(x);
        if (b.has(x, 0, 2) && b.has(x, 1, 1) && b.has(x, 2, 0)) return Optional.of(x);
        // O
        if (b.has(o, 0, 0) && b.has(o, 0, 1) && b.has(o, 0, 2)) return Optional.of(o);
        if (b.has(o, 1, 0) && b.has(o, 1, 1) && b.has(o, 1, 2)) return Optional.of(o);
        if (b.has(o, 2, 0) && b.has(o, 2, 1) && b.has(o, 2, 2)) return Optional.of(o);
        if (b.has(o, 0, 0) && b.has(o, 1, 0) && b.has(o, 2, 0)) return Optional.of(o);
        if (b.has(o, 0, 1) && b.has(o, 1, 1) && b.has(o, 2, 1)) return Optional.of(o);
        if (b.has(o, 0, 2) && b.has(o, 1, 2) && b.has(o, 2, 2)) return Optional.of(o);
        if (b.has(o, 0, 0) && b.has(o, 1, 1) && b.has(o, 2, 2)) return Optional.of(o);
        if (b.has(o, 0, 2) && b.has(o, 1, 1) && b.has(o, 2, 2)) return Optional.of(o);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        if (winner(board).isPresent()) {
            return true;
        }
        return board.isFull();
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
        if (w.isEmpty()) {
            return 0;
        }
        return w.get() == Player.X ? 1 : -1;
    }
}
