// exercise: 04
// truth: right
// mistake: none; a transposition table with correct lower and upper bounds that lives in a field as long as the same game object is asked about, so that a second call may ask for fewer leaves or none
// player: both
// style: transposition table, bounds taken from the window at entry
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    /** What is proven about a state: it is worth from low to high. */
    private record Proven(int low, int high) {}

    private static final Proven NOTHING = new Proven(-Window.INFINITY, Window.INFINITY);

    private Game<S, A> game;
    private Map<S, Proven> table = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (this.game != game) {
            this.game = game;
            table = new HashMap<>();
        }
        return search(state, alpha, beta);
    }

    private int search(S state, int alpha, int beta) {
        Proven known = table.getOrDefault(state, NOTHING);
        if (known.low() == known.high() || known.low() >= beta) {
            return known.low();
        }
        if (known.high() <= alpha) {
            return known.high();
        }
        if (game.terminal(state)) {
            int u = game.utility(state);
            table.put(state, new Proven(u, u));
            return u;
        }
        int alphaAtEntry = Math.max(alpha, known.low());
        int betaAtEntry = Math.min(beta, known.high());
        int a = alphaAtEntry;
        int b = betaAtEntry;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game.result(state, action), a, b);
            if (max) {
                best = Math.max(best, v);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, v);
                b = Math.min(b, best);
            }
            if (a >= b) {
                break;
            }
        }
        // compare with the window as it was handed in, not as it is now
        int low = best > alphaAtEntry ? Math.max(known.low(), best) : known.low();
        int high = best < betaAtEntry ? Math.min(known.high(), best) : known.high();
        table.put(state, new Proven(low, high));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }
}
