// exercise: 04
// truth: wrong
// mistake: Negamax that assumes strict alternation: it negates value and window at every ply even where the same player moves again.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        int color = game.player(state) == Player.MAX ? 1 : -1;
        return color == 1 ? negamax(game, state, alpha, beta, 1) : -negamax(game, state, -beta, -alpha, -1);
    }

    private int negamax(Game<S, A> game, S state, int alpha, int beta, int color) {
        if (game.terminal(state)) return color * game.utility(state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = -negamax(game, game.result(state, action), -beta, -alpha, -color);
            best = Math.max(best, score);
            alpha = Math.max(alpha, score);
            if (alpha >= beta) break;
        }
        return best;
    }

    public A bestAction(Game<S, A> game, S state) {
        int color = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int score = -negamax(game, game.result(state, action), -Window.INFINITY, -alpha, -color);
            if (score > alpha) {
                alpha = score;
                best = action;
            }
        }
        return best;
    }
}
