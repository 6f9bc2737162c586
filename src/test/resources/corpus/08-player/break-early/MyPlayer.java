// exercise: 08
// truth: wrong
// mistake: the break at a cutoff stands before the undo, so that the search goes on in another position
// player: both
// style: iterator, boxed state in a nested class
// single: yes
// detail: from the first cutoff on: wrong values, or an exception because an action is not possible
import java.util.Iterator;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class Expired extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private class Search {
        final GivenPosition<A> position;
        final Clock clock;

        Search(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        A choose(List<A> actions, int depth) {
            boolean max = position.player() == Player.MAX;
            A best = actions.get(0);
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            for (A action : actions) {
                position.make(action);
                int value = value(depth - 1, 1, alpha, beta);
                position.undo();
                if (max && value > alpha) {
                    alpha = value;
                    best = action;
                } else if (!max && value < beta) {
                    beta = value;
                    best = action;
                }
            }
            return best;
        }

        int value(int depth, int ply, int alpha, int beta) {
            if (clock.isUp()) {
                throw new Expired();
            }
            if (position.terminal()) {
                int utility = position.utility();
                return utility == 0 ? 0 : utility > 0 ? utility - ply : utility + ply;
            }
            if (depth == 0) {
                return position.evaluation();
            }
            boolean max = position.player() == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            Iterator<A> rest = position.actions().iterator();
            while (rest.hasNext()) {
                position.make(rest.next());
                int value = value(depth - 1, ply + 1, alpha, beta);
                best = max ? Math.max(best, value) : Math.min(best, value);
                alpha = max ? Math.max(alpha, best) : alpha;
                beta = max ? beta : Math.min(beta, best);
                if (alpha >= beta) {
                    break;
                }
                position.undo();
            }
            return best;
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = List.copyOf(position.actions());
        A best = actions.get(0);
        Search search = new Search(position, clock);
        try {
            for (int depth = 1; depth < 50; depth++) {
                best = search.choose(actions, depth);
            }
        } catch (Expired e) {
            return best;
        }
        return best;
    }
}
