// exercise: 04
// truth: right
// mistake: none; Tries the children that end the game first, in a stable order: finished children cost one question and may close the node. The order is the learner's choice; the search itself is textbook.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.*;
import java.util.stream.Collectors;
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** results of all actions, finished ones in front */
    private List<S> successors(Game<S, A> game, S state) {
        LinkedList<S> list = new LinkedList<>();
        int finished = 0;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            if (game.terminal(next)) list.add(finished++, next);
            else list.addLast(next);
        }
        return list;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (S next : successors(game, state)) {
            int v = value(game, next, alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (beta <= alpha) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state).stream()
                .sorted(Comparator.comparing((A a) -> !game.terminal(game.result(state, a))))
                .collect(Collectors.toList());
        boolean max = game.player(state) == Player.MAX;
        Window window = Window.FULL;
        A best = null;
        for (A a : actions) {
            int v = value(game, game.result(state, a), window.alpha(), window.beta());
            Window narrower = window.narrowedBy(max ? Player.MAX : Player.MIN, v);
            if (!narrower.equals(window)) {
                window = narrower;
                best = a;
            }
        }
        return best;
    }
}
