// exercise: 03
// truth: right
// mistake: none; negamax whose sign follows the player to move, not the ply
// player: both
// style: negamax with a sign, AtomicReference to hand out the action at the root
// single: yes
import java.util.concurrent.atomic.AtomicReference;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state) {
        return sign(game, state) * nega(game, state, null);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        AtomicReference<A> out = new AtomicReference<>();
        nega(game, state, out);
        return out.get();
    }

    private int sign(Game<S, A> game, S state) {
        if (game.terminal(state)) return 1;
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    /** The value for the one who moves in the state (for MAX if nobody does). */
    private int nega(Game<S, A> game, S state, AtomicReference<A> out) {
        if (game.terminal(state)) return game.utility(state);
        int mine = sign(game, state);
        int best = Integer.MIN_VALUE;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v = mine * sign(game, next) * nega(game, next, null);
            if (v > best) {
                best = v;
                if (out != null) out.set(a);
            }
        }
        return best;
    }
}
