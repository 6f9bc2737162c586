// exercise: 04
// truth: wrong
// mistake: the loop ends before the last child, if there are two or more; and bestAction searches every action with the full window
// player: both
// style: index loops
// single: no
// detail: -
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
        boolean max = game.player(state) == Player.MAX;
        int best = value(game, game.result(state, actions.get(0)), alpha, beta);
        int i = 1;
        while (i < actions.size() - 1) {
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            if (max ? v > best : v < best) {
                best = v;
            }
            i++;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int bestIndex = 0;
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        for (int i = 0; i < actions.size(); i++) {
            int v = value(game, game.result(state, actions.get(i)), -Window.INFINITY, Window.INFINITY);
            if (max && v > bestValue || !max && v < bestValue) {
                bestValue = v;
                bestIndex = i;
            }
        }
        return actions.get(bestIndex);
    }
}
