// exercise: 04
// truth: wrong
// mistake: bestAction searches every action with the full window and then takes the best of the list
// player: both
// style: streams, root by comparator
// single: yes
// detail: -
import java.util.Comparator;
import java.util.stream.Stream;
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
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), Math.max(alpha, best), beta));
                if (best >= beta) {
                    return best;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, Math.min(beta, best)));
            if (best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
        Stream<Choice<A>> choices = game.actions(state).stream()
                .map(a -> new Choice<>(a, value(game, game.result(state, a), -Window.INFINITY, Window.INFINITY)));
        return (game.player(state) == Player.MAX ? choices.max(byValue) : choices.min(byValue))
                .orElseThrow()
                .action();
    }
}
