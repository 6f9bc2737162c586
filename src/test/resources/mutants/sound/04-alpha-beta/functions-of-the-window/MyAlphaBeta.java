// Sound: no loop: a recursion over the list of actions that hands the narrowed window on.

import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Found<A>(A action, int value) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state)
                ? game.utility(state)
                : best(game, state, game.actions(state), new Window(alpha, beta), null).value();
    }

    private Found<A> best(Game<S, A> game, S state, List<A> left, Window window, Found<A> sofar) {
        if (left.isEmpty() || window.closed()) {
            return sofar;
        }
        A action = left.get(0);
        int value = value(game, game.result(state, action), window.alpha(), window.beta());
        Player player = game.player(state);
        boolean better = sofar == null || (player == Player.MAX ? value > sofar.value() : value < sofar.value());
        Found<A> found = better ? new Found<>(action, value) : sofar;
        return best(game, state, left.subList(1, left.size()), window.narrowedBy(player, found.value()), found);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return best(game, state, game.actions(state), Window.FULL, null).action();
    }
}
