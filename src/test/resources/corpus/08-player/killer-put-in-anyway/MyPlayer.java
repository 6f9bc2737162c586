// exercise: 08
// truth: wrong
// mistake: the killer of a ply is put in front of the list even if it is not among the actions here, so make throws
// player: both
// style: two killers in a generic array, over-engineered ordering class
// single: yes
// detail: sometimes, as soon as a killer is not legal in a sibling's position
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {

    private static final class Killers<A> {
        private final List<List<A>> byPly = new ArrayList<>();

        List<A> order(List<A> actions, int ply) {
            List<A> ordered = new ArrayList<>(actions);
            for (A killer : at(ply)) {
                ordered.remove(killer);
                ordered.add(0, killer);
            }
            return ordered;
        }

        void remember(A action, int ply) {
            List<A> here = at(ply);
            here.remove(action);
            here.add(action);
            if (here.size() > 2) {
                here.remove(0);
            }
        }

        private List<A> at(int ply) {
            while (byPly.size() <= ply) {
                byPly.add(new ArrayList<>());
            }
            return byPly.get(ply);
        }
    }

    private static final class TimeUp extends Exception {
        private static final long serialVersionUID = 7;
    }

    private final class Searcher {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final Killers<A> killers = new Killers<>();

        Searcher(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        A best(List<A> actions, int depth) throws TimeUp {
            boolean max = position.player() == Player.MAX;
            Window window = Window.FULL;
            A best = actions.get(0);
            for (A action : actions) {
                position.make(action);
                int value = value(depth - 1, 1, window.alpha(), window.beta());
                position.undo();
                if (max ? value > window.alpha() : value < window.beta()) {
                    best = action;
                    window = max ? new Window(value, window.beta()) : new Window(window.alpha(), value);
                }
            }
            return best;
        }

        private int value(int depth, int ply, int alpha, int beta) throws TimeUp {
            if (clock.isUp()) {
                throw new TimeUp();
            }
            if (position.terminal()) {
                int utility = position.utility();
                return utility - Integer.signum(utility) * ply;
            }
            if (depth == 0) {
                return position.evaluation();
            }
            boolean max = position.player() == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : killers.order(position.actions(), ply)) {
                position.make(action);
                int value = value(depth - 1, ply + 1, alpha, beta);
                position.undo();
                best = max ? Math.max(best, value) : Math.min(best, value);
                if (max) {
                    alpha = Math.max(alpha, best);
                } else {
                    beta = Math.min(beta, best);
                }
                if (alpha >= beta) {
                    killers.remember(action, ply);
                    return best;
                }
            }
            return best;
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Searcher searcher = new Searcher(position, clock);
        List<A> actions = new ArrayList<>(position.actions());
        A answer = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                answer = searcher.best(actions, depth);
                actions.remove(answer);
                actions.add(0, answer);
            }
        } catch (TimeUp e) {
            return answer;
        }
        return answer;
    }
}
