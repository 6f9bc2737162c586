// exercise: 05
// truth: wrong
// mistake: only exactly five in a row win, as in the standard rule; six do not
// player: both
// style: whole board scanned
// single: yes
// detail: -
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

/** Looks at the whole board; it's fast enough. */
public class MyGomoku implements GomokuTask {
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board b = state.board();
        return b.count(Player.X) == b.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) throw new IllegalArgumentException("illegal: " + cell);
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        Board b = state.board();
        for (Player p : Player.values()) {
            for (int r = 0; r < b.size(); r++) {
                for (int c = 0; c < b.size(); c++) {
                    for (int[] s : STEPS) {
                        if (five(b, p, r, c, s[0], s[1])) return Optional.of(p);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private boolean five(Board b, Player p, int r, int c, int dr, int dc) {
        if (is(b, p, r - dr, c - dc)) return false; // does not begin here
        int n = 0;
        while (is(b, p, r + n * dr, c + n * dc)) n++;
        return n == 5;
    }

    private boolean is(Board b, Player p, int r, int c) {
        return r >= 0 && r < b.size() && c >= 0 && c < b.size() && b.has(p, r, c);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return List.of();
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
