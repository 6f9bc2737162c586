package plybook.judge.player;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import plybook.diagnosis.GameMistakes;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.gomoku.Fives;
import plybook.diagnosis.gomoku.Fours;
import plybook.diagnosis.gomoku.PlayerMistakes;
import plybook.engine.GomokuPlayer;
import plybook.engine.Opponents;
import plybook.engine.Puzzle;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.guest.Used;
import plybook.judge.gomoku.Layout;
import plybook.judge.gomoku.Walks;
import plybook.judge.process.Learner;
import plybook.judge.suite.Check;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.GomokuText;
import plybook.judge.suite.NoAnswer;
import plybook.judge.suite.Suite;
import plybook.judge.suite.TimeOfMove;
import plybook.judge.verdict.Verdict;
import plybook.match.MatchRule;
import plybook.task.PlayerTask;

/** Exercise 08: a player with a clock, by what it plays where it is known what has to be played, by its clock, and by its score. */
final class PlayerSuite extends Suite<PlayerTask<Object>> {
    /** The amounts by which all looks better from ply to ply, or worse: more than half of a narrow window, or of a wide one. */
    private static final List<Integer> SLOPES = List.of(15_000, -15_000, 60_000, -60_000);

    /** The usual distances from the value before to the edges of a narrow window. */
    private static final List<Integer> WIDTHS_OF_WINDOWS = List.of(
            10, 15, 16, 20, 25, 30, 32, 40, 50, 60, 64, 75, 80, 100, 120, 128, 150, 200, 250, 256, 300, 400, 500, 512,
            1_000, 1_024, 2_000, 5_000, 10_000);

    /** A glance: enough for one ply. */
    private static final int FEW = 400;

    private static final int MANY = 4_000;

    /** Just past 2,048: who asks the clock only at every 2,048th node, or at every 4,096th, misses it, and is late by more than {@link #LATE_NODES}. */
    private static final int JUST_ASKED = 2_068;

    /** For the deepest puzzles: five plies with alpha-beta and a fair order. */
    private static final int PLENTY = 30_000;

    /** A search that deepens may stop early if the next iteration would not come to its end, but not with less than this part used. */
    private static final int LEAST_USED = 4;

    /** The number of moves that a player may still make when its time is over, so that it need not ask the clock at every node. */
    private static final int LATE_NODES = 2_000;

    /** The number of puzzles of a kind in a check. */
    private static final int SOME_PUZZLES = 2;

    /** Eight of the twelve wins in seven plies begin with a move that two plies already find promising: nine are never solved by it. */
    private static final int DEEP_PUZZLES = 9;

    private static final int LIMIT_MILLIS = 150;

    /** The time that the contract allows beyond the limit. */
    private static final int LATE_MILLIS = 50;

    /** The machine may pause at the wrong moment. */
    private static final int TRIES = 3;

    private static final Gomoku RULES = Gomoku.standard();

    private final Conditions conditions;

    /** True once a check has failed for an unknown reason. It asked for less than those after it, so that reason may be theirs too. */
    private boolean failedBefore;

    /** The mistakes that were looked for, and whether the player makes them. */
    private final Map<Mistake, Boolean> made = new HashMap<>();

    PlayerSuite(Learner learner, Conditions conditions) {
        super(learner);
        this.conditions = conditions;
    }

    private int many(int forPractice) {
        return conditions.thorough() ? 2 * forPractice : forPractice;
    }

    /** A move that is legal. */
    private Cell move(Board board, int nodes) {
        return cell(board, ask(move(board, nodes, 0)));
    }

    private Call move(Board board, int nodes, int millis) {
        return call(player -> player.move(Given.position(board), Given.clock(nodes, millis)));
    }

    private static Cell cell(Board board, Reply.Answer answer) {
        String said = answer.text();
        List<Cell> cells = GomokuText.cells(said);
        if (cells.size() != 1 || !board.contains(cells.get(0)) || !board.isEmpty(cells.get(0))) {
            throw wrong(
                    Texts.of("one-of-the-position-s-actions"),
                    said,
                    Texts.of("a-move-that-is-not-legal"),
                    GomokuText.drawn(board));
        }
        return cells.get(0);
    }

    private static String side(Board board) {
        return Texts.of("to-move", Layout.toMove(board).symbol());
    }

    @Check(points = 1)
    @Order(1)
    void legal() {
        Random random = conditions.random("legal");
        List<Board> boards = new ArrayList<>();
        for (int size : List.of(5, 9, 15, 19)) {
            for (int stones : List.of(0, 1, 2, size, 2 * size)) {
                boards.add(Layout.scattered(size, stones, random));
            }
        }
        boards.add(Layout.scattered(5, 24, random));
        boards.add(Layout.scattered(5, 23, random));
        try {
            suspecting(
                    List.of(PlayerMistakes.OF_THE_CALL_BEFORE),
                    () -> boards.forEach(board -> List.of(0, 1, 2, 10, FEW).forEach(nodes -> move(board, nodes))));
            for (int i = 0; i < many(2); i++) {
                new HalfWay(this, Trap.losing(Trap.WIDTH, random)).checkPlays();
            }
            new HalfWay(this, Trap.narrow(random)).checkPlays();
        } catch (NoAnswer e) {
            boolean isNull = e.verdict() instanceof Verdict.Failed; // a crash has its own cause
            List<Mistake> suspected = isNull
                    ? List.of(
                            PlayerMistakes.NOTHING_YET,
                            PlayerMistakes.NOTHING_WHEN_LOST,
                            PlayerMistakes.OF_THE_CALL_BEFORE)
                    : List.of(PlayerMistakes.NOTHING_YET);
            throw explained(e, suspected);
        }
        suspecting(1, this::winsInOne);
        // Both sides are drawn: who counts the plies on the wrong side for one of them puts a win off.
        for (int i = 0; i < many(4); i++) {
            suspecting(1, () -> new HalfWay(this, Trap.sooner(random)).checkTakesTheFirst());
        }
    }

    /**
     * A check, and the mistakes that it may come upon.
     *
     * @param plies the number of plies that a player has to look ahead to pass
     */
    private void suspecting(int plies, Runnable check) {
        List<Mistake> ofStopping = failedBefore ? List.of() : PlayerMistakes.ofStopping(plies);
        suspecting(
                Stream.of(PlayerMistakes.ofTheCutOff(), PlayerMistakes.ofValues(), ofStopping)
                        .flatMap(List::stream)
                        .toList(),
                check);
    }

    private void suspecting(List<Mistake> mistakes, Runnable check) {
        try {
            check.run();
        } catch (CheckFailed e) {
            List<Mistake> causes =
                    mistakes.stream().filter(this::makes).limit(1).toList();
            failedBefore |= causes.isEmpty();
            throw new CheckFailed(e.evidence().explainedBy(causes));
        } catch (NoAnswer e) {
            throw explained(e, List.of(PlayerMistakes.LOOKED_UP_ELSEWHERE));
        }
    }

    private NoAnswer explained(NoAnswer none, List<Mistake> suspected) {
        List<Mistake> causes = suspected.stream()
                .filter(mistake -> none.isOfTheCode() && makes(mistake))
                .limit(1)
                .toList();
        return causes.isEmpty() ? none : none.explainedBy(causes);
    }

    private boolean makes(Mistake mistake) {
        return isToBeExplained()
                && made.computeIfAbsent(mistake, each -> {
                    try {
                        return PlayerMistakes.shows(each, new Asking(), conditions.random(each.id()));
                    } catch (NoAnswer | CheckFailed e) {
                        return false; // what fails on the way to the cause is no cause
                    }
                });
    }

    /** The learner's player, asked beside the checks. */
    private final class Asking implements PlayerMistakes.Asked {
        @Override
        public PlayerMistakes.Played move(PlayerMistakes.Position position, int nodes) {
            Call question = question(position, nodes);
            Reply.Answer answer = answered(question, replyAside(question, leaf -> 0));
            return new PlayerMistakes.Played(
                    HalfWay.action(answer, position.tree().children().size()),
                    Used.of(answer).nodes());
        }

        @Override
        public void startAgain() {
            PlayerSuite.this.startAgain();
        }

        @Override
        public boolean moves(PlayerMistakes.Position position, int nodes) {
            return replyAside(question(position, nodes), leaf -> 0) instanceof Reply.Answer;
        }

        private Call question(PlayerMistakes.Position position, int nodes) {
            return call(player ->
                    player.move(Given.position(position.tree(), position.estimates()), Given.clock(nodes, 0)));
        }
    }

    /** A player of any legal move would otherwise have a point for moving at all. */
    private void winsInOne() {
        for (Board board :
                Walks.withWins(conditions.random("wins in one"), many(8)).toList()) {
            Cell move = move(board, FEW);
            Player player = Layout.toMove(board);
            if (!Fives.completes(board, player, move)) {
                throw expected(
                        board,
                        Fives.of(board, player),
                        move,
                        Texts.of("completes-five"),
                        Texts.of("the-game-could-have-been-over", side(board)));
            }
        }
    }

    @Check(points = 1)
    @Order(2)
    void blocks() {
        suspecting(2, this::blocksFours);
    }

    private void blocksFours() {
        for (Board board :
                Walks.withOneBlock(conditions.random("blocks a four"), many(8)).toList()) {
            Cell move = move(board, MANY);
            List<Cell> needed = Fives.of(board, Layout.toMove(board).opponent());
            if (!needed.contains(move)) {
                throw expected(
                        board,
                        needed,
                        move,
                        Texts.of("stops-the-five"),
                        Texts.of("with-the-next-move-the-opponent", side(board)));
            }
        }
    }

    private static CheckFailed expected(Board board, List<Cell> cells, Cell got, String does, String why) {
        String text = String.join(" or ", cells.stream().map(Cell::toString).toList());
        return wrong(
                Texts.of("which-2", text, does),
                got.toString(),
                why,
                Texts.of("what-it-played", GomokuText.drawn(board, Map.of(got, '?'))));
    }

    @Check(points = 1)
    @Order(4)
    void winInThree() {
        suspecting(3, () -> winning(puzzles(Puzzle.Kind.WIN_IN_3, SOME_PUZZLES), MANY));
    }

    @Check(points = 1)
    @Order(5)
    void winInFive() {
        suspecting(5, () -> winning(puzzles(Puzzle.Kind.WIN_IN_5, SOME_PUZZLES), MANY));
    }

    @Check(points = 3)
    @Order(6)
    void winInSeven() {
        suspecting(7, () -> winning(puzzles(Puzzle.Kind.WIN_IN_7, DEEP_PUZZLES), PLENTY));
    }

    @Check(points = 1)
    @Order(7)
    void onlyDefence() {
        suspecting(4, this::defends);
        // A tie defends where all else is worse, and nowhere else.
        Random random = conditions.random("ties");
        for (int i = 0; i < many(4); i++) {
            int tying = random.nextInt(Trap.WIDTH);
            boolean better = i % 2 == 0;
            suspecting(1, () -> new HalfWay(this, Trap.tie(random, tying, better)).checkTie());
            suspecting(1, () -> new HalfWay(this, Trap.nearlyATie(random, tying, better)).checkTie());
        }
    }

    private void defends() {
        for (Puzzle puzzle : puzzles(Puzzle.Kind.ONLY_DEFENCE, SOME_PUZZLES)) {
            Cell move = move(puzzle.board(), PLENTY);
            if (!puzzle.solutions().contains(move)) {
                throw expected(
                        puzzle.board(),
                        puzzle.solutions(),
                        move,
                        Texts.of("is-the-only-defence"),
                        Texts.of("after-any-other-move-the-opponent-wins", side(puzzle.board())));
            }
        }
    }

    /** Some puzzles of a kind, each turned or mirrored in one of the eight ways. */
    private List<Puzzle> puzzles(Puzzle.Kind kind, int forPractice) {
        Random random = conditions.random("puzzles " + kind);
        List<Puzzle> all = new ArrayList<>(
                Puzzle.all().stream().filter(puzzle -> puzzle.kind() == kind).toList());
        Collections.shuffle(all, random);
        return all.stream()
                .limit(many(forPractice))
                .map(puzzle -> Layout.turned(puzzle, random.nextInt(8)))
                .toList();
    }

    /** Accepts every winning move. A move that does not win by fours alone is played out. */
    private void winning(List<Puzzle> puzzles, int nodes) {
        for (Puzzle puzzle : puzzles) {
            Board board = puzzle.board();
            Cell move = move(board, nodes);
            if (!puzzle.solutions().contains(move)
                    && !Fours.keepsTheWin(board, move, puzzle.kind().plies() / 2)
                    && !winsFrom(board, move)) {
                throw wrong(
                        Texts.of("a-move-that-wins-by-force", cells(puzzle.solutions())),
                        move.toString(),
                        Texts.of(
                                "wins-by-force-with", side(board), puzzle.kind().plies(), cells(puzzle.line())),
                        Texts.of("what-it-played", GomokuText.drawn(board, Map.of(move, '?'))));
            }
        }
    }

    private static String cells(List<Cell> cells) {
        return String.join(" ", cells.stream().map(Cell::toString).toList());
    }

    private boolean winsFrom(Board start, Cell move) {
        Player mine = Layout.toMove(start);
        Board board = RULES.result(start, move);
        for (int ply = 0; ply < 12 && !RULES.terminal(board); ply++) {
            Cell next = RULES.player(board) == mine
                    ? move(board, MANY)
                    : Opponents.depthTwo()
                            .move(RULES, board, plybook.engine.Limits.none())
                            .move();
            board = RULES.result(board, next);
        }
        return RULES.winner(board).equals(Optional.of(mine));
    }

    @Check(points = 3)
    @Order(8)
    void clock() {
        findsWhatLooksBad(conditions.random("a win that looks bad"));
        Random random = conditions.random("clock");
        for (int i = 0; i < many(2); i++) {
            for (int nodes : List.of(50, FEW, MANY)) {
                keepsTo(nodes, Openings.apart(4 + random.nextInt(3), random));
            }
        }
        keepsTo(PLENTY, Openings.apart(5, random));
        // Who asks before each action at the root only is late where a ply takes longest.
        for (int i = 0; i < many(2); i++) {
            keepsTo(PLENTY / 2 + random.nextInt(PLENTY / 4), Openings.apart(3 + i, random));
        }
        for (Player root : Player.values()) {
            checkIsInTime(
                    new HalfWay(this, Trap.uncut(root, random)).used(),
                    HalfWay.TWO_WIDE_PLIES,
                    Texts.of("on-a-wide-tree", Trap.WIDEST));
            checkIsInTime(
                    new HalfWay(this, Trap.uncutBelow(root)).used(),
                    HalfWay.TWO_WIDE_PLIES,
                    Texts.of("on-a-tree-that-is-wide-below", Trap.WIDEST));
        }
        // The clock has just ended a move: a count of nodes that is never set back is a multiple of 2,048 now.
        keepsTo(JUST_ASKED, Openings.apart(5, random));
        Random deep = conditions.random("a win in seven plies");
        for (int plies : List.of(7, 9)) {
            int winning = deep.nextInt(Trap.WIDTH);
            suspecting(7, () -> new HalfWay(this, Trap.deep(deep, plies, winning)).checkFinds(winning, plies));
        }
        int last = deep.nextInt(Trap.WIDTH);
        suspecting(7, () -> new HalfWay(this, Trap.far(deep, last)).checkFinds(last, Trap.FARTHEST));
        for (int i = 0; i < Trap.WIDTH; i++) {
            int winning = i;
            suspecting(5, () -> new HalfWay(this, Trap.alike(deep, 5, winning)).checkFinds(winning, 5));
            suspecting(3, () -> new HalfWay(this, Trap.daring(deep, 3, winning)).checkFinds(winning, 3));
            int next = i == 0 ? Trap.WIDTH - 1 : 0; // what stands in front is looked at in the full window
            suspecting(5, () -> new HalfWay(this, Trap.inOrder(deep, winning, next)).checkFinds(winning, 5));
        }
        for (int slope : SLOPES) {
            for (Player root : List.of(Player.MAX, Player.MIN)) {
                suspecting(3, () -> new HalfWay(this, Trap.sloping(root, slope, deep)).checkThreePlies());
            }
        }
        for (Player root : Player.values()) {
            suspecting(3, () -> new HalfWay(this, Trap.climbing(root, deep)).checkThreeNarrowPlies());
        }
        edgesOfWindows(conditions.random("edges of windows"));
        for (int width : List.of(1, 2)) {
            suspecting(4, () -> new HalfWay(this, Trap.lostLater(deep, width)).checkAvoids());
        }
        Board board = Layout.scattered(15, 12, random);
        String late = "";
        for (int i = 0; i < TRIES; i++) {
            TimedAnswer answer = askTimed(move(board, Given.ANY_NUMBER, LIMIT_MILLIS));
            cell(board, answer.answer());
            TimeOfMove time = TimeOfMove.of(answer);
            if (time.isWithin(Duration.ofMillis(LIMIT_MILLIS + LATE_MILLIS))) {
                return;
            }
            late = Texts.of(
                    "ms-of-which-it-worked",
                    time.passed().toMillis(),
                    time.work().toMillis());
        }
        throw wrong(
                Texts.of("a-move-within-ms-and-more", LIMIT_MILLIS, LATE_MILLIS),
                Texts.of("one-after", late),
                Texts.of("whoever-thinks-longer-than-the-clock"),
                GomokuText.drawn(board));
    }

    /** Checks that a value on the edge of a narrow window is searched again, like one beyond it: it may be no more than a bound. */
    private void edgesOfWindows(Random random) {
        for (int width : WIDTHS_OF_WINDOWS) {
            for (int slope : List.of(width, -width)) {
                for (Player root : List.of(Player.MAX, Player.MIN)) {
                    edgeOfAWindow(root, slope, random.nextInt());
                }
            }
        }
    }

    private void edgeOfAWindow(Player root, int slope, int seed) {
        try {
            step(root, slope, seed);
        } catch (CheckFailed e) {
            boolean isTheEdge = isToBeExplained() && steps(root, slope - 1, seed) && steps(root, slope + 1, seed);
            throw isTheEdge ? new CheckFailed(e.evidence().explainedBy(List.of(GameMistakes.EDGE_TAKEN))) : e;
        }
    }

    private void step(Player root, int slope, int seed) {
        suspecting(3, () -> new HalfWay(this, Trap.stepping(root, slope, new Random(seed))).checkThreePlies());
    }

    private boolean steps(Player root, int slope, int seed) {
        try {
            step(root, slope, seed);
            return true;
        } catch (CheckFailed e) {
            return false;
        }
    }

    /** Checks that each action is looked at in each iteration, whichever of them wins. */
    private void findsWhatLooksBad(Random random) {
        for (int i = 0; i < Trap.WIDTH; i++) {
            int winning = i;
            suspecting(3, () -> new HalfWay(this, Trap.hidden(random, winning)).checkFinds(winning, 3));
        }
        for (int i = 0; i < many(2); i++) {
            int winning = random.nextInt(Trap.WIDEST);
            suspecting(2, () -> new HalfWay(this, Trap.wide(random, winning)).checkFinds(winning, 2));
        }
    }

    private void keepsTo(int nodes, Board board) {
        Reply.Answer answer = ask(move(board, nodes, 0));
        cell(board, answer);
        long used = Used.of(answer).nodes();
        checkIsInTime(used, nodes, GomokuText.drawn(board));
        if (nodes >= MANY && used < nodes / LEAST_USED) {
            suspecting(PlayerMistakes.ofStopping(7), () -> {
                throw wrong(
                        Texts.of("a-search-that-goes-on", nodes),
                        Texts.of("a-move-after", used),
                        Texts.of("time-that-is-left-over"),
                        GomokuText.drawn(board));
            });
        }
    }

    private void checkIsInTime(long used, int nodes, String drawing) {
        if (used > nodes + LATE_NODES) {
            suspecting(List.of(PlayerMistakes.CLOCK_NEVER_ASKED, PlayerMistakes.CLOCK_ASKED_RARELY), () -> {
                throw wrong(
                        Texts.of("a-move-soon-after-moves-were", nodes),
                        Texts.of("a-move-after", used),
                        Texts.of("whoever-thinks-longer-than-the-clock"),
                        drawing);
            });
        }
    }

    @Check(points = 2)
    @Order(3)
    void cutOff() {
        Random random = conditions.random("cut off");
        Stream<Trap> traps = Stream.of(
                        Stream.generate(() -> Trap.drawn(random)).limit(many(5)),
                        Stream.generate(() -> Trap.behind(random)).limit(many(2)),
                        Stream.generate(() -> Trap.losing(Trap.WIDTH - 1, random))
                                .limit(many(2)))
                .flatMap(each -> each);
        for (Trap trap : traps.toList()) {
            suspecting(2, () -> new HalfWay(this, trap).check(random, 40));
        }
        suspecting(2, () -> new HalfWay(this, Trap.stairs(random)).checkBeginsWithTwoPlies());
        for (Player root : Player.values()) {
            checkTakesNoBound(root, random);
        }
        for (int i = 0; i < many(1); i++) {
            neverBest(Trap.rising(random), limits(random, 40, HalfWay.MOST));
            neverBest(Trap.close(random), limits(random, 3, HalfWay.MOST));
            // One after the other, so that the clock is up in an iteration's last action, too.
            neverBest(Trap.worseThanATie(random), IntStream.range(HalfWay.FIRST_ITERATION, HalfWay.THREE_PLIES));
            neverBest(Trap.refutedLater(random), IntStream.range(HalfWay.FIRST_ITERATION, HalfWay.THREE_PLIES));
        }
    }

    private static IntStream limits(Random random, int count, int most) {
        return random.ints(count, HalfWay.FIRST_ITERATION, most);
    }

    private void neverBest(Trap trap, IntStream limits) {
        suspecting(2, () -> new HalfWay(this, trap).checkAvoidsWhatIsNeverBest(limits));
    }

    /**
     * Checks that a bound is not taken for a value. A sound player may play what is better than the move of the last iteration, as long as it has
     * not come to what is best: who does so shows it where nothing misleads, and is asked nothing more.
     */
    private void checkTakesNoBound(Player root, Random random) {
        int seed = random.nextInt();
        try {
            new HalfWay(this, Trap.between(root, false, random))
                    .checkAvoidsWhatIsNeverBest(limits(new Random(seed), 20, HalfWay.THREE_PLIES));
        } catch (CheckFailed e) {
            return;
        }
        neverBest(Trap.between(root, true, random), limits(new Random(seed), 20, HalfWay.THREE_PLIES));
    }

    @Check(points = 1)
    @Order(9)
    void depthTwo() {
        suspecting(2, () -> match(Opponents.depthTwo(), MatchRule.PRACTICE));
    }

    @Check(points = 4)
    @Order(10)
    void twoPlies() {
        suspecting(3, () -> match(new TwoPlies(), conditions.thorough() ? MatchRule.GRADE : MatchRule.PRACTICE));
    }

    private void match(GomokuPlayer opponent, MatchRule rule) {
        MatchRule.Standing match = rule.begin();
        Random random = conditions.random("match against " + opponent.name());
        Games games = new Games(opponent, board -> move(board, MANY));
        while (!match.over() && !games.tooOftenLate()) {
            match.pair(games.pair(Openings.even(random)));
        }
        if (!match.won()) {
            throw notBetter(rule, games, MANY);
        }
        remark(Texts.of("against", games.score(), opponent.name()));
    }

    private static CheckFailed notBetter(MatchRule rule, Games games, int nodes) {
        String got = games.score();
        String why = Texts.of("both-have-played-each-opening-with", nodes);
        String drawing = games.lostGame();
        if (!games.forfeits().isEmpty()) {
            Games.Forfeit first = games.forfeits().get(0);
            got = Texts.of("the-first-forfeit", got, first.why());
            why = games.tooOftenLate()
                    ? Texts.of("forfeited-and-ended", why, first.bare())
                    : Texts.of("forfeited", why, first.bare());
            drawing = Texts.of("forfeited-here", first.board()) + (drawing.isEmpty() ? "" : "\n\n" + drawing);
        }
        String needed = Texts.of("pairs-of-games-ahead", rule.pass(), rule.pairs(), rule.cost() / rule.gain());
        return wrong(Texts.of("a-score-that-shows-that-it", needed), got, why, drawing);
    }
}
