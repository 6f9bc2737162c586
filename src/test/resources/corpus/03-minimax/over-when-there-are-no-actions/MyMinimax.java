// exercise: 03
// truth: wrong
// mistake: the end of the game is recognised by an empty list of actions instead of terminal, although a game may still list actions after its end
// kind: subtle
// player: both
// style: no call of terminal
// single: yes
// detail: only in games that list actions after the end (which the documentation of Game allows)
import java.util.Arrays;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        if (actions.isEmpty()) {
            return game.utility(state);
        }
        int[] values = new int[actions.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(game, game.result(state, actions.get(i)));
        }
        Arrays.sort(values);
        return game.player(state) == Player.MIN ? values[0] : values[values.length - 1];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int bestValue = 0;
        int sign = game.player(state) == Player.MIN ? -1 : 1;
        for (A action : game.actions(state)) {
            int value = sign * value(game, game.result(state, action));
            if (best == null || value > bestValue) {
                best = action;
                bestValue = value;
            }
        }
        return best;
    }
}
