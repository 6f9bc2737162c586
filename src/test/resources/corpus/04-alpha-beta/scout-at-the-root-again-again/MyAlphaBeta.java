// exercise: 04
// truth: right
// mistake: none; scouts each later action of the root, and searches again only if it is better
// player: both
// style: a loop over an iterator, principal variation at the root only
// single: yes
// detail: always
import java.util.Iterator;
import java.util.function.IntBinaryOperator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        IntBinaryOperator pick = max ? Math::max : Math::min;
        Iterator<A> actions = game.actions(state).iterator();
        int best = value(game, game.result(state, actions.next()), alpha, beta);
        while (actions.hasNext() && (max ? best < beta : best > alpha)) {
            int a = max ? Math.max(alpha, best) : alpha;
            int b = max ? beta : Math.min(beta, best);
            best = pick.applyAsInt(best, value(game, game.result(state, actions.next()), a, b));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Iterator<A> actions = game.actions(state).iterator();
        A best = actions.next();
        if (!actions.hasNext()) {
            return best;
        }
        int worth = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        while (actions.hasNext()) {
            A action = actions.next();
            S next = game.result(state, action);
            if (max) {
                if (value(game, next, worth, worth + 1) > worth) {
                    best = action;
                    worth = actions.hasNext() ? value(game, next, worth, Window.INFINITY) : worth;
                }
            } else if (value(game, next, worth - 1, worth) < worth) {
                best = action;
                worth = actions.hasNext() ? value(game, next, -Window.INFINITY, worth) : worth;
            }
        }
        return best;
    }
}
