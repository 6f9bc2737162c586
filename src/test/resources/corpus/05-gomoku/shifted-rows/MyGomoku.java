// exercise: 05
// truth: right
// mistake: -
// player: both
// style: whole board as rows of bits, shifted against each other; result goes by the list of actions
// single: yes
// detail: -

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private interface Shift {
        long apply(long row, int by);
    }

    private static final Shift[] SLANTS = {(row, by) -> row, (row, by) -> row >>> by, (row, by) -> row << by};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.parse(((size + "/").repeat(size - 1)) + size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int ahead = state.board().count(Player.X) - state.board().count(Player.O);
        return ahead == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException(cell + " is no move here");
        }
        Board after = state.board().copy();
        after.put(cell, player(state));
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        for (Player p : Player.values()) {
            if (fiveOf(state.board(), p)) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    private static boolean fiveOf(Board board, Player p) {
        int n = board.size();
        long[] rows = new long[n + 4];
        for (int r = 0; r < n; r++) {
            rows[r] = board.row(p, r);
        }
        long found = LongStream.of(rows).map(w -> w & w >> 1 & w >> 2 & w >> 3 & w >> 4).reduce(0, (a, b) -> a | b);
        for (int r = 0; r < n; r++) {
            for (Shift s : SLANTS) {
                long together = ~0L;
                for (int i = 0; i < 5; i++) {
                    together &= s.apply(rows[r + i], i);
                }
                found |= together;
            }
        }
        return found != 0;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return actions(state).isEmpty();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> free = new ArrayList<>();
        if (winner(state).isEmpty()) {
            for (int c = state.board().size() - 1; c >= 0; c--) {
                for (int r = 0; r < state.board().size(); r++) {
                    if (state.board().isEmpty(r, c)) {
                        free.add(new Cell(r, c));
                    }
                }
            }
        }
        return free;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        return w.isEmpty() ? 0 : 1 - 2 * w.get().ordinal();
    }
}
