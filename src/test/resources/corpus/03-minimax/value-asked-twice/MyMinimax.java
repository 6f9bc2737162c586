// exercise: 03
// truth: wrong
// mistake: in value each child that is better is searched a second time, once for the comparison and once for the assignment, so leaves are looked at more than once, and the number grows exponentially with the depth
// player: both
// style: beginner, no variable for the child's value
// single: yes
// detail: values and actions are right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                if (value(game, game.result(state, a)) > best) {
                    best = value(game, game.result(state, a));
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                if (value(game, game.result(state, a)) < best) {
                    best = value(game, game.result(state, a));
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int bestValue = 0;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (best == null
                    || game.player(state) == Player.MAX && v > bestValue
                    || game.player(state) == Player.MIN && v < bestValue) {
                best = a;
                bestValue = v;
            }
        }
        return best;
    }
}
