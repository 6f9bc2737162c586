// exercise: 08
// truth: wrong
// mistake: a win is made worth more for each ply (utility + ply) and a loss less, so the longest way to a win is taken, and the shortest to a loss
// player: both
// style: killers in a list, boolean flag for the clock
// single: yes
// detail: whenever more than one way wins; a win in one is put off
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private List<LinkedList<A>> killers;
    private boolean over;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new ArrayList<>();
        over = false;
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        for (int depth = 1; depth <= 50; depth++) {
            while (killers.size() <= depth) {
                killers.add(new LinkedList<>());
            }
            A found = searchRoot(position, clock, actions, depth);
            if (over) {
                break;
            }
            best = found;
            actions.remove(found);
            actions.add(0, found);
        }
        return best;
    }

    private A searchRoot(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (over) {
                return null;
            }
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (over || clock.isUp()) {
            over = true;
            return 0;
        }
        if (position.terminal()) {
            int utility = position.utility();
            if (utility > 0) {
                return utility + ply;
            }
            return utility < 0 ? utility - ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : order(position.actions(), ply)) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (over) {
                return 0;
            }
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                LinkedList<A> list = killers.get(ply);
                list.remove(action);
                list.addFirst(action);
                if (list.size() > 3) {
                    list.removeLast();
                }
                break;
            }
        }
        return best;
    }

    private List<A> order(List<A> actions, int ply) {
        List<A> result = new ArrayList<>();
        for (A killer : killers.get(ply)) {
            if (actions.contains(killer)) {
                result.add(killer);
            }
        }
        for (A action : actions) {
            if (!result.contains(action)) {
                result.add(action);
            }
        }
        return result;
    }
}
