// exercise: 08
// truth: wrong
// mistake: at the root the largest value is taken for both players, so MIN plays its worst move
// player: MIN
// style: max and min methods below, one comparison at the root
// single: yes
// detail: always
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private GivenPosition<A> pos;
    private Clock clock;

    @SuppressWarnings("serial")
    private static final class TimeOver extends Exception {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        List<A> actions = position.actions();
        A result = actions.get(0);
        try {
            for (int d = 1; d < 60; d++) {
                A bestAction = null;
                int bestValue = -Window.INFINITY;
                for (A a : actions) {
                    pos.make(a);
                    int v = evaluate(d - 1, bestValue, Window.INFINITY, 1);
                    pos.undo();
                    if (bestAction == null || v > bestValue) {
                        bestValue = v;
                        bestAction = a;
                    }
                }
                result = bestAction;
            }
        } catch (TimeOver e) {
            return result;
        }
        return result;
    }

    private int evaluate(int depth, int alpha, int beta, int ply) throws TimeOver {
        if (clock.isUp()) throw new TimeOver();
        if (pos.terminal()) {
            int u = pos.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth <= 0) return pos.evaluation();
        return pos.player() == Player.MAX ? max(depth, alpha, beta, ply) : min(depth, alpha, beta, ply);
    }

    private int max(int depth, int alpha, int beta, int ply) throws TimeOver {
        int best = -Window.INFINITY;
        for (A a : pos.actions()) {
            pos.make(a);
            best = Math.max(best, evaluate(depth - 1, Math.max(alpha, best), beta, ply + 1));
            pos.undo();
            if (best >= beta) break;
        }
        return best;
    }

    private int min(int depth, int alpha, int beta, int ply) throws TimeOver {
        int best = Window.INFINITY;
        for (A a : pos.actions()) {
            pos.make(a);
            best = Math.min(best, evaluate(depth - 1, alpha, Math.min(beta, best), ply + 1));
            pos.undo();
            if (best <= alpha) break;
        }
        return best;
    }
}
