// exercise: 04
// truth: wrong
// mistake: bestAction plays at random among the actions that tie; for MAX the window is one wider so that a tie is exact, for MIN it is not, so MIN may play a worse action whose bound equals the best
// player: MIN
// style: random among ties, two loops
// single: yes
// detail: only in bestAction, only MIN, only after a bound that equals the best, and then by chance
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
        if (game.player(state) == Player.MAX) {
            int value = -Window.INFINITY;
            for (A a : game.actions(state)) {
                value = Math.max(value, value(game, game.result(state, a), alpha, beta));
                alpha = Math.max(alpha, value);
                if (alpha >= beta) break;
            }
            return value;
        } else {
            int value = Window.INFINITY;
            for (A a : game.actions(state)) {
                value = Math.min(value, value(game, game.result(state, a), alpha, beta));
                beta = Math.min(beta, value);
                if (alpha >= beta) break;
            }
            return value;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> candidates = new ArrayList<>();
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            int alpha = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), alpha, Window.INFINITY);
                if (v > best) {
                    best = v;
                    alpha = v - 1; // equal values must not be cut
                    candidates.clear();
                }
                if (v == best) {
                    candidates.add(a);
                }
            }
        } else {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), -Window.INFINITY, best);
                if (v < best) {
                    best = v;
                    candidates.clear();
                }
                if (v == best) {
                    candidates.add(a);
                }
            }
        }
        // not always the same game
        return candidates.get(random.nextInt(candidates.size()));
    }
}
