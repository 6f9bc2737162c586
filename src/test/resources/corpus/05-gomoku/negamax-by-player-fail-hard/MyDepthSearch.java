// exercise: 05
// truth: right
// mistake: none; negamax with the sign of the player to move (not of the ply), fail-hard, and the children from last to first.
// player: both
// style: negamax, fail-hard, reversed order
// single: yes
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    private List<A> reversed(Game<S, A> game, S state) {
        List<A> actions = new ArrayList<>(game.actions(state));
        Collections.reverse(actions);
        return actions;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        int sign = sign(game, state);
        int best = -Window.INFINITY;
        for (A action : reversed(game, state)) {
            best = Math.max(best, sign * minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        int sign = sign(game, state);
        int mine = sign > 0 ? alpha : -beta;
        int theirs = sign > 0 ? beta : -alpha;
        for (A action : reversed(game, state)) {
            int a = sign > 0 ? mine : -theirs;
            int b = sign > 0 ? theirs : -mine;
            int value = sign * alphaBeta(game, evaluation, game.result(state, action), depth - 1, a, b);
            if (value >= theirs) {
                return sign * theirs;
            }
            if (value > mine) {
                mine = value;
            }
        }
        return sign * mine;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int sign = sign(game, state);
        int mine = -Window.INFINITY;
        A best = null;
        for (A action : reversed(game, state)) {
            int a = sign > 0 ? mine : -Window.INFINITY;
            int b = sign > 0 ? Window.INFINITY : -mine;
            int value = sign * alphaBeta(game, evaluation, game.result(state, action), depth - 1, a, b);
            if (value > mine) {
                mine = value;
                best = action;
            }
        }
        return best;
    }
}
