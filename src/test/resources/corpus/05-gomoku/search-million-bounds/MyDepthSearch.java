// exercise: 05
// truth: wrong
// mistake: bestAction begins with a window of the largest possible values instead of infinity and asks for strictly better, so it finds no action if every action loses with the extreme value
// player: both
// style: arrays as window, helper for narrowing, do-while
// kind: subtle
// single: yes
// detail: all actions are worth -1,000,000 and MAX moves, or all 1,000,000 and MIN moves; then null is returned
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int ALPHA = 0;
    private static final int BETA = 1;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        List<A> actions = game.actions(state);
        int[] values = new int[actions.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = minimax(game, evaluation, game.result(state, actions.get(i)), depth - 1);
        }
        int best = values[0];
        for (int v : values) {
            best = game.player(state) == Player.MAX ? Math.max(best, v) : Math.min(best, v);
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
        int[] window = {alpha, beta};
        int side = game.player(state) == Player.MAX ? ALPHA : BETA;
        List<A> actions = game.actions(state);
        int i = 0;
        int best = side == ALPHA ? -Window.INFINITY : Window.INFINITY;
        do {
            int v = alphaBeta(
                    game, evaluation, game.result(state, actions.get(i)), depth - 1, window[ALPHA], window[BETA]);
            best = side == ALPHA ? Math.max(best, v) : Math.min(best, v);
            window[side] = side == ALPHA ? Math.max(window[side], best) : Math.min(window[side], best);
            i++;
        } while (i < actions.size() && window[ALPHA] < window[BETA]);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int[] window = {-Window.MAX_VALUE, Window.MAX_VALUE};
        int side = game.player(state) == Player.MAX ? ALPHA : BETA;
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(
                    game, evaluation, game.result(state, action), depth - 1, window[ALPHA], window[BETA]);
            boolean better = side == ALPHA ? v > window[ALPHA] : v < window[BETA];
            if (better) {
                window[side] = v;
                best = action;
            }
        }
        return best;
    }
}
