// exercise: 03
// truth: wrong
// mistake: a node is left as soon as the value is a win in Tic-Tac-Toe's terms (1 or more for MAX), though other games have better values
// player: MAX
// style: inner method on a record of best so far
// single: yes
// detail: sometimes; a MAX node has a child worth 1 or more before a better one
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int WIN = 1;

    private Choice<A> search(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        if (game.player(state) == Player.MAX) {
            Choice<A> best = new Choice<>(null, -Window.INFINITY);
            for (A action : game.actions(state)) {
                int v = search(game, game.result(state, action)).value();
                if (v > best.value()) {
                    best = new Choice<>(action, v);
                }
                if (best.value() >= WIN) {
                    return best;
                }
            }
            return best;
        } else {
            Choice<A> best = new Choice<>(null, Window.INFINITY);
            for (A action : game.actions(state)) {
                int v = search(game, game.result(state, action)).value();
                if (v < best.value()) {
                    best = new Choice<>(action, v);
                }
            }
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return search(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state).action();
    }
}
