package plybook.judge.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Order;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.guest.Call;
import plybook.judge.process.Learner;
import plybook.judge.suite.Check;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.GomokuDrawing;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

/** Exercise 05: the rules of Gomoku, on random games and on every way to win at every edge and corner. */
final class GomokuSuite extends RulesSuite<GomokuTask, GomokuState> {
    private static final GomokuRules RULES = new GomokuRules();
    private static final int SMALLEST = 5;
    private static final int USUAL = 15;
    private static final int LARGEST = 19;

    private final Conditions conditions;
    private @Nullable List<GomokuState> played;

    GomokuSuite(Learner learner, Conditions conditions) {
        super(learner, RULES, RulesDiagnosis.ofGomoku());
        this.conditions = conditions;
    }

    @Override
    Board board(GomokuState state) {
        return state.board();
    }

    @Override
    String drawn(GomokuState state) {
        return GomokuDrawing.of(state);
    }

    @Override
    String shown(GomokuState state) {
        return state.board().size() + " rows, " + state.board().stones() + " stones, last move "
                + state.last().map(Cell::toString).orElse("unknown") + ": " + state;
    }

    @Override
    Optional<Player> winner(GomokuState state) {
        return RULES.winner(state);
    }

    @Override
    List<Move<GomokuState>> moves() {
        Random random = conditions.random("moves");
        return beginnings().stream()
                .flatMap(state -> {
                    List<Cell> cells = RULES.actions(state);
                    return Stream.of(0, random.nextInt(cells.size()), cells.size() - 1)
                            .distinct()
                            .map(i -> new Move<>(state, cells.get(i)));
                })
                .toList();
    }

    private GomokuPositions positions(String purpose) {
        return new GomokuPositions(conditions.random(purpose));
    }

    /** Positions of random games on boards of all sizes, and full boards; fewest stones and smallest boards first. */
    private List<GomokuState> played() {
        if (played == null) {
            GomokuPositions positions = positions("games");
            List<GomokuState> all = new ArrayList<>();
            for (int size = SMALLEST; size <= LARGEST; size++) {
                all.addAll(positions.game(size, size < 8 ? 1 : size));
            }
            for (int i = 0; i < 3; i++) {
                all.addAll(positions.game(SMALLEST, 1));
                all.addAll(positions.full(SMALLEST, false));
                all.addAll(positions.full(SMALLEST, true));
            }
            all.addAll(positions.full(6, false));
            all.sort(Comparator.<GomokuState>comparingInt(state -> state.board().stones())
                    .thenComparingInt(state -> state.board().size()));
            played = all;
        }
        return played;
    }

    /** So few stones that nobody can be taken for the winner: a wrong winner shall not cost what is asked about moves. */
    private List<GomokuState> beginnings() {
        GomokuPositions positions = positions("beginnings");
        return IntStream.rangeClosed(SMALLEST, LARGEST)
                .boxed()
                .flatMap(size -> positions.game(size, 1).stream().limit(7))
                .sorted(Comparator.comparingInt(state -> state.board().stones()))
                .toList();
    }

    @Check(value = "start is an empty board of the size asked for", points = 1, hint = "Board.empty(size) makes one.")
    @Order(1)
    void start() {
        List<Integer> sizes = IntStream.rangeClosed(SMALLEST, LARGEST).boxed().toList();
        List<Call> calls =
                sizes.stream().map(size -> call(rules -> rules.start(size))).toList();
        examineAndExplain(calls, replies(calls), (i, answer) -> {
            GomokuState got = (GomokuState) value(calls.get(i), answer);
            if (!got.equals(RULES.start(sizes.get(i)))) {
                throw wrong(
                        "an empty board of " + sizes.get(i) + " rows, and no last move",
                        shown(got),
                        "every game of that size starts there",
                        "");
            }
        });
    }

    @Check(
            value = "player: X begins, then they take turns",
            points = 1,
            hint = "Count the stones of each: state.board().count(Player.X).")
    @Order(2)
    void player() {
        compare(
                beginnings(),
                GomokuTask::player,
                RULES::player,
                state -> "X begins, so X is to move whenever both have put the same number of stones");
    }

    @Check(
            value = "result: the stone of the player to move on that cell, and that cell as the last move",
            points = 2,
            hint = "A copy of the board, the stone on it, and a new GomokuState of the two.")
    @Order(3)
    void result() {
        results((move, got) -> {
            GomokuState expected = RULES.result(move.state(), move.cell());
            if (!got.equals(expected)) {
                throw wrong(
                        expected.toString(),
                        shown(got),
                        RULES.player(move.state()).symbol() + " is to move and plays " + move.cell()
                                + ", which is the last move from now on",
                        drawn(move.state()));
            }
        });
    }

    @Check(
            value = "result leaves the state that it was given as it was",
            points = 1,
            hint =
                    "A search tries one action after the other on the same board. Which object does your code put the stone on?")
    @Order(4)
    void resultCopies() {
        resultsAreCopies();
    }

    @Check(
            value = "result refuses a cell that is taken or outside the board",
            points = 1,
            hint = "Throw an IllegalArgumentException. Board.put does that by itself.")
    @Order(5)
    void taken() {
        List<Move<GomokuState>> wrong = beginnings().stream()
                .filter(state -> state.last().isPresent())
                .flatMap(state -> {
                    int size = state.board().size();
                    return Stream.concat(state.last().stream(), Stream.of(new Cell(0, size), new Cell(size, size - 1)))
                            .map(cell -> new Move<>(state, cell));
                })
                .toList();
        refuses(wrong, "a search that asks for a move that cannot be made should hear so at once");
    }

    @Check(
            value = "result refuses every move once the game is over",
            points = 1,
            hint = "Which of your methods knows whether the game is over? Ask it first.")
    @Order(13)
    void afterTheEnd() {
        List<Move<GomokuState>> wrong = won().stream()
                .filter(state -> !state.board().isFull())
                .map(state -> new Move<>(state, state.board().emptyCells().get(0)))
                .toList();
        refuses(wrong, "the game is over here, and nobody may move");
    }

    @Check(
            value = "winner: five in a row in each of the four directions, wherever in it the last stone stands",
            points = 3,
            hint =
                    "From the last stone, count the same player's stones one way and the other way. Which four directions are there?")
    @Order(6)
    void winnerInTheOpen() {
        int size = 9;
        GomokuPositions positions = positions("open");
        winner(GomokuPositions.lines(size, 5)
                .filter(line -> !GomokuPositions.touchesEdge(size, line))
                .flatMap(line -> positions.wins(size, line).stream())
                .toList());
    }

    @Check(
            value = "winner: at every edge and in every corner, on small boards and on large ones",
            points = 2,
            hint = "How far may the counting go? On a board of 15 the largest row is 14, on a board of 5 it is 4.")
    @Order(7)
    void winnerAtTheEdge() {
        GomokuPositions positions = positions("edges");
        Stream<Integer> sizes = conditions.thorough() ? Stream.of(5, 6, 7, 10, USUAL, LARGEST) : Stream.of(5, 6, USUAL);
        winner(sizes.flatMap(size -> GomokuPositions.lines(size, 5)
                        .filter(line -> GomokuPositions.touchesEdge(size, line))
                        .flatMap(line -> positions.wins(size, line).stream()))
                .toList());
    }

    @Check(
            value = "winner: six and more in a row win as well",
            points = 1,
            hint = "A stone may close the gap between three and three. How do you compare the count with 5?")
    @Order(8)
    void overlines() {
        GomokuPositions positions = positions("overlines");
        winner(Stream.of(6, 7, 9, USUAL)
                .flatMap(size -> positions.overlines(size).stream())
                .toList());
    }

    @Check(
            value = "winner: four, a gap, or a line across the edge is no win",
            points = 2,
            hint = "At which cells does the counting have to stop? There are three kinds.")
    @Order(9)
    void noWins() {
        GomokuPositions positions = positions("no wins");
        // With a win among them, because rules by which nobody ever wins would pass without knowing gaps and edges.
        winner(Stream.of(6, 9, USUAL)
                .flatMap(size -> Stream.concat(
                        positions.noWins(size).stream(),
                        positions
                                .wins(
                                        size,
                                        GomokuPositions.lines(size, 5)
                                                .findFirst()
                                                .orElseThrow())
                                .stream()))
                .toList());
    }

    @Check(
            value = "winner: on the way through random games, and on full boards",
            points = 1,
            hint = "The board in the message has it all: the last stone stands in brackets.")
    @Order(10)
    void winnerInGames() {
        winner(played());
    }

    private void winner(List<GomokuState> states) {
        compare(states, GomokuTask::winner, RULES::winner, this::whyWinner);
    }

    @Override
    String whyWinner(GomokuState state) {
        Optional<Player> winner = RULES.winner(state);
        String last = state.last().map(cell -> "the last stone " + cell).orElse("");
        if (winner.isEmpty()) {
            return last.isEmpty()
                    ? "nobody has moved yet"
                    : "no line through " + last + " has five stones of one player side by side";
        }
        List<Cell> line = GomokuRules.winningLine(state);
        return winner.get().symbol() + " has " + line.size() + " in a row from " + line.get(0) + " to "
                + line.get(line.size() - 1) + ", and " + last + " is one of them"
                + (state.board().isFull() ? "; the board is full, and that is a win all the same" : "");
    }

    /** Positions of each kind, those with a winner and those without. */
    private List<GomokuState> won() {
        GomokuPositions positions = positions("won");
        return Stream.of(5, USUAL)
                .flatMap(size -> GomokuPositions.lines(size, 5)
                        .filter(line -> size == 5 || line.get(0).row() % 5 == 0)
                        .map(line -> positions.wins(size, line).get(0)))
                .toList();
    }

    private List<GomokuState> ofEachKind() {
        return Stream.concat(played().stream(), won().stream()).toList();
    }

    @Check(
            value = "terminal: somebody has won, or the board is full",
            points = 2,
            hint = "Two ways for a game to end. You have written a method for the first.")
    @Order(11)
    void terminal() {
        compareTerminal(ofEachKind());
    }

    @Check(
            value = "actions: every empty cell, and none once the game is over",
            points = 1,
            hint = "When is a game over although cells are empty?")
    @Order(12)
    void actions() {
        compareActions(ofEachKind());
    }

    @Check(
            value = "utility: +1 if X has won, −1 if O has, 0 for a tie",
            points = 1,
            hint = "The value is always in X's view, whoever moved last.")
    @Order(14)
    void utility() {
        compareUtility(ofEachKind());
    }
}
