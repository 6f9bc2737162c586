// exercise: 08
// truth: right
// mistake: none; principal variation search with two killers for each ply
// player: both
// style: inner class for one search, RuntimeException for the clock, PVS
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int LIMIT = 64;
    private static final int BIG = 10_000_000;

    private static class Timeout extends RuntimeException {
        private static final long serialVersionUID = 7L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        return new Searcher<>(position, clock).think();
    }

    private static class Searcher<A> {
        final GivenPosition<A> p;
        final Clock clock;
        final List<List<A>> killers = new ArrayList<>();
        List<A> rootMoves;

        Searcher(GivenPosition<A> p, Clock clock) {
            this.p = p;
            this.clock = clock;
            for (int i = 0; i <= LIMIT; i++) {
                killers.add(new ArrayList<>());
            }
            rootMoves = new ArrayList<>(p.actions());
        }

        A think() {
            A chosen = rootMoves.get(0);
            if (rootMoves.size() == 1) {
                return chosen;
            }
            try {
                for (int depth = 1; depth < LIMIT; depth++) {
                    int score = root(depth);
                    chosen = rootMoves.get(0);
                    if (score > 999_000 || score < -999_000) {
                        break;
                    }
                }
            } catch (Timeout t) {
                // keep what is chosen
            }
            return chosen;
        }

        int root(int depth) {
            boolean max = p.player() == Player.MAX;
            int alpha = -BIG;
            int beta = BIG;
            A best = null;
            boolean first = true;
            for (A a : rootMoves) {
                p.make(a);
                int v;
                if (first) {
                    v = node(depth - 1, 1, alpha, beta);
                } else if (max) {
                    v = node(depth - 1, 1, alpha, alpha + 1);
                    if (v > alpha) v = node(depth - 1, 1, alpha, beta);
                } else {
                    v = node(depth - 1, 1, beta - 1, beta);
                    if (v < beta) v = node(depth - 1, 1, alpha, beta);
                }
                p.undo();
                if (first || (max ? v > alpha : v < beta)) {
                    best = a;
                    if (max) alpha = v; else beta = v;
                }
                first = false;
            }
            List<A> next = new ArrayList<>();
            next.add(best);
            for (A a : rootMoves) if (!a.equals(best)) next.add(a);
            rootMoves = next;
            return max ? alpha : beta;
        }

        int node(int depth, int ply, int alpha, int beta) {
            if (clock.isUp()) throw new Timeout();
            if (p.terminal()) {
                int u = p.utility();
                return u - Integer.signum(u) * ply;
            }
            if (depth == 0) return p.evaluation();
            boolean max = p.player() == Player.MAX;
            int best = max ? -BIG : BIG;
            boolean first = true;
            for (A a : arranged(ply)) {
                p.make(a);
                int v;
                if (first) {
                    v = node(depth - 1, ply + 1, alpha, beta);
                } else if (max) {
                    v = node(depth - 1, ply + 1, alpha, alpha + 1);
                    if (v > alpha && v < beta) v = node(depth - 1, ply + 1, alpha, beta);
                } else {
                    v = node(depth - 1, ply + 1, beta - 1, beta);
                    if (v > alpha && v < beta) v = node(depth - 1, ply + 1, alpha, beta);
                }
                p.undo();
                first = false;
                if (max) {
                    best = Math.max(best, v);
                    alpha = Math.max(alpha, best);
                } else {
                    best = Math.min(best, v);
                    beta = Math.min(beta, best);
                }
                if (alpha >= beta) {
                    List<A> k = killers.get(ply);
                    k.remove(a);
                    k.add(0, a);
                    if (k.size() > 2) k.remove(2);
                    break;
                }
            }
            return best;
        }

        List<A> arranged(int ply) {
            List<A> all = p.actions();
            List<A> out = new ArrayList<>(all.size());
            for (A k : killers.get(ply)) if (all.contains(k)) out.add(k);
            for (A a : all) if (!out.contains(a)) out.add(a);
            return out;
        }
    }
}
