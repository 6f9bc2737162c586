package plybook.engine;

import java.util.ArrayList;
import java.util.List;
import plybook.engine.TranspositionTable.Bound;
import plybook.game.Player;
import plybook.gomoku.Patterns;
import plybook.gomoku.Threat;

/**
 * The search of the strong levels: principal variation search with a transposition table. Where a threat must be answered it tries only the
 * moves that answer it, and at a leaf it searches for a victory by continuous fours. Values are in the view of the player to move.
 */
final class ThreatSearch {
    private static final int INFINITY = Integer.MAX_VALUE;

    /** The number of moves that are searched to the full depth. Later moves are searched one ply less deep, the last ones three. */
    private static final int FULL_DEPTH_MOVES = 3;

    private static final int LATE_MOVES = 8;
    private static final int LAST_MOVES = 16;
    private static final int LEAST_REDUCED_DEPTH = 2;

    /** The largest change of the value in one ply if nobody makes a threat. If the evaluation exceeds the window by more, it is returned as it is. */
    private static final int MARGIN = 60;

    private static final int LEAST_CERTAIN_DEPTH = 3;

    private final Situation situation;
    private final Patterns patterns;
    private final Settings settings;
    private final Stop stop;
    private final TranspositionTable table;
    private final MoveOrder order;
    private final FourSearch fours;
    private final int[][] moves;
    private final int[][] scores;
    private int best = TranspositionTable.NO_MOVE;

    /** The moves at the root in the order tried, each with its value or with a bound of it. */
    private final List<RootMove> root = new ArrayList<>();

    /**
     * A move at the root of the last search.
     *
     * @param value to the player to move
     * @param exact false if the move is only known to be no better
     */
    record RootMove(int move, int value, boolean exact) {}

    /**
     * The settings of the search.
     *
     * @param width the number of moves to try in a position, the best in order; more if all of these lose
     * @param fours the number of fours to look ahead at a leaf
     * @param estimate the value of a leaf
     */
    record Settings(int width, int fours, int leafPositions, Estimate estimate) {}

    ThreatSearch(Situation situation, Settings settings, TranspositionTable table, FourSearch fours, Stop stop) {
        this.situation = situation;
        this.patterns = situation.patterns();
        this.settings = settings;
        this.table = table;
        this.fours = fours;
        this.stop = stop;
        this.order = new MoveOrder(situation);
        this.moves = new int[situation.cells() + 1][situation.cells()];
        this.scores = new int[situation.cells() + 1][situation.cells()];
    }

    /** Returns the value to the player to move, so many plies deep. It is exact if it lies inside the window, otherwise a bound. */
    int search(int depth, int alpha, int beta) throws Stop.Reached {
        int decided = decided(0);
        if (decided != 0) {
            moves(moves[0]);
            best = moves[0][0];
            root.clear();
            root.add(new RootMove(best, decided, true));
            return decided;
        }
        root.clear();
        return value(depth, alpha, beta, 0);
    }

    /** Returns the moves that the last search compared at the root, in the order in which it tried them. */
    List<RootMove> compared() {
        return List.copyOf(root);
    }

    private int value(int depth, int alpha, int beta, int ply) {
        stop.node();
        if (ply > 0) {
            int decided = decided(ply);
            if (decided != 0 || situation.isFull()) {
                return decided;
            }
        }
        boolean mustBlock = patterns.count(situation.player().opponent(), Threat.FIVE) > 0;
        if (depth <= 0 && !mustBlock) {
            return leaf(ply);
        }
        if (ply > 0 && depth <= LEAST_CERTAIN_DEPTH && !mustBlock && !Mate.isDecided(beta) && isQuiet()) {
            int value = situation.value();
            if (value - MARGIN * depth >= beta) {
                return value;
            }
        }
        long entry = table.get(situation.hash());
        if (entry != 0 && ply > 0 && TranspositionTable.depth(entry) >= depth) {
            int value = Mate.fromRoot(TranspositionTable.value(entry), ply);
            Bound bound = TranspositionTable.bound(entry);
            if (bound == Bound.EXACT
                    || (bound == Bound.LOWER && value >= beta)
                    || (bound == Bound.UPPER && value <= alpha)) {
                return value;
            }
        }
        return best(depth, alpha, beta, ply, TranspositionTable.move(entry));
    }

    /** Returns the value if one or two moves decide the game, otherwise 0. */
    private int decided(int ply) {
        Player me = situation.player();
        Player you = me.opponent();
        if (patterns.count(me, Threat.FIVE) > 0) {
            return Mate.winAt(ply + 1);
        }
        int yours = patterns.count(you, Threat.FIVE);
        if (yours > 1) {
            return Mate.lossAt(ply + 2);
        }
        if (yours == 0 && patterns.count(me, Threat.OPEN_FOUR) > 0) {
            return Mate.winAt(ply + 3);
        }
        return 0;
    }

    private int leaf(int ply) {
        Player me = situation.player();
        if (settings.fours() > 0 && patterns.hasFours(me)) {
            int plies = fours.wins(settings.fours(), settings.leafPositions());
            if (plies > 0) {
                return Mate.winAt(ply + plies);
            }
        }
        return situation.value();
    }

    /** Returns whether the opponent has no threat that would decide the game if it were the opponent's turn. */
    private boolean isQuiet() {
        Player you = situation.player().opponent();
        return patterns.count(you, Threat.OPEN_FOUR) == 0 && patterns.count(you, Threat.FOUR_THREE) == 0;
    }

    private int best(int depth, int alpha, int beta, int ply, int known) {
        int[] tried = moves[ply];
        int[] score = scores[ply];
        int count = moves(tried);
        order.score(tried, count, known, ply, score);
        boolean forced = count == 1;
        int width = Math.min(count, ply == 0 ? Integer.MAX_VALUE : settings.width());
        int from = alpha;
        int found = -INFINITY;
        int foundMove = TranspositionTable.NO_MOVE;
        // A loss is believed only when all moves were tried: the one that saves the game may be far back in the order.
        for (int i = 0; i < width || (i < count && found <= -Mate.LEAST); i++) {
            MoveOrder.bestTo(i, tried, score, count);
            int move = tried[i];
            int next = forced ? depth : depth - 1;
            int reduced = reduction(i, depth, score[i]);
            situation.make(move);
            int value = i == 0 ? -value(next, -beta, -alpha, ply + 1) : later(next, reduced, alpha, beta, ply + 1);
            situation.undo();
            if (ply == 0) {
                root.add(new RootMove(move, value, i == 0 || value > alpha));
            }
            if (value > found) {
                found = value;
                foundMove = move;
                if (ply == 0) {
                    best = move;
                }
                alpha = Math.max(alpha, value);
                if (alpha >= beta) {
                    order.cutoff(move, depth, ply);
                    break;
                }
            }
        }
        Bound bound = found >= beta ? Bound.LOWER : found > from ? Bound.EXACT : Bound.UPPER;
        table.put(situation.hash(), Mate.fromHere(found, ply), bound, depth, foundMove);
        return found;
    }

    /**
     * Returns the value of a move that is not the first. A search with an empty window first finds out whether the move is better than the best
     * so far, less deep if the move does not look good. Only if it is better, a second search finds out by how much.
     */
    private int later(int depth, int reduced, int alpha, int beta, int ply) {
        int value = -value(depth - reduced, -alpha - 1, -alpha, ply);
        if (value > alpha && reduced > 0) {
            value = -value(depth, -alpha - 1, -alpha, ply);
        }
        return value > alpha && value < beta ? -value(depth, -beta, -alpha, ply) : value;
    }

    /** Returns the number of plies by which a move is searched less deep at first, because it is late in the order and makes no threat. */
    private static int reduction(int place, int depth, int score) {
        if (place < FULL_DEPTH_MOVES || depth < LEAST_REDUCED_DEPTH || score >= MoveOrder.THREATENING) {
            return 0;
        }
        return place < LATE_MOVES ? 1 : place < LAST_MOVES ? 2 : 3;
    }

    /** Writes the moves to try, and returns how many there are. If a threat must be answered, these are only the moves that answer it. */
    private int moves(int[] into) {
        Player me = situation.player();
        Player you = me.opponent();
        if (patterns.count(me, Threat.FIVE) > 0) {
            int count = patterns.fours(me, into);
            return only(me, Threat.FIVE, into, count);
        }
        if (patterns.count(you, Threat.FIVE) > 0) {
            int count = patterns.fours(you, into);
            return only(you, Threat.FIVE, into, count);
        }
        if (patterns.count(me, Threat.OPEN_FOUR) > 0) {
            int count = patterns.fours(me, into);
            return only(me, Threat.OPEN_FOUR, into, count);
        }
        if (patterns.count(you, Threat.OPEN_FOUR) > 0) {
            return patterns.fours(into);
        }
        return situation.candidates(into);
    }

    private int only(Player player, Threat threat, int[] moves, int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (patterns.threat(moves[i], player) == threat) {
                moves[kept++] = moves[i];
            }
        }
        return kept;
    }

    /** Returns the line of best play, as far as the table remembers it. */
    List<Integer> line(int depth) {
        List<Integer> line = new ArrayList<>();
        int move = best;
        while (move != TranspositionTable.NO_MOVE && patterns.isEmpty(move) && line.size() < depth) {
            line.add(move);
            situation.make(move);
            move = TranspositionTable.move(table.get(situation.hash()));
        }
        for (int i = 0; i < line.size(); i++) {
            situation.undo();
        }
        return line;
    }
}
