// exercise: 05
// truth: right
// mistake: none; an enum of eight neighbours and a recursive count to either side
// player: both
// style: enum with recursion, streams
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import java.util.stream.*;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;


public class MyGomoku implements GomokuTask {
    private enum Way {
        E(0, 1), S(1, 0), SE(1, 1), SW(1, -1);

        final int dr, dc;

        Way(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }

        /** Stones in a row from this place on, the place itself included. */
        int run(Board b, Player p, int r, int c, int sign) {
            if (r < 0 || c < 0 || r >= b.size() || c >= b.size() || !b.has(p, r, c)) {
                return 0;
            }
            return 1 + run(b, p, r + sign * dr, c + sign * dc, sign);
        }

        int through(Board b, Player p, Cell cell) {
            return run(b, p, cell.row(), cell.column(), 1) + run(b, p, cell.row(), cell.column(), -1) - 1;
        }
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) - state.board().count(Player.O) == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state) || !state.board().contains(cell) || !state.board().isEmpty(cell)) {
            throw new IllegalArgumentException("may not be played: " + cell);
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(cell -> state.board().at(cell)
                .filter(p -> Arrays.stream(Way.values()).anyMatch(w -> w.through(state.board(), p, cell) > 4)));
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return Stream.of(state).filter(s -> !terminal(s)).flatMap(s -> s.board().emptyCells().stream()).collect(Collectors.toList());
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.MAX ? +1 : -1).orElse(0);
    }
}
