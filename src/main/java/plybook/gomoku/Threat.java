package plybook.gomoku;

/** The threat of a stone on an empty cell, from its patterns in all four directions. The weakest threat is first. */
public enum Threat {
    /** No threat that must be answered. */
    NONE,
    /** An open three: next comes an open four. */
    OPEN_THREE,
    /** Two open threes at once, of which the opponent can stop one. */
    DOUBLE_THREE,
    /** A four: the opponent must answer on one cell. */
    FOUR,
    /** A four and an open three at once: the answer to the four leaves the three. */
    FOUR_THREE,
    /** An open four, or two fours at once: the only answer is to win first. */
    OPEN_FOUR,
    /** Five: the game is won. */
    FIVE;

    private static final Threat[] BY_COUNTS = byCounts();

    private static final int BITS = 3; // of a number from 0 to 4

    /** Returns the number of a pattern. The sum over the four directions is the number by which {@link #of} finds the threat. */
    static int count(Pattern pattern) {
        return switch (pattern) {
            case FIVE -> 1 << (3 * BITS);
            case OPEN_FOUR -> 1 << (2 * BITS);
            case FOUR -> 1 << BITS;
            case OPEN_THREE -> 1;
            case NONE, ONE, TWO, OPEN_TWO, THREE -> 0;
        };
    }

    /** Returns the threat of a cell, by the sum of {@link #count} over the four directions. */
    static Threat of(int counts) {
        return BY_COUNTS[counts];
    }

    private static Threat[] byCounts() {
        Threat[] threats = new Threat[1 << (4 * BITS)];
        for (int counts = 0; counts < threats.length; counts++) {
            int threes = counts & 7;
            int fours = counts >> 3 & 7;
            int openFours = counts >> 6 & 7;
            int fives = counts >> 9 & 7;
            threats[counts] = fives > 0
                    ? FIVE
                    : openFours > 0 || fours > 1
                            ? OPEN_FOUR
                            : fours > 0
                                    ? (threes > 0 ? FOUR_THREE : FOUR)
                                    : threes > 1 ? DOUBLE_THREE : threes > 0 ? OPEN_THREE : NONE;
        }
        return threats;
    }
}
