// Wrong: the value and the number of the action share one int, in which large values have no room. It is not the choice that starts at a value of the game.
// Fails first: value of a game that is over
// Says: a terminal state is worth its utility
// Diagnosis: none
// Later: none

import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int BITS = 12;

    @Override
    public int value(Game<S, A> game, S state) {
        return packed(game, state) >> BITS;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.actions(state).get(packed(game, state) & ((1 << BITS) - 1));
    }

    private int packed(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state) << BITS;
        }
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int best = 0;
        int action = -1;
        for (int i = 0; i < actions.size(); i++) {
            int value = value(game, game.result(state, actions.get(i)));
            if (action < 0 || (max ? value > best : value < best)) {
                best = value;
                action = i;
            }
        }
        return best << BITS | action;
    }
}
