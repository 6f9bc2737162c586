// exercise: 08
// truth: right
// mistake: none; a thinker object for each move, fail hard, cuts are remembered for each player by itself, and the depth may run on where the game is searched to its end.
// player: both
// style: inner class for one move, checked exception
// single: yes
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        return new Thinker<>(position, clock).think();
    }

    private static final class OutOfTime extends Exception {}

    private static final class Thinker<A> {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final Map<A, Integer> maxCuts = new HashMap<>();
        private final Map<A, Integer> minCuts = new HashMap<>();
        private final Map<Integer, A> killers = new HashMap<>();

        Thinker(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        A think() {
            List<A> root = new ArrayList<>(position.actions());
            A play = root.get(0);
            int depth = 1;
            try {
                while (depth < 500) {
                    int index = position.player() == Player.MAX ? maxRoot(root, depth) : minRoot(root, depth);
                    play = root.get(index);
                    root.add(0, root.remove(index));
                    depth++;
                }
            } catch (OutOfTime e) {
                return play;
            }
            return play;
        }

        private int maxRoot(List<A> root, int depth) throws OutOfTime {
            int best = 0;
            int alpha = -Window.INFINITY;
            for (int i = 0; i < root.size(); i++) {
                int v = child(root.get(i), depth - 1, 1, alpha, Window.INFINITY);
                if (v > alpha) {
                    alpha = v;
                    best = i;
                }
            }
            return best;
        }

        private int minRoot(List<A> root, int depth) throws OutOfTime {
            int best = 0;
            int beta = Window.INFINITY;
            for (int i = 0; i < root.size(); i++) {
                int v = child(root.get(i), depth - 1, 1, -Window.INFINITY, beta);
                if (v < beta) {
                    beta = v;
                    best = i;
                }
            }
            return best;
        }

        private int child(A action, int depth, int ply, int alpha, int beta) throws OutOfTime {
            if (clock.isUp()) {
                throw new OutOfTime();
            }
            position.make(action);
            int v = search(depth, ply, alpha, beta);
            position.undo();
            return v;
        }

        private int ended(int ply) {
            return position.utility() - Integer.signum(position.utility()) * ply;
        }

        private int search(int depth, int ply, int alpha, int beta) throws OutOfTime {
            if (position.terminal()) {
                return ended(ply);
            }
            if (depth <= 0) {
                return position.evaluation();
            }
            boolean max = position.player() == Player.MAX;
            Map<A, Integer> cuts = max ? maxCuts : minCuts;
            List<A> actions = new ArrayList<>(position.actions());
            actions.sort(Comparator.comparingInt((A a) -> cuts.getOrDefault(a, 0)).reversed());
            A killer = killers.get(ply);
            if (killer != null && actions.remove(killer)) {
                actions.add(0, killer);
            }
            int tried = 0;
            for (A action : actions) {
                boolean late = depth >= 3 && tried++ >= 4; // a ply less at first, the full depth only if it looks good
                int v = child(action, late ? depth - 2 : depth - 1, ply + 1, alpha, beta);
                if (late && (max ? v > alpha : v < beta)) {
                    v = child(action, depth - 1, ply + 1, alpha, beta);
                }
                if (max) {
                    alpha = Math.max(alpha, v);
                } else {
                    beta = Math.min(beta, v);
                }
                if (alpha >= beta) {
                    killers.put(ply, action);
                    cuts.merge(action, 1 << Math.min(depth, 12), Integer::sum);
                    break;
                }
            }
            return max ? alpha : beta;
        }
    }
}
