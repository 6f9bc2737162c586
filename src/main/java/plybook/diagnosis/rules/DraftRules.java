package plybook.diagnosis.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Player;

/**
 * Tic-Tac-Toe as a learner writes it: right as it stands, with a field for each place at which it may be wrong.
 *
 * <p>Its methods call each other as a learner's do, so that a wrong winner also ends games too late and is worth the wrong value.
 */
final class DraftRules implements BoardGame {
    static final int SIZE = 3;

    /** The lines in the order in which they are looked at, each as the bits of its cells, row by row from the lowest. */
    List<Integer> lines = new ArrayList<>(rowsAndColumnsInTurn());

    /** The players whose lines are looked at, in this order. */
    List<Player> seen = List.of(Player.X, Player.O);

    /** True if all lines are looked at for one player before the other; otherwise both players for one line before the next. */
    boolean playerByPlayer;

    /** The test by which a player wins a line; a line need not have three cells. */
    LineTest wins = (own, others, line) -> (own & line) == line;

    /** The player who also wins a line with one mark of either and an empty cell; empty if nobody does. */
    Optional<Player> ownsMixed = Optional.empty();

    /** A further condition on which a player wins, beside the lines. */
    BiPredicate<Board, Player> winsOtherwise = (board, player) -> false;

    /** Lines at which the search for a winner ends when they are empty. */
    List<Integer> endsAtEmpty = List.of();

    /** The player who is returned for the one who has the line. */
    BiFunction<Board, Player, Player> named = (board, owner) -> owner;

    /** The boards on which no winner is looked for. */
    Predicate<Board> winnerIgnored = board -> false;

    Function<Board, Player> mover = board -> board.stones() % 2 == 0 ? Player.X : Player.O;

    /** The test by which the game is over, given whether somebody has won and whether the board is full. */
    BiPredicate<Boolean, Boolean> over = (won, full) -> won || full;

    Predicate<Board> full = Board::isFull;
    boolean actionsAfterTheEnd;
    boolean endingActionsLeftOut;
    Function<Board, List<Cell>> listed = Board::emptyCells;

    /** The board on which the mark is put. */
    Function<Board, Board> base = Board::copy;

    /** The cell that gets the mark, from the board and the cell asked for. */
    BiFunction<Board, Cell, Cell> target = (board, cell) -> cell;

    UnaryOperator<Player> mark = player -> player;
    boolean markForgotten;
    boolean takenIgnored;
    boolean takenOverwritten;
    boolean outsideIgnored;
    boolean endAskedAfterTheMove;

    /** The number by which what a win is worth is multiplied. */
    ToIntFunction<Board> weight = board -> 1;

    int winOfX = 1;
    int winOfO = -1;
    int tie;

    /** A test whether a line makes a player the winner, by the bits of that player's marks, of the other's, and of the line. */
    interface LineTest {
        boolean test(int own, int others, int line);
    }

    static final List<Integer> ROWS = List.of(0b000_000_111, 0b000_111_000, 0b111_000_000);
    static final List<Integer> COLUMNS = List.of(0b001_001_001, 0b010_010_010, 0b100_100_100);

    /** The one from the top left, then the one from the top right. */
    static final List<Integer> DIAGONALS = List.of(0b100_010_001, 0b001_010_100);

    static int marks(Board board, Player player) {
        return (int) board.bits(player);
    }

    /** The empty cells with row and column exchanged. */
    static List<Cell> exchanged(Board board) {
        return board.emptyCells().stream()
                .map(cell -> new Cell(/* row= */ cell.column(), /* column= */ cell.row()))
                .toList();
    }

    /** A row, the column of the same number, and so on; the diagonals at the end. */
    static List<Integer> rowsAndColumnsInTurn() {
        List<Integer> lines = new ArrayList<>();
        for (int i = 0; i < SIZE; i++) {
            lines.add(ROWS.get(i));
            lines.add(COLUMNS.get(i));
        }
        lines.addAll(DIAGONALS);
        return lines;
    }

    @Override
    public Board initialState() {
        return Board.empty(SIZE);
    }

    @Override
    public Player player(Board board) {
        return mover.apply(board);
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = !actionsAfterTheEnd && terminal(board) ? List.of() : listed.apply(board);
        return !endingActionsLeftOut
                ? cells
                : cells.stream().filter(cell -> !terminal(result(board, cell))).toList();
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = base.apply(board);
        Cell place = target.apply(board, cell);
        if (outsideIgnored && !next.contains(place)) {
            return next;
        }
        if (next.contains(place) && !next.isEmpty(place)) {
            if (takenIgnored) {
                return next;
            }
            if (takenOverwritten) {
                next.clear(place);
            }
        }
        Player player = mark.apply(player(board));
        if (!markForgotten) {
            next.put(place, player);
        }
        if (endAskedAfterTheMove && terminal(next)) {
            throw new IllegalArgumentException("the game is over");
        }
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return winnerIgnored.test(board) ? Optional.empty() : owner(board).map(owner -> named.apply(board, owner));
    }

    private Optional<Player> owner(Board board) {
        return playerByPlayer ? ownerPlayerByPlayer(board) : ownerLineByLine(board);
    }

    private Optional<Player> ownerPlayerByPlayer(Board board) {
        for (Player player : seen) {
            if (winsOtherwise.test(board, player)) {
                return Optional.of(player);
            }
            for (int line : lines) {
                if (owns(board, player, line)) {
                    return Optional.of(player);
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Player> ownerLineByLine(Board board) {
        for (Player player : seen) {
            if (winsOtherwise.test(board, player)) {
                return Optional.of(player);
            }
        }
        int taken = marks(board, Player.X) | marks(board, Player.O);
        for (int line : lines) {
            if ((taken & line) == 0 && endsAtEmpty.contains(line)) {
                return Optional.empty();
            }
            for (Player player : seen) {
                if (owns(board, player, line)) {
                    return Optional.of(player);
                }
            }
        }
        return Optional.empty();
    }

    private boolean owns(Board board, Player player, int line) {
        int own = marks(board, player);
        int others = marks(board, player.opponent());
        boolean oneOfEither = Integer.bitCount(own & line) == 1 && Integer.bitCount(others & line) == 1;
        return wins.test(own, others, line) || (oneOfEither && ownsMixed.equals(Optional.of(player)));
    }

    @Override
    public boolean terminal(Board board) {
        return over.test(winner(board).isPresent(), full.test(board));
    }

    @Override
    public int utility(Board board) {
        return winner(board)
                .map(player -> (player == Player.X ? winOfX : winOfO) * weight.applyAsInt(board))
                .orElse(tie);
    }
}
