// exercise: 04
// truth: wrong
// mistake: the number of plies is taken off the utility of a win (and added to that of a loss) so that quick wins are preferred; value is not the value of the state and bestAction prefers worse actions that are nearer
// player: both
// style: one private method with depth, two branches
// single: no
// detail: second mistake: bestAction gives every action the full window

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return minimax(game, state, 0, alpha, beta);
    }

    private int minimax(Game<S, A> game, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            int score = game.utility(state);
            if (score > 0) {
                return score - depth;
            } else if (score < 0) {
                return score + depth;
            }
            return 0;
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A move : game.actions(state)) {
                best = Math.max(best, minimax(game, game.result(state, move), depth + 1, alpha, beta));
                alpha = Math.max(alpha, best);
                if (beta <= alpha) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A move : game.actions(state)) {
            best = Math.min(best, minimax(game, game.result(state, move), depth + 1, alpha, beta));
            beta = Math.min(beta, best);
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int bestScore = max ? -Window.INFINITY : Window.INFINITY;
        A bestMove = null;
        for (A move : game.actions(state)) {
            int score = minimax(game, game.result(state, move), 1, -Window.INFINITY, Window.INFINITY);
            if (max ? score > bestScore : score < bestScore) {
                bestScore = score;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
