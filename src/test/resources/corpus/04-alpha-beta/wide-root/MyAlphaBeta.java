// exercise: 04
// truth: right
// mistake: -
// player: both
// style: last of the best actions: the root window is one wider, so that a tie is exact; Optional and records
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private record Best<A>(Optional<A> action, int value) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player me = game.player(state);
        Best<A> best = new Best<>(Optional.empty(), me == Player.MAX ? -Window.INFINITY : Window.INFINITY);
        Window window = new Window(alpha, beta);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), window.alpha(), window.beta());
            best = better(me, best, action, v);
            window = window.narrowedBy(me, best.value());
            if (window.closed()) {
                break;
            }
        }
        return best.value();
    }

    /** Among equals the later one. */
    private Best<A> better(Player me, Best<A> old, A action, int v) {
        int order = Integer.compare(v, old.value());
        return (me == Player.MAX ? order : -order) >= 0 ? new Best<>(Optional.of(action), v) : old;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        boolean max = me == Player.MAX;
        Best<A> best = new Best<>(Optional.empty(), max ? -Window.MAX_VALUE - 1 : Window.MAX_VALUE + 1);
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max ? value(game, next, best.value() - 1, Window.MAX_VALUE + 2)
                    : value(game, next, -Window.MAX_VALUE - 2, best.value() + 1);
            best = better(me, best, action, v);
        }
        return best.action().orElseThrow();
    }
}
