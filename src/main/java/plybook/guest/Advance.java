package plybook.guest;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Leaves that are sold together with a question, because the search asked for them first, in this order, when it was last asked about the
 * same tree. It buys any other leaf one at a time, as usual.
 *
 * <p>The judge counts all of them as asked for unless it is told how many were, so nobody gains by leaving one out. It does not hear of repeats.
 */
final class Advance {
    /** Nothing is sold in advance. */
    static final Advance NONE = new Advance(List.of());

    private final List<Wire.Sold> sold;
    private final List<Wire.Sold> asked = new ArrayList<>();
    private boolean over;

    Advance(List<Wire.Sold> sold) {
        this.sold = sold;
        this.over = sold.isEmpty();
    }

    /** Returns the value of a leaf that the search asks for; empty if it was not sold, or comes out of turn. */
    OptionalInt ask(int leaf) {
        for (Wire.Sold each : asked) {
            if (each.leaf() == leaf) {
                return OptionalInt.of(each.value());
            }
        }
        if (over || sold.get(asked.size()).leaf() != leaf) {
            return OptionalInt.empty();
        }
        Wire.Sold next = sold.get(asked.size());
        asked.add(next);
        over = asked.size() == sold.size();
        return OptionalInt.of(next.value());
    }

    /** Ends the sale in advance. Returns how many leaves were asked for; empty if all were, or if it had ended before. */
    OptionalInt end() {
        if (over) {
            return OptionalInt.empty();
        }
        over = true;
        return OptionalInt.of(asked.size());
    }
}
