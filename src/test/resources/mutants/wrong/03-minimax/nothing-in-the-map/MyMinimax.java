// Wrong: a map is asked for a value before anything was put into it.
// Fails first: value of a game that is over
// Says: NullPointerException
// Diagnosis: null-used

import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<S, Integer> values = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        return values.get(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.actions(state).get(values.get(state));
    }
}
