// exercise: 03
// truth: wrong
// mistake: Takes a state without actions for the end of the game instead of asking terminal; a game that still lists actions after its end breaks it.
// player: both
// style: as its author writes
// single: yes
// detail: effect: crash
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        if (actions.isEmpty()) {
            return game.utility(state);
        }
        int best = 0;
        boolean first = true;
        for (A action : actions) {
            int v = value(game, game.result(state, action));
            if (first || (game.player(state) == Player.MAX ? v > best : v < best)) {
                best = v;
                first = false;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (best == null || (game.player(state) == Player.MAX ? v > best.value() : v < best.value())) {
                best = new Choice<>(action, v);
            }
        }
        return best.action();
    }
}
