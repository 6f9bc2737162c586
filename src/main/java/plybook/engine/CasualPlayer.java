package plybook.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import plybook.engine.Decision.Weighed;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Candidates;
import plybook.gomoku.Gomoku;
import plybook.gomoku.PatternEvaluation;
import plybook.gomoku.Patterns;
import plybook.gomoku.Threat;

/**
 * A player that does not look ahead. It takes the move that makes or stops the largest threat, and now and then overlooks something. It
 * depends on the seed and the board alone what it overlooks, so it always plays the same move on the same board.
 */
@SuppressWarnings("EnumOrdinal") // the order of threats is the point
record CasualPlayer(String name, long seed, Attention attention) implements GomokuPlayer {
    private static final int RADIUS = 2;

    /** The value of each threat to the player who makes it, by its number. To stop a threat is worth a little less than to make it. */
    private static final int[] WORTH = {0, 60, 400, 120, 1_500, 6_000, 30_000};

    private static final double STOPPED = 0.7;

    /**
     * The chances with which a player sees threats.
     *
     * @param five the chance to see a five that it, or the opponent, can make
     * @param openFour the chance to see a move that makes an open four, which wins as surely but one move later
     * @param other the chance to see any other threat
     * @param whim the share, from 0 to 1, by which the value of a move may vary at random
     */
    record Attention(double five, double openFour, double other, double whim) {
        double to(Threat threat) {
            return switch (threat) {
                case FIVE -> five;
                case OPEN_FOUR -> openFour;
                case FOUR_THREE, FOUR, DOUBLE_THREE, OPEN_THREE -> other;
                case NONE -> 1;
            };
        }
    }

    @Override
    public Decision move(Gomoku rules, Board board, Limits limits) {
        return Checked.opening(rules, board).orElseGet(() -> seen(rules, board));
    }

    private Decision seen(Gomoku rules, Board board) {
        Patterns patterns = PatternEvaluation.patterns(rules, board);
        Candidates candidates = Candidates.of(board, RADIUS);
        Random random = new Random(seed * 1_000_003 + board.hashCode());
        Player me = rules.player(board);
        Cell best = candidates.cells().get(0);
        double most = -1;
        int sign = me == Player.MAX ? 1 : -1;
        List<Weighed> considered = new ArrayList<>();
        for (Cell cell : candidates.cells()) {
            int number = cell.row() * rules.size() + cell.column();
            double worth =
                    worth(patterns, number, me, random) + STOPPED * worth(patterns, number, me.opponent(), random);
            worth *= 1 - attention.whim() * random.nextDouble();
            considered.add(new Weighed(cell, sign * (int) Math.round(worth), true));
            if (worth > most) {
                most = worth;
                best = cell;
            }
        }
        return new Decision(
                best, PatternEvaluation.value(patterns), 1, candidates.cells().size(), List.of(best), considered);
    }

    /** Returns the value of the cell to the player, as far as its threats are seen. */
    private double worth(Patterns patterns, int cell, Player player, Random random) {
        Threat threat = patterns.threat(cell, player);
        boolean isSeen = random.nextDouble() < attention.to(threat);
        return isSeen ? WORTH[threat.ordinal()] + patterns.value(cell, player) : 0;
    }
}
