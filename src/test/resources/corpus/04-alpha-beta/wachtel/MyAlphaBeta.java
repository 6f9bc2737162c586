// exercise: 04
// truth: wrong
// mistake: The break of the cut stands inside a switch and leaves only the switch, so the loop over the actions goes on.
// player: both
// style: old switch inside the loop
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
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            switch (player) {
                case MAX:
                    best = Math.max(best, v);
                    alpha = Math.max(alpha, best);
                    if (alpha >= beta)
                        break;
                    break;
                case MIN:
                    best = Math.min(best, v);
                    beta = Math.min(beta, best);
                    if (alpha >= beta)
                        break;
                    break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            switch (player) {
                case MAX:
                    if (v > alpha) {
                        alpha = v;
                        best = action;
                    }
                    break;
                case MIN:
                    if (v < beta) {
                        beta = v;
                        best = action;
                    }
                    break;
            }
        }
        return best;
    }
}
