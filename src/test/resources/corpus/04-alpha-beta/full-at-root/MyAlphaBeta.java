// exercise: 04
// truth: wrong
// mistake: bestAction asks for every child's value with the full window and picks afterwards; nothing narrows from one action to the next.
// player: both
// style: bestAction collects Choice records in a list and picks by a comparator
// kind: slip
// single: yes
// detail: Pruning in bestAction only; value and all choices are right.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
                if (alpha >= beta) {
                    return alpha;
                }
            }
            return alpha;
        } else {
            for (A action : game.actions(state)) {
                beta = Math.min(beta, value(game, game.result(state, action), alpha, beta));
                if (beta <= alpha) {
                    return beta;
                }
            }
            return beta;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<Choice<A>> choices = new ArrayList<>();
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY);
            choices.add(new Choice<>(action, v));
        }
        Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
        if (game.player(state) == Player.MIN) {
            byValue = byValue.reversed();
        }
        choices.sort(byValue);
        return choices.get(choices.size() - 1).action();
    }
}
