// exercise: 04
// truth: wrong
// mistake: a later child whose bound equals the best value replaces the action in the map
// player: both
// style: TreeMap from value to action at the root
// single: yes
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        Player p = game.player(state);
        int best = p == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (p == Player.MAX) {
                if (v > best) best = v;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best < beta) beta = best;
            }
            if (beta <= alpha) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        TreeMap<Integer, A> ranking = new TreeMap<>();
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int alpha = max && !ranking.isEmpty() ? ranking.lastKey() : -Window.INFINITY;
            int beta = !max && !ranking.isEmpty() ? ranking.firstKey() : Window.INFINITY;
            ranking.put(value(game, game.result(state, a), alpha, beta), a);
        }
        return max ? ranking.lastEntry().getValue() : ranking.firstEntry().getValue();
    }
}
