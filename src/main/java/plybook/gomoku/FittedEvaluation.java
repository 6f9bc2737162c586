package plybook.gomoku;

import plybook.game.Player;

/**
 * An evaluation in the view of the player to move, whose weights are not set by hand but fitted on games: of the positions of thousands of games
 * of the engine against itself, a logistic regression predicts who won. {@code docs/gomoku-engine.md} says how to fit them again.
 *
 * <p>It counts two things: on every empty cell the two strongest patterns, and the cells on which a side can make a threat. The same threat is
 * worth more to the side that can carry it out at once.
 */
public final class FittedEvaluation {
    /** The weight of a cell by its strongest pattern, a row, and the next, a column: none, one, two, open two, three, open three, … */
    private static final int[][] PAIRS = {
        {-4}, // none
        {0, -1}, // one
        {14, -1, -3}, // two
        {-3, -2, 0, 3}, // open two
        {1, 4, 1, 7, 15}, // three
        {-21, 3, 7, 24, 27, 36}, // open three
        {21, 16, 33, 48, 76, 116, 25}, // four
        {58, 38, 44, 70, 90, 29, 60, 9}, // open four
    };

    private static final int[] BY_PATTERNS = PatternPairs.table(PAIRS);

    private static final Threat[] THREATS = {Threat.OPEN_THREE, Threat.DOUBLE_THREE, Threat.FOUR, Threat.FOUR_THREE};

    /** The most cells with the same threat that count. */
    private static final int MOST_CELLS = 3;

    /**
     * The weights of what a side can make.
     *
     * @param cells of each of the {@link #THREATS}: of the first cell on which it can be made, and of each further one
     * @param openThrees of the first direction in which there is an open three already, and of the second
     */
    private record Side(int[][] cells, int[] openThrees) {
        int value(Patterns patterns, Player player) {
            int value = 0;
            for (int i = 0; i < THREATS.length; i++) {
                int count = Math.min(MOST_CELLS, patterns.count(player, THREATS[i]));
                value += count == 0 ? 0 : cells[i][0] + (count - 1) * cells[i][1];
            }
            int directions = patterns.sums().openThrees(player);
            return value + (directions > 0 ? openThrees[0] : 0) + (directions > 1 ? openThrees[1] : 0);
        }
    }

    private static final Side TO_MOVE =
            new Side(new int[][] {{5, 52}, {103, -11}, {7, 43}, {412, 94}}, new int[] {0, 0});

    private static final Side WAITING =
            new Side(new int[][] {{3, -26}, {-52, 19}, {-20, -15}, {11, 53}}, new int[] {-64, -226});

    /** The value of having the move. */
    private static final int TEMPO = 71;

    private FittedEvaluation() {}

    /** Returns the patterns of the empty board, with the sums that this evaluation needs. */
    public static Patterns patterns(Gomoku rules) {
        return new Patterns(
                rules, PatternEvaluation.WEIGHTS, new PatternPairs(rules.size() * rules.size(), BY_PATTERNS));
    }

    /** Returns the value to the player to move of a board on which nobody has won yet, from its {@link #patterns}. */
    public static int value(Patterns patterns, Player toMove) {
        Player other = toMove.opponent();
        int fives = patterns.count(toMove, Threat.FIVE);
        int others = patterns.count(other, Threat.FIVE);
        if (fives > 1 && others == 0) {
            return PatternEvaluation.DECIDED;
        }
        if (others > 1 && fives == 0) {
            return -PatternEvaluation.DECIDED;
        }
        return patterns.pairs(toMove)
                - patterns.pairs(other)
                + TO_MOVE.value(patterns, toMove)
                + WAITING.value(patterns, other)
                + TEMPO;
    }
}
