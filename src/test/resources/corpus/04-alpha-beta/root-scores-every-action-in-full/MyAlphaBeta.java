// exercise: 04
// truth: wrong
// mistake: bestAction gives every child the full window
// player: both
// style: a map of scores, then the maximum of its entries
// single: yes
// detail: choices right
import java.util.Comparator;
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
        var it = game.actions(state).iterator();
        while (it.hasNext() && alpha < beta) {
            int v = value(game, game.result(state, it.next()), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<A, Integer> scores = new LinkedHashMap<>();
        for (A action : game.actions(state)) {
            scores.put(action, value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY));
        }
        Comparator<Map.Entry<A, Integer>> order = Map.Entry.comparingByValue();
        return scores.entrySet().stream()
                .max(game.player(state) == Player.MAX ? order : order.reversed())
                .map(Map.Entry::getKey)
                .orElseThrow();
    }
}
