// exercise: 03
// truth: wrong
// mistake: bestAction asks whose turn it is in game.initialState() instead of in the state
// player: both
// style: Choice and a helper, lambda for better
// single: yes
// detail: sometimes; states with another player to move than at the start
import java.util.function.IntBinaryOperator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        IntBinaryOperator pick = game.player(state) == Player.MAX ? Math::max : Math::min;
        return game.actions(state).stream()
                .mapToInt(action -> value(game, game.result(state, action)))
                .reduce(pick)
                .getAsInt();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(game.initialState());
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            Choice<A> choice = new Choice<>(action, value(game, game.result(state, action)));
            if (best == null || better(me, choice.value(), best.value())) {
                best = choice;
            }
        }
        return best.action();
    }

    private boolean better(Player player, int one, int other) {
        return player == Player.MAX ? one > other : one < other;
    }
}
