// exercise: 05
// truth: wrong
// mistake: bestAction looks for the best value in a List<Integer> with ==, which compares objects, so beyond -128..127 it isn't found and the first action is played
// player: both
// style: values of the root in a list, then a lookup
// single: yes
// detail: sometimes; only if the best value is below -128 or above 127 and the first action is not best
import java.util.ArrayList;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        List<Integer> values = new ArrayList<>();
        for (A action : game.actions(state)) {
            values.add(minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return best(game.player(state), values);
    }

    private static int best(Player player, List<Integer> values) {
        int best = values.get(0);
        for (int value : values) {
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        return best(game.player(state), children(game, evaluation, state, depth, alpha, beta));
    }

    /** The values of the children, up to the one that closes the window. */
    private List<Integer> children(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        List<Integer> values = new ArrayList<>();
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            Integer value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            values.add(value);
            if (player == Player.MAX) alpha = Math.max(alpha, value);
            else beta = Math.min(beta, value);
            if (alpha >= beta) break;
        }
        return values;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<A> actions = game.actions(state);
        List<Integer> values = children(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY);
        Integer best = best(game.player(state), values);
        int at = 0;
        for (int i = values.size() - 1; i >= 0; i--) {
            if (values.get(i) == best) at = i; // the first one: later ones may be bounds only
        }
        return actions.get(at);
    }
}
