// exercise: 04
// truth: wrong
// mistake: bestAction for MAX takes an action whose number equals the best (>=) although the child was searched with alpha = best and may have returned a bound; it then plays an action that is worth less
// player: MAX
// style: one method; bestAction with one loop for each player
// single: yes
// detail: wrong in bestAction only; MIN uses a strict comparison

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
                case MAX -> {
                    best = Math.max(best, v);
                    alpha = Math.max(alpha, v);
                }
                case MIN -> {
                    best = Math.min(best, v);
                    beta = Math.min(beta, v);
                }
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        switch (game.player(state)) {
            case MAX -> {
                for (A action : game.actions(state)) {
                    int v = value(game, game.result(state, action), alpha, beta);
                    if (v >= alpha) {
                        alpha = v;
                        best = action;
                    }
                }
            }
            case MIN -> {
                for (A action : game.actions(state)) {
                    int v = value(game, game.result(state, action), alpha, beta);
                    if (v < beta) {
                        beta = v;
                        best = action;
                    }
                }
            }
        }
        return best;
    }
}
