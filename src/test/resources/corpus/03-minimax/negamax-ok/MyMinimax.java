// exercise: 03
// truth: right
// mistake: none; the sign turns only where the next mover is another player
// player: both
// style: negamax by who moves next
// single: yes
// detail: -

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return valueTo(Player.MAX, game, state);
    }

    private int valueTo(Player me, Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return me == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        Player mover = game.player(state);
        int best = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            int v = valueTo(mover, game, game.result(state, action));
            if (v > best) {
                best = v;
            }
        }
        return mover == me ? best : -best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        A best = game.actions(state).get(0);
        int bestValue = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = valueTo(me, game, game.result(state, action));
            if (v >= bestValue) {
                bestValue = v;
                best = action;
            }
        }
        return best;
    }
}
