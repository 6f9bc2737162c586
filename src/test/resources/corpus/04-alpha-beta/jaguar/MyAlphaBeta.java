// exercise: 04
// truth: right
// mistake: none; all numbers in a list, then the first place of the best, which no later bound can take
// player: both
// style: Window.narrowedBy and closed, indexOf
// single: yes
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state)
                ? game.utility(state)
                : best(game.player(state), values(game, state, new Window(alpha, beta)));
    }

    /** The numbers of the children, up to the one that closes the window. */
    private List<Integer> values(Game<S, A> game, S state, Window window) {
        List<Integer> list = new ArrayList<>();
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), window.alpha(), window.beta());
            list.add(v);
            window = window.narrowedBy(game.player(state), v);
            if (window.closed()) {
                return list;
            }
        }
        return list;
    }

    private int best(Player player, List<Integer> numbers) {
        return player == Player.MAX ? Collections.max(numbers) : Collections.min(numbers);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<Integer> numbers = values(game, state, Window.FULL);
        return game.actions(state).get(numbers.indexOf(best(game.player(state), numbers)));
    }
}
