package plybook.judge.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
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

    @Check(value = "initialState is an empty board of 3×3", points = 1, hint = "Board.empty(size) makes one.")
    @Order(1)
    void initialState() {
        Board got = learner().initialState();
        if (!got.equals(Board.empty(3))) {
            throw wrong(
                    "an empty board of 3×3",
                    got.toString(),
                    "every game starts there",
                    Board.empty(3).drawn());
        }
    }

    @Check(
            value = "player: X begins, then they take turns",
            points = 1,
            hint = "Count the marks of each: board.count(Player.X).")
    @Order(2)
    void player() {
        compare(
                POSITIONS.stream().filter(board -> !RULES.terminal(board)).toList(),
                TicTacToeTask::player,
                RULES::player,
                board -> "X begins, so X is to move whenever both have put the same number of marks");
    }

    @Check(
            value = "actions: every empty cell, and none once the game is over",
            points = 2,
            hint = "When is a game over although cells are empty?")
    @Order(9)
    void actions() {
        compareActions(POSITIONS);
    }

    @Check(
            value = "result: the mark of the player to move, on that cell and nowhere else",
            points = 2,
            hint = "Take board.copy(), put the mark of player(board) on it, and return the copy.")
    @Order(3)
    void result() {
        results((move, got) -> {
            Board board = move.state();
            Board expected = RULES.result(board, move.cell());
            if (!got.equals(expected)) {
                throw wrong(
                        expected.toString(),
                        got.equals(board) ? "the board without a new mark" : got.toString(),
                        RULES.player(board).symbol() + " is to move and plays " + move.cell(),
                        board.drawn());
            }
        });
    }

    @Check(
            value = "result leaves the board that it was given as it was",
            points = 1,
            hint =
                    "A search tries one action after the other on the same board. Which object does your code put the mark on?")
    @Order(4)
    void resultCopies() {
        resultsAreCopies();
    }

    @Check(
            value = "result refuses a cell that is taken",
            points = 1,
            hint = "Throw an IllegalArgumentException when the cell is not empty. Board.put does that by itself.")
    @Order(5)
    void taken() {
        List<Board> some = POSITIONS.stream()
                .filter(board -> board.stones() > 0 && board.stones() < 4 && !RULES.terminal(board))
                .toList();
        refuses(
                some,
                board ->
                        allCells().stream().filter(cell -> !board.isEmpty(cell)).toList(),
                "a taken cell cannot be played again");
    }

    @Check(
            value = "result refuses a cell outside the board",
            points = 1,
            hint = "What does your code do with row 3 on a board of three rows?")
    @Order(6)
    void outside() {
        List<Cell> outside = List.of(new Cell(3, 0), new Cell(0, 3), new Cell(3, 3), new Cell(1, 7), new Cell(9, 1));
        refuses(
                POSITIONS.subList(0, 10),
                board -> outside,
                "a cell outside the board is no action; whoever asks for it should hear so at once");
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

    @Check(
            value = "winner: three in a row, a column or a diagonal, of X or of O",
            points = 3,
            hint =
                    "Eight lines can win. Look at each, and let a line of three empty cells be no win; go on to the next line.")
    @Order(7)
    void winner() {
        compare(POSITIONS, TicTacToeTask::winner, RULES::winner, this::whyWinner);
    }

    @Override
    String whyWinner(Board board) {
        Optional<Player> winner = RULES.winner(board);
        if (winner.isEmpty()) {
            return board.isFull()
                    ? "the board is full and nobody has three in a line: a tie"
                    : "nobody has three in a line yet";
        }
        String line = winner.get().symbol() + " has " + winningLine(board, winner.get());
        return line
                + (board.isFull() ? ", and the board is full: that is a win, not a tie" : "")
                + (hasEmptyLine(board) ? "; a line of three empty cells is nobody's" : "");
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
                return "row " + i;
            }
            if (board.has(player, 0, i) && board.has(player, 1, i) && board.has(player, 2, i)) {
                return "column " + i;
            }
        }
        return board.has(player, 0, 0) && board.has(player, 2, 2) && board.has(player, 1, 1)
                ? "the diagonal from the top left"
                : "the diagonal from the top right";
    }

    @Check(
            value = "terminal: somebody has won, or the board is full",
            points = 2,
            hint = "Two ways for a game to end. You have written a method for the first.")
    @Order(8)
    void terminal() {
        compareTerminal(POSITIONS);
    }

    @Check(
            value = "utility: +1 if X has won, −1 if O has, 0 for a tie",
            points = 2,
            hint = "The value is always in X's view, whoever moved last.")
    @Order(10)
    void utility() {
        compareUtility(POSITIONS);
    }
}
