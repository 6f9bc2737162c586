// exercise: 04
// truth: right
// mistake: none; PVS with null windows and re-searches; the utilities seen during one call are kept in a map, so no leaf is asked for twice, and a null window lies inside the window that plain alpha-beta would use, so no leaf is asked that it would not ask.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.*;
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Scout<>(game).search(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Scout<>(game).choose(state);
    }

    private static final class Scout<S, A> {
        private final Game<S, A> game;
        private final Map<S, Integer> leaves = new HashMap<>();

        Scout(Game<S, A> game) {
            this.game = game;
        }

        int search(S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return leaves.computeIfAbsent(state, game::utility);
            }
            return game.player(state) == Player.MAX ? max(state, alpha, beta) : min(state, alpha, beta);
        }

        private int max(S state, int alpha, int beta) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                int score;
                if (best == -Window.INFINITY) {
                    score = search(next, alpha, beta);
                } else {
                    score = search(next, alpha, alpha + 1);
                    if (score > alpha && score < beta) score = search(next, alpha, beta);
                }
                best = Math.max(best, score);
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
            return best;
        }

        private int min(S state, int alpha, int beta) {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                int score;
                if (best == Window.INFINITY) {
                    score = search(next, alpha, beta);
                } else {
                    score = search(next, beta - 1, beta);
                    if (score > alpha && score < beta) score = search(next, alpha, beta);
                }
                best = Math.min(best, score);
                beta = Math.min(beta, best);
                if (alpha >= beta) break;
            }
            return best;
        }

        A choose(S state) {
            boolean max = game.player(state) == Player.MAX;
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            A chosen = null;
            for (A action : game.actions(state)) {
                int score = search(game.result(state, action), alpha, beta);
                if (max && score > alpha) {
                    alpha = score;
                    chosen = action;
                } else if (!max && score < beta) {
                    beta = score;
                    chosen = action;
                }
            }
            return chosen;
        }
    }
}
