// exercise: 03
// truth: wrong
// mistake: a node is left as soon as a child is worth 900,000 or more (MAX) or -900,000 or less (MIN), as if nothing could be better
// player: both
// style: two recursive methods, constants
// single: yes
// detail: sometimes; only where a child is worth 900,000 to 999,999 (or -900,000 to -999,999) and a later one is better still, e.g. (900000 950000)
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int WIN = 900_000;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX
                ? maximum(game, state).value()
                : minimum(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX
                ? maximum(game, state).action()
                : minimum(game, state).action();
    }

    private Choice<A> maximum(Game<S, A> game, S state) {
        int max = -Window.INFINITY;
        A move = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (v > max) {
                max = v;
                move = action;
                if (max >= WIN) break;
            }
        }
        return new Choice<>(move, max);
    }

    private Choice<A> minimum(Game<S, A> game, S state) {
        int min = Window.INFINITY;
        A move = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (v < min) {
                min = v;
                move = action;
                if (min <= -WIN) break;
            }
        }
        return new Choice<>(move, min);
    }
}
