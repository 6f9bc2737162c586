// exercise: 04
// truth: wrong
// mistake: bestAction looks for the action whose Integer score == the best Integer, which compares objects; for values beyond -128 to 127 nothing is found and the first action is returned, however bad
// player: both
// style: bestAction collects the scores in a map first and picks afterwards
// single: yes
// detail: wrong in bestAction only; right for small values (cached boxes)

import java.util.LinkedHashMap;
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
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        Map<A, Integer> scores = new LinkedHashMap<>();
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            scores.put(action, score);
            if (max) {
                alpha = Math.max(alpha, score);
            } else {
                beta = Math.min(beta, score);
            }
        }
        Integer best = max ? alpha : beta;
        // the first one with the best score is exact, later ones may be bounds
        for (Map.Entry<A, Integer> entry : scores.entrySet()) {
            if (entry.getValue() == best) {
                return entry.getKey();
            }
        }
        return game.actions(state).get(0);
    }
}
