// exercise: 05
// truth: wrong
// mistake: bestAction begins with the worst value that there is, one million, instead of infinity, and takes an action only if it is better than that
// player: both
// style: negamax inside, sign taken from the player
// single: yes
// detail: only if every action is worth -1,000,000 to MAX (1,000,000 at a MIN node); seen in (-1000000 -1000000): bestAction returns null
import java.util.*;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int sign = sign(game, state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, sign * minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int sign = sign(game, state);
        int low = sign > 0 ? alpha : -beta; // as the player to move sees it
        int high = sign > 0 ? beta : -alpha;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = sign * alphaBeta(game, evaluation, game.result(state, action), depth - 1,
                    sign > 0 ? low : -high, sign > 0 ? high : -low);
            best = Math.max(best, v);
            low = Math.max(low, best);
            if (low >= high) {
                break;
            }
        }
        return sign * best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int sign = sign(game, state);
        int best = -Window.MAX_VALUE;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int v = sign > 0
                    ? alphaBeta(game, evaluation, game.result(state, action), depth - 1, best, Window.INFINITY)
                    : -alphaBeta(game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, -best);
            if (v > best) {
                best = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
