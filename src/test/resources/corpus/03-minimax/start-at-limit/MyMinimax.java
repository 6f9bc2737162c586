// exercise: 03
// truth: wrong
// mistake: bestAction starts with the limit of the values itself and wants something strictly better, so it returns null if every action is worth just that limit.
// player: both
// style: one loop for both players, bound constants
// kind: subtle
// single: yes
// detail: MAX's actions are all worth -1,000,000, or MIN's all 1,000,000.
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int WORST_FOR_MAX = -Window.MAX_VALUE;
    private static final int WORST_FOR_MIN = Window.MAX_VALUE;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int value = max ? WORST_FOR_MAX : WORST_FOR_MIN;
        List<A> actions = game.actions(state);
        for (int i = 0; i < actions.size(); i++) {
            int next = value(game, game.result(state, actions.get(i)));
            value = max ? Math.max(value, next) : Math.min(value, next);
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int value = max ? WORST_FOR_MAX : WORST_FOR_MIN;
        A best = null;
        List<A> actions = game.actions(state);
        for (int i = 0; i < actions.size(); i++) {
            int next = value(game, game.result(state, actions.get(i)));
            if (max ? next > value : next < value) {
                value = next;
                best = actions.get(i);
            }
        }
        return best;
    }
}
