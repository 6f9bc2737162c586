// exercise: 03
// truth: right
// mistake: none; negamax in which a state is always valued for the player given as a parameter, so the players need not take turns; the last of several best actions is taken
// player: both
// style: negamax with longs and a packed long
// single: yes
// detail: packs value and index into a long, which has room for both
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return (int) valueFor(Player.MAX, game, state);
    }

    private long valueFor(Player who, Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return who == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        Player mover = game.player(state);
        if (mover != who) {
            return -valueFor(mover, game, state);
        }
        return packedBest(game, state) >> 32;
    }

    /** upper half: value to the player to move; lower half: index of the action */
    private long packedBest(Game<S, A> game, S state) {
        Player mover = game.player(state);
        List<A> actions = game.actions(state);
        long best = Long.MIN_VALUE;
        for (int i = actions.size() - 1; i >= 0; i--) {
            long v = valueFor(mover, game, game.result(state, actions.get(i)));
            best = Math.max(best, (v << 32) | i);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.actions(state).get((int) packedBest(game, state));
    }
}
