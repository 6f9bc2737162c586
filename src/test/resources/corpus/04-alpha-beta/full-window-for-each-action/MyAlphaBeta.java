// exercise: 04
// truth: wrong
// mistake: bestAction searches each action with the full window
// player: both
// style: for loops, Choice record
// single: yes
// detail: often; the choices are right, but leaves are asked for that the root had closed
import java.util.ArrayList;
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
        if (game.player(state) == Player.MIN) {
            int worst = Window.INFINITY;
            for (A action : game.actions(state)) {
                worst = Math.min(worst, value(game, game.result(state, action), alpha, beta));
                beta = Math.min(beta, worst);
                if (beta <= alpha) {
                    break;
                }
            }
            return worst;
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, value(game, game.result(state, action), alpha, beta));
            alpha = Math.max(alpha, best);
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<Choice<A>> choices = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            choices.add(new Choice<>(action, value(game, next, -Window.INFINITY, Window.INFINITY)));
        }
        Choice<A> best = choices.get(0);
        for (Choice<A> c : choices) {
            if (game.player(state) == Player.MAX && c.value() > best.value()) best = c;
            if (game.player(state) == Player.MIN && c.value() < best.value()) best = c;
        }
        return best.action();
    }
}
