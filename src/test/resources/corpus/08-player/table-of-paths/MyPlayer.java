// exercise: 08
// truth: right
// mistake: none; the best reply is remembered for each line of moves, and flags instead of exceptions end the search
// player: both
// style: iterations as objects, reply table by line, no exceptions
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int ENOUGH = 100;
    private static final int TOO_MUCH = 5_000_000;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Map<List<A>, A> replies = new HashMap<>();
        Map<A, Integer> useful = new HashMap<>();
        A answer = position.actions().get(0);
        int depth = 0;
        while (depth < ENOUGH && !clock.isUp()) {
            depth++;
            Iteration<A> iteration = new Iteration<>(position, clock, depth, replies, useful);
            int value = iteration.value(0, -TOO_MUCH, TOO_MUCH);
            if (iteration.broken) {
                break;
            }
            answer = replies.get(List.of());
            boolean decided = value > 1_000_000 - ENOUGH || value < ENOUGH - 1_000_000;
            if (decided) {
                break;
            }
        }
        return answer;
    }

    private static final class Iteration<A> {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final int depth;
        private final Map<List<A>, A> replies;
        private final Map<A, Integer> useful;
        private final List<A> line = new ArrayList<>();
        private boolean broken;

        Iteration(GivenPosition<A> position, Clock clock, int depth, Map<List<A>, A> replies, Map<A, Integer> useful) {
            this.position = position;
            this.clock = clock;
            this.depth = depth;
            this.replies = replies;
            this.useful = useful;
        }

        int value(int ply, int alpha, int beta) {
            if (ply > 0) {
                if (position.terminal()) {
                    int u = position.utility();
                    return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
                }
                if (ply == depth) {
                    return position.evaluation();
                }
            }
            Player player = position.player();
            A best = null;
            int value = player == Player.MAX ? -TOO_MUCH : TOO_MUCH;
            for (A action : ordered()) {
                if (clock.isUp()) {
                    broken = true;
                    return value;
                }
                position.make(action);
                line.add(action);
                int child = value(ply + 1, alpha, beta);
                line.remove(line.size() - 1);
                position.undo();
                if (broken) {
                    return value;
                }
                switch (player) {
                    case MAX -> {
                        if (child > value) {
                            value = child;
                            best = action;
                        }
                        alpha = Math.max(alpha, child);
                    }
                    case MIN -> {
                        if (child < value) {
                            value = child;
                            best = action;
                        }
                        beta = Math.min(beta, child);
                    }
                }
                if (beta <= alpha) {
                    useful.merge(action, depth - ply, Integer::sum);
                    break;
                }
            }
            replies.put(List.copyOf(line), best);
            return value;
        }

        private List<A> ordered() {
            List<A> actions = new ArrayList<>(position.actions());
            actions.sort((one, two) -> useful.getOrDefault(two, 0) - useful.getOrDefault(one, 0));
            A reply = replies.get(line);
            if (reply != null && actions.remove(reply)) {
                actions.add(0, reply);
            }
            return actions;
        }
    }
}
