// exercise: 03
// truth: wrong
// mistake: the sign of the utility is a field that bestAction sets for the player to move, and value still uses it afterwards
// player: MIN
// style: one recursion in the view of a root player kept in fields
// kind: subtle
// single: yes
// detail: value is asked after bestAction for MIN on the same object: the result has the wrong sign or is wrong
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private Player me = Player.MAX;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return me == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        boolean mine = game.player(state) == me;
        Integer best = null;
        for (Iterator<A> it = game.actions(state).iterator(); it.hasNext(); ) {
            int v = value(game, game.result(state, it.next()));
            if (best == null || (mine ? v > best : v < best)) {
                best = v;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        me = game.player(state); // from now on everything is seen with this player's eyes
        A choice = null;
        int best = 0;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (choice == null || v > best) {
                choice = action;
                best = v;
            }
        }
        return choice;
    }
}
