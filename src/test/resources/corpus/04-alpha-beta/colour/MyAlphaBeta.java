// exercise: 04
// truth: wrong
// mistake: negamax changes the colour and turns the window round at every ply instead of asking whose turn it is
// player: both
// style: negamax with a colour, as in an encyclopedia
// kind: slip
// single: yes
// detail: only in trees in which the players do not take turns; there value and bestAction give wrong results
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
        return game.player(state) == Player.MAX
                ? negamax(game, state, alpha, beta, 1)
                : -negamax(game, state, -beta, -alpha, -1);
    }

    private int negamax(Game<S, A> game, S node, int alpha, int beta, int colour) {
        if (game.terminal(node)) {
            return colour * game.utility(node);
        }
        int best = -Window.INFINITY;
        for (A move : game.actions(node)) {
            int score = -negamax(game, game.result(node, move), -beta, -alpha, -colour);
            best = score > best ? score : best;
            alpha = best > alpha ? best : alpha;
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S root) {
        int colour = game.player(root) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        A bestMove = null;
        for (A move : game.actions(root)) {
            int score = -negamax(game, game.result(root, move), -Window.INFINITY, -alpha, -colour);
            if (score > alpha) {
                alpha = score;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
