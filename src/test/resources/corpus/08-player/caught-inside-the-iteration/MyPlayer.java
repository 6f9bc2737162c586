// exercise: 08
// truth: wrong
// mistake: the exception of the clock is caught inside the iteration, which then returns the best it has so far like a finished one, so the move of an unfinished iteration is played
// kind: slip
// player: both
// style: recursion with an exception, killers by depth, the actions in no kept order (the last best is not tried first)
// single: yes
// detail: -
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    static class OutOfTime extends RuntimeException {
        OutOfTime() { super(null, null, false, false); }
    }

    private final Map<Integer, A> killers = new HashMap<>();
    private int value;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = position.actions();
        Player player = position.player();
        A best = actions.get(0);
        for (int depth = 1; depth < 60 && !clock.isUp(); depth++) {
            best = iteration(position, clock, player, actions, depth, best);
            if (Math.abs(value) > 900_000) {
                break;
            }
        }
        return best;
    }

    private A iteration(GivenPosition<A> p, Clock clock, Player player, List<A> actions, int depth, A last) {
        A best = last;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        value = 0;
        try {
            for (A action : actions) {
                p.make(action);
                int v = search(p, clock, depth - 1, 1, alpha, beta);
                p.undo();
                if (player == Player.MAX && v > alpha) {
                    alpha = v;
                    best = action;
                }
                if (player == Player.MIN && v < beta) {
                    beta = v;
                    best = action;
                }
            }
            value = player == Player.MAX ? alpha : beta;
        } catch (OutOfTime e) {
            // no more time: keep what we have
        }
        return best;
    }

    private int search(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new OutOfTime();
        if (p.terminal()) {
            int u = p.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) return p.evaluation();
        boolean max = p.player() == Player.MAX;
        List<A> actions = new ArrayList<>(p.actions());
        A killer = killers.get(depth);
        if (killer != null && actions.remove(killer)) actions.add(0, killer);
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : actions) {
            p.make(a);
            int v = search(p, clock, depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                killers.put(depth, a);
                break;
            }
        }
        return best;
    }
}
