package plybook.judge.evaluation;

import static plybook.diagnosis.gomoku.EvaluationMistakes.ALONE_THE_SAME;
import static plybook.diagnosis.gomoku.EvaluationMistakes.BOARD_KNOWN_BY_IDENTITY;
import static plybook.diagnosis.gomoku.EvaluationMistakes.BONUS_FOR_ONE_SIDE;
import static plybook.diagnosis.gomoku.EvaluationMistakes.CLOSED_THREES_ADD_UP;
import static plybook.diagnosis.gomoku.EvaluationMistakes.CLOSED_THREES_A_THREAT;
import static plybook.diagnosis.gomoku.EvaluationMistakes.CLOSED_THREES_TOO_DEAR;
import static plybook.diagnosis.gomoku.EvaluationMistakes.DEAD_LINE_COUNTS;
import static plybook.diagnosis.gomoku.EvaluationMistakes.DIRECTION_MISSED;
import static plybook.diagnosis.gomoku.EvaluationMistakes.EDGE_IS_FREE;
import static plybook.diagnosis.gomoku.EvaluationMistakes.EDGE_NOT_LOOKED_AT;
import static plybook.diagnosis.gomoku.EvaluationMistakes.ENDS_NOT_LOOKED_AT;
import static plybook.diagnosis.gomoku.EvaluationMistakes.FIVE_BEYOND_THE_BOUNDS;
import static plybook.diagnosis.gomoku.EvaluationMistakes.FIVE_FOR_X;
import static plybook.diagnosis.gomoku.EvaluationMistakes.FIVE_TOO_CHEAP;
import static plybook.diagnosis.gomoku.EvaluationMistakes.GAPS_NOT_SEEN;
import static plybook.diagnosis.gomoku.EvaluationMistakes.GAPS_NO_THREAT;
import static plybook.diagnosis.gomoku.EvaluationMistakes.HALF_THE_DIAGONALS;
import static plybook.diagnosis.gomoku.EvaluationMistakes.MIRRORED_FORM_MISSED;
import static plybook.diagnosis.gomoku.EvaluationMistakes.NO_SIGN;
import static plybook.diagnosis.gomoku.EvaluationMistakes.ONE_SIDE_COUNTS_MORE;
import static plybook.diagnosis.gomoku.EvaluationMistakes.ONE_SIDE_ONLY;
import static plybook.diagnosis.gomoku.EvaluationMistakes.ONLY_ADDED_UP;
import static plybook.diagnosis.gomoku.EvaluationMistakes.OPEN_FOUR_A_WIN;
import static plybook.diagnosis.gomoku.EvaluationMistakes.OVERLAPS_FROM_ONE_SIDE;
import static plybook.diagnosis.gomoku.EvaluationMistakes.PLACE_COUNTS;
import static plybook.diagnosis.gomoku.EvaluationMistakes.REMEMBERS;
import static plybook.diagnosis.gomoku.EvaluationMistakes.ROUND_THE_EDGE;
import static plybook.diagnosis.gomoku.EvaluationMistakes.SHORT_DIAGONALS_MISSED;
import static plybook.diagnosis.gomoku.EvaluationMistakes.SIDES_DIFFER;
import static plybook.diagnosis.gomoku.EvaluationMistakes.SIX_NO_WIN;
import static plybook.diagnosis.gomoku.EvaluationMistakes.STONES_COUNTED;
import static plybook.diagnosis.gomoku.EvaluationMistakes.SUM_RUNS_OVER;
import static plybook.diagnosis.gomoku.EvaluationMistakes.SUM_UNLIMITED;
import static plybook.diagnosis.gomoku.EvaluationMistakes.TURN_COUNTS;
import static plybook.diagnosis.gomoku.EvaluationMistakes.TWO_THREES_TOO_CHEAP;
import static plybook.diagnosis.gomoku.EvaluationMistakes.VIEW_OF_O;
import static plybook.diagnosis.gomoku.EvaluationMistakes.VIEW_OF_THE_SIDE_TO_MOVE;
import static plybook.diagnosis.gomoku.EvaluationMistakes.WIN_WEIGHED;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import plybook.diagnosis.GameMistakes;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.gomoku.EvaluationMistakes;
import plybook.diagnosis.gomoku.Fives;
import plybook.diagnosis.rules.RulesMistakes;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Window;
import plybook.gomoku.Direction;
import plybook.guest.Call;
import plybook.guest.Reply;
import plybook.guest.TrialStones;
import plybook.judge.evaluation.EvaluationProbes.DoubleThreat;
import plybook.judge.gomoku.Layout;
import plybook.judge.process.Learner;
import plybook.judge.rules.GomokuPositions;
import plybook.judge.suite.Check;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.GomokuDrawing;
import plybook.judge.suite.NoAnswer;
import plybook.judge.suite.Suite;
import plybook.judge.verdict.Evidence;
import plybook.task.EvaluationTask;
import plybook.task.GomokuState;

/** Exercise 06: an evaluation, by comparisons that every sound one passes. No number is prescribed. */
final class EvaluationSuite extends Suite<EvaluationTask> {
    private static final List<Direction> DIRECTIONS = List.of(Direction.values());

    /** Two open fours and an open three: nearly the best there is without five in a row. */
    static final Board MIGHTY = Layout.empty()
            .line("XXXX", 2, 4, Direction.ROW)
            .line("XXXX", 9, 3, Direction.ROW)
            .line("XXX", 6, 12, Direction.COLUMN)
            .board();

    /** Five in a row, and two threats that cross: what an evaluation has its own lines of code for. */
    private static final List<Board> CLUSTERS = Stream.of(
                    "...../...../XXXXX/...../.....", ".X.../.X.../.XXX./...../.....", "X.OOO/.X.../..X../...X./.....")
            .map(Board::parse)
            .toList();

    static final int LARGEST = 19;

    /** The number of boards on which stones are tried, and of cells on each. */
    private static final int TRIALS = 10;

    private static final int TRIED = 3;

    /** Open threes with one free cell on one side and two on the other. */
    private static final List<String> WITH_LITTLE_ROOM = List.of("O.XXX..O", "O..XXX.O");

    private static final Board FOUR = Layout.middle("XXXX", Direction.ROW);

    private final Conditions conditions;
    private final Map<Board, Integer> known = new LinkedHashMap<>();

    /** The mistakes that explained earlier checks, so that one cause explains all its consequences. */
    private final List<Mistake> named = new ArrayList<>();

    private Optional<Boolean> repeatable = Optional.empty();

    /** One side's stones count otherwise than the other's, and no mistake explains it: a bonus that is there may be taken back by the other side's. */
    private boolean lopsided;

    /** True once the check of gaps has passed: other checks may rely on it. */
    private boolean gapsAreThreats;

    EvaluationSuite(Learner learner, Conditions conditions) {
        super(learner);
        this.conditions = conditions;
    }

    /** Asks for what is not known yet, all at once. */
    private void askFor(Stream<Board> boards) {
        List<Board> unknown =
                boards.filter(board -> !known.containsKey(board)).distinct().toList();
        answers(unknown, EvaluationTask::value, known::put);
    }

    private int value(Board board) {
        if (!known.containsKey(board)) {
            askFor(Stream.of(board));
        }
        return Objects.requireNonNull(known.get(board));
    }

    /** Asked again, even if it is known. */
    private int valueAnew(Board board) {
        Call question = question(board);
        return number(question, aside(question));
    }

    private Call question(Board board) {
        return call(evaluation -> evaluation.value(board));
    }

    private Reply.Answer aside(Call question) {
        return answered(question, replyAside(question, number -> {
            throw new IllegalStateException("no leaf is for sale here");
        }));
    }

    /** A check, and the mistakes that it may come upon. */
    private void suspecting(List<Mistake> mistakes, Runnable check) {
        try {
            check.run();
        } catch (CheckFailed e) {
            if (!e.evidence().mistakes().isEmpty() || !isToBeExplained()) {
                throw e; // seen directly, or nobody wants to know
            }
            List<Mistake> causes = List.of();
            try {
                causes = causes(mistakes);
            } catch (NoAnswer none) {
                // what fails on the way to the cause is no cause
            }
            lopsided |= causes.isEmpty() && mistakes.contains(ONE_SIDE_COUNTS_MORE);
            throw new CheckFailed(e.evidence().explainedBy(causes));
        }
    }

    /**
     * The first of these mistakes that the evaluation makes on boards made for it, and on others that were not. Repeatability comes first:
     * as long as the same board has two values, nothing else can be told. A mistake that explained an earlier check is tried before others if
     * this check suspects it, and after them if it is one that shows on nearly all boards; otherwise it has nothing to do with this check.
     */
    private List<Mistake> causes(List<Mistake> suspected) {
        if (!isRepeatable()) {
            return List.of(isRememberedByHashCode() ? GameMistakes.TOLD_APART_BY_HASH : REMEMBERS);
        }
        List<Board> fresh = drawn("fresh");
        // Who changes the board values another one than was asked about.
        if (fresh.stream()
                .anyMatch(board -> aside(question(board)).changedArgument().isPresent())) {
            return List.of(RulesMistakes.BOARD_CHANGED);
        }
        List<Mistake> causes = Stream.of(
                        named.stream().filter(suspected::contains),
                        suspected.stream(),
                        named.stream().filter(EvaluationMistakes.OF_NEARLY_ALL_BOARDS::contains))
                .flatMap(mistakes -> mistakes)
                .filter(mistake -> !lopsided || !mistake.equals(ONLY_ADDED_UP))
                .filter(mistake -> EvaluationProbes.shows(mistake, this::valueAnew))
                .filter(mistake -> EvaluationProbes.predicts(mistake, fresh, this::valueAnew))
                .limit(1)
                .toList();
        causes.stream().filter(cause -> !named.contains(cause)).forEach(named::add);
        return causes;
    }

    /**
     * Asks about many boards twice, so that a sum that grows slowly or a field that is full at some time has room to show, and a new object
     * once more in another order: what is remembered of a board may be given for another one, whichever comes first.
     */
    private boolean isRepeatable() {
        if (repeatable.isEmpty()) {
            List<Board> boards = Stream.of(
                            EvaluationProbes.lines(),
                            EvaluationProbes.lines().map(Layout::exchanged),
                            drawn("repeatable").stream())
                    .flatMap(all -> all)
                    .toList();
            List<Integer> first = boards.stream().map(this::valueAnew).toList();
            List<Integer> again = boards.stream().map(this::valueAnew).toList();
            repeatable = Optional.of(first.equals(again) && isKnownValue(known.keySet()) && isKnownValueBackwards());
        }
        return repeatable.get();
    }

    /** Returns whether what comes first of two boards with one hash code is given for both, although a new object knows better. */
    private boolean isRememberedByHashCode() {
        List<List<Board>> pairs = drawn("remembered by hash code").stream()
                .map(board -> withOneOfTheSameHashCode(board).toList())
                .filter(pair -> !pair.isEmpty() && pair.get(0).count(Player.X) > 0)
                .toList();
        startAgain();
        List<Integer> alone = pairs.stream().map(pair -> valueAnew(pair.get(1))).toList();
        startAgain();
        int mixedUp = 0;
        int toldApart = 0; // boards of as many stones, with another hash code
        for (int i = 0; i < pairs.size(); i++) {
            Board board = pairs.get(i).get(0);
            int first = valueAnew(board);
            if (valueAnew(pairs.get(i).get(1)) != first) {
                return false;
            }
            mixedUp += first == alone.get(i) ? 0 : 1;
            toldApart += valueAnew(withOneStoneMoved(board)) == first ? 0 : 1;
        }
        return mixedUp > 1 && toldApart > 1;
    }

    /** Returns the board with a stone of X on another cell, and another hash code. */
    private static Board withOneStoneMoved(Board board) {
        Cell from = Layout.stones(board, Player.X).findFirst().orElseThrow();
        return board.emptyCells().stream()
                .map(to -> {
                    Board moved = board.copy();
                    moved.clear(from);
                    moved.put(to, Player.X);
                    return moved;
                })
                .filter(moved -> moved.hashCode() != board.hashCode())
                .findFirst()
                .orElseThrow();
    }

    private boolean isKnownValueBackwards() {
        startAgain();
        List<Board> backwards = new ArrayList<>(known.keySet());
        Collections.reverse(backwards);
        return isKnownValue(backwards);
    }

    private boolean isKnownValue(Collection<Board> boards) {
        return boards.stream().allMatch(board -> valueAnew(board) == value(board));
    }

    /** An evaluation that is the same for all boards keeps many promises, and none of them is worth a point. */
    private void mustSeeALine() {
        if (value(FOUR) == 0) {
            throw wrong(Texts.of("a-value-above-0"), "0", Texts.of("x-has-four-in-a-row"), GomokuDrawing.of(FOUR));
        }
    }

    /** Returns the value in X's view. A learner whose sign is always wrong is told so once, and not by every check. */
    private int toX(Board board) {
        return value(FOUR) < 0 ? -value(board) : value(board);
    }

    private void better(Board better, Board worse, String why) {
        if (toX(better) <= toX(worse)) {
            throw wrong(
                    Texts.of("the-board-on-the-left-worth"),
                    Texts.of("left-right", Window.text(value(better)), Window.text(value(worse))),
                    why,
                    GomokuDrawing.beside(better, worse));
        }
    }

    /** The one line worth more than the other in each of the four directions. */
    private void betterInTheMiddle(String better, String worse, String why) {
        askFor(DIRECTIONS.stream()
                .flatMap(direction -> Stream.of(better, worse).map(line -> Layout.middle(line, direction))));
        for (Direction direction : DIRECTIONS) {
            better(Layout.middle(better, direction), Layout.middle(worse, direction), why);
        }
    }

    @Check(points = 1)
    @Order(1)
    void maxsView() {
        suspecting(
                List.of(
                        NO_SIGN,
                        VIEW_OF_O,
                        VIEW_OF_THE_SIDE_TO_MOVE,
                        ONE_SIDE_ONLY,
                        FIVE_FOR_X,
                        STONES_COUNTED,
                        SUM_RUNS_OVER),
                () -> {
                    Board empty = Board.empty(Layout.SIZE);
                    if (value(empty) != 0) {
                        throw wrong("0", Window.text(value(empty)), Texts.of("nobody-has-anything-yet"), "");
                    }
                    for (String line : List.of("XXX", "XXXX", "XXXXX")) {
                        for (Board board : EvaluationProbes.withOtherStones(line, Direction.ROW)) {
                            sign(board, 1, Texts.of("x-has-in-a-row-and", line.length()));
                            sign(Layout.exchanged(board), -1, Texts.of("o-has-in-a-row-and", line.length()));
                        }
                    }
                    signs(EvaluationProbes.openThrees(), "x-has-open-threes", "o-has-open-threes");
                    signs(EvaluationProbes.openFours(), "x-has-open-fours", "o-has-open-fours");
                });
    }

    /** Checks boards with one line of X more on each, and the same boards with the colours exchanged. A bonus that doubles with each line goes beyond int with some twenty. */
    private void signs(List<Board> boards, String ofX, String ofO) {
        askFor(boards.stream().flatMap(board -> Stream.of(board, Layout.exchanged(board))));
        for (int i = 0; i < boards.size(); i++) {
            sign(boards.get(i), 1, Texts.of(ofX, i + 1));
            sign(Layout.exchanged(boards.get(i)), -1, Texts.of(ofO, i + 1));
        }
    }

    private void sign(Board board, int sign, String why) {
        if (Integer.signum(value(board)) != sign) {
            throw wrong(
                    sign > 0 ? Texts.of("a-value-above-0") : Texts.of("a-value-below-0"),
                    Window.text(value(board)),
                    Texts.of("the-value-is-x-s-view", why),
                    GomokuDrawing.of(board));
        }
    }

    @Check(points = 1)
    @Order(2)
    void coloursExchanged() {
        List<Mistake> suspected = List.of(
                NO_SIGN,
                VIEW_OF_THE_SIDE_TO_MOVE,
                TURN_COUNTS,
                ONE_SIDE_ONLY,
                FIVE_FOR_X,
                ONE_SIDE_COUNTS_MORE,
                BONUS_FOR_ONE_SIDE,
                SIDES_DIFFER);
        suspecting(suspected, () -> {
            mustSeeALine();
            List<Board> boards = new ArrayList<>(drawn("colours"));
            EvaluationProbes.alikeForBoth().forEach(boards::add);
            askFor(boards.stream().flatMap(board -> Stream.of(board, Layout.exchanged(board))));
            for (Board board : boards) {
                Board other = Layout.exchanged(board);
                if (value(other) != -value(board)) {
                    throw wrong(
                            Texts.of(
                                    "for-the-board-on-the-right",
                                    Window.text(-value(board)),
                                    Window.text(value(board))),
                            Window.text(value(other)),
                            Texts.of("what-x-has-here-o-has"),
                            GomokuDrawing.beside(board, other));
                }
            }
        });
    }

    /** Boards of all sizes, with few stones and with many, small ones first. */
    private List<Board> drawn(String purpose) {
        Random random = conditions.random(purpose);
        List<Board> boards = new ArrayList<>();
        for (int size : new int[] {5, 6, 9, Layout.SIZE, 19}) {
            for (int i = 0; i < (conditions.thorough() ? 20 : 6); i++) {
                boards.add(drawn(size, 2 + random.nextInt(size * size / 2), random));
            }
        }
        return boards;
    }

    /** At most one side has five: the contract does not say what a board with fives of both is worth, and no game gets there. */
    private static Board drawn(int size, int stones, Random random) {
        Board board = Board.empty(size);
        List<Cell> cells = new ArrayList<>(board.emptyCells());
        Collections.shuffle(cells, random);
        Optional<Player> winner = Optional.empty();
        for (Cell cell : cells.subList(0, stones)) {
            Player player = random.nextBoolean() ? Player.X : Player.O;
            if (!Fives.completes(board, player, cell)) {
                board.put(cell, player);
                continue;
            }
            winner = winner.or(() -> Optional.of(player));
            board.put(cell, winner.orElse(player));
        }
        return board;
    }

    @Check(points = 1)
    @Order(3)
    void symmetries() {
        suspecting(
                List.of(
                        DIRECTION_MISSED,
                        HALF_THE_DIAGONALS,
                        EDGE_NOT_LOOKED_AT,
                        SHORT_DIAGONALS_MISSED,
                        ROUND_THE_EDGE,
                        MIRRORED_FORM_MISSED,
                        OVERLAPS_FROM_ONE_SIDE),
                () -> {
                    mustSeeALine();
                    List<Board> boards = new ArrayList<>();
                    for (String line : List.of("XXX", "XXXX", "OXXX.", "XX.XX")) {
                        DIRECTIONS.forEach(direction -> boards.add(Layout.fromEdge(line, direction)));
                    }
                    boards.addAll(drawn("symmetries"));
                    askFor(boards.stream().flatMap(board -> Layout.symmetric(board).stream()));
                    boards.forEach(board -> Layout.symmetric(board)
                            .forEach(turned -> same(board, turned, Texts.of("the-board-on-the-right-is"))));
                    List<Board> rows = EvaluationProbes.overlapping()
                            .map(line -> Layout.middle(line, Direction.ROW))
                            .toList();
                    askFor(rows.stream().flatMap(row -> Stream.of(row, mirrored(row))));
                    rows.forEach(row -> same(row, mirrored(row), Texts.of("the-board-on-the-right-is")));
                });
    }

    private static Board mirrored(Board row) {
        return Layout.symmetric(row).get(2);
    }

    private void same(Board board, Board other, String why) {
        if (value(board) != value(other)) {
            throw wrong(
                    Texts.of("the-same-value-for-both-boards"),
                    Texts.of("left-right", Window.text(value(board)), Window.text(value(other))),
                    why,
                    GomokuDrawing.beside(board, other));
        }
    }

    @Check(points = 1)
    @Order(4)
    void moved() {
        suspecting(List.of(PLACE_COUNTS), () -> {
            mustSeeALine();
            Random random = conditions.random("moved");
            for (int i = 0; i < (conditions.thorough() ? 60 : 15); i++) {
                Board cluster = i < CLUSTERS.size() ? CLUSTERS.get(i) : drawn(5, 1 + random.nextInt(8), random);
                List<Board> places = Stream.concat(
                                Stream.of(at(Layout.SIZE, new Cell(5, 5), cluster)),
                                Stream.of(new Cell(5, 5), new Cell(9, 9), new Cell(6, 8), new Cell(9, 5))
                                        .map(corner -> at(LARGEST, corner, cluster)))
                        .toList();
                askFor(places.stream());
                places.forEach(place -> same(places.get(0), place, Texts.of("these-are-the-same-stones-in")));
            }
        });
    }

    private static Board at(int size, Cell corner, Board cluster) {
        Board board = Board.empty(size);
        for (Player player : Player.values()) {
            Layout.stones(cluster, player)
                    .forEach(cell ->
                            board.put(new Cell(corner.row() + cell.row(), corner.column() + cell.column()), player));
        }
        return board;
    }

    @Check(points = 1)
    @Order(5)
    void five() {
        suspecting(
                List.of(
                        VIEW_OF_O,
                        VIEW_OF_THE_SIDE_TO_MOVE,
                        ALONE_THE_SAME,
                        STONES_COUNTED,
                        DIRECTION_MISSED,
                        HALF_THE_DIAGONALS,
                        EDGE_NOT_LOOKED_AT,
                        SHORT_DIAGONALS_MISSED,
                        EvaluationMistakes.CLOSED_FIVE,
                        FIVE_TOO_CHEAP,
                        WIN_WEIGHED),
                () -> {
                    mustSeeALine();
                    String why = Texts.of("x-has-five-in-a-row");
                    List<Board> wins = Stream.concat(
                                    DIRECTIONS.stream().map(direction -> Layout.middle("XXXXX", direction)),
                                    EvaluationProbes.edges())
                            .toList();
                    askFor(Stream.concat(wins.stream(), Stream.of(MIGHTY)));
                    wins.forEach(win -> better(win, MIGHTY, why));
                    for (int size = 5; size <= LARGEST; size++) {
                        Board four = at(size, new Cell(size - 5, 0), Board.parse("...../...../...../...../XXXX."));
                        Board five = at(size, new Cell(size - 5, 0), Board.parse("...../...../...../...../XXXXX"));
                        better(five, four, Texts.of("five-on-rows", size));
                    }
                    Board amongMany = fiveAmongMany();
                    better(amongMany, MIGHTY, Texts.of("five-among-many-stones", why));
                    EvaluationProbes.manyFours()
                            .forEach(fours -> better(amongMany, fours, Texts.of("five-against-fours")));
                    // What the opponent has makes no difference any more.
                    String against = Texts.of("what-o-has-on-the-left", why);
                    better(EvaluationProbes.fiveAgainstThreats(), MIGHTY, against);
                    EvaluationProbes.openFours()
                            .forEach(fours -> better(
                                    EvaluationProbes.fiveAgainst(fours),
                                    fours,
                                    Texts.of("what-o-has-on-the-left", Texts.of("five-against-fours"))));
                });
    }

    /** Five below more than two hundred stones, of which no five are side by side. */
    private static Board fiveAmongMany() {
        Board board = at(LARGEST, new Cell(LARGEST - 5, 7), Board.parse("...../...../...../XXXXX/....."));
        for (int row = 0; row < LARGEST - 8; row++) {
            for (int column = 0; column < LARGEST; column++) {
                board.put(new Cell(row, column), (column / 2 + row) % 2 == 0 ? Player.X : Player.O);
            }
        }
        return board;
    }

    @Check(points = 1)
    @Order(6)
    void overlines() {
        suspecting(List.of(SIX_NO_WIN, DIRECTION_MISSED, EDGE_NOT_LOOKED_AT, FIVE_TOO_CHEAP), () -> {
            for (int length = 6; length <= Layout.SIZE; length++) {
                for (Direction direction : DIRECTIONS) {
                    Board won = Layout.middle("X".repeat(length), direction);
                    better(won, MIGHTY, Texts.of("x-has-in-a-row-on", length));
                    // For O it is as good.
                    better(Layout.exchanged(MIGHTY), Layout.exchanged(won), Texts.of("o-has-in-a-row-on", length));
                }
            }
        });
    }

    @Check(points = 1)
    @Order(7)
    void longer() {
        List<Mistake> suspected = List.of(
                VIEW_OF_O,
                VIEW_OF_THE_SIDE_TO_MOVE,
                ONE_SIDE_ONLY,
                ALONE_THE_SAME,
                STONES_COUNTED,
                DIRECTION_MISSED,
                SHORT_DIAGONALS_MISSED);
        suspecting(suspected, () -> {
            String open = Texts.of("both-lines-are-open-at-both");
            betterInTheMiddle(".XXXX.", ".XXX.", open);
            betterInTheMiddle(".XXX.", ".XX.", open);
            betterInTheMiddle(".XX.", ".X.", open);
            String closed = Texts.of("both-lines-are-closed-at-one");
            betterInTheMiddle("OXXXX.", "OXXX..", closed);
            betterInTheMiddle("OXXX..", "OXX...", closed);
            EvaluationProbes.linesOfFiveCells().forEach(line -> {
                better(line.apply(4), line.apply(3), Texts.of("on-a-line-of-five-cells"));
                better(
                        line.apply(4),
                        Layout.middle("OXXX..", Direction.ROW),
                        Texts.of("one-more-makes-five-on-the-left"));
            });
            for (Direction direction : DIRECTIONS) {
                better(Layout.middle("XXX", direction), Layout.scattered(4), Texts.of("three-in-a-row-can-become"));
            }
            Board three = Layout.middle("OXXX..", Direction.ROW);
            EvaluationProbes.withAStoneFarAway()
                    .forEach(line -> better(line.apply(4), three, Texts.of("a-stone-far-away-closes-nothing")));
        });
    }

    @Check(points = 1)
    @Order(8)
    void open() {
        suspecting(
                List.of(VIEW_OF_O, VIEW_OF_THE_SIDE_TO_MOVE, ENDS_NOT_LOOKED_AT, EDGE_IS_FREE, DIRECTION_MISSED),
                () -> {
                    String byO = Texts.of("the-line-on-the-left-can");
                    betterInTheMiddle(".XXXX.", "OXXXX.", byO);
                    betterInTheMiddle(".XXX..", "OXXX..", byO);
                    betterInTheMiddle(".X.XX.", "OX.XX.", byO);
                    betterInTheMiddle(".XX...", "OXX...", byO);
                    betterInTheMiddle("..XXX.", "O.XXX.O", Texts.of("one-more-makes-an-open-four-on-the-left"));
                    betterInTheMiddle("O.XXX..O", "OXXX...O", byO);
                    for (Direction direction : DIRECTIONS) {
                        better(
                                Layout.fromEdge(".XXX..O", direction),
                                Layout.fromEdge("XXX...O", direction),
                                Texts.of("for-beyond-the-edge-there-is", byO));
                    }
                    for (String line : List.of("XXXX", "XXX", "XX")) {
                        for (Direction direction : DIRECTIONS) {
                            better(
                                    Layout.middle(line, direction),
                                    Layout.fromEdge(line, direction),
                                    Texts.of("for-beyond-the-edge-there-is", byO));
                        }
                    }
                });
    }

    @Check(points = 1)
    @Order(9)
    void dead() {
        suspecting(
                List.of(
                        ENDS_NOT_LOOKED_AT,
                        EDGE_IS_FREE,
                        DEAD_LINE_COUNTS,
                        STONES_COUNTED,
                        EvaluationMistakes.BEST_LINE_ONLY),
                () -> {
                    String why = Texts.of("the-line-on-the-left-can-2");
                    betterInTheMiddle("OXXX..", "OXXXXO", why);
                    betterInTheMiddle("OXXXX.", "OXXXXO", why);
                    betterInTheMiddle("OXXX..O", "OXXX.O", why);
                    betterInTheMiddle("OXX....O", "O.XX.O", why);
                    betterInTheMiddle("OXXX..O", "OX.XXO", why);
                    betterInTheMiddle("OXXX..O", "OXX.XO", why);
                    // A dead line is of no use beside a threat either.
                    better(
                            EvaluationProbes.besideAThree("OXXX.."),
                            EvaluationProbes.besideAThree("OXXXXO"),
                            Texts.of("beside-a-three"));
                    for (Direction direction : DIRECTIONS) {
                        better(Layout.fromEdge("XXX", direction), Layout.fromEdge("XXXXO", direction), why);
                    }
                });
    }

    @Check(points = 1)
    @Order(10)
    void acrossTheEdge() {
        suspecting(List.of(ROUND_THE_EDGE, VIEW_OF_O, VIEW_OF_THE_SIDE_TO_MOVE), () -> {
            Board four = Layout.middle("OXXXX.", Direction.ROW);
            List<Board> boards = Stream.of(false, true)
                    .flatMap(EvaluationProbes::roundTheEdge)
                    .toList();
            askFor(boards.stream());
            boards.forEach(board -> better(four, board, Texts.of("four-in-a-row-need-one")));
        });
    }

    @Check(points = 1)
    @Order(11)
    void gaps() {
        List<Mistake> suspected =
                List.of(GAPS_NOT_SEEN, GAPS_NO_THREAT, VIEW_OF_O, VIEW_OF_THE_SIDE_TO_MOVE, DIRECTION_MISSED);
        suspecting(suspected, () -> {
            betterInTheMiddle("XX.XX", "XX......XX", "one stone in the gap on the left makes five");
            for (String four : List.of("OXX.XX.", "OXX.XXO", "OX.XXXO")) {
                betterInTheMiddle(four, "OXXX...", "on the left one stone makes five, on the right it takes two");
            }
            betterInTheMiddle("OX.XXX..", "OXXX....", "on the left one stone makes five, on the right it takes two");
            for (String three : List.of("OXX.X..", "OX.XX..")) {
                betterInTheMiddle(three, "OXX......X", "one stone in the gap on the left makes a four");
            }
            betterInTheMiddle("X.XX", "X......XX", "one stone in the gap on the left makes four with two free ends");
            // What threats without a gap are not worth, those with one need not be worth either: later checks ask for
            // it.
            if (DoubleThreat.all().stream().allMatch(threat -> toX(threat.both()) > alone(threat))) {
                DoubleThreat.withGaps().forEach(this::moreThanTheSum);
                moreThanTheSum(DoubleThreat.withOneCellEach());
            }
            for (Direction direction : DIRECTIONS) {
                if (toX(Layout.middle(".XXX..", direction)) > toX(EvaluationProbes.closedThrees())) {
                    openThreeBeatsClosedOnes(".X.XX.", direction);
                    openThreeBeatsClosedOnes(".XX.X.", direction);
                }
            }
            gapsAreThreats = true;
        });
    }

    @Check(points = 5)
    @Order(12)
    void doubleThreats() {
        List<Mistake> suspected = Stream.concat(
                        EvaluationMistakes.OF_THE_BONUS.stream(),
                        Stream.of(VIEW_OF_O, VIEW_OF_THE_SIDE_TO_MOVE, DIRECTION_MISSED))
                .toList();
        suspecting(suspected, () -> {
            for (DoubleThreat threat : DoubleThreat.all()) {
                moreThanTheSum(threat);
                if (toX(threat.withAThird()) < toX(threat.both())) {
                    better(threat.withAThird(), threat.both(), Texts.of("a-third-threat-takes-nothing-away"));
                }
            }
            if (isLittleRoomEnough()) {
                DoubleThreat.withLittleRoom().forEach(this::moreThanTheSum);
            }
            List<DoubleThreat> numbered = DoubleThreat.onNumberedLines(conditions.random("threats"));
            askFor(numbered.stream().flatMap(threat -> Stream.of(threat.one(), threat.other(), threat.both())));
            numbered.forEach(this::moreThanTheSum);
            for (List<Board> growing : List.of(EvaluationProbes.openThrees(), EvaluationProbes.openFours())) {
                for (int i = 1; i < growing.size(); i++) {
                    if (toX(growing.get(i)) < toX(growing.get(i - 1))) {
                        better(growing.get(i), growing.get(i - 1), Texts.of("a-line-more-takes-nothing-away"));
                    }
                }
            }
        });
    }

    private long alone(DoubleThreat threat) {
        return (long) toX(threat.one()) + toX(threat.other());
    }

    private void moreThanTheSum(DoubleThreat threat) {
        if (toX(threat.both()) <= alone(threat)) {
            throw wrong(
                    Texts.of(
                            "more-than-for-which-alone-are",
                            alone(threat),
                            threat.name(),
                            Window.text(value(threat.one())),
                            Window.text(value(threat.other()))),
                    Window.text(value(threat.both())),
                    Texts.of("o-can-answer-one-of-them"),
                    GomokuDrawing.of(threat.both()));
        }
    }

    @Check(points = 4)
    @Order(13)
    void threatsDecide() {
        List<Mistake> suspected = Stream.concat(
                        EvaluationMistakes.OF_THE_BONUS.stream(),
                        Stream.of(
                                VIEW_OF_O,
                                VIEW_OF_THE_SIDE_TO_MOVE,
                                DIRECTION_MISSED,
                                CLOSED_THREES_A_THREAT,
                                CLOSED_THREES_ADD_UP,
                                TWO_THREES_TOO_CHEAP))
                .toList();
        suspecting(suspected, () -> {
            for (Board twoThrees : EvaluationProbes.twoOpenThrees()) {
                better(twoThrees, EvaluationProbes.closedFour(), Texts.of("two-open-threes-beat-a-closed-four"));
            }
            for (Board fourThree : EvaluationProbes.fourAndThree()) {
                EvaluationProbes.fourAndClosedThrees()
                        .forEach(closed -> better(fourThree, closed, Texts.of("a-four-and-a-three-beat-a-four")));
            }
            // With a gap, or with little room, they are the same threats; who sees none there has lost points for that.
            if (gapsAreThreats) {
                for (Board twoThrees : EvaluationProbes.twoOpenThrees("X.XX")) {
                    better(twoThrees, EvaluationProbes.closedFour(), Texts.of("two-open-threes-beat-a-closed-four"));
                }
                fourAndThreeBeatFours(DoubleThreat.withGaps());
            }
            if (isLittleRoomEnough()) {
                fourAndThreeBeatFours(DoubleThreat.withLittleRoom());
            }
            // A four that a single stone answers is no open one, whatever lies behind it.
            for (Board fourThree : EvaluationProbes.fourAndThree()) {
                Stream.of("XX.XX", "X.XXXO")
                        .flatMap(four -> EvaluationProbes.fourAndClosedThrees(four).stream())
                        .forEach(closed -> better(fourThree, closed, Texts.of("a-four-and-a-three-beat-a-four")));
                better(fourThree, Layout.middle("OXXXX.X", Direction.ROW), Texts.of("a-four-and-a-three-beat-a-four"));
            }
            // A threat of O is there on both boards.
            Board threat = EvaluationProbes.ofO("OOO", Direction.ROW);
            Board beside = Layout.together(EvaluationProbes.closedFour(), threat);
            for (Board twoThrees : EvaluationProbes.twoOpenThrees()) {
                better(Layout.together(twoThrees, threat), beside, Texts.of("two-open-threes-beat-a-closed-four"));
            }
        });
    }

    private void fourAndThreeBeatFours(List<DoubleThreat> threats) {
        threats.stream()
                .filter(threat -> !threat.isOfOneKind())
                .forEach(threat -> EvaluationProbes.fourAndClosedThrees()
                        .forEach(closed -> better(threat.both(), closed, Texts.of("a-four-and-a-three-beat-a-four"))));
    }

    /** Returns whether a three with one free cell on one side counts as an open one, which has its points in a check of its own. */
    private boolean isLittleRoomEnough() {
        int closed = toX(EvaluationProbes.closedThrees());
        return WITH_LITTLE_ROOM.stream()
                .flatMap(three -> DIRECTIONS.stream().map(direction -> Layout.middle(three, direction)))
                .allMatch(board -> toX(board) > closed);
    }

    @Check(points = 2)
    @Order(14)
    void threatsBeforePromises() {
        List<Mistake> suspected = List.of(
                ENDS_NOT_LOOKED_AT,
                VIEW_OF_O,
                VIEW_OF_THE_SIDE_TO_MOVE,
                CLOSED_THREES_A_THREAT,
                CLOSED_THREES_TOO_DEAR);
        suspecting(suspected, () -> {
            for (Direction direction : DIRECTIONS) {
                openThreeBeatsClosedOnes(".XXX..", direction);
                WITH_LITTLE_ROOM.forEach(three -> openThreeBeatsClosedOnes(three, direction));
                better(
                        Layout.fromEdge(".XXX..", direction),
                        EvaluationProbes.closedThrees(),
                        Texts.of("an-open-three-beats-closed-ones"));
                for (String closed : List.of("OX.XX..", "OXX.X..", "O.XXX.O")) {
                    better(
                            Layout.middle(".XXX..", direction),
                            EvaluationProbes.closedThrees(closed),
                            Texts.of("an-open-three-beats-closed-ones"));
                }
                // Nor must a three be answered that lies between the edge and one O.
                better(
                        Layout.middle(".XXX..", direction),
                        EvaluationProbes.threesAtTheEdge(),
                        Texts.of("an-open-three-beats-closed-ones"));
                // Two of them in one line are no open one either.
                better(
                        Layout.middle(".XXX..", direction),
                        Layout.middle("OXXX.....XXXO", direction),
                        Texts.of("an-open-three-beats-closed-ones"));
            }
        });
    }

    private void openThreeBeatsClosedOnes(String three, Direction direction) {
        better(
                Layout.middle(three, direction),
                EvaluationProbes.closedThrees(),
                Texts.of("an-open-three-beats-closed-ones"));
    }

    @Check(points = 1)
    @Order(15)
    void opponentsFour() {
        suspecting(List.of(VIEW_OF_O, VIEW_OF_THE_SIDE_TO_MOVE, ONE_SIDE_ONLY, OPEN_FOUR_A_WIN), () -> {
            for (Direction direction : DIRECTIONS) {
                Board openFour = Layout.middle("XXXX", direction);
                for (String four : List.of("XOOOO.", "OO.OO", "OOO.O")) {
                    better(
                            openFour,
                            Layout.together(openFour, EvaluationProbes.ofO(four, direction)),
                            Texts.of("an-open-four-is-no-win-yet"));
                }
                better(
                        Layout.together(openFour, EvaluationProbes.ofO("XOOO..", direction)),
                        Layout.together(openFour, EvaluationProbes.ofO("XOOOO.", direction)),
                        Texts.of("an-open-four-is-no-win-yet"));
            }
            for (Board fours : EvaluationProbes.openFours().subList(1, 5)) {
                better(fours, EvaluationProbes.withFourOfO(fours), Texts.of("an-open-four-is-no-win-yet"));
            }
        });
    }

    @Check(points = 1)
    @Order(16)
    void bounds() {
        suspecting(List.of(FIVE_BEYOND_THE_BOUNDS, SUM_RUNS_OVER, SUM_UNLIMITED), this::compareBounds);
    }

    private void compareBounds() {
        mustSeeALine();
        List<Board> boards = new ArrayList<>(drawn("bounds"));
        for (int size : new int[] {5, Layout.SIZE, 19}) {
            for (int every : new int[] {1, 2, 3}) {
                boards.add(crowded(size, every));
            }
        }
        boards.addAll(EvaluationProbes.openFours());
        boards.add(EvaluationProbes.oneWayInEachLine());
        boards.addAll(boards.stream().map(Layout::exchanged).toList());
        askFor(boards.stream());
        for (Board board : boards) {
            if (Math.abs((long) value(board)) > Window.MAX_VALUE) {
                throw wrong(
                        Texts.of("a-value-from-to", Window.text(-Window.MAX_VALUE), Window.text(Window.MAX_VALUE)),
                        Window.text(value(board)),
                        Texts.of("beyond-that-lie-the-infinities-of"),
                        GomokuDrawing.of(board));
            }
        }
    }

    /** X on all cells but one in so many; on all if that is 1. */
    static Board crowded(int size, int every) {
        Board board = Board.empty(size);
        List<Cell> cells = board.emptyCells();
        IntStream.range(0, cells.size())
                .filter(i -> every == 1 || (cells.get(i).row() + cells.get(i).column() * 2) % (every + 2) != 0)
                .forEach(i -> board.put(cells.get(i), Player.X));
        return board;
    }

    @Check(points = 1)
    @Order(17)
    void hygiene() {
        suspecting(List.of(), () -> {
            mustSeeALine();
            List<Board> drawn = new ArrayList<>(drawn("hygiene"));
            drawn.add(MIGHTY);
            List<Board> boards = new ArrayList<>(drawn);
            // Who tries stones on the board itself may forget to take one off where a third cell makes five.
            Stream.of(".XXXX.XXXX.", "XX.XX.XX.XX", "XXX.X.XXX.X")
                    .flatMap(line -> DIRECTIONS.stream().map(direction -> Layout.middle(line, direction)))
                    .flatMap(board -> Stream.of(board, Layout.exchanged(board)))
                    .forEach(boards::add);
            // A value that is remembered must be remembered of the board, and not of its hash code.
            List<Board> alike = new ArrayList<>(boards.stream()
                    .flatMap(EvaluationSuite::withOneOfTheSameHashCode)
                    .toList());
            Map<Board, Integer> first = new HashMap<>();
            again(Stream.of(boards, boards), first);
            // The same stones on boards of two sizes: here the small one is asked about first, and then the large one.
            List<Board> large = boards.stream()
                    .map(board -> at(LARGEST, new Cell(0, 0), board))
                    .toList();
            again(Stream.of(boards, large, alike), first);
            startAgain();
            Collections.reverse(alike);
            again(Stream.of(alike, large, boards), first);
            oneObject(drawn);
        });
    }

    /** Returns the board and one on which one of its stones lies elsewhere, with the same hash code; none if there is no such place. */
    private static Stream<Board> withOneOfTheSameHashCode(Board board) {
        Stream<Cell> stones = Arrays.stream(Player.values()).flatMap(player -> Layout.stones(board, player));
        return GomokuPositions.withTheSameHashCode(
                        new GomokuState(board, Optional.empty()), stones, state -> state.board()
                                .hashCode())
                .limit(1)
                .flatMap(other -> Stream.of(board, other.board()));
    }

    /** Checks that a board is known by its stones: a search in place asks about one object again and again, with other stones on it each time. */
    private void oneObject(List<Board> boards) {
        List<TrialStones> trials = IntStream.range(0, TRIALS)
                .mapToObj(i -> boards.get(i * boards.size() / TRIALS))
                .map(board -> new TrialStones(
                        board,
                        board.emptyCells().stream()
                                .limit(TRIED)
                                .flatMap(cell -> withOneOfTheSameHashCode(board, cell))
                                .toList()))
                .toList();
        // Before the same boards as new objects: a memory that knows these would have the right values.
        List<String[]> values =
                trials.stream().map(trial -> ask(trial).text().split(" ", -1)).toList();
        askFor(trials.stream().flatMap(trial -> trial.cells().stream().map(trial::with)));
        for (int i = 0; i < trials.size(); i++) {
            TrialStones trial = trials.get(i);
            for (int j = 0; j < values.get(i).length; j++) {
                sameAsANewBoard(trial.with(trial.cells().get(j)), values.get(i)[j]);
            }
        }
    }

    /** Returns the cell and one with which the board has the same hash code, if there is a stone on it instead; the cell alone if there is none. */
    private static Stream<Cell> withOneOfTheSameHashCode(Board board, Cell cell) {
        ToIntFunction<Cell> hash =
                each -> new TrialStones(board, List.of()).with(each).hashCode();
        Stream<Cell> others = board.emptyCells().stream()
                .filter(each -> !each.equals(cell) && hash.applyAsInt(each) == hash.applyAsInt(cell));
        return Stream.concat(Stream.of(cell), others.limit(1));
    }

    private void sameAsANewBoard(Board board, String got) {
        if (!got.equals(String.valueOf(value(board)))) {
            throw new CheckFailed(new Evidence(
                            Texts.of("as-of-a-new-board", Window.text(value(board))),
                            got,
                            Texts.of("the-same-object-with-other-stones"),
                            GomokuDrawing.of(board))
                    .explainedBy(List.of(BOARD_KNOWN_BY_IDENTITY)));
        }
    }

    private void again(Stream<List<Board>> rounds, Map<Board, Integer> first) {
        List<Board> boards = rounds.flatMap(List::stream).toList();
        List<Call> questions = boards.stream().map(this::question).toList();
        askAll(questions, (i, answer) -> {
            Board board = boards.get(i);
            untouched(board, answer);
            int value = number(questions.get(i), answer);
            Integer before = first.putIfAbsent(board, value);
            if (before != null && before != value) {
                throw wrong(
                        Texts.of("again", Window.text(before)),
                        Window.text(value),
                        Texts.of("this-board-was-asked-about-before"),
                        GomokuDrawing.of(board));
            }
        });
    }

    private static void untouched(Board board, Reply.Answer answer) {
        answer.changedArgument().ifPresent(changed -> {
            throw new CheckFailed(new Evidence(
                            Texts.of("the-board-as-it-was-after"),
                            Texts.of("a-changed-board", changed),
                            Texts.of("a-search-goes-on-with-this"),
                            GomokuDrawing.of(board))
                    .explainedBy(List.of(RulesMistakes.BOARD_CHANGED)));
        });
    }
}
