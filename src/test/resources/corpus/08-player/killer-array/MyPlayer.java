// exercise: 08
// truth: wrong
// mistake: the killers are kept in an array for 24 plies, and nothing keeps the iterations from going deeper
// player: both
// style: arrays, two killers for each ply, a loop until the clock is up
// kind: subtle
// single: yes
// detail: only where so little is left to play that iteration 25 and deeper are reached and entered at that depth, such as narrow trees with long lines
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int PLIES = 24;

    private Object[][] killers;
    private Clock clock;
    private GivenPosition<A> board;
    private boolean aborted;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.board = position;
        this.clock = clock;
        this.killers = new Object[PLIES][2];
        this.aborted = false;
        List<A> actions = new ArrayList<>(position.actions());
        A chosen = actions.get(0);
        for (int depth = 1; !clock.isUp(); depth++) {
            int[] value = new int[1];
            A best = root(actions, depth, value);
            if (aborted) {
                break;
            }
            chosen = best;
            actions.remove(best);
            actions.add(0, best);
            if (Math.abs(value[0]) > 900_000) {
                break;
            }
        }
        return chosen;
    }

    private A root(List<A> actions, int depth, int[] out) {
        boolean max = board.player() == Player.MAX;
        out[0] = max ? -Window.INFINITY : Window.INFINITY;
        A best = null;
        for (A action : actions) {
            board.make(action);
            int value = max
                    ? search(depth - 1, 1, out[0], Window.INFINITY)
                    : search(depth - 1, 1, -Window.INFINITY, out[0]);
            board.undo();
            if (aborted) {
                return null;
            }
            if (best == null || (max ? value > out[0] : value < out[0])) {
                out[0] = value;
                best = action;
            }
        }
        return best;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (aborted || clock.isUp()) {
            aborted = true;
            return 0;
        }
        if (board.terminal()) {
            int utility = board.utility();
            return utility < 0 ? utility + ply : utility > 0 ? utility - ply : 0;
        }
        if (depth == 0) {
            return board.evaluation();
        }
        List<A> actions = new ArrayList<>(board.actions());
        Object[] killer = killers[ply];
        for (int i = 1; i >= 0; i--) {
            int at = actions.indexOf(killer[i]);
            if (at > 0) {
                actions.add(0, actions.remove(at));
            }
        }
        boolean max = board.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            board.make(action);
            int value = search(depth - 1, ply + 1, alpha, beta);
            board.undo();
            if (aborted) {
                return 0;
            }
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                if (!action.equals(killer[0])) {
                    killer[1] = killer[0];
                    killer[0] = action;
                }
                break;
            }
        }
        return best;
    }
}
