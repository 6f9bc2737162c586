// exercise: 08
// truth: wrong
// mistake: at the root an action whose value equals the best replaces it, although that value may be only a bound
// player: both
// style: exception, killers, comparison with >= and <=
// single: yes
// detail: sometimes; if a later action is cut with a value that equals the best
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Expired extends Exception {
        private static final long serialVersionUID = 2;
    }

    private final Map<Integer, A> lastCut = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;
    private int rootValue;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        lastCut.clear();
        List<A> moves = new ArrayList<>(position.actions());
        A play = moves.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                play = position.player() == Player.MAX ? rootMax(moves, depth) : rootMin(moves, depth);
                moves.remove(play);
                moves.add(0, play);
                if (Math.abs(rootValue) > 999_900) {
                    break;
                }
            }
        } catch (Expired e) {
            return play;
        }
        return play;
    }

    private A rootMax(List<A> moves, int depth) throws Expired {
        A best = null;
        int value = -Window.INFINITY;
        for (A m : moves) {
            position.make(m);
            int v = search(depth - 1, 1, value, Window.INFINITY);
            position.undo();
            if (v >= value) {
                value = v;
                best = m;
            }
        }
        rootValue = value;
        return best;
    }

    private A rootMin(List<A> moves, int depth) throws Expired {
        A best = null;
        int value = Window.INFINITY;
        for (A m : moves) {
            position.make(m);
            int v = search(depth - 1, 1, -Window.INFINITY, value);
            position.undo();
            if (v <= value) {
                value = v;
                best = m;
            }
        }
        rootValue = value;
        return best;
    }

    private int search(int depth, int ply, int alpha, int beta) throws Expired {
        if (clock.isUp()) throw new Expired();
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return position.evaluation();
        List<A> moves = new ArrayList<>(position.actions());
        A k = lastCut.get(ply);
        if (moves.remove(k)) moves.add(0, k);
        if (position.player() == Player.MAX) {
            for (A m : moves) {
                position.make(m);
                alpha = Math.max(alpha, search(depth - 1, ply + 1, alpha, beta));
                position.undo();
                if (alpha >= beta) {
                    lastCut.put(ply, m);
                    return beta;
                }
            }
            return alpha;
        }
        for (A m : moves) {
            position.make(m);
            beta = Math.min(beta, search(depth - 1, ply + 1, alpha, beta));
            position.undo();
            if (alpha >= beta) {
                lastCut.put(ply, m);
                return alpha;
            }
        }
        return beta;
    }
}
