// exercise: 04
// truth: wrong
// mistake: bestAction searches each child with the full window instead of narrowing it; value itself is textbook.
// player: both
// style: as its author writes
// single: yes
// detail: effect: leaves
import java.util.*;
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return switch (game.player(state)) {
            case MAX -> {
                int v = -Window.INFINITY;
                for (A a : game.actions(state)) {
                    v = Math.max(v, value(game, game.result(state, a), alpha, beta));
                    if (v >= beta) yield v;
                    alpha = Math.max(alpha, v);
                }
                yield v;
            }
            case MIN -> {
                int v = Window.INFINITY;
                for (A a : game.actions(state)) {
                    v = Math.min(v, value(game, game.result(state, a), alpha, beta));
                    if (v <= alpha) yield v;
                    beta = Math.min(beta, v);
                }
                yield v;
            }
        };
    }

    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        Map<A, Integer> values = new HashMap<>();
        for (A a : actions) values.put(a, value(game, game.result(state, a), -Window.INFINITY, Window.INFINITY));
        return game.player(state) == Player.MAX
                ? Collections.max(actions, Comparator.comparing(values::get))
                : Collections.min(actions, Comparator.comparing(values::get));
    }
}
