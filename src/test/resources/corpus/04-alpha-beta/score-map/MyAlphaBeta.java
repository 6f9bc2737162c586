// exercise: 04
// truth: wrong
// mistake: bestAction asks for every child with the full window and compares afterwards, so nothing that an earlier child guarantees narrows the search of a later one
// player: both
// style: a LinkedHashMap of scores, Collections.max and min over its entries
// kind: slip
// single: yes
// detail: bestAction asks for needless leaves wherever a later child could be cut by what an earlier one guarantees; its choice is right, and value prunes as it should
import java.util.Collections;
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
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), Math.max(alpha, best), beta));
                if (best >= beta) {
                    return best;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action), alpha, Math.min(beta, best)));
                if (best <= alpha) {
                    return best;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<A, Integer> scores = new LinkedHashMap<>();
        for (A action : game.actions(state)) {
            scores.put(action, value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY));
        }
        Map.Entry<A, Integer> best = game.player(state) == Player.MAX
                ? Collections.max(scores.entrySet(), Map.Entry.comparingByValue())
                : Collections.min(scores.entrySet(), Map.Entry.comparingByValue());
        return best.getKey();
    }
}
