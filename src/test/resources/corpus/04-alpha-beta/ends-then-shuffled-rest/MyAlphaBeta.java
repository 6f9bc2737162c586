// exercise: 04
// truth: right
// mistake: none; at every node the ends come first and the other children follow in random order, at the root too
// player: both
// style: random order, actions copied and partitioned, records
// single: yes
// detail: always right
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Random random = new Random(4);

    private record Child<S, A>(A action, S state) {}

    private List<Child<S, A>> children(Game<S, A> game, S state) {
        List<Child<S, A>> ends = new ArrayList<>();
        List<Child<S, A>> others = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            (game.terminal(next) ? ends : others).add(new Child<>(action, next));
        }
        Collections.shuffle(others, random);
        ends.addAll(others);
        return ends;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player player = game.player(state);
        Window window = new Window(alpha, beta);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (Child<S, A> child : children(game, state)) {
            int v = value(game, child.state(), window.alpha(), window.beta());
            best = player == Player.MAX ? Math.max(best, v) : Math.min(best, v);
            window = window.narrowedBy(player, v);
            if (window.closed()) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (Child<S, A> child : children(game, state)) {
            int v = value(game, child.state(), window.alpha(), window.beta());
            Window narrower = window.narrowedBy(player, v);
            if (narrower != window) {
                best = child.action();
                window = narrower;
            }
        }
        return best;
    }
}
