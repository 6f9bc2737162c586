// exercise: 08
// truth: wrong
// mistake: two mistakes: the root picks the largest value whoever is to move, so as MIN it plays the worst move; and iterations end at depth 3, so time is left over
// player: both
// style: fields, aspiration
// single: no
// detail: the first mistake hurts as MIN only
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

// iterative deepening with an aspiration window: guess that the value is like that of two plies before, search again if it is not
public class MyPlayer<A> implements PlayerTask<A> {
    static final int BIG = 5000000;
    static final int MARGIN = 60;

    GivenPosition<A> p;
    Clock c;
    boolean stop;
    HashMap<A, Integer> good = new HashMap<>();
    A rootBest;

    public A move(GivenPosition<A> position, Clock clock) {
        p = position;
        c = clock;
        stop = false;
        good = new HashMap<>();
        ArrayList<A> moves = new ArrayList<>(p.actions());
        A answer = moves.get(0);
        int[] values = new int[80];
        for (int d = 1; d <= 3; d++) {
            int lo = -BIG, hi = BIG;
            if (d > 2) {
                lo = values[d - 2] - MARGIN;
                hi = values[d - 2] + MARGIN;
            }
            int v = root(moves, d, lo, hi);
            if (!stop && v <= lo) v = root(moves, d, -BIG, BIG);
            else if (!stop && v >= hi) v = root(moves, d, -BIG, BIG);
            if (stop) break;
            values[d] = v;
            answer = rootBest;
            moves.remove(answer);
            moves.add(0, answer);
        }
        return answer;
    }

    int root(List<A> moves, int d, int alpha, int beta) {
        boolean max = true; // we are always MAX
        int best = max ? -BIG : BIG;
        A bestMove = moves.get(0);
        for (A m : moves) {
            p.make(m);
            int v = search(d - 1, 1, alpha, beta);
            p.undo();
            if (stop) return 0;
            if (max ? v > best : v < best) {
                best = v;
                bestMove = m;
            }
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        rootBest = bestMove;
        return best;
    }

    int search(int d, int ply, int alpha, int beta) {
        if (stop || c.isUp()) {
            stop = true;
            return 0;
        }
        if (p.terminal()) {
            int u = p.utility();
            if (u > 0) return u - ply;
            if (u < 0) return u + ply;
            return 0;
        }
        if (d == 0) return p.evaluation();
        boolean max = p.player() == Player.MAX;
        int best = max ? -BIG : BIG;
        for (A m : order(p.actions())) {
            p.make(m);
            int v = search(d - 1, ply + 1, alpha, beta);
            p.undo();
            if (stop) return 0;
            if (max) {
                if (v > best) best = v;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best < beta) beta = best;
            }
            if (alpha >= beta) {
                Integer old = good.get(m);
                good.put(m, (old == null ? 0 : old) + d * d);
                break;
            }
        }
        return best;
    }

    // insertion sort, most cuts first
    List<A> order(List<A> given) {
        ArrayList<A> list = new ArrayList<>(given.size());
        for (A a : given) {
            int i = list.size();
            while (i > 0 && points(list.get(i - 1)) < points(a)) i--;
            list.add(i, a);
        }
        return list;
    }

    int points(A a) {
        Integer n = good.get(a);
        return n == null ? 0 : n;
    }
}
