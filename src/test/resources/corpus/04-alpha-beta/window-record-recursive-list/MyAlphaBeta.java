// exercise: 04
// truth: right
// mistake: none; the window is an immutable record, and the loop over the actions is a recursion over the rest of the list
// player: both
// style: functional: no loops, no assignments, Window.narrowedBy
// single: yes
// detail: -
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state)
                ? game.utility(state)
                : choose(game, state, game.player(state), game.actions(state), new Window(alpha, beta), null).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choose(game, state, game.player(state), game.actions(state), Window.FULL, null).action();
    }

    private Choice<A> choose(
            Game<S, A> game, S state, Player player, List<A> rest, Window window, Choice<A> soFar) {
        if (rest.isEmpty() || window.closed()) {
            return soFar;
        }
        A head = rest.get(0);
        int v = value(game, game.result(state, head), window.alpha(), window.beta());
        Choice<A> better = soFar == null || beats(player, v, soFar.value()) ? new Choice<>(head, v) : soFar;
        return choose(game, state, player, rest.subList(1, rest.size()), window.narrowedBy(player, v), better);
    }

    private static boolean beats(Player player, int one, int other) {
        return player == Player.MAX ? one > other : one < other;
    }
}
