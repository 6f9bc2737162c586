// exercise: 04
// truth: wrong
// mistake: Negamax over colours hands (-alpha, -beta) to the child of the other player instead of (-beta, -alpha).
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
        if (game.player(state) == Player.MAX) return negamax(game, state, alpha, beta, 1);
        return -negamax(game, state, -beta, -alpha, -1);
    }

    private int negamax(Game<S, A> game, S state, int alpha, int beta, int color) {
        if (game.terminal(state)) return color * game.utility(state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int score;
            if (game.terminal(child) || (game.player(child) == Player.MAX) == (color == 1)) {
                score = negamax(game, child, alpha, beta, color);
            } else {
                score = -negamax(game, child, -alpha, -beta, -color);
            }
            best = Math.max(best, score);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) break;
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
