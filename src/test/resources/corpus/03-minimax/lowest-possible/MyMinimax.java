// exercise: 03
// truth: wrong
// mistake: bestAction of MAX starts with the lowest value that a game can have and asks for more, so it returns null if every action is worth -1,000,000
// player: MAX
// style: one method for each player
// kind: subtle
// single: yes
// detail: only bestAction, only where MAX is to move and all actions lead to -1,000,000
import java.util.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX ? forMax(game, state).value() : forMin(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? forMax(game, state).action() : forMin(game, state).action();
    }

    private Choice<A> forMax(Game<S, A> game, S state) {
        Choice<A> best = new Choice<>(null, -Window.MAX_VALUE);
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (value > best.value()) {
                best = new Choice<>(action, value);
            }
        }
        return best;
    }

    private Choice<A> forMin(Game<S, A> game, S state) {
        Choice<A> best = new Choice<>(null, Window.INFINITY);
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (value < best.value()) {
                best = new Choice<>(action, value);
            }
        }
        return best;
    }
}
