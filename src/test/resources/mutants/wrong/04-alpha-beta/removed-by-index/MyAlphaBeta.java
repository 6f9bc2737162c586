// Wrong: the action to try first is taken out of the list by remove(Integer), which removes the action that equals the number, not the one at that place.
// Fails first: The same in awkward games, and however often it is called
// Says: one game
// Diagnosis: kept-between-calls

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, Integer> bestPlace = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> given = game.actions(state);
        for (A action : bestFirst(state, given)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max ? value > best : value < best) {
                best = value;
                bestPlace.put(state, given.indexOf(action));
            }
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private List<A> bestFirst(S state, List<A> given) {
        List<A> actions = new ArrayList<>(given);
        Integer place = bestPlace.get(state);
        if (place != null && place < given.size()) {
            actions.remove(place);
            actions.add(0, given.get(place));
        }
        return actions;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (best == null || (max ? value > alpha : value < beta)) {
                best = action;
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
        }
        return best;
    }
}
