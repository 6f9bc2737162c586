// exercise: 04
// truth: wrong
// mistake: bestAction narrows the window from action to action for MAX only; for MIN every child is searched with the full window
// kind: slip
// player: MIN
// style: bestAction with a loop for MAX and a stream for MIN, recursion with ternaries
// single: yes
// detail: the answers are right, only questions that cannot matter are asked
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(
                    game,
                    game.result(state, action),
                    max ? Math.max(alpha, best) : alpha,
                    max ? beta : Math.min(beta, best));
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max ? best >= beta : best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        if (game.player(state) == Player.MIN) {
            return game.actions(state).stream()
                    .map(action -> new Choice<>(
                            action,
                            value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY)))
                    .min(Comparator.comparingInt(Choice::value))
                    .get()
                    .action();
        }
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, Window.INFINITY);
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }
}
