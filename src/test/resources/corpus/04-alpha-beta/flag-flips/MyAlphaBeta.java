// exercise: 04
// truth: wrong
// mistake: One method with a boolean that is flipped at each ply; whose turn it is is asked only at the top, so players in a row are searched as if they took turns.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return minimax(game, state, alpha, beta, game.player(state) == Player.MAX);
    }

    private int minimax(Game<S, A> game, S state, int alpha, int beta, boolean maximizingPlayer) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int best = maximizingPlayer ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int eval = minimax(game, game.result(state, action), alpha, beta, !maximizingPlayer);
            if (maximizingPlayer) {
                best = Math.max(best, eval);
                alpha = Math.max(alpha, eval);
            } else {
                best = Math.min(best, eval);
                beta = Math.min(beta, eval);
            }
            if (beta <= alpha) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Window window = Window.FULL;
        A favourite = null;
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), window.alpha(), window.beta());
            if (window.contains(score)) {
                favourite = action;
                window = window.narrowedBy(player, score);
            }
        }
        return favourite;
    }
}
