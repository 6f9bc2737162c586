// exercise: 05
// truth: wrong
// mistake: result puts the stone on the given board and clears the cell in a finally block, also when put has refused a taken cell
// player: both
// style: make, copy and undo with try and finally; sums along a line by a helper
// kind: subtle
// single: yes
// detail: after result has refused a cell that is taken, the stone on that cell of the given board is gone
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("over");
        }
        Board board = state.board();
        if (!board.contains(cell)) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        try {
            board.put(cell, player(state));
            return new GomokuState(board.copy(), Optional.of(cell));
        } finally {
            board.clear(cell); // the caller's board stays as it was
        }
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player who = state.board().at(last).orElseThrow();
        boolean won = along(state, who, last, 0, 1) || along(state, who, last, 1, 0)
                || along(state, who, last, 1, 1) || along(state, who, last, 1, -1);
        return won ? Optional.of(who) : Optional.empty();
    }

    private boolean along(GomokuState state, Player who, Cell last, int dr, int dc) {
        int inARow = 0;
        for (int i = -4; i <= 4; i++) {
            int row = last.row() + i * dr;
            int column = last.column() + i * dc;
            boolean inside = row >= 0 && row < state.board().size() && column >= 0 && column < state.board().size();
            inARow = inside && state.board().has(who, row, column) ? inARow + 1 : 0;
            if (inARow == 5) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(who -> who == Player.X ? 1 : -1).orElse(0);
    }
}
