package plybook.judge.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.judge.process.Learner;
import plybook.judge.suite.Check;
import plybook.task.TicTacToeTask;
import plybook.tictactoe.TicTacToe;

/** Exercise 02: the rules of Tic-Tac-Toe, each on every position that can be reached. */
final class TicTacToeSuite extends RulesSuite<TicTacToeTask, Board> {
    private static final TicTacToe RULES = new TicTacToe();
    private static final List<Board> POSITIONS = reachable();

    /** All positions, and then those side by side that share a hash code and not a winner: an answer that is kept must be kept of the board. */
    private static final List<Board> ASKED =
            Stream.concat(POSITIONS.stream(), alike()).toList();

    /** Of the positions with four marks and more, one in so many is asked about where a cell is taken. */
    private static final int LATER = 20;

    /** Cells outside the board are asked for in so many rows and columns. */
    private static final int NEAR = 10;

    private static final List<Move<Board>> MOVES = POSITIONS.stream()
            .flatMap(board -> RULES.actions(board).stream().map(cell -> new Move<>(board, cell)))
            .toList();

    TicTacToeSuite(Learner learner) {
        super(learner, RULES, RulesDiagnosis.ofTicTacToe());
    }

    @Override
    Board board(Board state) {
        return state;
    }

    @Override
    String drawn(Board state) {
        return state.drawn();
    }

    @Override
    String shown(Board state) {
        return state.toString();
    }

    @Override
    Optional<Player> winner(Board state) {
        return RULES.winner(state);
    }

    @Override
    List<Move<Board>> moves() {
        return MOVES;
    }

    private static Stream<Board> alike() {
        return POSITIONS.stream().collect(Collectors.groupingBy(Board::hashCode)).values().stream()
                .filter(same -> same.stream().map(RULES::winner).distinct().count() > 1)
                .flatMap(List::stream);
    }

    /** All 5,478 positions, fewest marks first. */
    private static List<Board> reachable() {
        Set<Board> seen = new LinkedHashSet<>(Set.of(RULES.initialState()));
        List<Board> positions = new ArrayList<>(seen);
        for (int i = 0; i < positions.size(); i++) {
            Board board = positions.get(i);
            for (Cell cell : RULES.actions(board)) {
                Board next = RULES.result(board, cell);
                if (seen.add(next)) {
                    positions.add(next);
                }
            }
        }
        return positions;
    }

    @Check(points = 1)
    @Order(1)
    void initialState() {
        initialState(Texts.of("an-empty-board-of-3×3"));
        makeSomeMoves();
        initialState(Texts.of("still-an-empty-board"));
    }

    /** @param expected what is expected, in words */
    private void initialState(String expected) {
        Board got = learner().initialState();
        if (!got.equals(Board.empty(3))) {
            throw wrong(
                    expected,
                    got.toString(),
                    Texts.of("every-game-starts-there"),
                    Board.empty(3).drawn());
        }
    }

    @Check(points = 1)
    @Order(2)
    void player() {
        compare(
                POSITIONS.stream().filter(board -> !RULES.terminal(board)).toList(),
                TicTacToeTask::player,
                RULES::player,
                board -> Texts.of("x-begins-so-x-is-to-2"));
        compareMade(TicTacToeTask::player, RULES::player, board -> Texts.of("x-begins-so-x-is-to-2"));
    }

    @Check(points = 2)
    @Order(9)
    void actions() {
        compareActions(ASKED);
    }

    @Check(points = 2)
    @Order(3)
    void result() {
        results((move, got) -> {
            Board board = move.state();
            Board expected = RULES.result(board, move.cell());
            if (!got.equals(expected)) {
                throw wrong(
                        expected.toString(),
                        got.equals(board) ? Texts.of("the-board-without-a-new-mark") : got.toString(),
                        Texts.of("is-to-move-and-plays", RULES.player(board).symbol(), move.cell()),
                        board.drawn());
            }
        });
    }

    @Check(points = 1)
    @Order(4)
    void resultCopies() {
        resultsAreCopies();
    }

    @Check(points = 1)
    @Order(5)
    void taken() {
        List<Board> all = POSITIONS.stream().filter(board -> board.stones() > 0).toList();
        List<Board> some = IntStream.range(0, all.size())
                .filter(i -> all.get(i).stones() < 4 || i % LATER == 0)
                .mapToObj(all::get)
                .toList();
        refuses(
                some,
                board ->
                        allCells().stream().filter(cell -> !board.isEmpty(cell)).toList(),
                Texts.of("a-taken-cell-cannot-be-played"));
    }

    @Check(points = 1)
    @Order(6)
    void outside() {
        // An index such as 3 * row + column can be that of another cell, so all cells near the board are asked for. And
        // so
        // are those far away whose index has the bit of a cell again: an int has 32, a long 64.
        Stream<Cell> near =
                Board.empty(NEAR).emptyCells().stream().filter(cell -> Math.max(cell.row(), cell.column()) >= 3);
        Stream<Cell> far = IntStream.of(Integer.SIZE, Long.SIZE)
                .flatMap(bits -> IntStream.range(bits, bits + 9))
                .boxed()
                .flatMap(index -> Stream.of(new Cell(index / 3, index % 3), new Cell(index % 3, index / 3)));
        List<Cell> outside = Stream.concat(near, far).toList();
        Stream<Board> over = POSITIONS.stream().filter(RULES::terminal).limit(2);
        refuses(
                Stream.concat(POSITIONS.stream().limit(4), over).toList(),
                board -> outside,
                Texts.of("a-cell-outside-the-board-is"));
    }

    private static List<Cell> allCells() {
        return RULES.initialState().emptyCells();
    }

    private void refuses(List<Board> boards, Function<Board, List<Cell>> cells, String why) {
        List<Move<Board>> moves = boards.stream()
                .flatMap(board -> cells.apply(board).stream().map(cell -> new Move<>(board, cell)))
                .toList();
        super.refuses(moves, why);
    }

    @Check(points = 3)
    @Order(7)
    void winner() {
        compare(ASKED, TicTacToeTask::winner, RULES::winner, this::whyWinner);
        compareMade(TicTacToeTask::winner, RULES::winner, this::whyWinner);
    }

    @Override
    String whyWinner(Board board) {
        Optional<Player> winner = RULES.winner(board);
        if (winner.isEmpty()) {
            return board.isFull() ? Texts.of("the-board-is-full-and-nobody") : Texts.of("nobody-has-three-in-a-line");
        }
        char symbol = winner.get().symbol();
        String line = winningLine(board, winner.get());
        return board.isFull()
                ? Texts.of("has-line-on-full-board", symbol, line)
                : hasEmptyLine(board)
                        ? Texts.of("has-line-beside-empty-one", symbol, line)
                        : Texts.of("has-line", symbol, line);
    }

    /** A row or column without any mark, at which a careless search for three equal cells stops. */
    private static boolean hasEmptyLine(Board board) {
        String cells = board.toString().replace("/", "");
        return IntStream.range(0, 3)
                .anyMatch(i -> cells.startsWith("...", 3 * i)
                        || (cells.charAt(i) == '.' && cells.charAt(i + 3) == '.' && cells.charAt(i + 6) == '.'));
    }

    private static String winningLine(Board board, Player player) {
        for (int i = 0; i < 3; i++) {
            if (board.has(player, i, 0) && board.has(player, i, 1) && board.has(player, i, 2)) {
                return Texts.of("row", i);
            }
            if (board.has(player, 0, i) && board.has(player, 1, i) && board.has(player, 2, i)) {
                return Texts.of("column", i);
            }
        }
        return board.has(player, 0, 0) && board.has(player, 2, 2) && board.has(player, 1, 1)
                ? Texts.of("the-diagonal-from-the-top-left")
                : Texts.of("the-diagonal-from-the-top-right");
    }

    @Check(points = 2)
    @Order(8)
    void terminal() {
        compareTerminal(ASKED);
    }

    @Check(points = 2)
    @Order(10)
    void utility() {
        compareUtility(ASKED);
    }
}
