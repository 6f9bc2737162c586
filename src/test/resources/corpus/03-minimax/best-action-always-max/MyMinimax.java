// exercise: 03
// truth: wrong
// mistake: bestAction takes the largest value for whoever moves; MIN's actions are chosen for MAX. value is right.
// player: both
// style: as its author writes
// single: yes
// detail: effect: action
import java.util.Comparator;
import java.util.stream.IntStream;
import plybook.game.*;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        IntStream values = game.actions(state).stream().mapToInt(a -> value(game, game.result(state, a)));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).getAsInt();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.actions(state).stream()
                .max(Comparator.comparingInt(a -> value(game, game.result(state, a))))
                .orElseThrow();
    }
}
