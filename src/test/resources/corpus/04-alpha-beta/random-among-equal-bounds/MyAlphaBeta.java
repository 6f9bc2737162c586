// exercise: 04
// truth: wrong
// mistake: bestAction collects all actions whose number equals the best, bounds included, and picks one at random.
// player: both
// style: right value in one method; random choice among ties
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S s, int alpha, int beta) {
        if (game.terminal(s)) return game.utility(s);
        boolean max = game.player(s) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(s)) {
            int v = value(game, game.result(s, a), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    private final Random dice = new Random();

    @Override
    public A bestAction(Game<S, A> game, S s) {
        boolean max = game.player(s) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        List<A> candidates = new ArrayList<>();
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(s)) {
            int v = value(game, game.result(s, a), alpha, beta);
            if (max ? v > best : v < best) {
                candidates.clear();
                best = v;
            }
            if (v == best) candidates.add(a);
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
        }
        return candidates.get(dice.nextInt(candidates.size()));
    }
}
