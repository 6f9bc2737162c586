// exercise: 04
// truth: wrong
// mistake: the children are sorted by their full minimax value before alpha-beta, so every leaf is asked for, several times; and at a MIN root the largest value is chosen
// player: both
// style: sorting by minimax
// single: no
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private int minimax(Game<S, A> game, S s) {
        if (game.terminal(s)) return game.utility(s);
        IntStream values = game.actions(s).stream().mapToInt(a -> minimax(game, game.result(s, a)));
        return (game.player(s) == Player.MAX ? values.max() : values.min()).getAsInt();
    }

    private List<A> sorted(Game<S, A> game, S state) {
        List<A> list = new ArrayList<>(game.actions(state));
        Map<A, Integer> score = new HashMap<>();
        for (A a : list) score.put(a, minimax(game, game.result(state, a)));
        list.sort(Comparator.comparing(score::get));
        if (game.player(state) == Player.MAX) Collections.reverse(list);
        return list;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : sorted(game, state)) { // with perfect ordering alpha-beta is fastest
            int v = value(game, game.result(state, a), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int top = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), top, Window.INFINITY);
            if (v > top) {
                top = v;
                best = a;
            }
        }
        return best;
    }
}
