package plybook.engine;

import plybook.game.Player;
import plybook.gomoku.Patterns;

/**
 * In which order moves are tried: the best first, for then the others are cut off. What a move threatens and what it stops comes first; among
 * the rest the moves that caused a cutoff at this ply (killers) and that did so often elsewhere (history).
 */
@SuppressWarnings("EnumOrdinal") // arrays by number, for this is what a search spends its time on
final class MoveOrder {
    /** What a threat of one's own is worth in the order, and one of the opponent's that the move stops, by its number. */
    private static final int[] OWN = {0, 150, 2_000, 300, 6_000, 20_000, 40_000};

    private static final int[] STOPPED = {0, 100, 1_000, 150, 3_000, 10_000, 30_000};

    /** From this score on a move threatens or stops something. */
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

    /** Writes a score for each of the moves: the higher, the sooner it is to be tried. */
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

    /** Brings the best of the moves from this place on to this place. */
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

    /** The move caused a cutoff. */
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
