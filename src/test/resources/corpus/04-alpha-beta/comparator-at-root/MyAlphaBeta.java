// exercise: 04
// truth: wrong
// mistake: bestAction searches every child with the full window, so nothing is narrowed from one action to the next.
// player: both
// style: stream of choices and a comparator
// kind: slip
// single: yes
// detail: bestAction asks for leaves that the values of earlier actions had already made pointless.
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
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            switch (player) {
                case MAX -> {
                    best = Math.max(best, value);
                    alpha = Math.max(alpha, value);
                }
                case MIN -> {
                    best = Math.min(best, value);
                    beta = Math.min(beta, value);
                }
            }
            if (beta <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
        return game.actions(state).stream()
                .map(a -> new Choice<>(a, value(game, game.result(state, a), -Window.INFINITY, Window.INFINITY)))
                .max(game.player(state) == Player.MAX ? byValue : byValue.reversed())
                .orElseThrow()
                .action();
    }
}
