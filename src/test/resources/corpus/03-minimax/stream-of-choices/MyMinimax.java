// exercise: 03
// truth: right
// mistake: none; a stream of choices is reduced by the better one for the mover
// player: both
// style: streams, BinaryOperator.maxBy and minBy
// single: yes
// detail: always right
import java.util.Comparator;
import java.util.function.BinaryOperator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : decide(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return decide(game, state).action();
    }

    private Choice<A> decide(Game<S, A> game, S state) {
        BinaryOperator<Choice<A>> better = switch (game.player(state)) {
            case MAX -> BinaryOperator.maxBy(byValue);
            case MIN -> BinaryOperator.minBy(byValue);
        };
        return game.actions(state).stream()
                .map(action -> new Choice<>(action, value(game, game.result(state, action))))
                .reduce(better)
                .orElseThrow(() -> new IllegalArgumentException("the game is over: " + state));
    }
}
