package plybook.judge.gomoku;

import static plybook.diagnosis.gomoku.EvaluationMistakes.DEAD_LINE_COUNTS;
import static plybook.diagnosis.gomoku.EvaluationMistakes.DIRECTION_MISSED;
import static plybook.diagnosis.gomoku.EvaluationMistakes.EDGE_NOT_LOOKED_AT;
import static plybook.diagnosis.gomoku.EvaluationMistakes.ENDS_NOT_LOOKED_AT;
import static plybook.diagnosis.gomoku.EvaluationMistakes.GAPS_NOT_SEEN;
import static plybook.diagnosis.gomoku.EvaluationMistakes.NO_SIGN;
import static plybook.diagnosis.gomoku.EvaluationMistakes.ONE_SIDE_ONLY;
import static plybook.diagnosis.gomoku.EvaluationMistakes.ONLY_ADDED_UP;
import static plybook.diagnosis.gomoku.EvaluationMistakes.PLACE_COUNTS;
import static plybook.diagnosis.gomoku.EvaluationMistakes.REMEMBERS;
import static plybook.diagnosis.gomoku.EvaluationMistakes.ROUND_THE_EDGE;
import static plybook.diagnosis.gomoku.EvaluationMistakes.SIX_NO_WIN;
import static plybook.diagnosis.gomoku.EvaluationMistakes.STONES_COUNTED;
import static plybook.diagnosis.gomoku.EvaluationMistakes.VIEW_OF_O;
import static plybook.diagnosis.gomoku.EvaluationMistakes.VIEW_OF_THE_SIDE_TO_MOVE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.rules.RulesMistakes;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Window;
import plybook.gomoku.Direction;
import plybook.guest.Call;
import plybook.guest.Reply;
import plybook.judge.gomoku.EvaluationProbes.DoubleThreat;
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

/** Exercise 06: an evaluation, by comparisons that every sound one passes. No number is prescribed. */
final class EvaluationSuite extends Suite<EvaluationTask> {
    private static final List<Direction> DIRECTIONS = List.of(Direction.values());

    /** Two open fours and an open three: nearly the best there is without five in a row. */
    private static final Board MIGHTY = Layout.empty()
            .line("XXXX", 2, 4, Direction.ROW)
            .line("XXXX", 9, 3, Direction.ROW)
            .line("XXX", 6, 12, Direction.COLUMN)
            .board();

    private static final Board FOUR = Layout.middle("XXXX", Direction.ROW);

    private final Conditions conditions;
    private final Map<Board, Integer> known = new HashMap<>();

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
        Call question = call(evaluation -> evaluation.value(board));
        return number(question, answered(question, replyAside(question, number -> {
            throw new IllegalStateException("no leaf is for sale here");
        })));
    }

    /** A check, and the mistakes that it may come upon. */
    private void suspecting(List<Mistake> mistakes, Runnable check) {
        try {
            check.run();
        } catch (CheckFailed e) {
            if (!e.evidence().mistakes().isEmpty()) {
                throw e; // seen directly
            }
            List<Mistake> causes = List.of();
            try {
                causes = EvaluationProbes.explain(mistakes, this::valueAnew);
            } catch (NoAnswer none) {
                // what fails on the way to the cause is no cause
            }
            throw new CheckFailed(e.evidence().explainedBy(causes));
        }
    }

    /** An evaluation that is the same for all boards keeps many promises, and none of them is worth a point. */
    private void mustSeeALine() {
        if (value(FOUR) == 0) {
            throw wrong("a value above 0", "0", "X has four in a row here, and O has nothing", GomokuDrawing.of(FOUR));
        }
    }

    /** Returns the value in X's view. A learner whose sign is always wrong is told so once, and not by every check. */
    private int toX(Board board) {
        return value(FOUR) < 0 ? -value(board) : value(board);
    }

    private void better(Board better, Board worse, String why) {
        if (toX(better) <= toX(worse)) {
            throw wrong(
                    "the board on the left worth more than the one on the right",
                    "left " + Window.text(value(better)) + ", right " + Window.text(value(worse)),
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

    @Check(
            value = "An empty board is worth 0, what is good for X more, and what is good for O less",
            points = 2,
            hint = "X's lines are added, O's taken away. Whose turn it is does not matter.")
    @Order(1)
    void maxsView() {
        suspecting(
                List.of(NO_SIGN, VIEW_OF_O, VIEW_OF_THE_SIDE_TO_MOVE, ONE_SIDE_ONLY, REMEMBERS, STONES_COUNTED), () -> {
                    Board empty = Board.empty(Layout.SIZE);
                    if (value(empty) != 0) {
                        throw wrong("0", Window.text(value(empty)), "nobody has anything yet", "");
                    }
                    for (String line : List.of("XXX", "XXXX", "XXXXX")) {
                        for (Board board : EvaluationProbes.withOtherStones(line, Direction.ROW)) {
                            sign(board, 1, "X has " + line.length() + " in a row, and O has nothing");
                            sign(
                                    Layout.exchanged(board),
                                    -1,
                                    "O has " + line.length() + " in a row, and X has nothing");
                        }
                    }
                });
    }

    private void sign(Board board, int sign, String why) {
        if (Integer.signum(value(board)) != sign) {
            throw wrong(
                    sign > 0 ? "a value above 0" : "a value below 0",
                    Window.text(value(board)),
                    why + "; the value is X's view, whoever is to move",
                    GomokuDrawing.of(board));
        }
    }

    @Check(
            value = "With the colours exchanged, the value has the other sign",
            points = 1,
            hint =
                    "What you do for X and for O must be the very same. One method for both, with the player as a parameter, sees to that.")
    @Order(2)
    void coloursExchanged() {
        suspecting(List.of(NO_SIGN, VIEW_OF_THE_SIDE_TO_MOVE, ONE_SIDE_ONLY, REMEMBERS), () -> {
            mustSeeALine();
            List<Board> boards = drawn("colours");
            askFor(boards.stream().flatMap(board -> Stream.of(board, Layout.exchanged(board))));
            for (Board board : boards) {
                Board other = Layout.exchanged(board);
                if (value(other) != -value(board)) {
                    throw wrong(
                            Window.text(-value(board))
                                    + " for the board on the right, for the one on the left is worth "
                                    + Window.text(value(board)),
                            Window.text(value(other)),
                            "what X has here, O has there: it is exactly as good for the other side",
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

    private static Board drawn(int size, int stones, Random random) {
        Board board = Board.empty(size);
        List<Cell> cells = new ArrayList<>(board.emptyCells());
        Collections.shuffle(cells, random);
        cells.subList(0, stones).forEach(cell -> board.put(cell, random.nextBoolean() ? Player.X : Player.O));
        return board;
    }

    @Check(
            value = "Turned or mirrored, a board is worth the same",
            points = 1,
            hint =
                    "Rows and columns, and the two diagonals, must be read in the same way, from the first cell to the last.")
    @Order(3)
    void symmetries() {
        suspecting(List.of(DIRECTION_MISSED, EDGE_NOT_LOOKED_AT, ROUND_THE_EDGE, REMEMBERS), () -> {
            mustSeeALine();
            List<Board> boards = new ArrayList<>();
            for (String line : List.of("XXX", "XXXX", "OXXX.", "XX.XX")) {
                DIRECTIONS.forEach(direction -> boards.add(Layout.fromEdge(line, direction)));
            }
            boards.addAll(drawn("symmetries"));
            askFor(boards.stream().flatMap(board -> Layout.symmetric(board).stream()));
            boards.forEach(board -> Layout.symmetric(board)
                    .forEach(turned ->
                            same(board, turned, "the board on the right is the one on the left, turned or mirrored")));
        });
    }

    private void same(Board board, Board other, String why) {
        if (value(board) != value(other)) {
            throw wrong(
                    "the same value for both boards",
                    "left " + Window.text(value(board)) + ", right " + Window.text(value(other)),
                    why,
                    GomokuDrawing.beside(board, other));
        }
    }

    @Check(
            value = "Moved over the board, with room on all sides, stones are worth the same",
            points = 1,
            hint = "Only patterns count here. Which number in your sum depends on row and column themselves?")
    @Order(4)
    void moved() {
        suspecting(List.of(PLACE_COUNTS, REMEMBERS), () -> {
            mustSeeALine();
            Random random = conditions.random("moved");
            int size = 19;
            for (int i = 0; i < (conditions.thorough() ? 60 : 15); i++) {
                Board cluster = drawn(5, 1 + random.nextInt(8), random);
                List<Board> places = Stream.of(new Cell(5, 5), new Cell(9, 9), new Cell(6, 8), new Cell(9, 5))
                        .map(corner -> at(size, corner, cluster))
                        .toList();
                askFor(places.stream());
                places.forEach(place -> same(
                        places.get(0),
                        place,
                        "these are the same stones in another place, and the edge is too far away to matter"));
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

    @Check(
            value = "Five in a row are worth more than anything else, in every direction and at every edge",
            points = 3,
            hint = "Once somebody has five, the game is over: nothing else on the board matters.")
    @Order(5)
    void five() {
        suspecting(
                List.of(VIEW_OF_O, VIEW_OF_THE_SIDE_TO_MOVE, STONES_COUNTED, DIRECTION_MISSED, EDGE_NOT_LOOKED_AT),
                () -> {
                    mustSeeALine();
                    String why =
                            "X has five in a row on the left and has won; on the right X has two open fours and an open three";
                    List<Board> wins = Stream.concat(
                                    DIRECTIONS.stream().map(direction -> Layout.middle("XXXXX", direction)),
                                    EvaluationProbes.edges())
                            .toList();
                    askFor(Stream.concat(wins.stream(), Stream.of(MIGHTY)));
                    wins.forEach(win -> better(win, MIGHTY, why));
                    // What the opponent has makes no difference any more.
                    Board threatened = Layout.together(
                            Layout.exchanged(MIGHTY),
                            Layout.of(
                                    Player.X,
                                    GomokuPositions.line(Layout.SIZE, 14, 5, Direction.ROW, 5)
                                            .orElseThrow()));
                    better(threatened, MIGHTY, why + ". What O has on the left comes too late");
                });
    }

    @Check(
            value = "Six and more in a row are a win like five",
            points = 1,
            hint = "Five or more win. What does your code find in a row of six?")
    @Order(6)
    void overlines() {
        suspecting(List.of(SIX_NO_WIN, DIRECTION_MISSED, EDGE_NOT_LOOKED_AT), () -> {
            for (int length = 6; length <= 9; length++) {
                for (Direction direction : DIRECTIONS) {
                    better(
                            Layout.middle("X".repeat(length), direction),
                            MIGHTY,
                            "X has " + length + " in a row on the left and has won; on the right nobody has five");
                }
            }
        });
    }

    @Check(
            value = "The longer line is worth more, in every direction",
            points = 3,
            hint = "How much more four are worth than three is for you to say; but they are.")
    @Order(7)
    void longer() {
        List<Mistake> suspected = List.of(
                VIEW_OF_O, VIEW_OF_THE_SIDE_TO_MOVE, ONE_SIDE_ONLY, STONES_COUNTED, DIRECTION_MISSED, REMEMBERS);
        suspecting(suspected, () -> {
            String open = "both lines are open at both ends, and the left one is longer";
            betterInTheMiddle(".XXXX.", ".XXX.", open);
            betterInTheMiddle(".XXX.", ".XX.", open);
            betterInTheMiddle(".XX.", ".X.", open);
            String closed = "both lines are closed at one end by O, and the left one is longer";
            betterInTheMiddle("OXXXX.", "OXXX..", closed);
            betterInTheMiddle("OXXX..", "OXX...", closed);
            for (Direction direction : DIRECTIONS) {
                better(
                        Layout.middle("XXX", direction),
                        Layout.scattered(4),
                        "three in a row can become five; four stones that have nothing to do with each other are far from it");
            }
        });
    }

    @Check(
            value = "An open line is worth more than one that is closed at one end",
            points = 2,
            hint = "Look at the cells at both ends. The edge of the board closes a line as a stone of O does.")
    @Order(8)
    void open() {
        suspecting(List.of(VIEW_OF_O, VIEW_OF_THE_SIDE_TO_MOVE, ENDS_NOT_LOOKED_AT, DIRECTION_MISSED), () -> {
            String byO = "the line on the left can go on at both ends, the one on the right only at one";
            betterInTheMiddle(".XXXX.", "OXXXX.", byO);
            betterInTheMiddle(".XXX..", "OXXX..", byO);
            for (String line : List.of("XXXX", "XXX")) {
                for (Direction direction : DIRECTIONS) {
                    better(
                            Layout.middle(line, direction),
                            Layout.fromEdge(line, direction),
                            byO + ", for beyond the edge there is nothing");
                }
            }
        });
    }

    @Check(
            value = "A line that has no room for five is of no use",
            points = 2,
            hint = "Count the cells on which a line could grow, its own stones included. Are there five side by side?")
    @Order(9)
    void dead() {
        suspecting(List.of(ENDS_NOT_LOOKED_AT, DEAD_LINE_COUNTS, STONES_COUNTED), () -> {
            String why = "the line on the left can still become five, and the one on the right never will";
            betterInTheMiddle("OXXX..", "OXXXXO", why);
            betterInTheMiddle("OXXXX.", "OXXXXO", why);
            betterInTheMiddle("OXXX..O", "OXXX.O", why);
            for (Direction direction : DIRECTIONS) {
                better(Layout.fromEdge("XXX", direction), Layout.fromEdge("XXXXO", direction), why);
            }
        });
    }

    @Check(
            value = "No line goes on across the edge of the board",
            points = 2,
            hint = "Which cells does a window of five hold that begins three cells before the end of a row?")
    @Order(10)
    void acrossTheEdge() {
        suspecting(List.of(ROUND_THE_EDGE, VIEW_OF_O, VIEW_OF_THE_SIDE_TO_MOVE), () -> {
            Board four = Layout.middle("OXXXX.", Direction.ROW);
            List<Board> boards = Stream.of(false, true)
                    .flatMap(EvaluationProbes::roundTheEdge)
                    .toList();
            askFor(boards.stream());
            boards.forEach(
                    board -> better(
                            four,
                            board,
                            "four in a row need one more stone; the two and the three on the right lie at opposite edges and have nothing to do with each other"));
        });
    }

    @Check(
            value = "A line with a gap is a threat as well",
            points = 2,
            hint = "XX.XX needs one stone to be five. How many stones does a window of five cells hold there?")
    @Order(11)
    void gaps() {
        suspecting(List.of(GAPS_NOT_SEEN, VIEW_OF_O, VIEW_OF_THE_SIDE_TO_MOVE, DIRECTION_MISSED), () -> {
            betterInTheMiddle("XX.XX", "XX......XX", "one stone in the gap on the left makes five");
            betterInTheMiddle("OX.XXX..", "OXXX....", "on the left one stone makes five, on the right it takes two");
            betterInTheMiddle("X.XX", "X......XX", "one stone in the gap on the left makes four with two free ends");
        });
    }

    @Check(
            value = "Two threats at once are worth more than the sum of both",
            points = 3,
            hint =
                    "A threat is a four, or an open three. Count the threats of each side; from the second on there is something to add.")
    @Order(12)
    void doubleThreats() {
        suspecting(List.of(ONLY_ADDED_UP, VIEW_OF_O, VIEW_OF_THE_SIDE_TO_MOVE, DIRECTION_MISSED), () -> {
            for (DoubleThreat threat : DoubleThreat.all()) {
                long alone = (long) toX(threat.one()) + toX(threat.other());
                if (toX(threat.both()) <= alone) {
                    throw wrong(
                            "more than " + alone + " for " + threat.name() + ", which alone are worth "
                                    + Window.text(value(threat.one())) + " and " + Window.text(value(threat.other())),
                            Window.text(value(threat.both())),
                            "O can answer one of them with one stone, but not both",
                            GomokuDrawing.of(threat.both()));
                }
            }
        });
    }

    @Check(
            value = "Every value lies within ±1,000,000",
            points = 1,
            hint = "What is the most that your sum can come to, on a board of 19 full of threats?")
    @Order(13)
    void bounds() {
        mustSeeALine();
        List<Board> boards = new ArrayList<>(drawn("bounds"));
        for (int size : new int[] {5, Layout.SIZE, 19}) {
            for (int every : new int[] {1, 2, 3}) {
                boards.add(crowded(size, every));
            }
        }
        askFor(boards.stream());
        for (Board board : boards) {
            if (Math.abs((long) value(board)) > Window.MAX_VALUE) {
                throw wrong(
                        "a value from " + Window.text(-Window.MAX_VALUE) + " to " + Window.text(Window.MAX_VALUE),
                        Window.text(value(board)),
                        "beyond that lie the infinities of a search, which no value may reach",
                        GomokuDrawing.of(board));
            }
        }
    }

    /** X on all cells but one in so many; on all if that is 1. */
    private static Board crowded(int size, int every) {
        Board board = Board.empty(size);
        List<Cell> cells = board.emptyCells();
        IntStream.range(0, cells.size())
                .filter(i -> every == 1 || (cells.get(i).row() + cells.get(i).column() * 2) % (every + 2) != 0)
                .forEach(i -> board.put(cells.get(i), Player.X));
        return board;
    }

    @Check(
            value = "The same value whenever it is asked for, and the board as it was",
            points = 1,
            hint = "Which fields does your class have, and does it ever put a stone on the board it was given?")
    @Order(14)
    void hygiene() {
        suspecting(List.of(REMEMBERS), () -> {
            mustSeeALine();
            List<Board> boards = new ArrayList<>(drawn("hygiene"));
            boards.add(MIGHTY);
            List<Board> twice = Stream.of(boards, boards).flatMap(List::stream).toList();
            Map<Board, Integer> first = new HashMap<>();
            List<Call> questions = twice.stream()
                    .map(board -> call(evaluation -> evaluation.value(board)))
                    .toList();
            askAll(questions, (i, answer) -> {
                Board board = twice.get(i);
                untouched(board, answer);
                int value = number(questions.get(i), answer);
                Integer before = first.putIfAbsent(board, value);
                if (before != null && before != value) {
                    throw wrong(
                            Window.text(before) + " again",
                            Window.text(value),
                            "this board was asked about before, and nothing on it has changed",
                            GomokuDrawing.of(board));
                }
            });
        });
    }

    private static void untouched(Board board, Reply.Answer answer) {
        answer.changedArgument().ifPresent(changed -> {
            throw new CheckFailed(new Evidence(
                            "the board as it was after the call of value",
                            "a changed board: " + changed,
                            "a search goes on with this board, and does not expect other stones on it",
                            GomokuDrawing.of(board))
                    .explainedBy(List.of(RulesMistakes.BOARD_CHANGED)));
        });
    }
}
