// exercise: 04
// truth: right
// mistake: -
// player: both
// style: immutable steps, Stream.iterate until the window is closed, a fold over records
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** What is known at a node after some of its children. */
    private record Step<A>(Window window, int best, Iterator<A> rest, A choice) {
        boolean open() {
            return !window.closed() && rest.hasNext();
        }

        Step<A> after(Player player, A action, int v) {
            boolean better = player == Player.MAX ? v > best : v < best;
            return new Step<>(window.narrowedBy(player, v), better ? v : best, rest, better ? action : choice);
        }
    }

    private Step<A> last(Game<S, A> game, S state, Window window) {
        Player player = game.player(state);
        int worst = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        Step<A> start = new Step<>(window, worst, game.actions(state).iterator(), null);
        return Stream.iterate(start, step -> {
                    A action = step.rest().next();
                    Window w = step.window();
                    return step.after(player, action, value(game, game.result(state, action), w.alpha(), w.beta()));
                })
                .dropWhile(Step::open)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : last(game, state, new Window(alpha, beta)).best();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return last(game, state, Window.FULL).choice();
    }
}
