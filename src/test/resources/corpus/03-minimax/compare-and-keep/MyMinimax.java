// exercise: 03
// truth: wrong
// mistake: asks for the value of a child to compare it and once more to keep it, so leaves are looked at again and again
// player: both
// style: loops
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                if (value(game, game.result(state, a)) > best) {
                    best = value(game, game.result(state, a));
                }
            }
        } else {
            best = Window.INFINITY;
            for (A a : game.actions(state)) {
                if (value(game, game.result(state, a)) < best) {
                    best = value(game, game.result(state, a));
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int wanted = value(game, state);
        for (A a : game.actions(state)) {
            if (value(game, game.result(state, a)) == wanted) return a;
        }
        throw new IllegalStateException("cannot happen");
    }
}
