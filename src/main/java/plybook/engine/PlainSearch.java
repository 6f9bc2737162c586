package plybook.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Window;
import plybook.gomoku.Candidates;
import plybook.gomoku.Gomoku;
import plybook.gomoku.WindowSum;

/**
 * Alpha-beta to a fixed depth, played in place, without any refinement. The moves are the cells within two steps of a stone, row by row, and
 * the value of a leaf is the sum over windows. {@code AlphaBeta} over the functional hooks visits the same nodes and finds the same
 * values; this search takes a hundredth of its time.
 */
final class PlainSearch {
    /** The value of a win at the root. Each ply takes one away, so that a shorter win is better, and so is a longer loss. */
    static final int WIN = Window.MAX_VALUE;

    private static final int RADIUS = 2;

    /** The order in which moves are tried. */
    enum Order {
        /** Row by row, as on the board. */
        ROW_BY_ROW,
        /** The largest gain of the evaluation first, except just above the leaves, where sorting costs more than it saves. */
        BY_GAIN
    }

    /** The result: the value to MAX, and the line that leads there. The line is empty only on a full board. */
    record Found(int value, List<Cell> line) {}

    private final Gomoku rules;
    private final Board board;
    private final Order order;
    private final Stop stop;
    private final WindowSum sum;
    private final Candidates candidates;
    private final int[] path;
    private int[][] moves = {};
    private int[][] lines = {};
    private int[] lineLengths = {};

    PlainSearch(Gomoku rules, Board board, Order order, Stop stop) {
        this.rules = rules;
        this.board = board;
        this.order = order;
        this.stop = stop;
        this.sum = new WindowSum(rules.size());
        this.candidates = new Candidates(rules.size(), RADIUS);
        this.path = new int[rules.size() * rules.size()];
        for (int cell = 0; cell < path.length; cell++) {
            int number = cell;
            board.at(cell / rules.size(), cell % rules.size()).ifPresent(player -> {
                sum.make(number, player);
                candidates.make(number);
            });
        }
    }

    /** Searches so many plies deep, at least one. */
    Found search(int depth) throws Stop.Reached {
        moves = new int[depth][path.length];
        lines = new int[depth + 1][depth + 1];
        lineLengths = new int[depth + 1];
        int value = value(rules.player(board), depth, -Window.INFINITY, Window.INFINITY, 0);
        List<Cell> line = new ArrayList<>();
        for (int ply = 0; ply < lineLengths[0]; ply++) {
            line.add(cell(lines[0][ply]));
        }
        return new Found(value, line);
    }

    private int value(Player player, int depth, int alpha, int beta, int ply) {
        stop.node();
        lineLengths[ply] = 0;
        if (depth == 0) {
            return sum.value();
        }
        int count = ordered(player, depth, moves[ply]);
        if (count == 0) {
            return 0; // the board is full
        }
        boolean max = player == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (int i = 0; i < count; i++) {
            int value = valueAfter(moves[ply][i], player, depth, alpha, beta, ply);
            if (max ? value > best : value < best) {
                best = value;
                remember(moves[ply][i], ply);
                alpha = max ? Math.max(alpha, best) : alpha;
                beta = max ? beta : Math.min(beta, best);
                if (alpha >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    private int valueAfter(int move, Player player, int depth, int alpha, int beta, int ply) {
        path[ply] = move;
        boolean filled = sum.make(move, player);
        int value;
        if (filled && wins(ply)) {
            stop.node();
            lineLengths[ply + 1] = 0;
            value = player == Player.MAX ? WIN - ply - 1 : ply + 1 - WIN;
        } else if (depth == 1) { // a leaf needs no candidates
            value = value(player.opponent(), 0, alpha, beta, ply + 1);
        } else {
            candidates.make(move);
            value = value(player.opponent(), depth - 1, alpha, beta, ply + 1);
            candidates.undo();
        }
        sum.undo();
        return value;
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

    private int ordered(Player player, int depth, int[] into) {
        int count = candidates.list(into);
        if (order == Order.BY_GAIN && depth > 1) {
            int sign = player == Player.MAX ? 1 : -1;
            long[] keyed = new long
                    [count]; // the gain in the upper bits and the index in the lower bits, so that sorting is stable
            for (int i = 0; i < count; i++) {
                keyed[i] = (((long) -sign * sum.gain(into[i], player)) << Integer.SIZE) + i;
            }
            Arrays.sort(keyed);
            int[] unordered = Arrays.copyOf(into, count);
            for (int i = 0; i < count; i++) {
                into[i] = unordered[(int) keyed[i]];
            }
        }
        return count;
    }

    /** Stores the line from this ply: the move, and then the line below it. */
    private void remember(int move, int ply) {
        lines[ply][0] = move;
        System.arraycopy(lines[ply + 1], 0, lines[ply], 1, lineLengths[ply + 1]);
        lineLengths[ply] = lineLengths[ply + 1] + 1;
    }

    private Cell cell(int number) {
        return new Cell(number / rules.size(), number % rules.size());
    }
}
