// exercise: 03
// truth: right
// mistake: none; negamax over the list as head and tail, the sign follows the player whom the game names
// player: both
// style: recursion over lists, sign
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : best(game, state, game.actions(state)).value();
    }

    /** The best of these actions for whoever moves; among equals the last. */
    private Choice<A> best(Game<S, A> game, S state, List<A> actions) {
        A head = actions.get(0);
        Choice<A> mine = new Choice<>(head, value(game, game.result(state, head)));
        if (actions.size() == 1) {
            return mine;
        }
        Choice<A> others = best(game, state, actions.subList(1, actions.size()));
        int s = sign(game, state);
        return s * mine.value() > s * others.value() ? mine : others;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return best(game, state, game.actions(state)).action();
    }
}
