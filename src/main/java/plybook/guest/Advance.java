package plybook.guest;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The leaves that are sold together with a question, because the search is expected to ask for them first, in this order: it did so when it
 * was last asked about the same tree. What it asks for otherwise is sold as ever.
 *
 * <p>The judge counts all of them as asked for unless it is told how many were, so nobody gains by leaving one out.
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

    /** From now on nothing more is sold in advance: returns how many leaves were asked for if not all were, and only the first time. */
    OptionalInt end() {
        if (over) {
            return OptionalInt.empty();
        }
        over = true;
        return OptionalInt.of(asked.size());
    }
}
