// exercise: 04
// truth: right
// mistake: none; MAX and MIN share the loop and differ in an enum constant
// player: both
// style: strategy enum with methods better, narrow; long windows
// single: yes
// detail: -

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Side {
        MAXIMISER {
            @Override
            boolean better(long v, long w) {
                return v > w;
            }

            @Override
            long[] narrow(long alpha, long beta, long v) {
                return new long[] {better(v, alpha) ? v : alpha, beta};
            }
        },
        MINIMISER {
            @Override
            boolean better(long v, long w) {
                return v < w;
            }

            @Override
            long[] narrow(long alpha, long beta, long v) {
                return new long[] {alpha, better(v, beta) ? v : beta};
            }
        };

        abstract boolean better(long v, long w);

        abstract long[] narrow(long alpha, long beta, long v);

        long worst() {
            return this == MAXIMISER ? Long.MIN_VALUE : Long.MAX_VALUE;
        }

        static Side of(Player player) {
            return player == Player.MAX ? MAXIMISER : MINIMISER;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return (int) search(game, state, new long[] {alpha, beta});
    }

    private long search(Game<S, A> game, S state, long[] window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Side side = Side.of(game.player(state));
        long best = side.worst();
        for (A action : game.actions(state)) {
            long v = search(game, game.result(state, action), window);
            if (side.better(v, best)) {
                best = v;
                window = side.narrow(window[0], window[1], v); // a new array: the caller's stays as it is
                if (window[0] >= window[1]) {
                    return best;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Side side = Side.of(game.player(state));
        long[] window = {-Window.INFINITY, Window.INFINITY};
        long best = side.worst();
        A answer = null;
        for (A action : game.actions(state)) {
            long v = search(game, game.result(state, action), window);
            if (side.better(v, best)) {
                best = v;
                answer = action;
                window = side.narrow(window[0], window[1], v);
            }
        }
        return answer;
    }
}
