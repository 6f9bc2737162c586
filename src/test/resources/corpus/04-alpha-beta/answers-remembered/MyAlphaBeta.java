// exercise: 04
// truth: wrong
// mistake: bestAction remembers its answers by the state alone and gives them again when another game with an equal state is asked about
// player: both
// style: computeIfAbsent on a map in a field
// kind: subtle
// single: yes
// detail: one object is asked about two games with equal states, as two trees of one shape whose leaves are looked up elsewhere
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, Optional<A>> answers = new HashMap<>();

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
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Optional<A> known = answers.get(state);
        if (known == null) {
            known = Optional.of(search(game, state));
            answers.put(state, known);
        }
        return known.get();
    }

    private A search(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int[] window = {-Window.INFINITY, Window.INFINITY};
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), window[0], window[1]);
            if (window[0] < v && v < window[1]) {
                window[max ? 0 : 1] = v;
                best = action;
            }
        }
        return best;
    }
}
