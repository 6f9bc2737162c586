// exercise: 04
// truth: wrong
// mistake: bestAction searches every action with the full window
// player: both
// style: streams with a comparator in bestAction, one method for value, fail-hard
// single: yes
// detail: values and choices are right
import java.util.Comparator;
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
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (player == Player.MAX) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return player == Player.MAX ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<Choice<A>> order = Comparator.comparingInt(Choice::value);
        if (game.player(state) == Player.MIN) {
            order = order.reversed();
        }
        return game.actions(state).stream()
                .map(a -> new Choice<>(a, value(game, game.result(state, a), -Window.INFINITY, Window.INFINITY)))
                .max(order)
                .get()
                .action();
    }
}
