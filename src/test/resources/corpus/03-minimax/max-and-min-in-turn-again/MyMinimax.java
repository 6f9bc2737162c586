// exercise: 03
// truth: wrong
// mistake: maxValue always goes on with minValue and the other way round, without asking the game whose turn it is below the root
// kind: slip
// player: both
// style: two methods as in Russell and Norvig, Choice records
// single: yes
// detail: only games in which a player moves twice in a row
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
        return search(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state).action();
    }

    private Choice<A> search(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? maxValue(game, state) : minValue(game, state);
    }

    private Choice<A> maxValue(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        Choice<A> best = new Choice<>(null, -Window.INFINITY);
        for (A action : game.actions(state)) {
            Choice<A> reply = minValue(game, game.result(state, action));
            if (reply.value() > best.value()) {
                best = new Choice<>(action, reply.value());
            }
        }
        return best;
    }

    private Choice<A> minValue(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        Choice<A> best = new Choice<>(null, Window.INFINITY);
        for (A action : game.actions(state)) {
            Choice<A> reply = maxValue(game, game.result(state, action));
            if (reply.value() < best.value()) {
                best = new Choice<>(action, reply.value());
            }
        }
        return best;
    }
}
