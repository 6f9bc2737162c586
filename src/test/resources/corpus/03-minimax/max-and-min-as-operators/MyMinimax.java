// exercise: 03
// truth: right
// mistake: none; the player chooses the operator max or min, the stream is reduced without a first value, and bestAction plays the last of several best actions
// player: both
// style: streams, operators as values
// single: yes
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        return children(game, state).reduce(wish(game, state)).getAsInt();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<Integer> values = children(game, state).boxed().toList();
        int best = values.stream().mapToInt(Integer::intValue).reduce(wish(game, state)).getAsInt();
        return game.actions(state).get(values.lastIndexOf(best));
    }

    private IntStream children(Game<S, A> game, S state) {
        return game.actions(state).stream().mapToInt(a -> value(game, game.result(state, a)));
    }

    private IntBinaryOperator wish(Game<S, A> game, S state) {
        return game.player(state).equals(Player.MAX) ? Math::max : Math::min;
    }
}
