// exercise: 04
// truth: wrong
// mistake: bestAction searches the actions from the last to the first with a narrowing window, but then takes the first action with the best number, which may be only a bound
// kind: subtle
// player: both
// style: array of values, then arg max
// single: yes
// detail: needs a tie between a bound and the best value, such as ((0 -1) 0)
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = game.actions(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (int i = actions.size() - 1; i >= 0 && alpha < beta; i--) {
                best = Math.max(best, value(game, game.result(state, actions.get(i)), alpha, beta));
                alpha = Math.max(alpha, best);
            }
            return best;
        }
        int best = Window.INFINITY;
        for (int i = actions.size() - 1; i >= 0 && alpha < beta; i--) {
            best = Math.min(best, value(game, game.result(state, actions.get(i)), alpha, beta));
            beta = Math.min(beta, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        int[] values = new int[actions.size()];
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (int i = values.length - 1; i >= 0; i--) {
            values[i] = value(game, game.result(state, actions.get(i)), alpha, beta);
            if (max) {
                alpha = Math.max(alpha, values[i]);
            } else {
                beta = Math.min(beta, values[i]);
            }
        }
        int best = 0;
        for (int i = 1; i < values.length; i++) {
            if (max ? values[i] > values[best] : values[i] < values[best]) {
                best = i;
            }
        }
        return actions.get(best);
    }
}
