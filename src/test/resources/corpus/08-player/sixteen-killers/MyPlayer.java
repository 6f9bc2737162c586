// exercise: 08
// truth: wrong
// mistake: the array of killers has sixteen entries by ply, and nothing stops the deepening there, so a deep line throws an ArrayIndexOutOfBoundsException
// player: both
// style: killers in an array, while the clock runs
// single: yes
// detail: only where few moves are left or lines are narrow, so that iteration 17 or later is reached
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Stop extends Exception {}

    private Object[] killers;
    private GivenPosition<A> pos;
    private Clock clock;
    private boolean cutShort;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        killers = new Object[16];
        List<A> moves = new ArrayList<>(pos.actions());
        A chosen = moves.get(0);
        boolean max = pos.player() == Player.MAX;
        int depth = 1;
        try {
            while (!clock.isUp()) {
                cutShort = false;
                A best = moves.get(0);
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                for (A move : moves) {
                    pos.make(move);
                    int v = value(depth - 1, 1, alpha, beta);
                    pos.undo();
                    if (max ? v > alpha : v < beta) {
                        best = move;
                        if (max) alpha = v;
                        else beta = v;
                    }
                }
                chosen = best;
                if (!cutShort) break; // nothing is left to see
                moves.remove(chosen);
                moves.add(0, chosen);
                depth++;
            }
        } catch (Stop e) {
            return chosen;
        }
        return chosen;
    }

    private int value(int depth, int ply, int alpha, int beta) throws Stop {
        if (clock.isUp()) throw new Stop();
        if (pos.terminal()) {
            int u = pos.utility();
            return u - ply * Integer.signum(u);
        }
        if (depth == 0) {
            cutShort = true;
            return pos.evaluation();
        }
        List<A> moves = new ArrayList<>(pos.actions());
        int at = moves.indexOf(killers[ply]);
        if (at > 0) {
            moves.add(0, moves.remove(at));
        }
        boolean max = pos.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A move : moves) {
            pos.make(move);
            int v = value(depth - 1, ply + 1, alpha, beta);
            pos.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                killers[ply] = move;
                break;
            }
        }
        return best;
    }
}
