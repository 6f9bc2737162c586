package plybook.engine;

/**
 * A table of search results for positions that may be reached again by other orders of moves. The newest entry of a slot wins, unless the
 * older one was searched deeper in the same search.
 *
 * <p>An entry is one number: the value, the move, the depth, and whether the value is exact or a bound. A value after a cutoff is only a
 * bound, and is stored as one: to take it for an exact value is the classic mistake.
 */
@SuppressWarnings("EnumOrdinal") // an entry holds the number of its bound
final class TranspositionTable {
    /** The relation of a stored value to the true one. */
    enum Bound {
        /** There is no entry. */
        NONE,
        /** The stored value is the true value. */
        EXACT,
        /** The true value is at least the stored one. */
        LOWER,
        /** The true value is at most the stored one. */
        UPPER
    }

    /** Stands for no move. */
    static final int NO_MOVE = 511;

    private static final Bound[] BOUNDS = Bound.values();
    private static final int MOVE_BITS = 9;
    private static final int DEPTH_BITS = 8;
    private static final int BOUND_BITS = 2;
    private static final int VALUE_SHIFT = MOVE_BITS + DEPTH_BITS + BOUND_BITS;

    private final long[] keys;
    private final long[] entries;

    /** @param bits the table has room for 2 to this power positions, at 16 bytes each */
    TranspositionTable(int bits) {
        keys = new long[1 << bits];
        entries = new long[1 << bits];
    }

    private int slot(long key) {
        return (int) key & keys.length - 1;
    }

    /** Returns the entry for the position, or 0 if there is none. */
    long get(long key) {
        int slot = slot(key);
        return keys[slot] == key ? entries[slot] : 0;
    }

    void put(long key, int value, Bound bound, int depth, int move) {
        int slot = slot(key);
        if (keys[slot] == key && bound != Bound.EXACT && depth(entries[slot]) > depth) {
            return;
        }
        keys[slot] = key;
        entries[slot] = (long) value << VALUE_SHIFT
                | ((long) bound.ordinal() << (MOVE_BITS + DEPTH_BITS))
                | (long) Math.max(0, depth) << MOVE_BITS
                | move;
    }

    static int value(long entry) {
        return (int) (entry >> VALUE_SHIFT);
    }

    static Bound bound(long entry) {
        return BOUNDS[(int) (entry >> (MOVE_BITS + DEPTH_BITS)) & ((1 << BOUND_BITS) - 1)];
    }

    static int depth(long entry) {
        return (int) (entry >> MOVE_BITS) & (1 << DEPTH_BITS) - 1;
    }

    static int move(long entry) {
        return entry == 0 ? NO_MOVE : (int) entry & (1 << MOVE_BITS) - 1;
    }
}
