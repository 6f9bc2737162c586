package plybook.engine;

import plybook.game.Player;
import plybook.gomoku.Patterns;

/**
 * The order in which moves are tried: the best first, because then the others are cut off. Moves that make or stop a threat come first. Then
 * come the moves that caused a cutoff at this ply (killers), and those that often did so elsewhere (history).
 */
@SuppressWarnings("EnumOrdinal") // arrays by number, because a search spends most of its time here
final class MoveOrder {
    /** The score of a move that makes a threat, by its number; {@code STOPPED} has the score of a move that stops one. */
    private static final int[] OWN = {0, 150, 2_000, 300, 6_000, 20_000, 40_000};

    private static final int[] STOPPED = {0, 100, 1_000, 150, 3_000, 10_000, 30_000};

    /** The smallest score of a move that makes or stops a threat. */
    static final int THREATENING = 1_500;

    private static final int FIRST = 1 << 20;
    private static final int KILLER = 500;
    private static final int MOST_HISTORY = 400;

    private final Situation situation;
    private final Patterns patterns;
    private final int[][] history;
    private final int[] killers;
    private final int[] others;

    MoveOrder(Situation situation) {
        this.situation = situation;
        this.patterns = situation.patterns();
        this.history = new int[Player.values().length][situation.cells()];
        this.killers = new int[situation.cells() + 1];
        this.others = new int[situation.cells() + 1];
    }

    /** Writes a score for each of the moves. Moves with higher scores are tried first. */
    void score(int[] moves, int count, int known, int ply, int[] scores) {
        if (situation.ordered(moves, count, scores)) {
            return;
        }
        Player me = situation.player();
        Player you = me.opponent();
        int[] mine = history[me.ordinal()];
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            int score = patterns.value(move, me)
                    + patterns.value(move, you)
                    + OWN[patterns.threat(move, me).ordinal()]
                    + STOPPED[patterns.threat(move, you).ordinal()]
                    + mine[move];
            if (move == known) {
                score += FIRST;
            } else if (move == killers[ply] || move == others[ply]) {
                score += KILLER;
            }
            scores[i] = score;
        }
    }

    /** Swaps the best of the moves from this index on to this index. */
    static void bestTo(int place, int[] moves, int[] scores, int count) {
        int best = place;
        for (int i = place + 1; i < count; i++) {
            if (scores[i] > scores[best]) {
                best = i;
            }
        }
        int move = moves[best];
        int score = scores[best];
        moves[best] = moves[place];
        scores[best] = scores[place];
        moves[place] = move;
        scores[place] = score;
    }

    /** Records that the move caused a cutoff. */
    void cutoff(int move, int depth, int ply) {
        if (killers[ply] != move) {
            others[ply] = killers[ply];
            killers[ply] = move;
        }
        int[] mine = history[situation.player().ordinal()];
        mine[move] += depth * depth;
        if (mine[move] > MOST_HISTORY) {
            for (int i = 0; i < mine.length; i++) {
                mine[i] /= 2;
            }
        }
    }
}
