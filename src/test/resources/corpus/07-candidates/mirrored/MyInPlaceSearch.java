// exercise: 07
// truth: right
// mistake: -
// player: both
// style: null-window questions (MTD-like) on a tree that is mirrored in memory as far as it was seen
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int MOST = 1_000_001;

    /** What is known of one place of the tree: it is worth between low and high. */
    private static final class Known<A> {
        int low = -MOST;
        int high = MOST;
        boolean seen;
        boolean maxMoves;
        List<A> actions = List.of();
        final List<Known<A>> below = new ArrayList<>();
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        Known<A> root = new Known<>();
        int guess = Math.max(-MOST, Math.min(MOST, Math.max(alpha, Math.min(0, beta))));
        while (root.low < root.high && root.low < beta && root.high > alpha) {
            // "Is it at least this?" The question lies within the window that was asked for.
            int atLeast = Math.max(root.low + 1, Math.min(root.high, guess));
            if (alpha > -MOST && alpha < MOST) {
                atLeast = Math.max(atLeast, alpha + 1);
            }
            atLeast = Math.min(atLeast, beta);
            ask(position, root, atLeast);
            guess = root.high < atLeast ? root.high : root.low + 1;
        }
        return root.low >= beta ? root.low : root.high;
    }

    private void ask(Position<A> position, Known<A> here, int atLeast) {
        if (here.low >= atLeast || here.high < atLeast) {
            return;
        }
        if (!here.seen) {
            here.seen = true;
            if (position.terminal()) {
                here.low = here.high = position.utility();
                return;
            }
            here.maxMoves = position.player() == Player.MAX;
            here.actions = List.copyOf(position.actions());
            here.actions.forEach(each -> here.below.add(new Known<>()));
        }
        int low = here.maxMoves ? -MOST : MOST;
        int high = low;
        for (int i = 0; i < here.below.size(); i++) {
            Known<A> child = here.below.get(i);
            if (child.low < atLeast && child.high >= atLeast) {
                position.make(here.actions.get(i));
                ask(position, child, atLeast);
                position.undo();
            }
            if (here.maxMoves) {
                if (child.low >= atLeast) {
                    here.low = Math.max(here.low, child.low);
                    return;
                }
                high = Math.max(high, child.high);
            } else {
                if (child.high < atLeast) {
                    here.high = Math.min(here.high, child.high);
                    return;
                }
                low = Math.min(low, child.low);
            }
        }
        if (here.maxMoves) {
            here.high = Math.min(here.high, high);
        } else {
            here.low = Math.max(here.low, low);
        }
    }
}
