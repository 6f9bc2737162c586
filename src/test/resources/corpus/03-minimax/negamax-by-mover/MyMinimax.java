// exercise: 03
// truth: right
// mistake: -
// player: both
// style: negamax whose sign comes from who really moves next, not from the depth
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static int sign(Player p) {
        return p == Player.MAX ? 1 : -1;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : sign(game.player(state)) * gain(game, state, null);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> found = new ArrayList<>(1);
        gain(game, state, found);
        return found.get(found.size() - 1);
    }

    /** What the side to move can get, in its own view. */
    private int gain(Game<S, A> game, S state, List<A> improvements) {
        Player me = game.player(state);
        int best = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (game.terminal(next)) {
                v = sign(me) * game.utility(next);
            } else {
                int theirs = gain(game, next, null);
                v = game.player(next) == me ? theirs : -theirs;
            }
            if (v >= best) {
                best = v;
                if (improvements != null) {
                    improvements.add(action);
                }
            }
        }
        return best;
    }
}
