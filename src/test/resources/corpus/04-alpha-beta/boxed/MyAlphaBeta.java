// exercise: 04
// truth: wrong
// mistake: bestAction looks for the score of the best value with == between two Integer objects, which are the same only from -128 to 127; beyond, none is found and the first action is returned
// player: both
// style: boxed scores in a map, the best one looked up afterwards
// kind: subtle
// single: yes
// detail: bestAction when the best value is below -128 or above 127 and the first action is not best; small values and value are right
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        Map<A, Integer> scores = new LinkedHashMap<>();
        for (A action : actions) {
            int score = value(game, game.result(state, action), alpha, beta);
            scores.put(action, score);
            alpha = max ? Math.max(alpha, score) : alpha;
            beta = max ? beta : Math.min(beta, score);
        }
        Integer best = max ? alpha : beta;
        // the first one with this score: those after it may have been cut
        for (A action : actions) {
            if (scores.get(action) == best) {
                return action;
            }
        }
        return actions.get(0);
    }
}
