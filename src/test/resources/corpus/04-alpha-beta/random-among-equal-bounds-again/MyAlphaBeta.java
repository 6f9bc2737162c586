// exercise: 04
// truth: wrong
// mistake: bestAction collects all actions whose number equals the best and plays a random one of them, though the window is closed at the best so far and an equal number may be the bound of a child that was cut: sometimes a worse action is chosen
// player: both
// style: list of best actions, Random
// single: yes
// detail: random: shows within a few calls on (0 (0 -1))
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Random random = new Random();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    /** Not always the same move, so that the computer is not boring. */
    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> candidates = new ArrayList<>();
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value = max
                    ? value(game, next, best, Window.INFINITY)
                    : value(game, next, -Window.INFINITY, best);
            if (value == best) {
                candidates.add(action);
            } else if (max ? value > best : value < best) {
                best = value;
                candidates.clear();
                candidates.add(action);
            }
        }
        return candidates.get(random.nextInt(candidates.size()));
    }
}
