// exercise: 03
// truth: wrong
// mistake: the calls for the children write their best actions into the slot of the root, and a root that keeps its first child does not write again
// player: both
// style: one recursive method with an out-parameter
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return minimax(game, state, new ArrayList<>());
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> out = new ArrayList<>();
        minimax(game, state, out);
        return out.get(0);
    }

    /** The value; the best action is left in the list. */
    private int minimax(Game<S, A> game, S state, List<A> out) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = 0;
        boolean first = true;
        for (A action : game.actions(state)) {
            int v = minimax(game, game.result(state, action), out);
            if (first || (max ? v > best : v < best)) {
                best = v;
                out.clear();
                out.add(action);
                first = false;
            }
        }
        return best;
    }
}
