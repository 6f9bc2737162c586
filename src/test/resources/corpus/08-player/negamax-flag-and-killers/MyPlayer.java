// exercise: 08
// truth: right
// mistake: none; negamax with a stop flag in place of an exception, two killers per ply, root list sorted by best first
// player: both
// style: negamax, boolean flag, arrays of killers
// single: yes
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 2_000_000;
    private static final int MAX_PLY = 60;

    private GivenPosition<A> pos;
    private Clock clock;
    private boolean stopped;
    private List<List<A>> killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        this.stopped = false;
        this.killers = new ArrayList<>();
        for (int i = 0; i <= MAX_PLY; i++) {
            killers.add(new ArrayList<>());
        }

        List<A> root = new ArrayList<>(position.actions());
        A toPlay = root.get(0);
        for (int depth = 1; depth < MAX_PLY && !stopped; depth++) {
            A best = null;
            int alpha = -INF;
            for (A action : root) {
                int v = play(action, depth, 0, alpha, INF);
                if (stopped) {
                    break;
                }
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            }
            if (!stopped) {
                toPlay = best;
                root.remove(best);
                root.add(0, best);
            }
        }
        return toPlay;
    }

    /** Makes the action, searches, takes it back. The value is the mover's. */
    private int play(A action, int depth, int ply, int alpha, int beta) {
        Player mover = pos.player();
        pos.make(action);
        int v;
        if (pos.terminal() || pos.player() != mover) {
            v = -negamax(mover.opponent(), depth - 1, ply + 1, -beta, -alpha);
        } else {
            v = negamax(mover, depth - 1, ply + 1, alpha, beta);
        }
        pos.undo();
        return v;
    }

    private int negamax(Player me, int depth, int ply, int alpha, int beta) {
        int sign = me == Player.MAX ? 1 : -1;
        if (pos.terminal()) {
            int u = pos.utility() * sign;
            if (u > 0) return u - ply;
            if (u < 0) return u + ply;
            return 0;
        }
        if (clock.isUp()) {
            stopped = true;
            return 0;    // nobody looks at it any more
        }
        if (depth <= 0) {
            return sign * pos.evaluation();
        }
        List<A> actions = new ArrayList<>(pos.actions());
        List<A> mine = killers.get(Math.min(ply, MAX_PLY));
        for (int k = mine.size() - 1; k >= 0; k--) {
            int at = actions.indexOf(mine.get(k));
            if (at > 0) {
                Collections.rotate(actions.subList(0, at + 1), 1);
            }
        }
        int best = -INF;
        for (A action : actions) {
            int v = play(action, depth, ply, alpha, beta);
            if (stopped) {
                return 0;
            }
            if (v > best) best = v;
            if (v > alpha) alpha = v;
            if (alpha >= beta) {
                mine.remove(action);
                mine.add(0, action);
                if (mine.size() > 3) mine.remove(3);
                break;
            }
        }
        return best;
    }
}
