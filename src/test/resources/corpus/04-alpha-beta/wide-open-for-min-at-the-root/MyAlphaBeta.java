// exercise: 04
// truth: wrong
// mistake: if MIN moves at the root bestAction searches every child with the full window, because only the window of MAX is narrowed
// kind: slip
// player: MIN
// style: Choice records, one fold over the actions
// single: yes
// detail: actions are right, only the questions are not
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? alpha : beta;
        for (A action : game.actions(state)) {
            if (max) {
                best = Math.max(best, value(game, game.result(state, action), best, beta));
                if (best >= beta) {
                    return best;
                }
            } else {
                best = Math.min(best, value(game, game.result(state, action), alpha, best));
                if (best <= alpha) {
                    return best;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Choice<A> best = new Choice<>(null, player == Player.MAX ? -Window.INFINITY : Window.INFINITY);
        for (A action : game.actions(state)) {
            best = better(player, best, new Choice<>(action, valueOf(game, state, action, best.value())));
        }
        return best.action();
    }

    private int valueOf(Game<S, A> game, S state, A action, int soFar) {
        int alpha = game.player(state) == Player.MAX ? soFar : -Window.INFINITY;
        return value(game, game.result(state, action), alpha, Window.INFINITY);
    }

    private Choice<A> better(Player player, Choice<A> one, Choice<A> other) {
        if (player == Player.MAX) {
            return other.value() > one.value() ? other : one;
        }
        return other.value() < one.value() ? other : one;
    }
}
