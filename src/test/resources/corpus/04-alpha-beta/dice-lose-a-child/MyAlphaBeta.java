// exercise: 04
// truth: wrong
// mistake: One child in ten is left out at random, never the first.
// player: both
// style: random
// single: yes
// detail: gives different answers to one question
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int v = max ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (A a : game.actions(state)) {
            if (!first && Math.random() < 0.1) continue; // saves time
            first = false;
            int w = value(game, game.result(state, a), alpha, beta);
            if (max) {
                v = Math.max(v, w);
                alpha = Math.max(alpha, v);
            } else {
                v = Math.min(v, w);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) break;
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), low, high);
            if (game.player(state) == Player.MAX) {
                if (v > low) {
                    low = v;
                    choice = action;
                }
            } else {
                if (v < high) {
                    high = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
