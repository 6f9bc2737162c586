// exercise: 04
// truth: wrong
// mistake: bestAction searches every child with the full window and never narrows it
// player: both
// style: stream of Choice at the root, ternaries below
// single: yes
// detail: always; actions and values are right
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
        boolean up = game.player(state) == Player.MAX;
        int best = up ? -INF : INF;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), up ? Math.max(alpha, best) : alpha, up ? beta : Math.min(beta, best));
            best = up ? Math.max(best, v) : Math.min(best, v);
            if (up ? best >= beta : best <= alpha) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
        Comparator<Choice<A>> taste = game.player(state) == Player.MAX ? byValue : byValue.reversed();
        return game.actions(state).stream()
                .map(a -> new Choice<>(a, value(game, game.result(state, a), -INF, INF)))
                .max(taste)
                .get()
                .action();
    }
}
