// exercise: 03
// truth: wrong
// mistake: value finds the best action by a comparator that searches at every comparison, and then searches its state once more
// player: both
// style: streams with a comparator
// single: yes
// detail: asks for leaves again
import java.util.Comparator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return value(game, game.result(state, bestAction(game, state)));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<A> byValue = Comparator.comparingInt(a -> value(game, game.result(state, a)));
        if (game.player(state) == Player.MIN) {
            byValue = byValue.reversed();
        }
        return game.actions(state).stream().max(byValue).orElseThrow();
    }
}
