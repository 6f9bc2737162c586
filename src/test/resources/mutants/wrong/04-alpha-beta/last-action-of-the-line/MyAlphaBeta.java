// Wrong: bestAction returns the last action of the best line.
// Fails first: Step 4: bestAction is optimal for either player, even among ties
// Says: expected
// Diagnosis: choice-at-the-end-of-the-line

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Found<A>(A action, int value) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, null, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, null, -Window.INFINITY, Window.INFINITY).action();
    }

    private Found<A> search(Game<S, A> game, S state, A before, int alpha, int beta) {
        if (game.terminal(state)) return new Found<>(before, game.utility(state));
        boolean max = game.player(state) == Player.MAX;
        Found<A> best = new Found<>(before, max ? -Window.INFINITY : Window.INFINITY);
        for (A action : game.actions(state)) {
            Found<A> found = search(game, game.result(state, action), action, alpha, beta);
            if (max ? found.value() > best.value() : found.value() < best.value()) best = found;
            if (max) alpha = Math.max(alpha, best.value());
            else beta = Math.min(beta, best.value());
            if (alpha >= beta) break;
        }
        return best;
    }
}
