// exercise: 03
// truth: wrong
// mistake: bestAction asks whose turn it is in the initial state of the game instead of in the state that was given
// player: both
// style: me and the other one
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (best == null || isBetter(game.player(state), v, best)) {
                best = v;
            }
        }
        return best;
    }

    private boolean isBetter(Player p, int a, int b) {
        return p == Player.MAX ? a > b : a < b;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(game.initialState());
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (best == null || isBetter(me, v, best.value())) {
                best = new Choice<>(action, v);
            }
        }
        return best.action();
    }
}
