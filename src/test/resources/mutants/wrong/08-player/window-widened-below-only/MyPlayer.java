// Wrong: a narrow window is opened again only where all is worse
// Fails first: Uses its time and keeps it: deeper until the clock is up, and then the move comes at once
// Says: from three plies on another action is better
// Diagnosis: aspiration-window-not-widened
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 5_000_000;
    private static final int MARGIN = 500;

    private static final class Late extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private Clock clock;
    private GivenPosition<A> pos;
    private final Map<A, Integer> table = new HashMap<>();

    private A found;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        this.pos = position;
        table.clear();
        List<A> actions = new ArrayList<>(pos.actions());
        A play = actions.get(0);
        int alpha = -INF;
        int beta = INF;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int v = root(actions, depth, alpha, beta);
                if (v <= alpha) {
                    v = root(actions, depth, -INF, beta);
                }
                play = found;
                if (v > 900_000 || v < -900_000) {
                    break;
                }
                alpha = v - MARGIN;
                beta = v + MARGIN;
                actions.remove(play);
                actions.add(0, play);
            }
        } catch (Late late) {
            // what was found last is kept
        }
        return play;
    }

    private int root(List<A> actions, int depth, int alpha, int beta) {
        Player me = pos.player();
        int best = -INF;
        A choice = actions.get(0);
        for (A a : actions) {
            int v = after(a, me, depth, 0, alpha, beta);
            best = Math.max(best, v);
            if (v > alpha) {
                alpha = v;
                choice = a;
            }
            if (alpha >= beta) {
                break;
            }
        }
        found = choice;
        return best;
    }

    private int after(A a, Player me, int depth, int ply, int alpha, int beta) {
        pos.make(a);
        int v;
        if (!pos.terminal() && depth > 1 && pos.player() != me) {
            v = -negamax(depth - 1, ply + 1, -beta, -alpha);
        } else if (!pos.terminal() && depth > 1) {
            v = negamax(depth - 1, ply + 1, alpha, beta);
        } else {
            if (clock.isUp()) throw new Late();
            int sign = me == Player.MAX ? 1 : -1;
            v = sign * (pos.terminal() ? pos.utility() : pos.evaluation());
            if (v == 1_000_000) v -= ply;
            if (v == -1_000_000) v += ply;
        }
        pos.undo();
        return v;
    }

    private int negamax(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new Late();
        Player me = pos.player();
        List<A> actions = new ArrayList<>(pos.actions());
        actions.sort((x, y) -> table.getOrDefault(y, 0) - table.getOrDefault(x, 0));
        int best = -INF;
        for (A a : actions) {
            int v = after(a, me, depth, ply, alpha, beta);
            best = Math.max(best, v);
            alpha = Math.max(alpha, v);
            if (alpha >= beta) {
                table.merge(a, depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
