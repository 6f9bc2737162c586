package plybook.judge.gomoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.gomoku.CandidateMistakes;
import plybook.diagnosis.rules.RulesMistakes;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.guest.Walk;
import plybook.guest.Walk.Kind;
import plybook.guest.Walk.Step;
import plybook.judge.gomoku.WalkTrial.Aspect;
import plybook.judge.process.Learner;
import plybook.judge.suite.Check;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.Suite;
import plybook.task.CandidatesTask;

/** Exercise 07: a Gomoku position played in place, its candidates, and their order. */
final class CandidatesSuite extends Suite<CandidatesTask> {
    private static final String BACK = Texts.of("undo-must-leave-everything-as-it");

    private final Conditions conditions;
    private final List<OrderTrial> orders = new ArrayList<>();
    private boolean makesRightly;
    private boolean restoresRightly;

    CandidatesSuite(Learner learner, Conditions conditions) {
        super(learner);
        this.conditions = conditions;
    }

    private int many(int forPractice) {
        return conditions.thorough() ? 5 * forPractice : forPractice;
    }

    private WalkTrial trial(Aspect aspect, String why) {
        return new WalkTrial(this, aspect, why);
    }

    /** On 15×15, far from the edges: they have a check of their own. */
    private Stream<Walk> inside(String purpose, Walks.Style style, int count) {
        Random random = conditions.random(purpose + style);
        return IntStream.range(0, count).mapToObj(i -> Walks.inside(Board.empty(15), 2, style, random));
    }

    private Stream<Walk> games(String purpose, int size, int radius, Walks.Style style, int count) {
        Random random = conditions.random(purpose + size + radius);
        return IntStream.range(0, count).mapToObj(i -> Walks.random(Board.empty(size), radius, style, random));
    }

    @Check(points = 1)
    @Order(1)
    void make() {
        trial(Aspect.STONES, Texts.of("x-begins-and-the-sides-take"))
                .check(Stream.concat(
                                inside("make", Walks.Style.FORWARD, 4),
                                Walks.fromPositions(conditions.random("make from"), 15, 2, Walks.Style.FORWARD, 6))
                        .toList());
    }

    @Check(points = 1)
    @Order(2)
    void refused() {
        Random random = conditions.random("refused");
        WalkTrial asBefore = trial(Aspect.CELLS_AS_BEFORE, Texts.of("a-move-that-cannot-be-played"));
        List<Walk> walks = new ArrayList<>();
        List<Walk> rightOtherwise = new ArrayList<>();
        for (int size : List.of(5, 15, 9)) {
            Walk game = Walks.random(Board.empty(size), 2, Walks.Style.FORWARD, random)
                    .upTo(15);
            List<Walk> ofTheGame = Stream.of(
                            game.steps().get(1).cell(), // of X
                            game.steps().get(3).cell(), // of O, who is to move
                            new Cell(size, 0),
                            new Cell(0, size),
                            new Cell(size + 3, size))
                    .map(cell -> Walks.refused(game, cell))
                    .toList();
            walks.addAll(ofTheGame);
            // Whose candidates are wrong without a refusal, too, hears of it in the check of candidates.
            if (asBefore.isRight(Walks.twoLooks(game))) {
                rightOtherwise.addAll(ofTheGame);
            }
        }
        trial(Aspect.STONES, Texts.of("a-move-that-cannot-be-played")).check(walks);
        // From here on each move is refused that has to be, and only what it leaves behind can be wrong.
        blaming(RulesMistakes.TRACE_OF_REFUSED, () -> {
            asBefore.check(rightOtherwise);
            Walk game = Walks.random(Board.empty(9), 2, Walks.Style.FORWARD, conditions.random("after a refusal"))
                    .upTo(15);
            for (Aspect aspect : List.of(Aspect.STONES, Aspect.CELLS_AS_BEFORE)) {
                WalkTrial back = trial(aspect, Texts.of("a-refused-move-leaves-no-trace"));
                // Who goes wrong on the way back without a refusal, too, hears of it in the checks of undo.
                if (back.isRight(Walks.back(Walks.twoLooks(game)))) {
                    back.check(Stream.of(game.steps().get(1).cell(), new Cell(9, 0), new Cell(0, 9))
                            .map(cell -> Walks.backAfterRefusal(game, cell))
                            .toList());
                }
            }
        });
    }

    @Check(points = 2)
    @Order(3)
    void undo() {
        List<Walk> walks = new ArrayList<>(
                Walks.upAndDown(conditions.random("undo"), 15, 2).toList());
        inside("undo", Walks.Style.AS_A_SEARCH, many(6)).forEach(walks::add);
        Cell centre = new Cell(4, 4);
        walks.add(new Walk(Board.empty(9), 2, List.of(new Step(Kind.UNDO_REFUSED), new Step(Kind.LOOK))));
        walks.add(new Walk(
                Board.empty(9),
                2,
                List.of(Step.make(centre), new Step(Kind.UNDO), new Step(Kind.UNDO_REFUSED), new Step(Kind.LOOK))));
        trial(Aspect.STONES, BACK).check(walks);
        trial(Aspect.STONES, Texts.of("after-a-refused-undo-the-game-goes-on"))
                .check(List.of(new Walk(
                        Board.empty(9),
                        2,
                        List.of(
                                new Step(Kind.UNDO_REFUSED),
                                Step.make(centre),
                                new Step(Kind.LOOK),
                                new Step(Kind.UNDO),
                                new Step(Kind.LOOK)))));
        Cell corner = new Cell(0, 0);
        trial(Aspect.STONES, Texts.of("start-begins-anew"))
                .check(Stream.of(Kind.AGAIN, Kind.FROM_HERE)
                        .map(start -> new Walk(
                                Board.empty(9),
                                2,
                                List.of(
                                        Step.make(centre),
                                        Step.make(corner),
                                        new Step(start),
                                        new Step(Kind.LOOK),
                                        Step.make(new Cell(4, 5)),
                                        new Step(Kind.UNDO),
                                        new Step(Kind.UNDO_REFUSED),
                                        new Step(Kind.LOOK))))
                        .toList());
        Board some = Layout.scattered(9, 4, conditions.random("undo of nothing"));
        trial(Aspect.CELLS_AS_BEFORE, BACK)
                .check(List.of(new Walk(
                        some, 2, List.of(new Step(Kind.LOOK), new Step(Kind.UNDO_REFUSED), new Step(Kind.LOOK)))));
    }

    @Check(points = 3)
    @Order(4)
    void candidates() {
        String why = Texts.of("candidates-are-the-empty-cells-at");
        trial(Aspect.CELLS, why)
                .check(Stream.of(
                                inside("candidates", Walks.Style.FORWARD, many(4)),
                                Walks.fromPositions(
                                        conditions.random("candidates from"), 15, 2, Walks.Style.FORWARD, many(4)))
                        .flatMap(walks -> walks)
                        .toList());
        makesRightly = true;
    }

    @Check(points = 4)
    @Order(5)
    void restored() {
        List<Walk> walks = new ArrayList<>(
                Walks.upAndDown(conditions.random("restored"), 15, 2).toList());
        inside("restored", Walks.Style.AS_A_SEARCH, many(8)).forEach(walks::add);
        inside("restored", Walks.Style.BACK_AND_FORTH, many(8)).forEach(walks::add);
        Walks.fromPositions(conditions.random("restored from"), 15, 2, Walks.Style.BACK_AND_FORTH, many(4))
                .forEach(walks::add);
        // Who has lost points for make already is judged here by what the code itself said of the same stones before.
        trial(makesRightly ? Aspect.CELLS : Aspect.CELLS_AS_BEFORE, BACK).check(walks);
        restoresRightly = true;
    }

    @Check(points = 2)
    @Order(6)
    void sizes() {
        List<Walk> walks = new ArrayList<>();
        for (int size : List.of(5, 6, 19, 10, 15)) {
            for (int radius : List.of(2, 1, 3)) {
                walks.addAll(Walks.cornersAndEdges(size, radius));
            }
        }
        games("sizes", 9, 2, Walks.Style.TO_THE_END, many(2)).forEach(walks::add);
        games("sizes", 15, 2, Walks.Style.BACK_AND_FORTH, many(2)).forEach(walks::add);
        for (int radius : List.of(1, 3, 4, 7)) {
            games("sizes", 19, radius, Walks.Style.FORWARD, many(1)).forEach(walks::add);
            games("sizes", 5, radius, Walks.Style.AS_A_SEARCH, many(1)).forEach(walks::add);
        }
        Walks.fromAnywhere(conditions.random("sizes from")).forEach(walks::add);
        walks.add(new Walk(
                Board.empty(15),
                1,
                List.of(
                        Step.make(new Cell(4, 5)),
                        Step.make(new Cell(9, 0)),
                        new Step(Kind.FROM_HERE),
                        new Step(Kind.LOOK))));
        walks.addAll(Walks.cornersAndEdges(19, 18)); // 2 · 18 + 1 columns do not fit into the bits of an int
        Walk longGame = Walks.crowded(conditions.random("a long game"));
        walks.add(longGame);
        trial(Aspect.CELLS, Texts.of("a-board-has-5-to-19")).check(walks);
        if (makesRightly) {
            trial(Aspect.STONES, Texts.of("a-board-has-5-to-19")).check(List.of(longGame));
        }
    }

    @Check(points = 2)
    @Order(7)
    void apart() {
        trial(Aspect.LISTS, Texts.of("a-search-goes-through-the-list"))
                .check(games("lists", 9, 2, Walks.Style.AS_A_SEARCH, 4).toList());
        List<Walk> two = games("two", 9, 2, Walks.Style.AS_A_SEARCH, many(4))
                .map(Walks::withASecond)
                .toList();
        trial(Aspect.APART, Texts.of("each-object-is-a-position-of")).check(two);
    }

    @Check(points = 1)
    @Order(8)
    void sameCells() {
        Random random = conditions.random("same cells");
        Board crowded = Layout.scattered(19, 40, random);
        trial(Aspect.ORDER_CELLS, Texts.of("an-order-leaves-nothing-out-a"))
                .check(Stream.of(
                                Walks.positions(random, many(10)),
                                Stream.of(crowded),
                                Walks.withWins(random, 4),
                                Walks.withBlocks(random, 4),
                                Walks.withTwoWays(random, 4),
                                Walks.withTwoWaysForBoth(random, 4),
                                Stream.of(8, 15).map(CandidatesSuite::oneCellForBoth))
                        .flatMap(boards -> boards)
                        .flatMap(board -> Stream.of(2, board.stones() % 2 == 0 ? 1 : 3)
                                .map(radius -> Walks.ordered(board, radius)))
                        .toList());
        trial(Aspect.APART, Texts.of("each-object-is-a-position-of"))
                .check(games("two orders", 9, 2, Walks.Style.AS_A_SEARCH, 2)
                        .map(Walks::withTwoOrders)
                        .toList());
        trial(Aspect.LISTS, Texts.of("an-order-is-a-list-of-its-own"))
                .check(Walks.withWins(random, 4)
                        .flatMap(board -> Stream.of(Walks.ordered(board), Walks.orderedAfterUndo(board, random)))
                        .toList());
        if (restoresRightly) {
            trial(Aspect.ORDER_CELLS, Texts.of("an-order-is-that-of-the-stones"))
                    .check(Walks.positions(random, many(2))
                            .flatMap(board -> Walks.orderedInAnotherLine(board, random))
                            .toList());
        }
    }

    @Check(points = 2)
    @Order(9)
    void wins() {
        Stream<Board> wins = Walks.withWins(conditions.random("wins"), many(24));
        // With the colours exchanged the same cells are taken, and others win.
        Stream<Board> exchanged = wins.flatMap(
                board -> board.stones() % 2 != 0 ? Stream.of(board) : Stream.of(board, Layout.exchanged(board), board));
        OrderTrial trial = order(
                Stream.of(
                                exchanged,
                                Walks.withABlockThatMakesTwoWays(conditions.random("more than one use"), many(4)),
                                Layout.symmetric(oneCellForBothAndABlock()).stream())
                        .flatMap(boards -> boards),
                OrderTrial.Until.WINS);
        Random way = conditions.random("wins on the way");
        trial.checkToo(
                Walks.withWins(way, many(4)).toList(),
                board -> Walks.orderedOnTheWay(board, way),
                Texts.of("two-moves-later-other-cells-win"));
        if (restoresRightly) { // otherwise an undo that was judged already would cost points once more
            Random random = conditions.random("wins after undo");
            trial.checkToo(
                    Walks.withWins(random, many(4)).toList(),
                    board -> Walks.orderedAfterUndo(board, random),
                    Texts.of("after-undo-the-order-is-that"));
            trial.checkToo(
                    Walks.withWins(random, many(4)).toList(),
                    board -> Walks.orderedInOtherColours(board, random),
                    Texts.of("the-same-cells-were-taken"));
        }
    }

    @Check(points = 2)
    @Order(10)
    void blocks() {
        OrderTrial trial = order(Walks.withBlocks(conditions.random("blocks"), many(24)), OrderTrial.Until.BLOCKS);
        alsoAfterUndo(trial, Walks.withBlocks(conditions.random("blocks after undo"), many(4)));
        trial.checkBehindWins(Stream.concat(
                        IntStream.of(6, 7, 10, 19).mapToObj(CandidatesSuite::foursOfBoth),
                        Layout.symmetric(foursOfBoth(15)).stream())
                .flatMap(board -> Stream.of(board, Layout.exchanged(board)))
                .toList());
    }

    /** Checks the order on boards to which a move leads back that is undone. */
    private void alsoAfterUndo(OrderTrial trial, Stream<Board> boards) {
        if (restoresRightly) { // otherwise an undo that was judged already would cost points once more
            Random random = conditions.random("orders after undo");
            trial.checkToo(
                    boards.toList(),
                    board -> Walks.orderedAfterUndo(board, random),
                    Texts.of("after-undo-the-order-is-that"));
        }
    }

    /** A four of each side, which one and the same cell completes. */
    private static Board oneCellForBoth(int size) {
        Board board = Board.empty(size);
        for (int i = 0; i < 4; i++) {
            board.put(new Cell(4, i), Player.X);
            board.put(new Cell(i, 4), Player.O);
        }
        return board;
    }

    /** Likewise, and the four of O has another end, where a stone of X's only blocks. */
    private static Board oneCellForBothAndABlock() {
        Board board = Board.empty(12);
        for (int i = 0; i < 4; i++) {
            board.put(new Cell(4, i), Player.X);
            board.put(new Cell(5 + i, 4), Player.O);
        }
        return board;
    }

    /** A four of each side at an edge; those of X can be completed at one end or two, by the size. */
    private static Board foursOfBoth(int size) {
        Board board = Board.empty(size);
        for (int i = 0; i < 4; i++) {
            board.put(new Cell(size - 1, size - 2 - i), Player.X);
            board.put(new Cell(i, 0), Player.O);
        }
        return board;
    }

    @Check(points = 2)
    @Order(11)
    void twoWays() {
        Stream<Board> inOneLine = Walks.withTwoWays(conditions.random("two ways"), many(16));
        Stream<Board> inTwoLines = Walks.withCrossing(conditions.random("two ways in two lines"), many(8));
        Stream<Board> forBoth = Walks.withTwoWaysForBoth(conditions.random("two ways for both"), many(8));
        OrderTrial trial =
                order(Stream.of(inOneLine, inTwoLines, forBoth).flatMap(boards -> boards), OrderTrial.Until.TWO_WAYS);
        alsoAfterUndo(trial, Walks.withTwoWays(conditions.random("two ways after undo"), many(4)));
        // In a wider circle all was right.
        blaming(
                CandidateMistakes.WAYS_AMONG_CANDIDATES,
                () -> trial.checkToo(
                        Walks.withTwoWays(conditions.random("two ways in a narrow circle"), many(8))
                                .filter(board -> trial.isAllNear(board, 1))
                                .toList(),
                        board -> Walks.ordered(board, 1),
                        Texts.of("the-other-end-may-be-further-away")));
    }

    /** Runs a check that can fail for one reason only, unless a known mistake explains more. */
    private static void blaming(Mistake mistake, Runnable check) {
        try {
            check.run();
        } catch (CheckFailed e) {
            throw e.evidence().mistakes().isEmpty()
                    ? new CheckFailed(e.evidence().explainedBy(List.of(mistake)))
                    : e;
        }
    }

    private OrderTrial order(Stream<Board> boards, OrderTrial.Until until) {
        OrderTrial trial = new OrderTrial(this, until, orders);
        orders.add(trial);
        trial.check(boards.toList());
        return trial;
    }
}
