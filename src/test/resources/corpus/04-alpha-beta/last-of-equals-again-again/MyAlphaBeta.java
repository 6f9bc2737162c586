// exercise: 04
// truth: right
// mistake: -
// player: both
// style: the window at the root is one wider, so ties are exact and the last of the best actions may be taken; two small strategy objects
// single: yes
// detail: never goes wrong

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import java.util.function.IntBinaryOperator;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Side {
        UP(Math::max, -Window.INFINITY),
        DOWN(Math::min, Window.INFINITY);

        final IntBinaryOperator better;
        final int nothing;

        Side(IntBinaryOperator better, int nothing) {
            this.better = better;
            this.nothing = nothing;
        }

        static Side of(Player player) {
            return values()[player.ordinal()];
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Side side = Side.of(game.player(state));
        int best = side.nothing;
        for (A action : game.actions(state)) {
            int low = side == Side.UP ? side.better.applyAsInt(alpha, best) : alpha;
            int high = side == Side.DOWN ? side.better.applyAsInt(beta, best) : beta;
            if (low >= high) {
                return best;
            }
            best = side.better.applyAsInt(best, value(game, game.result(state, action), low, high));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Side side = Side.of(game.player(state));
        A last = null;
        int best = side.nothing;
        for (A action : game.actions(state)) {
            boolean first = last == null;
            int low = side == Side.UP && !first ? best - 1 : -Window.INFINITY;
            int high = side == Side.DOWN && !first ? best + 1 : Window.INFINITY;
            int v = value(game, game.result(state, action), low, high);
            // Inside the wider window an equal value is a value and no bound.
            if (first || low < v && v < high && side.better.applyAsInt(v, best) == v) {
                best = v;
                last = action;
            }
        }
        return last;
    }
}
