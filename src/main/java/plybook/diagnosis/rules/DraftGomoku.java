package plybook.diagnosis.rules;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

/** Gomoku as a learner writes it: right as it stands, with a field for each place where it can be wrong. */
final class DraftGomoku implements GomokuTask {
    /** Along a row, down a column, down to the right, down to the left. */
    static final List<int[]> DIRECTIONS =
            List.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1});

    int fixedSize;
    Function<Board, Player> mover = board -> board.stones() % 2 == 0 ? Player.X : Player.O;
    List<int[]> directions = new ArrayList<>(DIRECTIONS);

    /** The halves of the directions along which a player's stones are counted. */
    Halves<Boolean> looks = (player, direction, sign) -> true;

    /** The player whose stones are counted there. */
    Halves<Player> counted = (player, direction, sign) -> player;

    /** The rows and columns from a cell there to the next. */
    Halves<int[]> step = (player, direction, sign) -> new int[] {sign * direction[0], sign * direction[1]};

    /** The stones of both sides of the last one together. */
    IntBinaryOperator bothSides = Integer::sum;

    /** The largest distance that is looked along a line. */
    int reach = Integer.MAX_VALUE;

    /** The test by which a line of five that begins there is looked at, if all of the board is; empty if it is counted from the last stone. */
    Optional<Begins> begins = Optional.empty();

    /** The test by which that many stones in a row win. */
    IntPredicate wins = length -> length >= 5;

    /** True if one counter serves all directions. */
    boolean directionsTogether;

    /** True if the board is one long row of cells. */
    boolean wraps;

    boolean wrapsAlongRows = true;

    /** The number of cells that a row is taken to have where cells are told apart by a number; 0 if they are told apart by row and column. */
    int numberedBy;

    /** The number of bits from a row to the next, where a player's stones are shifted onto each other; 0 if they are not. */
    int shiftedBy;

    /** True if an empty cell is passed over. */
    boolean overGaps;

    /** True if a stone of the opponent is passed over. */
    boolean overOthersStones;

    /** True if the other player's stones count as well. */
    boolean anybodys;

    /** The number of rows at the top and at the bottom, and of columns at the left and at the right, that are never looked at. */
    int top;

    int bottom;
    int left;
    int right;

    /** The size that the lines are taken to have, from the board's; the board itself refuses what lies outside. */
    IntUnaryOperator edge = size -> size;

    /** True if all directions are counted before the lengths are compared. */
    boolean countsAllFirst;

    /** True if five cells are tried wherever in them the last stone may be, and nothing is counted. */
    boolean byFives;

    /** The boards on which no winner is looked for. */
    BiPredicate<Board, Player> winnerIgnored = (board, player) -> false;

    List<Player> seen = List.of(Player.X, Player.O);
    UnaryOperator<Player> named = player -> player;

    /** True if the player who moves next is looked at, and not the one who played last. */
    boolean nextPlayerLookedAt;

    boolean fullFirst;

    BiPredicate<Boolean, Boolean> over = (won, full) -> won || full;
    boolean actionsAfterTheEnd;
    boolean endingActionsLeftOut;
    Function<Board, List<Cell>> listed = Board::emptyCells;
    boolean playsAfterTheEnd;
    boolean endAskedAfterTheMove;
    boolean endIgnored;
    boolean takenIgnored;
    boolean takenOverwritten;
    boolean outsideIgnored;
    BiFunction<Board, Cell, Cell> target = (board, cell) -> cell;
    UnaryOperator<Player> mark = player -> player;

    /** The last move of the new state, from the one before and the cell. */
    BinaryOperator<Optional<Cell>> kept = (before, cell) -> cell;

    /** A habit on the half of a direction ahead of a player's last stone (sign 1), or back from it (−1). */
    interface Halves<T> {
        T at(Player player, int[] direction, int sign);
    }

    /** The cells at which lines of five begin. */
    interface Begins {
        boolean at(int[] direction, Cell cell, int size);
    }

    int winOfX = 1;
    int winOfO = -1;
    /** True if a full board is worth what a tie is, whoever has won. */
    boolean fullIsATie;

    /** The worth of a tie, by the player who moved last. */
    ToIntFunction<Player> tie = last -> 0;

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(fixedSize == 0 ? size : fixedSize), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return mover.apply(state.board());
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = !actionsAfterTheEnd && terminal(state) ? List.of() : listed.apply(state.board());
        return !endingActionsLeftOut
                ? cells
                : cells.stream().filter(cell -> !terminal(result(state, cell))).toList();
    }

    @Override
    public GomokuState result(GomokuState state, Cell asked) {
        Board next = state.board().copy();
        Cell cell = target.apply(next, asked);
        if (!playsAfterTheEnd && !endAskedAfterTheMove && terminal(state)) {
            if (endIgnored) {
                return state;
            }
            throw new IllegalArgumentException("the game is over");
        }
        if (next.contains(cell) && !next.isEmpty(cell)) {
            if (takenIgnored) {
                return state;
            }
            if (takenOverwritten) {
                next.clear(cell);
            }
        }
        if (outsideIgnored && !next.contains(cell)) {
            return state;
        }
        next.put(cell, mark.apply(player(state)));
        GomokuState made = new GomokuState(next, kept.apply(state.last(), Optional.of(cell)));
        if (endAskedAfterTheMove && terminal(made)) {
            throw new IllegalArgumentException("the game is over");
        }
        return made;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        Board board = state.board();
        if (state.last().isEmpty() || (fullFirst && board.isFull())) {
            return Optional.empty();
        }
        if (begins.isPresent()) {
            return scanned(board, begins.get());
        }
        Cell last = state.last().get();
        Player player = nextPlayerLookedAt
                ? player(state)
                : board.at(last).orElseThrow(() -> new IllegalArgumentException("no stone at " + last));
        if (winnerIgnored.test(board, player)) {
            return Optional.empty();
        }
        if (shiftedBy > 0) {
            return fiveByShifts(board, player) ? Optional.of(player) : Optional.empty();
        }
        if (byFives) {
            return fivesThrough(board, player, last) ? Optional.of(player) : Optional.empty();
        }
        if (countsAllFirst) {
            directions.forEach(direction -> length(board, player, last, direction)); // what throws anywhere throws here
        }
        int together = 0;
        for (int[] direction : directions) {
            int length = length(board, player, last, direction);
            together += length - 1;
            if (wins.test(directionsTogether ? together + 1 : length) && seen.contains(player)) {
                return Optional.of(named.apply(player));
            }
        }
        return Optional.empty();
    }

    private static Optional<Player> scanned(Board board, Begins begins) {
        return Stream.of(Player.values())
                .filter(player -> DIRECTIONS.stream()
                        .anyMatch(direction -> IntStream.range(0, board.size() * board.size())
                                .mapToObj(i -> new Cell(i / board.size(), i % board.size()))
                                .filter(cell -> begins.at(direction, cell, board.size()))
                                .anyMatch(cell -> isFive(board, player, cell, direction))))
                .findFirst();
    }

    private static boolean isFive(Board board, Player player, Cell first, int[] direction) {
        return IntStream.range(0, 5).allMatch(step -> {
            int row = first.row() + step * direction[0];
            int column = first.column() + step * direction[1];
            return row < board.size() && column >= 0 && column < board.size() && board.has(player, row, column);
        });
    }

    private boolean fiveByShifts(Board board, Player player) {
        BitSet stones = new BitSet();
        int size = board.size();
        IntStream.range(0, size * size)
                .filter(cell -> board.has(player, cell / size, cell % size))
                .forEach(cell -> stones.set(cell / size * shiftedBy + cell % size));
        return IntStream.of(1, shiftedBy, shiftedBy + 1, shiftedBy - 1).anyMatch(step -> stones.stream()
                .anyMatch(first -> IntStream.range(1, 5).allMatch(i -> stones.get(first + i * step))));
    }

    private boolean fivesThrough(Board board, Player player, Cell last) {
        int end = edge.applyAsInt(board.size());
        return directions.stream().anyMatch(way -> IntStream.range(0, 5)
                .anyMatch(back -> IntStream.range(0, 5).allMatch(step -> {
                    int row = last.row() + (step - back) * way[0];
                    int column = last.column() + (step - back) * way[1];
                    return row >= 0 && row < end && column >= 0 && column < end && board.has(player, row, column);
                })));
    }

    private int length(Board board, Player player, Cell last, int[] direction) {
        return 1
                + bothSides.applyAsInt(
                        count(board, player, last, direction, 1), count(board, player, last, direction, -1));
    }

    private int count(Board board, Player player, Cell from, int[] direction, int sign) {
        if (!looks.at(player, direction, sign)) {
            return 0;
        }
        Player whose = counted.at(player, direction, sign);
        int[] way = step.at(player, direction, sign);
        int size = board.size();
        int count = 0;
        int row = from.row();
        int column = from.column();
        for (int step = 1; step <= reach; step++) {
            row += way[0];
            column += way[1];
            if (wraps && (wrapsAlongRows || way[0] != 0)) {
                int index = row * size + column;
                row = Math.floorDiv(index, size);
                column = Math.floorMod(index, size);
            }
            int end = edge.applyAsInt(size);
            if (row < top || row >= end - bottom || column < left || column >= end - right) {
                return count;
            }
            if (board.has(whose, row, column)
                    || hasNumbered(board, whose, row, column)
                    || (anybodys && board.at(row, column).isPresent())) {
                count++;
            } else if (step >= 4 || (board.at(row, column).isPresent() ? !overOthersStones : !overGaps)) {
                return count;
            }
        }
        return count;
    }

    /** Returns whether the player has a stone on any cell of the same number. */
    private boolean hasNumbered(Board board, Player player, int row, int column) {
        int number = numberedBy * row + column;
        return numberedBy > 0
                && IntStream.range(0, board.size())
                        .filter(other -> number >= numberedBy * other && number < numberedBy * other + board.size())
                        .anyMatch(other -> board.has(player, other, number - numberedBy * other));
    }

    @Override
    public boolean terminal(GomokuState state) {
        return over.test(winner(state).isPresent(), state.board().isFull());
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = fullIsATie && state.board().isFull() ? Optional.empty() : winner(state);
        return winner.map(player -> player == Player.X ? winOfX : winOfO)
                .orElseGet(() -> tie.applyAsInt(player(state).opponent()));
    }
}
