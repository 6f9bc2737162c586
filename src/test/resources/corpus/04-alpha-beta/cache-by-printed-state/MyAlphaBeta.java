// exercise: 04
// truth: wrong
// mistake: the table of proven bounds lives as long as the object and is keyed by the text of a state; two states of different trees that print alike share an entry
// player: both
// style: String keys as in JavaScript, bounds kept correctly otherwise
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private final Map<String, Window> memo = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        String key = "" + state;
        Window known = memo.getOrDefault(key, Window.FULL); // from at least to at most
        if (known.alpha() >= beta || known.alpha() == known.beta()) {
            return known.alpha();
        }
        if (known.beta() <= alpha) {
            return known.beta();
        }
        int lo = Math.max(alpha, known.alpha());
        int hi = Math.min(beta, known.beta());
        int a = lo;
        int b = hi;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
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
        int least = best > lo ? best : known.alpha();
        int most = best < hi ? best : known.beta();
        memo.put(key, new Window(least, most));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Window window = Window.FULL;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), window.alpha(), window.beta());
            if (window.contains(v)) {
                window = window.narrowedBy(game.player(state), v);
                choice = action;
            } else if (choice == null) {
                choice = action;
            }
        }
        return choice;
    }
}
