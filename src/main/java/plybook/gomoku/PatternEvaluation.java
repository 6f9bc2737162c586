package plybook.gomoku;

import plybook.game.Board;
import plybook.game.Evaluation;
import plybook.game.Player;
import plybook.game.Window;

/**
 * What a board is worth to MAX by what both sides could make of it: the weights of the patterns on all empty cells, those of X minus those
 * of O, and more where threats come in pairs. It asks for no side to move, so swapping the colours turns the sign and nothing else.
 */
public final class PatternEvaluation implements Evaluation<Board> {
    /** A won game. */
    public static final int WON = Window.MAX_VALUE;

    /** Two ways to five, which cannot both be stopped: more than anything that is not decided. */
    public static final int DECIDED = 100_000;

    /** Two open threes, or a four and an open three: one answer cannot stop both. */
    private static final int DOUBLE = 300;

    /** What a pattern is worth on an empty cell, by its number. */
    private static final int[] WEIGHTS = {0, 0, 1, 2, 3, 12, 15, 90, 120};

    private final Gomoku rules;

    /** The evaluation of games by these rules. */
    public PatternEvaluation(Gomoku rules) {
        this.rules = rules;
    }

    /** Patterns for the empty board, with the weights of this evaluation. */
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

    /** The patterns of a board, from scratch. */
    public static Patterns patterns(Gomoku rules, Board board) {
        Patterns patterns = patterns(rules);
        for (int cell = 0; cell < rules.size() * rules.size(); cell++) {
            int number = cell;
            board.at(cell / rules.size(), cell % rules.size()).ifPresent(player -> patterns.make(number, player));
        }
        return patterns;
    }

    /** The value of a board on which nobody has won yet, from its patterns. */
    public static int value(Patterns patterns) {
        int x = patterns.count(Player.X, Threat.FIVE);
        int o = patterns.count(Player.O, Threat.FIVE);
        if (x > 1 && o == 0) {
            return DECIDED;
        }
        if (o > 1 && x == 0) {
            return -DECIDED;
        }
        return side(patterns, Player.X) - side(patterns, Player.O);
    }

    private static int side(Patterns patterns, Player player) {
        int threats = patterns.openThrees(player) + Math.min(1, patterns.count(player, Threat.FIVE));
        return patterns.sum(player) + (threats > 1 ? DOUBLE : 0);
    }
}
