// exercise: 08
// truth: wrong
// mistake: whether the iteration was cut off is only looked at before each root action, so when the clock is up below the last one the iteration counts as finished
// player: both
// style: no exceptions, null for an unfinished iteration
// single: yes
// detail: sometimes; only when the clock is up while the last root action is searched
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private Clock clock;
    private GivenPosition<A> p;
    private Map<Integer, A> killer;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.p = position;
        this.clock = clock;
        this.killer = new HashMap<>();
        LinkedList<A> moves = new LinkedList<>(position.actions());
        A best = moves.getFirst();
        int depth = 0;
        while (!clock.isUp() && depth < 80) {
            depth++;
            A found = iterate(moves, depth);
            if (found == null) {
                return best;
            }
            best = found;
            moves.remove(best);
            moves.addFirst(best);
        }
        return best;
    }

    private A iterate(List<A> moves, int depth) {
        boolean isMax = p.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A move : moves) {
            if (clock.isUp()) {
                return null;
            }
            p.make(move);
            int value = alphaBeta(depth - 1, 1, alpha, beta);
            p.undo();
            if (isMax) {
                if (value > alpha) {
                    alpha = value;
                    best = move;
                }
            } else {
                if (value < beta) {
                    beta = value;
                    best = move;
                }
            }
        }
        return best;
    }

    private int alphaBeta(int depth, int ply, int alpha, int beta) {
        if (p.terminal()) {
            int result = p.utility();
            if (result > 0) return result - ply;
            if (result < 0) return result + ply;
            return 0;
        }
        if (depth == 0 || clock.isUp()) {
            return p.evaluation();
        }
        List<A> moves = new ArrayList<>(p.actions());
        if (moves.remove(killer.get(ply))) {
            moves.add(0, killer.get(ply));
        }
        if (p.player() == Player.MAX) {
            int v = -Window.INFINITY;
            for (A move : moves) {
                p.make(move);
                v = Math.max(v, alphaBeta(depth - 1, ply + 1, alpha, beta));
                p.undo();
                alpha = Math.max(alpha, v);
                if (alpha >= beta) {
                    killer.put(ply, move);
                    return v;
                }
            }
            return v;
        } else {
            int v = Window.INFINITY;
            for (A move : moves) {
                p.make(move);
                v = Math.min(v, alphaBeta(depth - 1, ply + 1, alpha, beta));
                p.undo();
                beta = Math.min(beta, v);
                if (alpha >= beta) {
                    killer.put(ply, move);
                    return v;
                }
            }
            return v;
        }
    }
}
