// exercise: 04
// truth: wrong
// mistake: a MIN node hands its own best so far down as beta (instead of the smaller of beta and best), so an ancestor's beta is lost below MIN nodes; values stay right, but deep cutoffs are missed and leaves are asked that can no longer matter
// player: MIN
// style: two branches in one method, best-form, bounds written as Math.max in the call
// single: yes
// detail: the MAX branch passes max(alpha, best) correctly
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);

        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, a), Math.max(alpha, best), beta));
                if (best >= beta) return best;
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, a), alpha, best));
                if (best <= alpha) return best;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A choice = null;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), best, Window.INFINITY);
                if (v > best) {
                    best = v;
                    choice = a;
                }
            }
        } else {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), -Window.INFINITY, best);
                if (v < best) {
                    best = v;
                    choice = a;
                }
            }
        }
        return choice;
    }
}
