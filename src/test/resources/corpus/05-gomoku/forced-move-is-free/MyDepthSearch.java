// exercise: 05
// truth: wrong
// mistake: A state with a single action is searched one ply deeper, as a forced move takes nothing off the depth.
// player: both
// style: negamax with a sign for each player
// single: yes
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static int sign(Player p) {
        return p == Player.MAX ? 1 : -1;
    }

    private int plies(List<A> actions, int depth) {
        return actions.size() == 1 ? depth : depth - 1;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int sign = sign(game.player(state));
        List<A> actions = game.actions(state);
        int best = -Window.INFINITY;
        for (A a : actions) {
            best = Math.max(best, sign * minimax(game, evaluation, game.result(state, a), plies(actions, depth)));
        }
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int sign = sign(game.player(state));
        int low = sign > 0 ? alpha : -beta;
        int high = sign > 0 ? beta : -alpha;
        List<A> actions = game.actions(state);
        int best = -Window.INFINITY;
        for (A a : actions) {
            S next = game.result(state, a);
            int v = sign > 0
                    ? alphaBeta(game, evaluation, next, plies(actions, depth), low, high)
                    : -alphaBeta(game, evaluation, next, plies(actions, depth), -high, -low);
            if (v > best) best = v;
            if (best > low) low = best;
            if (low >= high) break;
        }
        return sign * best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int sign = sign(game.player(state));
        int low = -Window.INFINITY;
        A best = null;
        List<A> actions = game.actions(state);
        for (A a : actions) {
            S next = game.result(state, a);
            int v = sign > 0
                    ? alphaBeta(game, evaluation, next, plies(actions, depth), low, Window.INFINITY)
                    : -alphaBeta(game, evaluation, next, plies(actions, depth), -Window.INFINITY, -low);
            if (v > low) {
                low = v;
                best = a;
            }
        }
        return best;
    }
}
