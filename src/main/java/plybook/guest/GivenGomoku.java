package plybook.guest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Window;
import plybook.gomoku.Candidates;
import plybook.gomoku.Gomoku;
import plybook.gomoku.PatternEvaluation;
import plybook.gomoku.PatternSums;
import plybook.gomoku.Patterns;
import plybook.gomoku.Threat;
import plybook.task.GivenPosition;

/**
 * Gomoku as a position for a player: five or more win, moves are those near stones that promise most, and the estimate is that of the
 * patterns. The moves are listed as if shuffled, because an order that is worth following would play by itself.
 */
@SuppressWarnings("EnumOrdinal") // threats are numbered from the least to the most
final class GivenGomoku implements GivenPosition<Cell> {
    private static final int RADIUS = 2;

    /** All that threatens or must be stopped is among the first; with more than these, a few thousand nodes do not reach four plies. */
    private static final int MOST_ACTIONS = 14;

    /** The bits of a cell's number. */
    private static final long CELL = 0x1FF;

    /** The side to move can make two ways to five, and the opponent has none. */
    private static final int OPEN_FOUR_NEXT = 90_000;

    private static final int UNDECIDED = 80_000;

    /** The score of a move that makes a threat, by the threat's number; the next array is for stopping one of the opponent's. */
    private static final int[] OWN = {0, 150, 2_000, 300, 6_000, 20_000, 400_000};

    private static final int[] STOPPED = {0, 100, 1_000, 150, 3_000, 10_000, 100_000};

    private final int size;

    /** All cells of the board, by number. */
    private final List<Cell> cells;

    private final Board board;
    private final Budget budget;
    private final Patterns patterns;
    private final Candidates candidates;
    private final int[] line;
    private final int[] near; // the candidates, while actions are listed

    /** A number that follows from the stones, in whatever order they came: all of theirs, combined by exclusive or (Zobrist 1970). */
    private long stones;

    private int plies;
    private boolean won;

    /**
     * False while the last stone is not among the patterns and candidates yet. Most nodes of a search are left after their evaluation: not to put
     * their stones there spares a fifth of its time.
     */
    private boolean isSettled = true;

    GivenGomoku(Board start, Budget budget) {
        Gomoku rules = new Gomoku(start.size(), Gomoku.Rule.FIVE_OR_MORE);
        this.size = start.size();
        this.cells = Board.empty(size).emptyCells();
        this.board = start.copy();
        this.budget = budget;
        this.patterns = PatternEvaluation.patterns(rules, start);
        this.candidates = new Candidates(size, RADIUS);
        this.line = new int[size * size];
        this.near = new int[size * size];
        this.won = rules.winner(start).isPresent();
        for (int cell = 0; cell < line.length; cell++) {
            int number = cell;
            board.at(cell / size, cell % size).ifPresent(player -> {
                candidates.make(number);
                stones ^= stone(number, player);
            });
        }
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public boolean terminal() {
        return won || board.isFull();
    }

    @Override
    public int utility() {
        if (!terminal()) {
            throw new IllegalStateException("the game goes on here: ask evaluation()");
        }
        return !won ? 0 : player() == Player.X ? -Window.MAX_VALUE : Window.MAX_VALUE;
    }

    /** Puts the last stone among the patterns and candidates. */
    private void settle() {
        if (!isSettled) {
            int number = line[plies - 1];
            patterns.make(number, player().opponent());
            candidates.make(number);
            isSettled = true;
        }
    }

    private PatternSums sums() {
        return isSettled ? patterns.sums() : patterns.after(line[plies - 1], player().opponent());
    }

    @Override
    public int evaluation() {
        if (terminal()) {
            throw new IllegalStateException("the game is over here: ask utility()");
        }
        Player player = player();
        int sign = player == Player.X ? 1 : -1;
        PatternSums sums = sums();
        int opponentsFives = sums.count(player.opponent(), Threat.FIVE);
        // What is decided by who is to move: it spares a search the last plies of every line.
        if (sums.count(player, Threat.FIVE) > 0) {
            return sign * PatternEvaluation.DECIDED;
        }
        if (opponentsFives > 1) {
            return -sign * PatternEvaluation.DECIDED;
        }
        if (opponentsFives == 0 && sums.count(player, Threat.OPEN_FOUR) > 0) {
            return sign * OPEN_FOUR_NEXT;
        }
        return Math.max(-UNDECIDED, Math.min(UNDECIDED, PatternEvaluation.value(sums)));
    }

    @Override
    public void make(Cell cell) {
        if (terminal()) {
            throw new IllegalArgumentException("the game is over: " + cell + " cannot be played");
        }
        if (!board.isEmpty(cell)) {
            throw new IllegalArgumentException(
                    "no action " + cell + " here: the cell is taken; moves not undone: " + plies);
        }
        settle();
        Player player = player();
        board.put(cell, player);
        int number = cell.row() * size + cell.column();
        won = patterns.threat(number, player) == Threat.FIVE;
        isSettled = false;
        stones ^= stone(number, player);
        line[plies++] = number;
        budget.count();
    }

    @Override
    public void undo() {
        if (plies == 0) {
            throw new IllegalStateException("nothing to undo: no move was made");
        }
        int number = line[--plies];
        if (isSettled) {
            candidates.undo();
            patterns.undo();
        }
        isSettled = true;
        stones ^= stone(number, player().opponent());
        board.clear(cells.get(number));
        won = false;
    }

    @Override
    public List<Cell> actions() {
        if (terminal()) {
            return List.of();
        }
        if (board.stones() == 0) {
            return List.of(new Cell(size / 2, size / 2));
        }
        settle();
        int count = candidates.list(near);
        if (count == 0) {
            return board.emptyCells(); // no stone is near what is left
        }
        long[] keyed = new long[MOST_ACTIONS];
        int listed = mostPromising(count, keyed);
        for (int i = 0; i < listed; i++) {
            int cell = (int) keyed[i];
            keyed[i] = (mixed(stones + cell) & ~CELL) | cell;
        }
        Arrays.sort(keyed, 0, listed);
        List<Cell> actions = new ArrayList<>(listed);
        for (int i = 0; i < listed; i++) {
            int cell = (int) (keyed[i] & CELL);
            // A new one each time: who compares actions with == has to find out here.
            actions.add(new Cell(cell / size, cell % size));
        }
        return actions;
    }

    /**
     * Writes the candidates that promise most, the best first and of equal ones that with the lowest number, and returns how many there are. Only
     * these few are kept in order: to sort all cells takes a third of a search's time.
     */
    private int mostPromising(int count, long[] into) {
        Player player = player();
        int listed = 0;
        for (int i = 0; i < count; i++) {
            int cell = near[i];
            long key = ((long) -promise(cell, player) << Integer.SIZE) + cell;
            if (listed < into.length) {
                listed++;
            } else if (key >= into[listed - 1]) {
                continue;
            }
            int at = listed - 1;
            for (; at > 0 && into[at - 1] > key; at--) {
                into[at] = into[at - 1];
            }
            into[at] = key;
        }
        return listed;
    }

    private static long stone(int cell, Player player) {
        return mixed(2L * cell + player.ordinal() + 1);
    }

    /** A number that follows from another, and does not show which: the same position always lists its moves in the same order. */
    private static long mixed(long number) {
        long mixed = number * 0x9E3779B97F4A7C15L; // Steele, Lea and Flood 2014
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** Returns the score of a stone on the cell: for the threat that it makes and the one that it stops. */
    private int promise(int cell, Player player) {
        int value = patterns.valueToBoth(cell);
        return patterns.isQuiet(cell)
                ? value
                : value
                        + OWN[patterns.threat(cell, player).ordinal()]
                        + STOPPED[patterns.threat(cell, player.opponent()).ordinal()];
    }
}
