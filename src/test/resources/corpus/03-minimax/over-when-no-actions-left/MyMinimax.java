// exercise: 03
// truth: wrong
// mistake: value takes the game to be over when the list of actions is empty instead of asking game.terminal; a game that still lists actions after its end (the empty cells after a won game) is played on
// player: both
// style: short, list in a variable
// single: yes
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
        return choose(game, state, actions).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choose(game, state, game.actions(state)).action();
    }

    private Choice<A> choose(Game<S, A> game, S state, List<A> actions) {
        Player player = game.player(state);
        Choice<A> choice = null;
        for (A action : actions) {
            int v = value(game, game.result(state, action));
            if (choice == null
                    || player == Player.MAX && v > choice.value()
                    || player == Player.MIN && v < choice.value()) {
                choice = new Choice<>(action, v);
            }
        }
        return choice;
    }
}
