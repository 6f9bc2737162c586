// exercise: 04
// truth: wrong
// mistake: MIN asks for a child that is worth more than its favourite, as MAX does, and then compares for less, so it stays with wrong favourites
// player: MIN
// style: bestAction keeps a favourite and probes the others with null windows
// single: yes
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
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, a), Math.max(alpha, best), beta));
                if (best >= beta) break;
            }
        } else {
            best = Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, a), alpha, Math.min(beta, best)));
                if (best <= alpha) break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A favourite = null;
        int worth = 0;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            if (favourite == null) {
                favourite = a;
                worth = value(game, child, -Window.INFINITY, Window.INFINITY);
                continue;
            }
            int probe = value(game, child, worth, worth + 1);
            boolean better = max ? probe > worth : probe < worth;
            if (better) {
                favourite = a;
                worth = max
                        ? value(game, child, worth, Window.INFINITY)
                        : value(game, child, -Window.INFINITY, worth);
            }
        }
        return favourite;
    }
}
