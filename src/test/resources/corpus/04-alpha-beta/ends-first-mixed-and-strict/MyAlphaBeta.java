// exercise: 04
// truth: right
// mistake: none; ends below a node are read first and other children from right to left, and MAX cuts at equality while MIN cuts only beyond it
// player: both
// style: records of children that are sorted, Window records at the root, fail-soft
// single: yes
// detail: at equality MIN does not cut
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Child<S, A>(A action, S state, boolean over) {}

    private List<Child<S, A>> children(Game<S, A> game, S state) {
        List<Child<S, A>> children = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            children.add(new Child<>(action, next, game.terminal(next)));
        }
        Collections.reverse(children);
        children.sort(Comparator.comparing((Child<S, A> child) -> !child.over()));
        return children;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int most = -Window.INFINITY;
            for (Child<S, A> child : children(game, state)) {
                most = Math.max(most, value(game, child.state(), Math.max(alpha, most), beta));
                if (most >= beta) {
                    break;
                }
            }
            return most;
        }
        int least = Window.INFINITY;
        for (Child<S, A> child : children(game, state)) {
            least = Math.min(least, value(game, child.state(), alpha, Math.min(beta, least)));
            if (least < alpha) {
                break; // at equality MIN goes on, which is allowed
            }
        }
        return least;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (Child<S, A> child : children(game, state)) {
            Window narrower = window.narrowedBy(player, value(game, child.state(), window.alpha(), window.beta()));
            if (!narrower.equals(window)) {
                window = narrower;
                best = child.action();
            }
        }
        return best;
    }
}
