package plybook.gomoku;

import plybook.gomoku.Gomoku.Rule;

/**
 * A table of patterns by the neighbours of a cell in one direction. The key has two bits for each neighbour, in order: {@link #EMPTY},
 * {@link #X}, {@link #O} or {@link #EDGE}.
 *
 * <p>A five reaches four cells to either side, which makes 65,536 keys. If exactly five win, the key also needs the fifth cell, where a
 * sixth stone may stand. That makes a million keys.
 */
@SuppressWarnings("EnumOrdinal") // the numbers of the patterns are what the table holds
final class PatternTable {
    static final int EMPTY = 0;
    static final int X = 1;
    static final int O = 2;
    static final int EDGE = 3;

    /** The number of bits of X's pattern in an entry; the bits of O's pattern are above them. */
    static final int BITS = 4;

    static final int MASK = (1 << BITS) - 1;

    private static final PatternTable FIVE_OR_MORE = new PatternTable(Rule.FIVE_OR_MORE);

    private final Rule rule;
    private final int reach;

    /** The pattern plus 1, by own and free neighbours, or 0 if it was not computed yet. */
    private final byte[] known;

    private final byte[] entries;

    private PatternTable(Rule rule) {
        this.rule = rule;
        this.reach = rule == Rule.FIVE_OR_MORE ? Gomoku.FIVE - 1 : Gomoku.FIVE;
        int neighbours = 2 * reach;
        this.known = new byte[1 << (2 * neighbours)];
        this.entries = new byte[1 << (2 * neighbours)];
        for (int key = 0; key < entries.length; key++) {
            int x = where(key, X);
            int o = where(key, O);
            int free = where(key, EMPTY);
            entries[key] = (byte) (pattern(x, free) | pattern(o, free) << BITS);
        }
    }

    /** Returns the table for a rule. */
    static PatternTable of(Rule rule) {
        return rule == Rule.FIVE_OR_MORE ? FIVE_OR_MORE : ExactlyFive.TABLE;
    }

    /** Holds the larger table, which is made when it is first needed. */
    private static final class ExactlyFive {
        static final PatternTable TABLE = new PatternTable(Rule.EXACTLY_FIVE);
    }

    /** Returns the number of neighbours to either side that matter. */
    int reach() {
        return reach;
    }

    /** Returns the entries by key: the number of X's pattern, and in the bits above it that of O's. Do not change the array. */
    byte[] entries() {
        return entries;
    }

    /** Returns a number with a bit for each neighbour of this kind. */
    private int where(int key, int kind) {
        int found = 0;
        for (int i = 0; i < 2 * reach; i++) {
            if (((key >> (2 * i)) & 3) == kind) {
                found |= 1 << i;
            }
        }
        return found;
    }

    /** Returns the number of the pattern of a stone with these own stones and these free cells as neighbours. */
    private int pattern(int own, int free) {
        int at = own | (free << (2 * reach));
        if (known[at] == 0) {
            known[at] = (byte) (workedOut(own, free).ordinal() + 1);
        }
        return known[at] - 1;
    }

    private Pattern workedOut(int own, int free) {
        if (isFive(own)) {
            return Pattern.FIVE;
        }
        Pattern best = Pattern.NONE; // the best pattern that one more stone makes
        int fives = 0;
        for (int rest = free; rest != 0; rest &= rest - 1) {
            int cell = rest & -rest;
            Pattern next = Pattern.of(pattern(own | cell, free & ~cell));
            fives += next == Pattern.FIVE ? 1 : 0;
            best = next.compareTo(best) > 0 ? next : best;
        }
        return switch (best) {
            case FIVE -> fives > 1 ? Pattern.OPEN_FOUR : Pattern.FOUR;
            case OPEN_FOUR -> Pattern.OPEN_THREE;
            case FOUR -> Pattern.THREE;
            case OPEN_THREE -> Pattern.OPEN_TWO;
            case THREE -> Pattern.TWO;
            case OPEN_TWO, TWO -> Pattern.ONE;
            case ONE, NONE -> Pattern.NONE;
        };
    }

    /** Returns whether the stone and its neighbours are five in a row. */
    private boolean isFive(int own) {
        int length = 1;
        for (int i = reach - 1; i >= 0 && (own >> i & 1) != 0; i--) {
            length++;
        }
        for (int i = reach; i < 2 * reach && (own >> i & 1) != 0; i++) {
            length++;
        }
        return length == Gomoku.FIVE || (length > Gomoku.FIVE && rule == Rule.FIVE_OR_MORE);
    }
}
