package plybook.gomoku;

import plybook.game.Board;
import plybook.game.Evaluation;
import plybook.game.Player;
import plybook.game.Window;

/**
 * An evaluation by patterns: the sum of the weights of the patterns on all empty cells, those of X minus those of O, and more for pairs of
 * threats. It does not depend on the player to move, so swapping the colours changes the sign and nothing else.
 */
public final class PatternEvaluation implements Evaluation<Board> {
    /** The value of a won game. */
    public static final int WON = Window.MAX_VALUE;

    /** The value of two ways to five, which cannot both be stopped. It is more than any position that is not decided. */
    public static final int DECIDED = 100_000;

    /** The extra value of two open threes, or a four and an open three, which one answer cannot both stop. */
    private static final int DOUBLE = 300;

    /** The value of a pattern on an empty cell, by its number. */
    static final int[] WEIGHTS = {0, 0, 1, 2, 3, 12, 15, 90, 120};

    private final Gomoku rules;

    /** Makes the evaluation for games with these rules. */
    public PatternEvaluation(Gomoku rules) {
        this.rules = rules;
    }

    /** Returns the patterns of the empty board, with the weights of this evaluation. */
    public static Patterns patterns(Gomoku rules) {
        return new Patterns(rules, WEIGHTS);
    }

    @Override
    public int value(Board board) {
        int won = rules.winner(board)
                .map(player -> player == Player.X ? WON : -WON)
                .orElse(0);
        return won != 0 ? won : value(patterns(rules, board));
    }

    /** Returns the patterns of a board, computed from scratch. */
    public static Patterns patterns(Gomoku rules, Board board) {
        Patterns patterns = patterns(rules);
        for (int cell = 0; cell < rules.size() * rules.size(); cell++) {
            int number = cell;
            board.at(cell / rules.size(), cell % rules.size()).ifPresent(player -> patterns.make(number, player));
        }
        return patterns;
    }

    /** Returns the value of a board on which nobody has won yet, from its patterns. */
    public static int value(Patterns patterns) {
        return value(patterns.sums());
    }

    /** Returns the value of a board on which nobody has won yet, from the sums of its patterns. */
    public static int value(PatternSums sums) {
        int x = sums.count(Player.X, Threat.FIVE);
        int o = sums.count(Player.O, Threat.FIVE);
        if (x > 1 && o == 0) {
            return DECIDED;
        }
        if (o > 1 && x == 0) {
            return -DECIDED;
        }
        return side(sums, Player.X) - side(sums, Player.O);
    }

    /**
     * Returns the value of a board on which nobody has won yet, from its patterns and from whose turn it is. Whoever can make a five wins, and so
     * does whoever can make an open four, unless the opponent has a four.
     */
    public static int value(Patterns patterns, Player toMove) {
        int win = toMove == Player.X ? DECIDED : -DECIDED;
        int opponentsFives = patterns.count(toMove.opponent(), Threat.FIVE);
        if (patterns.count(toMove, Threat.FIVE) > 0) {
            return win;
        }
        if (opponentsFives > 1) {
            return -win;
        }
        return opponentsFives == 0 && patterns.count(toMove, Threat.OPEN_FOUR) > 0 ? win : value(patterns);
    }

    private static int side(PatternSums sums, Player player) {
        int threats = sums.openThrees(player) + Math.min(1, sums.count(player, Threat.FIVE));
        return sums.value(player) + (threats > 1 ? DOUBLE : 0);
    }
}
