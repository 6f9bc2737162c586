// exercise: 08
// truth: wrong
// mistake: an estimate of more than 90,000 is taken for a proved win or loss, and the player stops to look deeper although there is time
// player: both
// style: two methods for MAX and MIN, result class
// single: yes
// detail: sometimes; only where an estimate lies between 90,000 and 100,000
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 2_000_000;
    private static final int DECIDED = 90_000;
    private static final int MAX_PLY = 100;

    static class TimeOver extends Exception {
        private static final long serialVersionUID = 7L;
    }

    private class Search {
        final GivenPosition<A> pos;
        final Clock clock;
        final List<A> killer = new ArrayList<>(Collections.nCopies(MAX_PLY + 1, (A) null));
        A best;
        int score;

        Search(GivenPosition<A> pos, Clock clock) {
            this.pos = pos;
            this.clock = clock;
        }

        void iteration(List<A> order, int depth) throws TimeOver {
            A top = null;
            int alpha = -INF;
            int beta = INF;
            boolean max = pos.player() == Player.MAX;
            for (A a : order) {
                pos.make(a);
                int v = max ? min(1, depth, alpha, beta) : max(1, depth, alpha, beta);
                pos.undo();
                if (max && v > alpha) {
                    alpha = v;
                    top = a;
                }
                if (!max && v < beta) {
                    beta = v;
                    top = a;
                }
            }
            best = top;
            score = max ? alpha : beta;
        }

        private boolean isLeaf(int ply, int depth) throws TimeOver {
            if (clock.isUp()) {
                throw new TimeOver();
            }
            return pos.terminal() || ply == depth;
        }

        private int leaf(int ply) {
            if (!pos.terminal()) {
                return pos.evaluation();
            }
            int u = pos.utility();
            if (u > 0) {
                return u - ply;
            }
            if (u < 0) {
                return u + ply;
            }
            return 0;
        }

        private List<A> ordered(int ply) {
            List<A> list = new ArrayList<>(pos.actions());
            int i = list.indexOf(killer.get(ply));
            if (i > 0) {
                Collections.swap(list, 0, i);
            }
            return list;
        }

        private int max(int ply, int depth, int alpha, int beta) throws TimeOver {
            if (isLeaf(ply, depth)) {
                return leaf(ply);
            }
            for (A a : ordered(ply)) {
                pos.make(a);
                alpha = Math.max(alpha, min(ply + 1, depth, alpha, beta));
                pos.undo();
                if (alpha >= beta) {
                    killer.set(ply, a);
                    return beta;
                }
            }
            return alpha;
        }

        private int min(int ply, int depth, int alpha, int beta) throws TimeOver {
            if (isLeaf(ply, depth)) {
                return leaf(ply);
            }
            for (A a : ordered(ply)) {
                pos.make(a);
                beta = Math.min(beta, max(ply + 1, depth, alpha, beta));
                pos.undo();
                if (beta <= alpha) {
                    killer.set(ply, a);
                    return alpha;
                }
            }
            return beta;
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Search search = new Search(position, clock);
        List<A> order = new ArrayList<>(position.actions());
        search.best = order.get(0);
        try {
            for (int depth = 1; depth < MAX_PLY; depth++) {
                search.iteration(order, depth);
                if (Math.abs(search.score) > DECIDED) {
                    break;
                }
                Collections.swap(order, 0, order.indexOf(search.best));
            }
        } catch (TimeOver over) {
            return search.best;
        }
        return search.best;
    }
}
