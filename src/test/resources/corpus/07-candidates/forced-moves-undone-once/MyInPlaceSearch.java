// exercise: 07
// truth: wrong
// mistake: a chain of forced moves is played in a loop, but only one of them is taken back
// player: both
// style: shortcut for nodes with a single action, fail-soft
// single: yes
// detail: sometimes; only if two nodes with a single action follow each other
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        boolean forced = false;
        while (!position.terminal() && position.actions().size() == 1) {
            position.make(position.actions().get(0));
            forced = true;
        }
        int result = position.terminal() ? position.utility() : branch(position, alpha, beta);
        if (forced) {
            position.undo();
        }
        return result;
    }

    private int branch(Position<A> position, int alpha, int beta) {
        List<A> actions = position.actions();
        Player player = position.player();
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, alpha, beta);
            position.undo();
            if (player == Player.MAX && value > best) {
                best = value;
                alpha = Math.max(alpha, best);
            }
            if (player == Player.MIN && value < best) {
                best = value;
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }
}
