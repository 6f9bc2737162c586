// exercise: 03
// truth: wrong
// mistake: at a MIN node the value of a child is asked for once to compare and once more to keep, so leaves are looked at several times
// player: MIN
// style: ternaries and if without braces
// single: yes
// detail: always, at every MIN node
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? highest(game, state) : lowest(game, state);
    }

    private int highest(Game<S, A> game, S state) {
        int high = -Window.INFINITY;
        for (A action : game.actions(state))
            high = Math.max(high, value(game, game.result(state, action)));
        return high;
    }

    private int lowest(Game<S, A> game, S state) {
        int low = Window.INFINITY;
        for (A action : game.actions(state))
            if (value(game, game.result(state, action)) < low)
                low = value(game, game.result(state, action));
        return low;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int wanted = value(game, state);
        for (A action : game.actions(state))
            if (value(game, game.result(state, action)) == wanted) return action;
        throw new IllegalStateException("no action is worth " + wanted);
    }
}
