package plybook.engine;

import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.gomoku.Patterns;
import plybook.gomoku.Threat;

/**
 * Searches for a victory by continuous fours. Each move makes a four, which leaves the opponent one answer, until a move makes two fours or
 * an open four. With one answer to each move the tree is narrow, so that it can be searched far deeper than other trees.
 */
final class FourSearch {
    /** The length of the longest line, in fours. No longer limit paid for its time. */
    static final int MOST_FOURS = 24;

    private static final int SLOTS = 1 << 14;

    private final Situation situation;
    private final Patterns patterns;
    private final Stop stop;

    /** The moves at each four of the line. */
    private final int[][] moves;

    private final int[] line = new int[2 * MOST_FOURS + 3];

    /** The hashes of positions without a win; {@code failedFours} has the number of fours that were tried from each. */
    private final long[] failed = new long[SLOTS];

    private final byte[] failedFours = new byte[SLOTS];

    private long budget = Long.MAX_VALUE;

    /** @param stop counts the positions, and throws once a limit is reached */
    FourSearch(Situation situation, Stop stop) {
        this.situation = situation;
        this.patterns = situation.patterns();
        this.stop = stop;
        this.moves = new int[MOST_FOURS + 1][situation.cells()];
    }

    /**
     * Returns the number of plies in which the player to move wins with at most so many fours, or 0 if no win was found.
     *
     * @param positions the largest number of positions to search; after that the search gives up and finds no win
     */
    int wins(int fours, long positions) throws Stop.Reached {
        budget = stop.nodes() + Math.min(positions, Long.MAX_VALUE - stop.nodes());
        return winsFrom(fours, 0);
    }

    /** Returns the length in plies of the shortest win with at most so many fours, or 0 if none was found. */
    int shortest(int fours, long positions) throws Stop.Reached {
        budget = stop.nodes() + Math.min(positions, Long.MAX_VALUE - stop.nodes());
        for (int most = 0; most <= fours; most++) {
            int plies = winsFrom(most, 0);
            if (plies > 0) {
                return plies;
            }
        }
        return 0;
    }

    /** Returns the line of the last win, as far as the moves are forced: at least its first move. */
    List<Integer> line(int plies) {
        List<Integer> cells = new ArrayList<>();
        for (int ply = 0; ply < plies && line[ply] >= 0; ply++) {
            cells.add(line[ply]);
        }
        return cells;
    }

    private int winsFrom(int fours, int ply) {
        Player me = situation.player();
        Player you = me.opponent();
        if (patterns.count(me, Threat.FIVE) > 0) {
            line[ply] = anyWith(me, Threat.FIVE, moves[0]);
            return 1;
        }
        int yours = patterns.count(you, Threat.FIVE);
        if (yours > 1 || fours == 0) {
            return 0;
        }
        if (yours == 0 && patterns.count(me, Threat.OPEN_FOUR) > 0) {
            line[ply] = anyWith(me, Threat.OPEN_FOUR, moves[0]);
            line[ply + 1] = -1; // any answer of the opponent
            return 3;
        }
        int slot = (int) (situation.hash() >>> 20) & SLOTS - 1;
        if (failed[slot] == situation.hash() && failedFours[slot] >= fours) {
            return 0;
        }
        int plies = yours == 1 ? forced(patterns.onlyFive(you), fours, ply) : any(fours, ply);
        if (plies == 0 && !isGivenUp()) {
            failed[slot] = situation.hash();
            failedFours[slot] = (byte) fours;
        }
        return plies;
    }

    private int forced(int cell, int fours, int ply) {
        return patterns.threat(cell, situation.player()).compareTo(Threat.FOUR) >= 0 ? after(cell, fours, ply) : 0;
    }

    private int any(int fours, int ply) {
        int[] cells = moves[fours];
        int count = patterns.fours(situation.player(), cells);
        for (int i = 0; i < count; i++) {
            int plies = after(cells[i], fours, ply);
            if (plies > 0 || isGivenUp()) {
                return plies;
            }
        }
        return 0;
    }

    private boolean isGivenUp() {
        return stop.nodes() >= budget;
    }

    /** Searches the position after the four and the one answer to it. */
    private int after(int four, int fours, int ply) {
        stop.node();
        Player me = situation.player();
        line[ply] = four;
        situation.make(four);
        int plies;
        if (patterns.count(me, Threat.FIVE) > 1) {
            line[ply + 1] = -1;
            plies = 3; // the opponent had no five before this four, and this four gave none
        } else {
            stop.node();
            int answer = patterns.onlyFive(me);
            line[ply + 1] = answer;
            situation.make(answer);
            int rest = winsFrom(fours - 1, ply + 2);
            plies = rest == 0 ? 0 : rest + 2;
            situation.undo();
        }
        situation.undo();
        return plies;
    }

    private int anyWith(Player player, Threat threat, int[] cells) {
        int count = patterns.fours(player, cells);
        for (int i = 0; i < count; i++) {
            if (patterns.threat(cells[i], player) == threat) {
                return cells[i];
            }
        }
        throw new IllegalStateException("no cell makes a " + threat);
    }
}
