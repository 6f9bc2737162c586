// exercise: 04
// truth: wrong
// mistake: bestAction narrows the window only for MAX: for MIN it keeps the best so far but asks for every child with the full window.
// player: MIN
// style: helper class for the root
// single: yes
// detail: the pruning of bestAction where MIN is to move; all answers are right and value prunes well

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
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
            } else if (!max && v < beta) {
                beta = v;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Search search = new Search(game, state);
        return game.player(state) == Player.MAX ? search.forMax() : search.forMin();
    }

    private final class Search {
        private final Game<S, A> game;
        private final S root;
        private int alpha = -Window.INFINITY;
        private int beta = Window.INFINITY;
        private A best;

        Search(Game<S, A> game, S root) {
            this.game = game;
            this.root = root;
        }

        A forMax() {
            for (A action : game.actions(root)) {
                int v = value(game, game.result(root, action), alpha, beta);
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            }
            return best;
        }

        A forMin() {
            int lowest = Window.INFINITY;
            for (A action : game.actions(root)) {
                int v = value(game, game.result(root, action), alpha, beta);
                if (v < lowest) {
                    lowest = v;
                    best = action;
                }
            }
            return best;
        }
    }
}
