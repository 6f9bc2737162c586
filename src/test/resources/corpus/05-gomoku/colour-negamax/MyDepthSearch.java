// exercise: 05
// truth: wrong
// mistake: The negamax behind alphaBeta turns sign and window at every ply and hands -colour down instead of asking whose turn it is.
// player: both
// style: negamax with a colour (minimax in two methods)
// kind: slip
// single: yes
// detail: as soon as one player moves twice in a row somewhere below; the value and the action are those of another game
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        } else if (game.player(state) == Player.MAX) {
            return highest(game, evaluation, state, depth);
        } else {
            return lowest(game, evaluation, state, depth);
        }
    }

    private int highest(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        return v;
    }

    private int lowest(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        return v;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int colour = game.player(state) == Player.MAX ? 1 : -1;
        return colour == 1
                ? negamax(game, evaluation, state, depth, alpha, beta, 1)
                : -negamax(game, evaluation, state, depth, -beta, -alpha, -1);
    }

    private int negamax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, int colour) {
        if (game.terminal(state)) {
            return colour * game.utility(state);
        }
        if (depth == 0) {
            return colour * evaluation.value(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = -negamax(game, evaluation, game.result(state, action), depth - 1, -beta, -alpha, -colour);
            best = Math.max(best, value);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int colour = game.player(state) == Player.MAX ? 1 : -1;
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        int alpha = -Window.INFINITY;
        for (A action : actions) {
            int value = -negamax(
                    game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, -alpha, -colour);
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }
}
