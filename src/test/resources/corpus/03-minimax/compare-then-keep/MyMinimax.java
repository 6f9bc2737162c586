// exercise: 03
// truth: wrong
// mistake: at a MIN node value asks for the value of a child once to compare and, if it is smaller, a second time to keep it, so leaves are looked at again and again
// player: MIN
// style: if without else, two loops in value
// single: yes
// detail: always; all values and actions are right, leaves are counted several times
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action)));
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            if (value(game, child) < best) {
                best = value(game, child);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            Choice<A> c = new Choice<>(action, value(game, game.result(state, action)));
            if (best == null) best = c;
            else if (me == Player.MAX && c.value() > best.value()) best = c;
            else if (me == Player.MIN && c.value() < best.value()) best = c;
        }
        return best.action();
    }
}
