package plybook.guest;

import java.util.List;
import java.util.OptionalInt;

/**
 * Leaves that are sold together with a question, because the search is expected to ask for them first, in this order. It buys any other
 * leaf one at a time, as usual, and from the first that comes otherwise than expected all of them, so the judge hears of each repeat.
 *
 * <p>The judge counts all of them as asked for unless it is told how many were, so nobody gains by leaving one out.
 */
final class Advance {
    /** Nothing is sold in advance. */
    static final Advance NONE = new Advance(List.of());

    private final List<Wire.Sold> sold;
    private int asked;
    private boolean over;

    Advance(List<Wire.Sold> sold) {
        this.sold = sold;
        this.over = sold.isEmpty();
    }

    /**
     * Returns the value of a leaf that the search asks for; empty if it was not sold, or comes out of turn. Asked for twice in a row, it counts
     * once.
     */
    OptionalInt ask(int leaf) {
        if (over) {
            return OptionalInt.empty();
        }
        if (asked > 0 && sold.get(asked - 1).leaf() == leaf) {
            return OptionalInt.of(sold.get(asked - 1).value());
        }
        Wire.Sold next = sold.get(asked);
        if (next.leaf() != leaf) {
            return OptionalInt.empty();
        }
        asked++;
        over = asked == sold.size();
        return OptionalInt.of(next.value());
    }

    /** Ends the sale in advance. Returns how many leaves were asked for; empty if all were, or if it had ended before. */
    OptionalInt end() {
        if (over) {
            return OptionalInt.empty();
        }
        over = true;
        return OptionalInt.of(asked);
    }
}
