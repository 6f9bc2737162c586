// exercise: 07
// truth: right
// mistake: none; unusual: the window is first narrowed to the values a game can have, so a node that is won is left at once; bounds come back as the best value seen, and undo is done by a finally
// player: both
// style: recursion over a ListIterator, clamped window, no loop
// single: yes
// detail: -
import java.util.ListIterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return node(position, Math.max(alpha, -Window.MAX_VALUE), Math.min(beta, Window.MAX_VALUE));
    }

    private int node(Position<A> position, int alpha, int beta) {
        return position.terminal()
                ? position.utility()
                : from(position, position.actions().listIterator(), position.player(), alpha, beta);
    }

    /** The value of the best of the actions from here on. */
    private int from(Position<A> position, ListIterator<A> actions, Player player, int alpha, int beta) {
        int here = child(position, actions.next(), alpha, beta);
        if (!actions.hasNext()) {
            return here;
        }
        if (player == Player.MAX) {
            return here >= beta ? here : Math.max(here, from(position, actions, player, Math.max(alpha, here), beta));
        }
        return here <= alpha ? here : Math.min(here, from(position, actions, player, alpha, Math.min(beta, here)));
    }

    private int child(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        try {
            return node(position, alpha, beta);
        } finally {
            position.undo();
        }
    }
}
