// exercise: 02
// truth: wrong
// mistake: result clears the cell of the given board in a finally block, also when put has refused it because it was taken
// player: both
// style: make, copy, undo with try/finally
// single: yes
// detail: rare; only after a refused move: result on X.. with (0,0) throws, but the given board has lost its X
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
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    /** Plays the move, takes a picture of the board, and takes the move back. */
    @Override
    public Board result(Board board, Cell cell) {
        if (!board.contains(cell)) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        Player mover = player(board);
        try {
            board.put(cell, mover);
            return board.copy();
        } finally {
            board.clear(cell);
        }
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (var p : Player.values()) {
            for (int i = 0; i < 3; i++) {
                if (board.row(p, i) == 7) {
                    return Optional.of(p);
                }
            }
            if ((board.row(p, 0) & board.row(p, 1) & board.row(p, 2)) != 0) {
                return Optional.of(p);
            }
            boolean falling = board.has(p, 0, 0) && board.has(p, 1, 1) && board.has(p, 2, 2);
            boolean rising = board.has(p, 2, 0) && board.has(p, 1, 1) && board.has(p, 0, 2);
            if (falling || rising) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.stones() == 9;
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        var w = winner(board);
        return w.isEmpty() ? 0 : w.get() == Player.X ? +1 : -1;
    }
}
