// exercise: 03
// truth: wrong
// mistake: at a MIN node value is called once to compare and once more to keep the smaller value, so leaves are looked at several times
// kind: slip
// player: MIN
// style: two branches, if without variable
// single: yes
// detail: answers are right, only the number of questions is not
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = game.actions(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : actions) {
                best = Math.max(best, value(game, game.result(state, action)));
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : actions) {
            S next = game.result(state, action);
            if (value(game, next) < best) {
                best = value(game, next);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A bestAction = null;
        int best = 0;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (bestAction == null || (max ? value > best : value < best)) {
                best = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
