// exercise: 08
// truth: wrong
// mistake: when the clock is up a node returns its estimate, the iteration goes on to its end with such values, and its move is played
// player: both
// style: no exception, killers per ply
// single: yes
// detail: often; the last iteration is cut off and counts all the same
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MAX_DEPTH = 60;

    private List<A> killers;

    @Override
    public A move(GivenPosition<A> pos, Clock clock) {
        killers = new ArrayList<>();
        for (int i = 0; i <= MAX_DEPTH; i++) {
            killers.add(null);
        }
        List<A> order = new ArrayList<>(pos.actions());
        A play = order.get(0);
        for (int depth = 1; depth <= MAX_DEPTH && !clock.isUp(); depth++) {
            play = root(pos, clock, order, depth);
            order.remove(play);
            order.add(0, play);
        }
        return play;
    }

    private A root(GivenPosition<A> pos, Clock clock, List<A> order, int depth) {
        Player me = pos.player();
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : order) {
            pos.make(a);
            int v = alphaBeta(pos, clock, depth - 1, 1, alpha, beta);
            pos.undo();
            if (best == null || (me == Player.MAX ? v > alpha : v < beta)) {
                best = a;
                if (me == Player.MAX) alpha = v;
                else beta = v;
            }
        }
        return best;
    }

    private int alphaBeta(GivenPosition<A> pos, Clock clock, int depth, int ply, int alpha, int beta) {
        if (pos.terminal()) {
            return pos.utility() - Integer.signum(pos.utility()) * ply;
        }
        if (depth == 0 || clock.isUp()) {
            return pos.evaluation();
        }
        List<A> actions = new ArrayList<>(pos.actions());
        A killer = killers.get(ply);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
        boolean max = pos.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : actions) {
            pos.make(a);
            int v = alphaBeta(pos, clock, depth - 1, ply + 1, alpha, beta);
            pos.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                killers.set(ply, a);
                return best;
            }
        }
        return best;
    }
}
