// exercise: 04
// truth: right
// mistake: none
// player: both
// style: functional: recursion over the list of actions, immutable windows
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** No loop anywhere: the head of the list, then its tail. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player p = game.player(state);
        return rest(game, state, p, game.actions(state), new Window(alpha, beta), p == Player.MAX ? -Window.INFINITY : Window.INFINITY);
    }

    private int rest(Game<S, A> game, S state, Player p, List<A> todo, Window w, int best) {
        if (todo.isEmpty() || w.closed()) {
            return best;
        }
        int v = value(game, game.result(state, todo.get(0)), w.alpha(), w.beta());
        int better = p == Player.MAX ? Math.max(best, v) : Math.min(best, v);
        return rest(game, state, p, todo.subList(1, todo.size()), w.narrowedBy(p, better), better);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choose(game, state, game.actions(state), Window.FULL, null);
    }

    private A choose(Game<S, A> game, S state, List<A> todo, Window w, A sofar) {
        if (todo.isEmpty()) {
            return sofar;
        }
        A head = todo.get(0);
        int v = value(game, game.result(state, head), w.alpha(), w.beta());
        List<A> tail = todo.subList(1, todo.size());
        return w.contains(v)
                ? choose(game, state, tail, w.narrowedBy(game.player(state), v), head)
                : choose(game, state, tail, w, sofar);
    }
}
