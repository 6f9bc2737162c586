// exercise: 04
// truth: wrong
// mistake: bestAction searches every child with the full window, so leaves are asked for that what the first action guarantees had made pointless.
// player: both
// style: streams and a comparator for bestAction, value in one method
// single: yes
import java.util.Comparator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -INF : INF;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max) {
                if (v > best) best = v;
                if (best >= beta) return best;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best <= alpha) return best;
                if (best < beta) beta = best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<Choice<A>> order = Comparator.comparingInt(Choice::value);
        if (game.player(state) == Player.MIN) {
            order = order.reversed();
        }
        return game.actions(state).stream()
                .map(a -> new Choice<>(a, value(game, game.result(state, a), -INF, INF)))
                .max(order)
                .map(Choice::action)
                .orElse(null);
    }
}
