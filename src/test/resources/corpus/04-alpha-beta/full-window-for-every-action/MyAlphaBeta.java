// exercise: 04
// truth: wrong
// mistake: bestAction gives every child the full window and never narrows it
// player: both
// style: streams and comparators at the root, loop with Window-like locals below
// single: yes
// detail: always; the choices are right
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
        int lo = alpha, hi = beta;
        int best = player == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), lo, hi);
            switch (player) {
                case MAX -> {
                    best = Math.max(best, v);
                    lo = Math.max(lo, best);
                }
                case MIN -> {
                    best = Math.min(best, v);
                    hi = Math.min(hi, best);
                }
            }
            if (lo >= hi) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<Choice<A>> byValue = Comparator.comparing(Choice::value);
        return game.actions(state).stream()
                .map(a -> new Choice<>(a, value(game, game.result(state, a), -Window.INFINITY, Window.INFINITY)))
                .max(game.player(state) == Player.MAX ? byValue : byValue.reversed())
                .map(Choice::action)
                .orElseThrow();
    }
}
