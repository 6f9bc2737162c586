// exercise: 04
// truth: wrong
// mistake: A MAX node hands down its own best so far in place of alpha (MIN in place of beta), and not the larger of that and what came from above; before its first child has returned, the bound from a grandparent is lost, and deep cutoffs are missing.
// player: both
// style: streams with anyMatch as the cut, a mutable one-element array
// single: yes
// detail: needs several stack frames per ply; on a line of 900 plies it may overflow a 1 MB stack
import java.util.Optional;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            final int[] best = {-Window.INFINITY};
            game.actions(state).stream()
                    .map(action -> game.result(state, action))
                    .anyMatch(next -> {
                        best[0] = Math.max(best[0], value(game, next, best[0], beta));
                        return best[0] >= beta;
                    });
            return best[0];
        } else {
            final int[] best = {Window.INFINITY};
            game.actions(state).stream()
                    .map(action -> game.result(state, action))
                    .anyMatch(next -> {
                        best[0] = Math.min(best[0], value(game, next, alpha, best[0]));
                        return best[0] <= alpha;
                    });
            return best[0];
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? forMax(game, state) : forMin(game, state);
    }

    private A forMax(Game<S, A> game, S state) {
        Optional<Choice<A>> best = Optional.empty();
        for (A action : game.actions(state)) {
            int bound = best.map(Choice::value).orElse(-Window.INFINITY);
            int v = value(game, game.result(state, action), bound, Window.INFINITY);
            if (v > bound) best = Optional.of(new Choice<>(action, v));
        }
        return best.orElseThrow().action();
    }

    private A forMin(Game<S, A> game, S state) {
        Optional<Choice<A>> best = Optional.empty();
        for (A action : game.actions(state)) {
            int bound = best.map(Choice::value).orElse(Window.INFINITY);
            int v = value(game, game.result(state, action), -Window.INFINITY, bound);
            if (v < bound) best = Optional.of(new Choice<>(action, v));
        }
        return best.orElseThrow().action();
    }
}
