// exercise: 04
// truth: wrong
// mistake: bestAction searches every child with the full window
// player: both
// style: stream with a comparator at the root
// single: yes
// detail: always where the first child does not suffice; leaves are asked for that the root's bound excludes
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
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                alpha = Math.max(alpha, value(game, game.result(state, action), alpha, beta));
                if (alpha >= beta) break;
            }
            return alpha;
        }
        for (A action : game.actions(state)) {
            beta = Math.min(beta, value(game, game.result(state, action), alpha, beta));
            if (alpha >= beta) break;
        }
        return beta;
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
