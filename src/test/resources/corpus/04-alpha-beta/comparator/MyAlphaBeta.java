// exercise: 04
// truth: wrong
// mistake: bestAction compares the actions by their values with the full window, so nothing narrows from one action to the next
// player: both
// style: comparator on a list of choices
// kind: slip
// single: yes
// detail: bestAction with two or more actions, whenever the first action would have closed something in the later ones; choices are right
import java.util.*;
import java.util.function.*;
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
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<Choice<A>> choices = new ArrayList<>();
        for (A action : game.actions(state)) {
            choices.add(new Choice<>(action, value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY)));
        }
        Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
        choices.sort(game.player(state) == Player.MAX ? byValue.reversed() : byValue);
        return choices.get(0).action();
    }
}
