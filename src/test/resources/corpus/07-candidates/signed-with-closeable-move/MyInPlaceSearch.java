// exercise: 07
// truth: right
// mistake: none; one sign for both players, undo in a try block
// player: both
// style: AutoCloseable, sign trick, fail-hard
// single: yes
// detail: always
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final class Played implements AutoCloseable {
        private final Position<?> position;

        <B> Played(Position<B> position, B action) {
            position.make(action);
            this.position = position;
        }

        @Override
        public void close() {
            position.undo();
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return Math.max(alpha, Math.min(beta, position.utility()));
        }
        final int sign = position.player() == Player.MAX ? 1 : -1;
        // seen by the one who moves: lo is sure, hi is what the other one allows
        int lo = sign > 0 ? alpha : -beta;
        final int hi = sign > 0 ? beta : -alpha;
        for (A action : position.actions()) {
            try (Played played = new Played(position, action)) {
                int v = sign * (sign > 0 ? value(position, lo, hi) : value(position, -hi, -lo));
                lo = Math.max(lo, v);
            }
            if (lo >= hi) {
                return sign * hi;
            }
        }
        return sign * lo;
    }
}
