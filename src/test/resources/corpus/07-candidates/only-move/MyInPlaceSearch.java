// exercise: 07
// truth: wrong
// mistake: where there is only one action it is played and the value returned at once, without undo
// player: both
// style: switch over players, shortcut for forced moves
// single: yes
// detail: a node with exactly one action: the position is left one move further, and from there undo takes back the wrong moves
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        List<A> actions = position.actions();
        if (actions.size() == 1) {
            // forced: nothing to choose
            position.make(actions.get(0));
            return value(position, alpha, beta);
        }
        return switch (position.player()) {
            case MAX -> max(position, actions, alpha, beta);
            case MIN -> min(position, actions, alpha, beta);
        };
    }

    private int max(Position<A> position, List<A> actions, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            best = Math.max(best, value(position, Math.max(alpha, best), beta));
            position.undo();
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private int min(Position<A> position, List<A> actions, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            best = Math.min(best, value(position, alpha, Math.min(beta, best)));
            position.undo();
            if (best <= alpha) {
                break;
            }
        }
        return best;
    }
}
