// exercise: 08
// truth: wrong
// mistake: whether the depth is used up is asked before whether the game is over, so an end at the horizon is worth its evaluation instead of its utility
// kind: slip
// player: both
// style: two methods max and min, a small search class made for each move
// single: yes
// detail: needs an end exactly at the horizon: a win in one is not seen by the first iteration
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        return new Search<A>(position, clock).run();
    }

    private static class Interrupted extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private static class Search<A> {
        static final int INF = Integer.MAX_VALUE;
        final GivenPosition<A> pos;
        final Clock clock;
        A answer;
        int value;

        Search(GivenPosition<A> pos, Clock clock) {
            this.pos = pos;
            this.clock = clock;
        }

        A run() {
            List<A> actions = new ArrayList<>(pos.actions());
            A last = actions.get(0);
            try {
                for (int depth = 1; depth <= 50; depth++) {
                    iterate(actions, depth);
                    last = answer;
                    if (value >= 900_000 || value <= -900_000) {
                        break;
                    }
                    actions.remove(last);
                    actions.add(0, last);
                }
            } catch (Interrupted e) {
                return last;
            }
            return last;
        }

        void iterate(List<A> actions, int depth) throws Interrupted {
            boolean max = pos.player() == Player.MAX;
            A best = actions.get(0);
            int alpha = -INF;
            int beta = INF;
            for (A a : actions) {
                pos.make(a);
                int v = next(depth - 1, 1, alpha, beta);
                pos.undo();
                if (max && v > alpha) {
                    alpha = v;
                    best = a;
                } else if (!max && v < beta) {
                    beta = v;
                    best = a;
                }
            }
            answer = best;
            value = max ? alpha : beta;
        }

        int next(int depth, int ply, int alpha, int beta) throws Interrupted {
            if (clock.isUp()) {
                throw new Interrupted();
            }
            if (depth == 0) {
                return pos.evaluation();
            }
            if (pos.terminal()) {
                int u = pos.utility();
                return u > 0 ? u - ply : u < 0 ? u + ply : 0;
            }
            return pos.player() == Player.MAX ? max(depth, ply, alpha, beta) : min(depth, ply, alpha, beta);
        }

        int max(int depth, int ply, int alpha, int beta) throws Interrupted {
            int v = -INF;
            for (A a : pos.actions()) {
                pos.make(a);
                v = Math.max(v, next(depth - 1, ply + 1, alpha, beta));
                pos.undo();
                if (v >= beta) {
                    return v;
                }
                alpha = Math.max(alpha, v);
            }
            return v;
        }

        int min(int depth, int ply, int alpha, int beta) throws Interrupted {
            int v = INF;
            for (A a : pos.actions()) {
                pos.make(a);
                v = Math.min(v, next(depth - 1, ply + 1, alpha, beta));
                pos.undo();
                if (v <= alpha) {
                    return v;
                }
                beta = Math.min(beta, v);
            }
            return v;
        }
    }
}
