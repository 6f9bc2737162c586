package plybook.judge.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToIntFunction;
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
    private static final int WINNING_SIZE = 9;
    private static final int WINNING_LINES = 6;
    private static final int USUAL = 15;
    private static final int LARGEST = 19;

    /** So many lines across an edge on each size of board: cells can be numbered for one size only. */
    private static final int ACROSS = 16;

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
        return Texts.of(
                "rows-stones-last-move",
                state.board().size(),
                state.board().stones(),
                state.last().map(Cell::toString).orElse("unknown"),
                state);
    }

    @Override
    Optional<Player> winner(GomokuState state) {
        return RULES.winner(state);
    }

    @Override
    List<Move<GomokuState>> moves() {
        Random random = conditions.random("moves");
        Stream<Move<GomokuState>> early = beginnings().stream().flatMap(state -> {
            List<Cell> cells = RULES.actions(state);
            return Stream.of(0, random.nextInt(cells.size()), cells.size() - 1)
                    .distinct()
                    .map(i -> new Move<>(state, cells.get(i)));
        });
        return Stream.of(early, filling(), winning(random))
                .flatMap(moves -> moves)
                .toList();
    }

    /** Moves to the last free cell, and to the last but two, where nobody has won. */
    private static Stream<Move<GomokuState>> filling() {
        return allSizes()
                .flatMap(size -> Stream.of(3, 1).map(free -> GomokuPositions.longGame(size, size * size - free)))
                .map(state -> new Move<>(state, state.board().emptyCells().get(0)));
    }

    /** Moves after which the game is over; they are made like all others. */
    private Stream<Move<GomokuState>> winning(Random random) {
        List<List<Cell>> lines =
                GomokuPositions.lines(WINNING_SIZE, GomokuPositions.FIVE).toList();
        GomokuPositions positions = positions("winning moves");
        return random.ints(WINNING_LINES, 0, lines.size())
                .boxed()
                .flatMap(line -> positions.wins(WINNING_SIZE, lines.get(line)).stream())
                .map(state -> new Move<>(
                        GomokuPositions.beforeTheWin(state), state.last().orElseThrow()))
                .filter(move -> !RULES.terminal(move.state()));
    }

    /** Of five in a row in the open alone it cannot be told why nobody wins. */
    @Override
    List<Call> fresh(String method) {
        GomokuPositions positions = positions("fresh");
        return method.equals("winner")
                ? calls(
                        Stream.concat(
                                        Stream.of(6, 9).flatMap(size -> Stream.of(
                                                        positions.overlines(size),
                                                        positions.noWins(size),
                                                        positions.ofBoth(size),
                                                        positions.blocked(size))
                                                .flatMap(List::stream)),
                                        positions.confused(LARGEST).stream())
                                .toList(),
                        GomokuTask::winner)
                : List.of();
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
        return allSizes()
                .flatMap(size -> positions.game(size, 1).stream().limit(7))
                .sorted(Comparator.comparingInt(state -> state.board().stones()))
                .toList();
    }

    @Check(points = 1)
    @Order(1)
    void start() {
        start(allSizes()
                .flatMap(size -> Stream.of(size, size)) // twice in a row: a board that is kept is handed out again
                .toList());
        makeSomeMoves();
        start(List.of(SMALLEST));
    }

    private void start(List<Integer> sizes) {
        List<Call> calls =
                sizes.stream().map(size -> call(rules -> rules.start(size))).toList();
        examineAndExplain(calls, replies(calls), (i, answer) -> {
            notShared(calls.get(i), answer);
            GomokuState got = (GomokuState) value(calls.get(i), answer);
            if (!got.equals(RULES.start(sizes.get(i)))) {
                throw wrong(
                        Texts.of("an-empty-board-of-rows-and", sizes.get(i)),
                        shown(got),
                        Texts.of("every-game-of-that-size-starts"),
                        "");
            }
        });
    }

    @Check(points = 1)
    @Order(2)
    void player() {
        // From 128 stones each on, two counts in boxes are no longer the same object.
        Stream<GomokuState> late =
                IntStream.of(100, 255, 256, 257, 340).mapToObj(moves -> GomokuPositions.longGame(LARGEST, moves));
        compare(
                Stream.concat(beginnings().stream(), late).toList(),
                GomokuTask::player,
                RULES::player,
                state -> Texts.of("x-begins-so-x-is-to"));
        compareMade(GomokuTask::player, RULES::player, state -> Texts.of("x-begins-so-x-is-to"));
    }

    @Check(points = 2)
    @Order(3)
    void result() {
        results((move, got) -> {
            GomokuState expected = RULES.result(move.state(), move.cell());
            if (!got.equals(expected)) {
                throw wrong(
                        expected.toString(),
                        shown(got),
                        Texts.of(
                                "is-to-move-and-plays-which",
                                RULES.player(move.state()).symbol(),
                                move.cell()),
                        drawn(move.state()));
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
        Random random = conditions.random("outside");
        List<Move<GomokuState>> wrong = beginnings().stream()
                .filter(state -> state.last().isPresent())
                .flatMap(state -> {
                    int size = state.board().size();
                    int beyond = size + 1 + random.nextInt(size);
                    int inside = random.nextInt(size);
                    Stream<Cell> outside = Stream.of(
                            new Cell(0, size),
                            new Cell(size, size - 1),
                            new Cell(inside, beyond),
                            new Cell(beyond, inside));
                    return Stream.of(state.last().stream(), older(state), outside)
                            .flatMap(cells -> cells)
                            .map(cell -> new Move<>(state, cell));
                })
                .toList();
        refuses(wrong, Texts.of("a-search-that-asks-for-a"));
    }

    /** Returns a stone of each player that is not the last one, if there is any. */
    private static Stream<Cell> older(GomokuState state) {
        Board board = state.board();
        return Stream.of(Player.values()).flatMap(player -> Board.empty(board.size()).emptyCells().stream()
                .filter(cell -> board.has(player, cell.row(), cell.column()))
                .filter(cell -> !state.last().equals(Optional.of(cell)))
                .limit(1));
    }

    @Check(points = 1)
    @Order(13)
    void afterTheEnd() {
        GomokuPositions positions = positions("after the end");
        Random random = conditions.random("after the end");
        // Five and more of either side, in each direction, with each of their stones as the last one.
        List<Move<GomokuState>> wrong = Stream.of(
                        won().stream(),
                        GomokuPositions.lines(USUAL, 5)
                                .filter(line -> random.nextInt(8) == 0)
                                .flatMap(line -> positions.wins(USUAL, line).stream()),
                        positions.overlines(USUAL).stream())
                .flatMap(states -> states)
                .filter(state -> !state.board().isFull())
                .map(state -> {
                    List<Cell> cells = state.board().emptyCells();
                    return new Move<>(state, cells.get(random.nextInt(cells.size())));
                })
                .toList();
        refuses(wrong, Texts.of("the-game-is-over-here-and"));
    }

    @Check(points = 3)
    @Order(6)
    void winnerInTheOpen() {
        int size = 9;
        GomokuPositions positions = positions("open");
        winner(GomokuPositions.lines(size, 5)
                .filter(line -> !GomokuPositions.touchesEdge(size, line))
                .flatMap(line -> positions.wins(size, line).stream())
                .toList());
    }

    @Check(points = 2)
    @Order(7)
    void winnerAtTheEdge() {
        GomokuPositions positions = positions("edges");
        // The cells of 8 × 8 are as many as a long has bits, the one of the sign included.
        Stream<Integer> sizes =
                conditions.thorough() ? Stream.of(5, 6, 7, 8, 10, USUAL, LARGEST) : Stream.of(5, 6, 8, USUAL);
        Stream<GomokuState> everywhere = sizes.flatMap(size -> GomokuPositions.lines(size, 5)
                .filter(line -> GomokuPositions.touchesEdge(size, line))
                .flatMap(line -> positions.wins(size, line).stream()));
        Stream<GomokuState> somewhere = allSizes().flatMap(size -> positions.winsAtEachEdge(size).stream());
        winner(Stream.concat(everywhere, somewhere).toList());
    }

    @Check(points = 1)
    @Order(8)
    void overlines() {
        GomokuPositions positions = positions("overlines");
        winner(Stream.of(6, 7, 9, USUAL)
                .flatMap(size -> positions.overlines(size).stream())
                .toList());
    }

    @Check(points = 2)
    @Order(9)
    void noWins() {
        GomokuPositions positions = positions("no wins");
        // With a win among them, because rules by which nobody ever wins would pass without knowing gaps and edges.
        winner(Stream.concat(
                        Stream.of(6, 9, USUAL)
                                .flatMap(size -> Stream.concat(
                                        positions.noWins(size).stream(),
                                        positions
                                                .wins(
                                                        size,
                                                        GomokuPositions.lines(size, 5)
                                                                .findFirst()
                                                                .orElseThrow())
                                                .stream())),
                        Stream.concat(
                                Stream.of(positions.ofBoth(9), positions.confused(USUAL), positions.confused(LARGEST))
                                        .flatMap(List::stream),
                                allSizes().flatMap(size -> positions.acrossTheEdge(size, ACROSS).stream())))
                .toList());
    }

    @Check(points = 1)
    @Order(10)
    void winnerInGames() {
        winner(played());
        // Asked one after the other: a winner that is remembered must be remembered of the board, and not of its hash
        // code.
        winner(won().stream()
                .flatMap(won -> Stream.concat(
                        withOneOfTheSameHashCode(won, List.of(won.last().orElseThrow()), state -> state.board()
                                .hashCode()),
                        withOneOfTheSameHashCode(won, GomokuRules.winningLine(won), GomokuState::hashCode)))
                .toList());
        winner(won().stream().flatMap(GomokuSuite::withAStoneElsewhere).toList());
        winner(fullAndNearlyFull().toList());
        compareMade(GomokuTask::winner, RULES::winner, this::whyWinner);
    }

    private static Stream<Integer> allSizes() {
        return IntStream.rangeClosed(SMALLEST, LARGEST).boxed();
    }

    /** Boards of each size on which no cell is free, or one, and nobody has won. */
    private static Stream<GomokuState> fullAndNearlyFull() {
        return allSizes().flatMap(size -> Stream.of(size * size - 1, size * size)
                .map(moves -> GomokuPositions.longGame(size, moves)));
    }

    /** The state and one with as many stones and the same last move, in which another stone of the five lies elsewhere; either of them first. */
    private static Stream<GomokuState> withAStoneElsewhere(GomokuState won) {
        Cell moved = GomokuRules.winningLine(won).stream()
                .filter(cell -> !cell.equals(won.last().orElseThrow()))
                .findFirst()
                .orElseThrow();
        return GomokuPositions.elsewhere(won, moved)
                .filter(other -> RULES.winner(other).isEmpty())
                .limit(1)
                .flatMap(other -> moved.row() % 2 == 0 ? Stream.of(won, other) : Stream.of(other, won));
    }

    /** After a win the last move is the same, too: then the two states are equal as long as they share a board. */
    @Override
    GomokuState withOtherMarks(GomokuState made, GomokuState next) {
        return RULES.winner(made).isEmpty()
                ? next
                : withAStoneElsewhere(made)
                        .filter(other -> !other.equals(made))
                        .findFirst()
                        .orElse(next);
    }

    /** The state and one in which one of some stones lies elsewhere, nobody wins, and the hash code is the same; none if there is no such place. */
    private static Stream<GomokuState> withOneOfTheSameHashCode(
            GomokuState won, List<Cell> stones, ToIntFunction<GomokuState> hash) {
        return GomokuPositions.withTheSameHashCode(won, stones.stream(), hash)
                .filter(other -> RULES.winner(other).isEmpty())
                .limit(1)
                .flatMap(other -> Stream.of(won, other));
    }

    private void winner(List<GomokuState> states) {
        compare(states, GomokuTask::winner, RULES::winner, this::whyWinner);
    }

    @Override
    String whyWinner(GomokuState state) {
        Optional<Player> winner = RULES.winner(state);
        String last = state.last().map(cell -> Texts.of("the-last-stone", cell)).orElse("");
        if (winner.isEmpty()) {
            return last.isEmpty()
                    ? Texts.of("nobody-has-moved-yet")
                    : Texts.of("no-line-through-has-five-stones", last);
        }
        List<Cell> line = GomokuRules.winningLine(state);
        char symbol = winner.get().symbol();
        Cell from = line.get(0);
        Cell to = line.get(line.size() - 1);
        return state.board().isFull()
                ? Texts.of("has-in-a-row-on-full-board", symbol, line.size(), from, to, last)
                : Texts.of("has-in-a-row", symbol, line.size(), from, to, last);
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

    /** Positions of two games in turns, each with one stone more than the one before: a list of free cells that is kept, and loses the last move, is wrong here. */
    private static Stream<GomokuState> inTurns(GomokuPositions positions) {
        List<GomokuState> one = positions.game(WINNING_SIZE, 1);
        List<GomokuState> other = positions.game(WINNING_SIZE, 1);
        return IntStream.range(0, Math.min(one.size(), other.size())).mapToObj(i -> (i % 2 == 0 ? one : other).get(i));
    }

    private List<GomokuState> ofEachKind() {
        return Stream.concat(played().stream(), won().stream()).toList();
    }

    /** Positions in which the game is over, or nearly, on boards of each size. */
    private Stream<GomokuState> ofEachSize() {
        GomokuPositions positions = positions("each size");
        return Stream.concat(fullAndNearlyFull(), allSizes().flatMap(size -> positions.winsAtEachEdge(size).stream()
                .limit(3)));
    }

    @Check(points = 2)
    @Order(11)
    void terminal() {
        compareTerminal(Stream.concat(ofEachKind().stream(), ofEachSize()).toList());
    }

    @Check(points = 1)
    @Order(12)
    void actions() {
        List<GomokuState> states = new ArrayList<>(ofEachKind());
        states.addAll(beginnings()); // with the longest lists
        states.addAll(inTurns(positions("two games")).toList());
        compareActions(states);
    }

    @Check(points = 1)
    @Order(14)
    void utility() {
        compareUtility(Stream.concat(ofEachKind().stream(), ofEachSize()).toList());
    }
}
