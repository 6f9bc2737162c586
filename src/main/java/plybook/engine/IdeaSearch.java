package plybook.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import plybook.engine.TranspositionTable.Bound;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Window;
import plybook.gomoku.Candidates;
import plybook.gomoku.Gomoku;
import plybook.gomoku.PatternEvaluation;
import plybook.gomoku.Patterns;
import plybook.gomoku.Threat;
import plybook.gomoku.WindowSum;

/**
 * Alpha-beta to a fixed depth, played in place, with the ideas of lessons 8 to 10 to be switched on one by one. The moves are the cells within
 * two steps of a stone. Without any idea they are tried row by row, and the value of a leaf is the sum over windows: {@code AlphaBeta} over
 * the functional hooks visits the same nodes then and finds the same values, in a hundred times the time.
 */
@SuppressWarnings("EnumOrdinal") // arrays by number, because a search spends most of its time here
public final class IdeaSearch {
    /** The value of a win at the root. Each ply takes one away, so that a shorter win is better, and so is a longer loss. */
    public static final int WIN = Window.MAX_VALUE;

    private static final int RADIUS = 2;
    private static final int TABLE_BITS = 16;

    /** The bits of a sorting key that hold a move's place in the list, so that sorting is stable. */
    private static final int PLACE_BITS = 9;

    /** The parts of a sorting key, from the weightiest: the table's move, the rank of a threat, a killer, the gain, the history. */
    private static final long KNOWN = 1L << 43;

    private static final long RANK = 1L << 41;
    private static final long KILLER = 1L << 40;
    private static final long GAIN = 1L << 20;
    private static final long MOST_HISTORY = GAIN - 1;

    /**
     * The result of a search.
     *
     * @param value the value to MAX
     * @param line the line that leads there; empty only on a full board
     * @param nodes the number of nodes that were visited
     */
    public record Found(int value, List<Cell> line, long nodes) {
        /** Returns the best move. */
        public Cell best() {
            return line.get(0);
        }
    }

    private final Gomoku rules;
    private final Board board;
    private final Stop stop;
    private final Set<Idea> ideas;
    private final boolean threats;
    private final boolean forcedMoves;
    private final boolean needsPatterns;
    private final boolean hasTable;
    private final WindowSum sum;
    private final Patterns patterns;
    private final Candidates candidates;
    private final TranspositionTable table;
    private final long[][] numbers;
    private final int[] path;
    private final long[][] history;
    private final int[][] killers;
    private int[][] moves = {};
    private int[][] lines = {};
    private int[] lineLengths = {};
    private List<Integer> first = List.of();
    private long hash;

    /** Makes a search from the board, which is not changed. */
    public IdeaSearch(Gomoku rules, Board board, Idea... ideas) {
        this(rules, board, Set.of(ideas), new Stop(Limits.none()));
    }

    IdeaSearch(Gomoku rules, Board board, Set<Idea> ideas, Stop stop) {
        this.rules = rules;
        this.board = board;
        this.stop = stop;
        this.ideas = Set.copyOf(ideas);
        this.threats = ideas.contains(Idea.THREATS);
        this.forcedMoves = ideas.contains(Idea.FORCED_MOVES);
        this.needsPatterns = threats || forcedMoves || ideas.contains(Idea.THREATS_FIRST);
        this.hasTable = ideas.contains(Idea.TABLE);
        this.sum = new WindowSum(rules.size());
        this.patterns = PatternEvaluation.patterns(rules);
        this.candidates = new Candidates(rules.size(), RADIUS);
        this.path = new int[rules.size() * rules.size()];
        this.table = new TranspositionTable(hasTable ? TABLE_BITS : 0);
        this.numbers = numbers(path.length);
        this.history = new long[numbers.length][path.length];
        this.killers = new int[2 * path.length][2];
        for (int cell = 0; cell < path.length; cell++) {
            int number = cell;
            board.at(cell / rules.size(), cell % rules.size()).ifPresent(player -> {
                put(number, player);
                candidates.make(number);
            });
        }
    }

    /** Returns a random number for each stone on each cell (Zobrist 1970). */
    private static long[][] numbers(int cells) {
        Random random = new Random(1);
        long[][] numbers = new long[Player.values().length][cells];
        for (long[] side : numbers) {
            Arrays.setAll(side, cell -> random.nextLong());
        }
        return numbers;
    }

    /** Searches so many plies deep, at least one. */
    public Found search(int plies) throws Stop.Reached {
        return search(plies, List.of());
    }

    /** Searches so many plies deep, at least one, and tries these moves first at the root, in this order. */
    public Found search(int plies, List<Cell> firstMoves) throws Stop.Reached {
        if (plies < 1) {
            throw new IllegalArgumentException("a search looks one ply ahead at least, not " + plies);
        }
        long before = stop.nodes();
        List<Integer> bestBefore = ideas.contains(Idea.BEST_FIRST) && lines.length > 0 && lineLengths[0] > 0
                ? List.of(lines[0][0])
                : List.of();
        first = firstMoves.isEmpty()
                ? bestBefore
                : firstMoves.stream()
                        .map(cell -> cell.row() * rules.size() + cell.column())
                        .toList();
        int deepest = forcedMoves ? 2 * plies + 2 : plies;
        moves = new int[deepest][path.length];
        lines = new int[deepest + 1][deepest + 1];
        lineLengths = new int[deepest + 1];
        int value = value(rules.player(board), plies, -Window.INFINITY, Window.INFINITY, 0);
        List<Cell> line = new ArrayList<>();
        for (int ply = 0; ply < lineLengths[0]; ply++) {
            line.add(cell(lines[0][ply]));
        }
        return new Found(value, line, stop.nodes() - before);
    }

    private int value(Player player, int depth, int alpha, int beta, int ply) {
        stop.node();
        lineLengths[ply] = 0;
        int forced = forcedMoves && ply < moves.length ? forced(player, moves[ply]) : 0;
        if (depth == 0 && forced == 0
                || ply == moves.length) { // forced answers may force answers in turn, but not for ever
            return threats ? PatternEvaluation.value(patterns, player) : sum.value();
        }
        long entry = hasTable && ply > 0 ? table.get(hash) : 0;
        if (entry != 0 && TranspositionTable.depth(entry) >= depth && decides(entry, alpha, beta)) {
            return TranspositionTable.value(entry);
        }
        int count = forced > 0 ? forced : ordered(player, depth, ply, TranspositionTable.move(entry));
        if (count == 0) {
            return 0; // the board is full
        }
        boolean max = player == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int bestMove = moves[ply][0];
        int a = alpha;
        int b = beta;
        for (int i = 0; i < count && a < b; i++) {
            int value = valueAfter(moves[ply][i], player, forced > 0 ? depth : depth - 1, a, b, ply);
            if (max ? value > best : value < best) {
                best = value;
                bestMove = moves[ply][i];
                remember(bestMove, ply);
                a = max ? Math.max(a, best) : a;
                b = max ? b : Math.min(b, best);
                if (a >= b) {
                    cutoff(bestMove, player, depth, ply);
                }
            }
        }
        if (hasTable) {
            Bound bound = best >= beta ? Bound.LOWER : best <= alpha ? Bound.UPPER : Bound.EXACT;
            table.put(hash, best, bound, depth, bestMove);
        }
        return best;
    }

    /** Writes the only moves worth a look where a five is near, and returns how many there are; 0 if any move may be the best. */
    private int forced(Player player, int[] into) {
        boolean wins = patterns.count(player, Threat.FIVE) > 0;
        if (!wins && patterns.count(player.opponent(), Threat.FIVE) == 0) {
            return 0;
        }
        Player fives = wins ? player : player.opponent();
        int count = patterns.fours(fives, into);
        for (int i = 0; i < count; i++) {
            if (patterns.threat(into[i], fives) == Threat.FIVE) {
                into[0] = into[i];
                return 1; // one is enough: who completes a five wins, and who has to stop two loses
            }
        }
        throw new IllegalStateException("no cell makes five");
    }

    /** Returns whether the entry's value can be returned: it is exact, or a bound that closes the window. */
    private static boolean decides(long entry, int alpha, int beta) {
        int value = TranspositionTable.value(entry);
        return switch (TranspositionTable.bound(entry)) {
            case EXACT -> true;
            case LOWER -> value >= beta;
            case UPPER -> value <= alpha;
            case NONE -> false;
        };
    }

    private int valueAfter(int move, Player player, int depth, int alpha, int beta, int ply) {
        path[ply] = move;
        boolean filled = put(move, player);
        int value;
        if (filled && wins(ply)) {
            stop.node();
            lineLengths[ply + 1] = 0;
            value = player == Player.MAX ? WIN - ply - 1 : ply + 1 - WIN;
        } else if (depth == 0 && !forcedMoves) { // a leaf needs no candidates
            value = value(player.opponent(), 0, alpha, beta, ply + 1);
        } else {
            candidates.make(move);
            value = value(player.opponent(), depth, alpha, beta, ply + 1);
            candidates.undo();
        }
        take(move, player);
        return value;
    }

    private boolean put(int cell, Player player) {
        hash ^= numbers[player.ordinal()][cell];
        if (needsPatterns) {
            patterns.make(cell, player);
        }
        return sum.make(cell, player);
    }

    private void take(int cell, Player player) {
        sum.undo();
        if (needsPatterns) {
            patterns.undo();
        }
        hash ^= numbers[player.ordinal()][cell];
    }

    /** Returns whether the move that filled a window wins. It always does, unless more than five in a row do not win. */
    private boolean wins(int ply) {
        if (rules.rule() == Gomoku.Rule.FIVE_OR_MORE) {
            return true;
        }
        Board now = board.copy();
        for (int i = 0; i <= ply; i++) {
            now.put(cell(path[i]), rules.player(now));
        }
        return !rules.winningLine(now, cell(path[ply])).isEmpty();
    }

    private int ordered(Player player, int depth, int ply, int known) {
        int[] into = moves[ply];
        int count = candidates.list(into);
        boolean aboveLeaves = depth <= 1;
        if (ply == 0 && !first.isEmpty() || !ideas.isEmpty() && !aboveLeaves || ideas.contains(Idea.SORT_EVERYWHERE)) {
            long[] keyed = new long[count];
            for (int i = 0; i < count; i++) {
                keyed[i] = (-key(into[i], player, ply, known) << PLACE_BITS) + i;
            }
            Arrays.sort(keyed);
            int[] unordered = Arrays.copyOf(into, count);
            for (int i = 0; i < count; i++) {
                into[i] = unordered[(int) keyed[i] & (1 << PLACE_BITS) - 1];
            }
        }
        return count;
    }

    /** Returns a number that is the larger, the earlier a move should be tried. */
    private long key(int move, Player player, int ply, int known) {
        long key = move == known ? KNOWN : 0;
        if (ply == 0 && first.contains(move)) {
            key += KNOWN * (1 + first.size() - first.indexOf(move));
        }
        if (ideas.contains(Idea.THREATS_FIRST)) {
            key += RANK * rank(move, player);
        }
        if (ideas.contains(Idea.KILLERS) && (killers[ply][0] == move || killers[ply][1] == move)) {
            key += KILLER;
        }
        if (ideas.contains(Idea.GAIN)) {
            key += GAIN
                    * (threats
                            ? patterns.value(move, player) + patterns.value(move, player.opponent())
                            : sum.gain(move, player) * (player == Player.MAX ? 1 : -1));
        }
        return key + history[player.ordinal()][move];
    }

    /** Returns 3 for a five, 2 for the block of one, 1 for two ways to five, otherwise 0. */
    private int rank(int move, Player player) {
        Threat own = patterns.threat(move, player);
        if (own == Threat.FIVE) {
            return 3;
        }
        if (patterns.threat(move, player.opponent()) == Threat.FIVE) {
            return 2;
        }
        return own == Threat.OPEN_FOUR ? 1 : 0;
    }

    private void cutoff(int move, Player player, int depth, int ply) {
        if (ideas.contains(Idea.KILLERS) && killers[ply][0] != move) {
            killers[ply][1] = killers[ply][0];
            killers[ply][0] = move;
        }
        if (ideas.contains(Idea.HISTORY)) {
            long[] mine = history[player.ordinal()];
            mine[move] = Math.min(MOST_HISTORY, mine[move] + (long) depth * depth);
        }
    }

    /** Stores the line from this ply: the move, and then the line below it. */
    private void remember(int move, int ply) {
        lines[ply][0] = move;
        int rest = Math.min(lineLengths[ply + 1], lines[ply].length - 1);
        System.arraycopy(lines[ply + 1], 0, lines[ply], 1, rest);
        lineLengths[ply] = rest + 1;
    }

    private Cell cell(int number) {
        return new Cell(number / rules.size(), number % rules.size());
    }
}
