// exercise: 05
// truth: wrong
// mistake: The last analysis is kept with the state object itself and reused if the state equals it; when the caller has put a stone on that board, the state still equals itself and the old answer comes back.
// kind: subtle
// player: both
// style: memo of the last analysis, record
// single: yes
// detail: ask about a state, put a stone on its board (s.board().put), ask about the same state again at once: a stale winner, terminal or actions
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    /** terminal, actions and result all need the winner: work it out once for a state. */
    private record Analysis(GomokuState state, Optional<Player> winner, List<Cell> empty) {}

    private Analysis memo;

    private Analysis analysis(GomokuState state) {
        if (memo == null || !memo.state().equals(state)) {
            memo = new Analysis(state, find(state), state.board().emptyCells());
        }
        return memo;
    }

    private static Optional<Player> find(GomokuState state) {
        Board board = state.board();
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell at = state.last().get();
        Optional<Player> mover = board.at(at);
        for (Direction direction : Direction.values()) {
            int row = 0;
            for (int i = -4; i <= 4; i++) {
                int r = at.row() + i * direction.down;
                int c = at.column() + i * direction.right;
                boolean same = r >= 0 && r < board.size() && c >= 0 && c < board.size() && board.at(r, c).equals(mover);
                row = same ? row + 1 : 0;
                if (row == 5) {
                    return mover;
                }
            }
        }
        return Optional.empty();
    }

    private enum Direction {
        EAST(0, 1), SOUTH(1, 0), SOUTH_EAST(1, 1), SOUTH_WEST(1, -1);

        final int down;
        final int right;

        Direction(int down, int right) {
            this.down = down;
            this.right = right;
        }
    }

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
            throw new IllegalArgumentException("finished");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return analysis(state).winner();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return analysis(state).winner().isPresent() || analysis(state).empty().isEmpty();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : new ArrayList<>(analysis(state).empty());
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
