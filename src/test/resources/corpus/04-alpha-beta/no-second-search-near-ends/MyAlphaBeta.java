// exercise: 04
// truth: wrong
// mistake: the second search after a scout is left out for children that have only ends below them, which is safe only if the players alternate there
// player: both
// style: NegaScout after Reinefeld, one method with a helper, fail-soft
// single: yes
// detail: sometimes; only if the player at a node moves again just above the ends
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : scout(game, state, alpha, beta);
    }

    private int scout(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (int i = 0; i < actions.size(); i++) {
            S child = game.result(state, actions.get(i));
            int v;
            if (i == 0) {
                v = value(game, child, alpha, beta);
            } else {
                int lo = max ? alpha : beta - 1;
                v = value(game, child, lo, lo + 1);
                if (alpha < v && v < beta && !exactAnyway(game, child)) {
                    v = value(game, child, alpha, beta);
                }
            }
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    private boolean exactAnyway(Game<S, A> game, S child) {
        return game.terminal(child)
                || game.actions(child).stream().allMatch(a -> game.terminal(game.result(child, a)));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A answer = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            switch (game.player(state)) {
                case MAX -> {
                    if (v > alpha) {
                        alpha = v;
                        answer = action;
                    }
                }
                case MIN -> {
                    if (v < beta) {
                        beta = v;
                        answer = action;
                    }
                }
            }
        }
        return answer;
    }
}
