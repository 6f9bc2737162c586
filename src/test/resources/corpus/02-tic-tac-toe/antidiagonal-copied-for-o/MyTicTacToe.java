// exercise: 02
// truth: wrong
// mistake: for O the second diagonal is tested with (2,2) instead of (2,0)
// player: MIN
// style: written out comparisons, separate block for each player
// single: yes
// detail: sometimes, only if O wins on that diagonal (or has (0,2), (1,1) and (2,2))
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
        if (board.count(Player.X) == board.count(Player.O)) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    @Override
    public Optional<Player> winner(Board b) {
        Player x = Player.X;
        Player o = Player.O;
        for (int i = 0; i < 3; i++) {
            if (b.has(x, i, 0) && b.has(x, i, 1) && b.has(x, i, 2)) return Optional.of(x);
            if (b.has(x, 0, i) && b.has(x, 1, i) && b.has(x, 2, i)) return Optional.of(x);
        }
        if (b.has(x, 0, 0) && b.has(x, 1, 1) && b.has(x, 2, 2)) return Optional.of(x);
        if (b.has(x, 0, 2) && b.has(x, 1, 1) && b.has(x, 2, 0)) return Optional.of(x);

        for (int i = 0; i < 3; i++) {
            if (b.has(o, i, 0) && b.has(o, i, 1) && b.has(o, i, 2)) return Optional.of(o);
            if (b.has(o, 0, i) && b.has(o, 1, i) && b.has(o, 2, i)) return Optional.of(o);
        }
        if (b.has(o, 0, 0) && b.has(o, 1, 1) && b.has(o, 2, 2)) return Optional.of(o);
        if (b.has(o, 0, 2) && b.has(o, 1, 1) && b.has(o, 2, 2)) return Optional.of(o);

        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
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
        if (w.isPresent() && w.get() == Player.X) {
            return 1;
        }
        if (w.isPresent() && w.get() == Player.O) {
            return -1;
        }
        return 0;
    }
}
