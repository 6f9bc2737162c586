// exercise: 07
// truth: right
// mistake: none; unusual: a move is an AutoCloseable, so returning from the middle of the loop undoes it; the action that has cut most often so far is tried first
// player: both
// style: try-with-resources and history heuristic
// single: yes
// detail: the return stands visibly between make and undo, yet close() undoes it
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final Map<A, Integer> cuts = new HashMap<>();

    /** A move that is on the board as long as it is open. */
    private static final class Move implements AutoCloseable {
        private final Position<?> position;

        private Move(Position<?> position) {
            this.position = position;
        }

        static <B> Move of(Position<B> position, B action) {
            position.make(action);
            return new Move(position);
        }

        @Override
        public void close() {
            position.undo();
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) return position.utility();
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        int first = 0;
        for (int i = 1; i < actions.size(); i++)
            if (cuts.getOrDefault(actions.get(i), 0) > cuts.getOrDefault(actions.get(first), 0)) first = i;
        Collections.swap(actions, 0, first);
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            try (Move move = Move.of(position, action)) {
                int v = value(position, max ? Math.max(alpha, best) : alpha, max ? beta : Math.min(beta, best));
                if (max ? v > best : v < best) best = v;
                if (max ? best >= beta : best <= alpha) {
                    cuts.merge(action, 1, Integer::sum);
                    return best;
                }
            }
        }
        return best;
    }
}
