// exercise: 08
// truth: wrong
// mistake: the ply is subtracted from every decided end (utility - ply), also from a win of MIN, so MIN prefers later wins and MAX loses as soon as possible
// player: MIN
// style: minimizer and maximizer as separate methods, best move of the last iteration first, no early stop
// single: yes
// detail: MAX wins the short way; MIN with a win in one plays it only if nothing longer wins within the depth reached (or MAX, when lost, does not resist)
import java.util.LinkedList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private Clock clock;
    private GivenPosition<A> p;
    private boolean stopped;
    private A iterationBest;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.p = position;
        this.clock = clock;
        this.stopped = false;
        LinkedList<A> rootMoves = new LinkedList<>(position.actions());
        A best = rootMoves.getFirst();
        boolean max = position.player() == Player.MAX;
        for (int depth = 1; depth <= 24; depth++) {
            iterationBest = null;
            if (max) maximum(rootMoves, depth, 0, -Window.INFINITY, Window.INFINITY);
            else minimum(rootMoves, depth, 0, -Window.INFINITY, Window.INFINITY);
            if (stopped) break;
            best = iterationBest;
            rootMoves.remove(best);
            rootMoves.addFirst(best);
        }
        return best;
    }

    private int maximum(List<A> moves, int depth, int ply, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A m : moves) {
            p.make(m);
            int v = after(depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (stopped) return 0;
            if (v > best) {
                best = v;
                if (ply == 0) iterationBest = m;
            }
            alpha = Math.max(alpha, best);
            if (beta <= alpha) break;
        }
        return best;
    }

    private int minimum(List<A> moves, int depth, int ply, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A m : moves) {
            p.make(m);
            int v = after(depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (stopped) return 0;
            if (v < best) {
                best = v;
                if (ply == 0) iterationBest = m;
            }
            beta = Math.min(beta, best);
            if (beta <= alpha) break;
        }
        return best;
    }

    private int after(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            stopped = true;
            return 0;
        }
        if (p.terminal()) {
            int utility = p.utility();
            return utility == 0 ? 0 : utility - ply; // sooner is better
        }
        if (depth == 0) return p.evaluation();
        return p.player() == Player.MAX
                ? maximum(p.actions(), depth, ply, alpha, beta)
                : minimum(p.actions(), depth, ply, alpha, beta);
    }
}
