// exercise: 07
// truth: right
// mistake: none; a cutoff is an exception that carries the bound, undo stands in a finally, and a bound from an inner node is hard while that from an end may be soft
// player: both
// style: exceptions as control flow, an enum constant with a body for each side, fail-hard with soft ends below alpha
// single: yes
// detail: -
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final class Cut extends RuntimeException {
        private static final long serialVersionUID = 1L;
        final int bound;

        Cut(int bound) {
            super(null, null, false, false);
            this.bound = bound;
        }
    }

    private record Bounds(int alpha, int beta) {
        int clamp(int value) {
            return value < alpha ? alpha : value > beta ? beta : value;
        }
    }

    private enum Side {
        MAX {
            @Override
            Bounds narrowed(Bounds bounds, int value) {
                if (value >= bounds.beta()) {
                    throw new Cut(bounds.beta());
                }
                return value > bounds.alpha() ? new Bounds(value, bounds.beta()) : bounds;
            }

            @Override
            int result(Bounds bounds) {
                return bounds.alpha();
            }
        },
        MIN {
            @Override
            Bounds narrowed(Bounds bounds, int value) {
                if (value <= bounds.alpha()) {
                    throw new Cut(bounds.alpha());
                }
                return value < bounds.beta() ? new Bounds(bounds.alpha(), value) : bounds;
            }

            @Override
            int result(Bounds bounds) {
                return bounds.beta();
            }
        };

        abstract Bounds narrowed(Bounds bounds, int value);

        abstract int result(Bounds bounds);

        static Side of(Player player) {
            return player == Player.MAX ? MAX : MIN;
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return hard(position, new Bounds(alpha, beta));
    }

    private int hard(Position<A> position, Bounds bounds) {
        if (position.terminal()) {
            int utility = position.utility();
            return utility == bounds.clamp(utility) ? utility : utility < bounds.alpha() ? utility : bounds.beta();
        }
        Side side = Side.of(position.player());
        Bounds now = bounds;
        try {
            for (A action : position.actions()) {
                now = side.narrowed(now, below(position, action, now));
            }
        } catch (Cut cut) {
            return cut.bound;
        }
        return side.result(now);
    }

    private int below(Position<A> position, A action, Bounds bounds) {
        position.make(action);
        try {
            return hard(position, bounds);
        } finally {
            position.undo();
        }
    }
}
