// exercise: 05
// truth: wrong
// mistake: bestAction packs the value and the place of the action into one int (value * 4096 - place), which overflows where a value is beyond about 524,000
// kind: subtle
// player: both
// style: alpha-beta in one method; bestAction by packed keys, the first of equal actions wins
// single: yes
// detail: only with values above 524,287 or below -524,288 at the root's children; values up to 1,000,000 are allowed
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int PLACES = 4096; // more than any game has actions

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max) {
                best = Math.max(best, v);
                if (best >= beta) {
                    return best;
                }
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                if (best <= alpha) {
                    return best;
                }
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<A> actions = game.actions(state);
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        int bestKey = Integer.MIN_VALUE;
        int bestPlace = 0;
        for (int place = 0; place < actions.size(); place++) {
            int v = alphaBeta(game, evaluation, game.result(state, actions.get(place)), depth - 1, alpha, beta);
            // the better value first, then the earlier action
            int key = sign * v * PLACES - place;
            if (key > bestKey) {
                bestKey = key;
                bestPlace = place;
            }
            if (sign > 0) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
        }
        return actions.get(bestPlace);
    }
}
