// exercise: 05
// truth: right
// mistake: -
// player: both
// style: negamax with a sign for who moved above, so that the window is turned only where the player changes; stops early at a value nobody can beat
// kind: -
// single: yes
// detail: -
import java.util.Iterator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return full(game, evaluation, state, depth, 1);
    }

    /** The value times view. */
    private int full(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int view) {
        boolean over = game.terminal(state);
        if (over || depth <= 0) {
            return view * (over ? game.utility(state) : evaluation.value(state));
        }
        int mine = game.player(state).equals(Player.MAX) ? 1 : -1;
        int best = -INF;
        for (A action : game.actions(state)) {
            best = Math.max(best, full(game, evaluation, game.result(state, action), depth - 1, mine));
        }
        return mine == view ? best : -best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return nega(game, evaluation, state, depth, alpha, beta, 1);
    }

    /** low and high are as the view sees them. */
    private int nega(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int low, int high, int view) {
        boolean over = game.terminal(state);
        if (over || depth <= 0) {
            return view * (over ? game.utility(state) : evaluation.value(state));
        }
        int mine = game.player(state).equals(Player.MAX) ? 1 : -1;
        if (mine != view) {
            return -nega(game, evaluation, state, depth, -high, -low, mine);
        }
        int best = -INF;
        Iterator<A> actions = game.actions(state).iterator();
        do {
            S child = game.result(state, actions.next());
            best = Math.max(best, nega(game, evaluation, child, depth - 1, Math.max(low, best), high, mine));
        } while (best < high && best < Window.MAX_VALUE && actions.hasNext());
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int mine = game.player(state) == Player.MAX ? 1 : -1;
        A choice = null;
        int best = -INF;
        for (A action : game.actions(state)) {
            int value = nega(game, evaluation, game.result(state, action), depth - 1, best, INF, mine);
            if (choice == null || value > best) {
                choice = action;
                best = value;
            }
        }
        return choice;
    }
}
