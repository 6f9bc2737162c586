// exercise: 08
// truth: wrong
// mistake: the negamax turns the utility to the mover's view but not the evaluation, which is to MAX
// player: both
// style: negamax with a sign, history
// single: yes
// detail: always where MIN is to move at the horizon
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class Interrupt extends Exception {}

    private Map<A, Integer> hist = new HashMap<>();
    private Clock clock;

    @Override
    public A move(GivenPosition<A> pos, Clock clock) {
        this.clock = clock;
        hist = new HashMap<>();
        List<A> moves = new ArrayList<>(pos.actions());
        int sign = pos.player() == Player.MAX ? 1 : -1;
        A best = moves.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int alpha = -Window.INFINITY;
                A found = null;
                for (A m : moves) {
                    pos.make(m);
                    int v = -negamax(pos, depth - 1, 1, -Window.INFINITY, -alpha, -sign);
                    pos.undo();
                    if (v > alpha) {
                        alpha = v;
                        found = m;
                    }
                }
                best = found;
                moves.remove(best);
                moves.add(0, best);
            }
        } catch (Interrupt e) {
            // best is the move of the last whole iteration
        }
        return best;
    }

    private int negamax(GivenPosition<A> pos, int depth, int ply, int alpha, int beta, int sign) throws Interrupt {
        if (clock.isUp()) throw new Interrupt();
        if (pos.terminal()) {
            int u = sign * pos.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return pos.evaluation();
        int mover = pos.player() == Player.MAX ? 1 : -1;
        if (mover != sign) return -negamax(pos, depth, ply, -beta, -alpha, mover);
        int best = -Window.INFINITY;
        List<A> moves = new ArrayList<>(pos.actions());
        moves.sort((a, b) -> hist.getOrDefault(b, 0).compareTo(hist.getOrDefault(a, 0)));
        for (A m : moves) {
            pos.make(m);
            int v = -negamax(pos, depth - 1, ply + 1, -beta, -alpha, -sign);
            pos.undo();
            best = Math.max(best, v);
            alpha = Math.max(alpha, v);
            if (alpha >= beta) {
                hist.merge(m, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
