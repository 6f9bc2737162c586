// exercise: 04
// truth: wrong
// mistake: bestAction swaps the action it chose last time to the front of the list that the game returned, without a copy, which throws for a list that cannot be changed
// player: both
// style: hint kept between calls, ternaries
// single: yes
// detail: sometimes; only from the second call of bestAction on, when the last choice is a legal action other than the first; throws UnsupportedOperationException for TreeGame
import java.util.Collections;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private A favourite;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int result = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action),
                    max ? Math.max(alpha, result) : alpha,
                    max ? beta : Math.min(beta, result));
            result = max ? Math.max(result, v) : Math.min(result, v);
            if (max ? result > beta : result < alpha) return result;
            if (result == (max ? beta : alpha)) return result;
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        int place = favourite == null ? -1 : actions.indexOf(favourite);
        if (place > 0) {
            Collections.swap(actions, 0, place);
        }
        boolean max = game.player(state) == Player.MAX;
        int result = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            int v = value(game, game.result(state, action),
                    max ? result : -Window.INFINITY,
                    max ? Window.INFINITY : result);
            if (max ? v > result : v < result) {
                result = v;
                favourite = action;
            }
        }
        return favourite;
    }
}
