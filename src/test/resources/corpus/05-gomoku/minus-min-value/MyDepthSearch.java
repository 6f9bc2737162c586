// exercise: 05
// truth: wrong
// mistake: bestAction begins with Integer.MIN_VALUE as alpha and negates it for the child, which overflows: the child gets MIN_VALUE as its beta and is cut after one action
// kind: slip
// player: both
// style: negamax with a factor by player, so players need not alternate
// single: yes
// detail: -
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private Game<S, A> game;
    private Evaluation<S> evaluation;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        } else if (game.player(state) == Player.MAX) {
            int max = Integer.MIN_VALUE;
            for (A a : game.actions(state)) {
                max = Math.max(max, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
            return max;
        } else {
            int min = Integer.MAX_VALUE;
            for (A a : game.actions(state)) {
                min = Math.min(min, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
            return min;
        }
    }

    private int sign(S state) {
        return !game.terminal(state) && game.player(state) == Player.MIN ? -1 : 1;
    }

    /** The value to whoever is to move at the parent, given by its sign. */
    private int child(S child, int depth, int alpha, int beta, int parentSign) {
        if (sign(child) == parentSign) {
            return nega(child, depth, alpha, beta);
        }
        return -nega(child, depth, -beta, -alpha);
    }

    private int nega(S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int sign = sign(state);
        if (depth == 0) {
            return sign * evaluation.value(state);
        }
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, child(game.result(state, a), depth - 1, Math.max(alpha, best), beta, sign));
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        this.game = game;
        this.evaluation = evaluation;
        return child(state, depth, alpha, beta, 1);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        this.game = game;
        this.evaluation = evaluation;
        int sign = sign(state);
        int best = Integer.MIN_VALUE;
        A bestAction = null;
        for (A a : game.actions(state)) {
            int value = child(game.result(state, a), depth - 1, best, Window.INFINITY, sign);
            if (bestAction == null || value > best) {
                best = value;
                bestAction = a;
            }
        }
        return bestAction;
    }
}
