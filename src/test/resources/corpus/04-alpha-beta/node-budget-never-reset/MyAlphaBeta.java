// exercise: 04
// truth: wrong
// mistake: an emergency brake returns 0 after 200,000 nodes, and the counter is a field that is never set back, so after enough calls every position below the root is worth 0
// player: both
// style: helper object per search, node counter
// single: yes
// detail: only late: right for the first 200,000 inner nodes in the life of the object
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** don't think for ever */
    private static final int NODE_LIMIT = 200_000;

    private int nodes = 0;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Search(game).run(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Search(game).choose(state);
    }

    private class Search {
        private final Game<S, A> game;

        Search(Game<S, A> game) {
            this.game = game;
        }

        int run(S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            nodes++;
            if (nodes > NODE_LIMIT) {
                return 0; // unclear
            }
            Player player = game.player(state);
            int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = run(game.result(state, action), alpha, beta);
                if (player == Player.MAX) {
                    best = Math.max(best, v);
                    alpha = Math.max(alpha, best);
                } else {
                    best = Math.min(best, v);
                    beta = Math.min(beta, best);
                }
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }

        A choose(S state) {
            Player player = game.player(state);
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            A best = null;
            for (A action : game.actions(state)) {
                int v = run(game.result(state, action), alpha, beta);
                if (player == Player.MAX ? v > alpha : v < beta) {
                    best = action;
                    if (player == Player.MAX) {
                        alpha = v;
                    } else {
                        beta = v;
                    }
                }
            }
            return best;
        }
    }
}
