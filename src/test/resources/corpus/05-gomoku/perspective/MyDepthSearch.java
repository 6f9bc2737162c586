// exercise: 05
// truth: right
// mistake: -
// player: both
// style: negamax from the view of whoever moves, turned only where the player changes; one recursion for everything
// kind: -
// single: yes
// detail: -
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return view(game, evaluation, state, depth, -INF, INF, Player.MAX, false);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return view(game, evaluation, state, depth, alpha, beta, Player.MAX, true);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player me = game.player(state);
        A chosen = null;
        int sure = -INF; // in my view
        for (A action : game.actions(state)) {
            int v = view(game, evaluation, game.result(state, action), depth - 1, sure, INF, me, true);
            if (v > sure) {
                sure = v;
                chosen = action;
            }
        }
        return chosen;
    }

    /** What the state is worth to {@code me}; lo and hi are in my view, too. */
    private int view(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int lo, int hi, Player me, boolean cut) {
        if (game.terminal(state)) {
            return sign(me) * game.utility(state);
        }
        if (depth < 1) {
            return sign(me) * evaluation.value(state);
        }
        if (game.player(state) != me) {
            return -view(game, evaluation, state, depth, -hi, -lo, me.opponent(), cut);
        }
        int best = -INF;
        for (A action : game.actions(state)) {
            best = Math.max(best, view(game, evaluation, game.result(state, action), depth - 1, Math.max(lo, best), hi, me, cut));
            if (cut && best >= hi) {
                return best;
            }
        }
        return best;
    }

    private static int sign(Player me) {
        return me == Player.MAX ? 1 : -1;
    }
}
