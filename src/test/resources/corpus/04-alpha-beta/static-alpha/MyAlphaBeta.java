// exercise: 04
// truth: wrong
// mistake: alpha is a static field that is raised and never lowered within a search, and bestAction does not narrow the window from one action to the next
// player: both
// style: static field
// single: no
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static int ALPHA;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        ALPHA = alpha;
        return run(game, state, beta);
    }

    private static <S, A> int run(Game<S, A> game, S state, int beta) {
        if (game.terminal(state)) return game.utility(state);
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, run(game, game.result(state, a), beta));
                if (best > ALPHA) ALPHA = best;
                if (ALPHA >= beta) return best;
            }
        } else {
            best = Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.min(best, run(game, game.result(state, a), beta));
                beta = Math.min(beta, best);
                if (ALPHA >= beta) return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<Integer> values = new ArrayList<>();
        for (A a : game.actions(state)) {
            values.add(value(game, game.result(state, a), -Window.INFINITY, Window.INFINITY));
        }
        int wanted = game.player(state) == Player.MAX ? Collections.max(values) : Collections.min(values);
        return game.actions(state).get(values.indexOf(wanted));
    }
}
