// exercise: 04
// truth: wrong
// mistake: the best of a MAX node starts at 0, so a node whose children are all below 0 is worth 0
// player: MAX
// style: two methods, best-compare
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int bestForMax(Game<S, A> game, S state, int alpha, int beta) {
        int highest = 0;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            highest = Math.max(highest, value);
            alpha = Math.max(alpha, highest);
            if (alpha >= beta) {
                break;
            }
        }
        return highest;
    }

    private int bestForMin(Game<S, A> game, S state, int alpha, int beta) {
        int lowest = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            lowest = Math.min(lowest, value);
            beta = Math.min(beta, lowest);
            if (alpha >= beta) {
                break;
            }
        }
        return lowest;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            return bestForMax(game, state, alpha, beta);
        }
        return bestForMin(game, state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (game.player(state) == Player.MAX) {
                int v = value(game, next, best == null ? -Window.INFINITY : best.value(), Window.INFINITY);
                if (best == null || v > best.value()) best = new Choice<>(action, v);
            } else {
                int v = value(game, next, -Window.INFINITY, best == null ? Window.INFINITY : best.value());
                if (best == null || v < best.value()) best = new Choice<>(action, v);
            }
        }
        return best.action();
    }
}
