package plybook.gomoku;

import plybook.game.Player;

/**
 * The sum of a weight for each empty cell, by the two strongest of the four patterns that a stone there would be part of. Where two of them
 * meet, a double threat may arise, which the patterns one by one do not show. {@link Patterns} keeps the sum up to date.
 */
@SuppressWarnings("EnumOrdinal") // arrays by number, because a search spends most of its time here
final class PatternPairs {
    private static final int DIRECTIONS = Direction.values().length;
    private static final int SIDES = Player.values().length;

    /** The weights by all four patterns of a cell, each as a number of {@link PatternTable#BITS}. */
    private final int[] weights;

    private final int[][] four = new int[SIDES][]; // by side and cell: the patterns, as an index of the weights
    private final int[] sums = new int[SIDES];

    /**
     * Makes the sum for empty cells without a pattern.
     *
     * @param weights by {@link #table}
     */
    PatternPairs(int cells, int[] weights) {
        this.weights = weights;
        for (int side = 0; side < SIDES; side++) {
            four[side] = new int[cells];
            sums[side] = cells * weights[0];
        }
    }

    /**
     * Returns the weights by four patterns.
     *
     * @param pairs the weights by the number of the strongest pattern, and then by that of the next
     */
    static int[] table(int[][] pairs) {
        int[] table = new int[1 << (DIRECTIONS * PatternTable.BITS)];
        for (int four = 0; four < table.length; four++) {
            int first = 0;
            int second = 0;
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int pattern = four >> (direction * PatternTable.BITS) & PatternTable.MASK;
                second = Math.max(second, Math.min(first, pattern));
                first = Math.max(first, pattern);
            }
            table[four] = first < pairs.length ? pairs[first][second] : 0; // there are no stronger patterns
        }
        return table;
    }

    /** Replaces the patterns of an empty cell in one direction, both as the table of patterns has them. */
    void replace(int cell, int direction, int before, int after) {
        for (int side = 0; side < SIDES; side++) {
            int changed = (before ^ after) >> (side * PatternTable.BITS) & PatternTable.MASK;
            if (changed != 0) {
                int was = four[side][cell];
                int is = was ^ changed << (direction * PatternTable.BITS);
                four[side][cell] = is;
                sums[side] += weights[is] - weights[was];
            }
        }
    }

    /** Adds the cell to the sums when it became empty (1), or removes it before it is taken (−1). */
    void include(int cell, int sign) {
        for (int side = 0; side < SIDES; side++) {
            sums[side] += sign * weights[four[side][cell]];
        }
    }

    /** Returns the sum of the weights of the player's pairs. */
    int sum(Player player) {
        return sums[player.ordinal()];
    }
}
