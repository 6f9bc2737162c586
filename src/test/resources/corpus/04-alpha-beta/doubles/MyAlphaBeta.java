// exercise: 04
// truth: right
// mistake: -
// player: both
// style: immutable windows of doubles, index recursion instead of loops, bestAction with a window one wider
// kind: -
// single: yes
// detail: -
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Span(double low, double high) {
        boolean empty() {
            return !(low < high);
        }

        Span after(Player player, double value) {
            return player == Player.MAX ? new Span(Math.max(low, value), high) : new Span(low, Math.min(high, value));
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return (int) worth(game, state, new Span(alpha, beta));
    }

    private double worth(Game<S, A> game, S state, Span span) {
        return game.terminal(state)
                ? game.utility(state)
                : rest(game, state, game.actions(state), game.player(state), span);
    }

    /** The best of these actions, the first one and then the rest, as long as the span leaves a question open. */
    private double rest(Game<S, A> game, S state, List<A> actions, Player player, Span span) {
        double best = player == Player.MAX ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        Span left = span;
        for (int i = 0; i < actions.size() && !left.empty(); i++) {
            double value = worth(game, game.result(state, actions.get(i)), left);
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            left = left.after(player, value);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Span span = new Span(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        List<A> actions = game.actions(state);
        int best = -1;
        double record = 0;
        for (int i = actions.size() - 1; i >= 0; i--) {
            // half a point wider, so that a child that equals the record is told from one that is worse
            double value = worth(game, game.result(state, actions.get(i)), span);
            if (best < 0 || (player == Player.MAX ? value >= record : value <= record)) {
                best = i;
                record = value;
                span = player == Player.MAX
                        ? new Span(value - 0.5, Double.POSITIVE_INFINITY)
                        : new Span(Double.NEGATIVE_INFINITY, value + 0.5);
            }
        }
        return actions.get(best);
    }
}
