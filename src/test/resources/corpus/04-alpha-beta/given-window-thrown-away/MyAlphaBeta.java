// exercise: 04
// truth: wrong
// mistake: value starts its search with the full window, whatever alpha and beta it is given
// player: both
// style: private recursion behind value, ternaries, fail-soft
// single: yes
// detail: only if value is called with a narrow window; bestAction uses the private recursion and is right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MINUS = -Window.INFINITY;
    private static final int PLUS = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return alphaBeta(game, state, MINUS, PLUS);
    }

    private int alphaBeta(Game<S, A> game, S state, int lower, int upper) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? MINUS : PLUS;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, game.result(state, action), max ? Math.max(lower, best) : lower, max ? upper : Math.min(upper, best));
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= upper : best <= lower) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int lower = MINUS;
        int upper = PLUS;
        A pick = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, game.result(state, action), lower, upper);
            if (max ? v > lower : v < upper) {
                pick = action;
                lower = max ? v : lower;
                upper = max ? upper : v;
            }
        }
        return pick;
    }
}
