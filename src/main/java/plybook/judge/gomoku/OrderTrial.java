package plybook.judge.gomoku;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.gomoku.CandidateMistakes;
import plybook.diagnosis.gomoku.Fives;
import plybook.diagnosis.gomoku.OrderMistakes;
import plybook.diagnosis.gomoku.PlainCandidates;
import plybook.diagnosis.gomoku.Threat;
import plybook.diagnosis.rules.RulesMistakes;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.guest.Reply;
import plybook.guest.Walk;
import plybook.guest.Walk.Kind;
import plybook.guest.Walk.Step;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.GomokuText;
import plybook.judge.suite.Suite;
import plybook.judge.suite.WalkText;
import plybook.judge.verdict.Evidence;

/** Asks for the order of candidates on boards with threats, and compares which cells come first. */
@SuppressWarnings("EnumOrdinal") // the order of threats is the point
final class OrderTrial {
    /** The kind of move that must come first. */
    enum Until {
        /** The moves that complete a five of the player to move. */
        WINS(Texts.of("completes-a-five-of-its-own")),
        /** The moves that block a five, if only the opponent can complete one. */
        BLOCKS(Texts.of("is-where-the-opponent-would-complete")),
        /** The moves that make two fives possible, if nobody can complete one. */
        TWO_WAYS(Texts.of("makes-two-fives-possible"));

        private final String does;

        Until(String does) {
            this.does = does;
        }
    }

    /** The tolerance for overlooked threats that come first by chance: twice as often as expected, and so many times more. */
    private static final int MORE = 2;

    private static final int ASKED_AGAIN = 3;

    /** The radii that are asked with, the usual one first. */
    private static final List<Integer> RADII = List.of(2, 1, 3);

    private final Suite<?> suite;
    private final Until until;

    /** The trials before this one: what explains an order has to agree with all of them. */
    private final List<OrderTrial> earlier;

    private final List<Board> asked = new ArrayList<>();
    private final Map<Board, Set<Cell>> doubtful = new HashMap<>();
    private final List<List<Cell>> orders = new ArrayList<>();
    private int right;

    OrderTrial(Suite<?> suite, Until until, List<OrderTrial> earlier) {
        this.suite = suite;
        this.until = until;
        this.earlier = List.copyOf(earlier);
    }

    /** @throws CheckFailed at the first board on which the threats do not come first */
    void check(List<Board> boards) {
        List<Walk> walks = boards.stream().map(Walks::ordered).toList();
        List<Reply> replies = suite.replies(walks);
        asked.addAll(boards);
        for (int i = 0; i < boards.size(); i++) {
            orders.add(order(walks.get(i), replies.get(i)));
        }
        int first = -1;
        for (int i = 0; i < boards.size(); i++) {
            if (isRight(boards.get(i), orders.get(i))) {
                right++;
            } else {
                first = first < 0 ? i : first;
            }
        }
        if (first >= 0) {
            // Where a cell that is to be first does not stand in the list at all, nothing is known of the order.
            boolean complete = IntStream.range(0, boards.size())
                    .allMatch(i -> orders.get(i).containsAll(wanted(boards.get(i))));
            // Nor where the order changes the board that it looks at.
            boolean spoiled = replies.stream().anyMatch(WalkTrial::leavesAStone);
            List<Mistake> causes = spoiled ? List.of(CandidateMistakes.TRIAL_STONE) : complete ? causes() : List.of();
            throw new CheckFailed(evidence(boards.get(first), orders.get(first), walks.get(first))
                    .explainedBy(causes));
        }
    }

    /**
     * Asks with each radius.
     *
     * @param boards on which all that wins or blocks is beside a stone
     * @throws CheckFailed at the first board on which what wins does not come first, and next what stops the other side's five
     */
    void checkBehindWins(List<Board> boards) {
        List<Walk> walks = boards.stream()
                .flatMap(board -> RADII.stream().map(radius -> Walks.ordered(board, radius)))
                .toList();
        List<Reply> replies = suite.replies(walks);
        for (int i = 0; i < walks.size(); i++) {
            Board board = boards.get(i / RADII.size());
            Player player = Layout.toMove(board);
            List<Cell> wins = Fives.of(board, player);
            List<Cell> blocks = Fives.of(board, player.opponent());
            List<Cell> order = order(walks.get(i), replies.get(i));
            boolean isComplete = order.containsAll(wins) && order.containsAll(blocks);
            if (!isComplete && walks.get(i).radius() != RADII.get(0)) {
                continue; // which cells are candidates was judged already
            }
            List<Cell> front = order.subList(0, Math.min(order.size(), wins.size() + blocks.size()));
            if (!front.containsAll(blocks)
                    || !front.subList(0, Math.min(front.size(), wins.size())).containsAll(wins)) {
                Map<Cell, Character> marks = new HashMap<>();
                blocks.forEach(cell -> marks.put(cell, '*'));
                wins.forEach(cell -> marks.put(cell, '*'));
                throw Suite.wrong(
                        Texts.of("first-these-and-then-those", text(wins), text(blocks)),
                        front.isEmpty() ? Texts.of("no-cell-at-all") : text(front),
                        Texts.of("what-wins-comes-before-what-blocks", player.symbol()),
                        Texts.of(
                                "what-should-come-first",
                                WalkText.calls(walks.get(i)),
                                GomokuText.drawn(board, marks)));
            }
        }
    }

    /**
     * Asks in another way, where no known mistake is looked for.
     *
     * @param walk from a board to a walk that asks for its order last
     * @throws CheckFailed at the first board on which the threats do not come first
     */
    void checkToo(List<Board> boards, Function<Board, Walk> walk, String why) {
        List<Walk> walks = boards.stream().map(walk).toList();
        List<Reply> replies = suite.replies(walks);
        for (int i = 0; i < boards.size(); i++) {
            List<Cell> order = order(walks.get(i), replies.get(i));
            if (!isRight(boards.get(i), order)) {
                throw new CheckFailed(evidence(boards.get(i), order, walks.get(i), why));
            }
        }
    }

    /** Returns whether all that must come first is a candidate within that radius. */
    boolean isAllNear(Board board, int radius) {
        return new HashSet<>(PlainCandidates.near(board, radius)).containsAll(wanted(board));
    }

    /** Returns the last order that a walk asks for. */
    private List<Cell> order(Walk walk, Reply reply) {
        String[] lines = suite.answered(walk, reply).text().split("\n", -1);
        List<Kind> observed =
                walk.steps().stream().map(Step::kind).filter(Kind::observes).toList();
        int at = observed.lastIndexOf(Kind.ORDER);
        return lines.length <= at ? List.of() : GomokuText.cells(lines[at]);
    }

    /** Returns whether new objects that are asked about one board and no other are wrong as well. */
    private boolean isRepeatable() {
        return IntStream.range(0, asked.size())
                .filter(i -> !isRight(asked.get(i), orders.get(i)))
                .limit(ASKED_AGAIN)
                .mapToObj(asked::get)
                .noneMatch(board -> {
                    suite.startAgain();
                    Walk walk = Walks.ordered(board);
                    return isRight(
                            board, order(walk, suite.replies(List.of(walk)).get(0)));
                });
    }

    private List<Cell> wanted(Board board) {
        Player player = Layout.toMove(board);
        return switch (until) {
            case WINS -> Fives.of(board, player);
            case BLOCKS -> Fives.of(board, player.opponent());
            case TWO_WAYS ->
                board.emptyCells().stream()
                        .filter(cell -> Threat.of(board, player, cell) == Threat.TWO_WAYS)
                        .toList();
        };
    }

    private boolean isRight(Board board, List<Cell> order) {
        List<Cell> wanted = wanted(board);
        return order.size() >= wanted.size()
                && new HashSet<>(order.subList(0, wanted.size())).equals(new HashSet<>(wanted));
    }

    private Evidence evidence(Board board, List<Cell> order, Walk walk) {
        String side = Texts.of("is-to-move", Layout.toMove(board).symbol());
        return evidence(
                board,
                order,
                walk,
                switch (until) {
                    case WINS -> Texts.of("a-move-that-wins-ends-the", side);
                    case BLOCKS -> Texts.of("and-cannot-win-at-once-whoever", side);
                    case TWO_WAYS -> Texts.of("of-two-fives-the-opponent-can", side);
                });
    }

    private Evidence evidence(Board board, List<Cell> order, Walk walk, String why) {
        List<Cell> wanted = wanted(board);
        Player player = Layout.toMove(board);
        Map<Cell, Character> marks = new HashMap<>();
        wanted.forEach(cell -> marks.put(cell, '*'));
        List<Cell> got = order.subList(0, Math.min(order.size(), wanted.size()));
        return new Evidence(
                wanted.size() == 1
                        ? Texts.of("first-of-all-which", text(wanted), until.does)
                        : Texts.of("in-front-which", text(wanted), until.does),
                got.isEmpty() ? Texts.of("no-cell-at-all") : kind(board, player, got),
                why,
                Texts.of("what-should-come-first", WalkText.calls(walk), GomokuText.drawn(board, marks)));
    }

    private static String kind(Board board, Player player, List<Cell> got) {
        Cell first = got.get(0);
        if (!board.contains(first) || !board.isEmpty(first)) {
            return text(got);
        }
        return switch (Threat.of(board, player, first)) {
            case WIN -> Texts.of("which-completes-a-five", text(got));
            case BLOCK -> Texts.of("which-only-blocks", text(got));
            case TWO_WAYS -> Texts.of("which-makes-two-fives-possible-but", text(got));
            case OTHER -> text(got);
        };
    }

    private static String text(List<Cell> cells) {
        return String.join(" ", cells.stream().map(Cell::toString).toList());
    }

    /** Of the known wrong orders with which all of these agree, the one with which these orders are likeliest, if cells of equal rank are shuffled. */
    private List<Mistake> causes() {
        if (!suite.isToBeExplained()) {
            return List.of();
        }
        List<OrderTrial> trials =
                Stream.concat(Stream.of(this), earlier.stream()).toList();
        Optional<Cause> likeliest = OrderMistakes.all().stream()
                .filter(model -> trials.stream().allMatch(trial -> trial.agreesWith(model.rank())))
                .map(model -> new Cause(model.mistake(), luck(model.rank()), logLikelihood(model.rank())))
                .filter(cause -> cause.isWithoutOrder()
                        ? trials.stream().noneMatch(OrderTrial::isMostlyRight)
                        : cause.luck().isOrdinary())
                .max(Comparator.comparingDouble(Cause::logLikelihood));
        // Cells of equal rank may come in another order each time, and in front by chance: that alone is no mistake.
        boolean orders = likeliest.isPresent() && !likeliest.get().isWithoutOrder();
        if (!orders && !isRepeatable()) {
            return List.of(RulesMistakes.NOT_REPEATABLE);
        }
        return likeliest.map(cause -> List.of(cause.mistake())).orElse(List.of());
    }

    private boolean isMostlyRight() {
        return 2 * right > asked.size();
    }

    private boolean agreesWith(OrderMistakes.Rank rank) {
        return IntStream.range(0, asked.size()).allMatch(i -> isSorted(rank, asked.get(i), orders.get(i)))
                && luck(rank).logLikelihood() > Double.NEGATIVE_INFINITY;
    }

    private boolean isDoubtful(Board board, Cell cell) {
        return until != Until.TWO_WAYS
                && doubtful.computeIfAbsent(board, OrderTrial::doubtful).contains(cell);
    }

    /** Returns the cells that may count as two ways to a five, or as one, by fives that could be completed before. */
    private static Set<Cell> doubtful(Board board) {
        Player player = Layout.toMove(board);
        Set<Cell> own = new HashSet<>(Fives.of(board, player));
        Set<Cell> others = new HashSet<>(Fives.of(board, player.opponent()));
        Set<Cell> cells = new HashSet<>(board.emptyCells());
        cells.removeAll(own);
        cells.removeAll(others);
        if (own.isEmpty() && others.size() < 2) {
            cells.removeIf(cell -> Fives.after(board, player, cell).isEmpty()
                    && Fives.after(board, player.opponent(), cell).size() + others.size() < 2);
        }
        return cells;
    }

    private record Cause(Mistake mistake, Luck luck, double logLikelihood) {
        boolean isWithoutOrder() {
            return mistake.id().equals(OrderMistakes.NO_ORDER);
        }
    }

    /** Returns the logarithm of the probability of these orders, but for a summand that is the same for all ranks with which they agree. */
    private double logLikelihood(OrderMistakes.Rank rank) {
        double sum = 0;
        for (int i = 0; i < asked.size(); i++) {
            Board board = asked.get(i);
            Map<Integer, Integer> alike = new HashMap<>();
            for (Cell cell : orders.get(i)) {
                if (!isDoubtful(board, cell)) {
                    int each = alike.merge(rank.of(board, Layout.toMove(board), cell), 1, Integer::sum);
                    sum -= Math.log(each);
                }
            }
        }
        return sum;
    }

    /**
     * The results of a wrong order on the boards where it does not put the threats first, but may have them there by chance.
     *
     * @param came the number of boards on which they came first
     * @param expected the expected number of such boards
     * @param logLikelihood the logarithm of the probability that they came first on exactly those
     */
    private record Luck(int came, double expected, double logLikelihood) {
        boolean isOrdinary() {
            return came <= MORE + 2 * expected;
        }
    }

    private Luck luck(OrderMistakes.Rank rank) {
        int came = 0;
        double expected = 0;
        double logLikelihood = 0;
        for (int i = 0; i < asked.size(); i++) {
            double chance = chance(rank, asked.get(i), orders.get(i));
            boolean first = isRight(asked.get(i), orders.get(i));
            if (chance < 1) {
                expected += chance;
                came += first ? 1 : 0;
            }
            logLikelihood += Math.log(first ? chance : 1 - chance);
        }
        return new Luck(came, expected, logLikelihood);
    }

    /** Returns the probability that the threats come first if cells of equal rank in the wrong order are shuffled. */
    private double chance(OrderMistakes.Rank rank, Board board, List<Cell> order) {
        Player player = Layout.toMove(board);
        List<Cell> wanted = wanted(board);
        int last = wanted.stream()
                .mapToInt(cell -> rank.of(board, player, cell))
                .max()
                .orElse(0);
        long lastOfThem = wanted.stream()
                .filter(cell -> rank.of(board, player, cell) == last)
                .count();
        List<Integer> others = order.stream()
                .filter(cell -> board.contains(cell) && board.isEmpty(cell) && !wanted.contains(cell))
                .map(cell -> rank.of(board, player, cell))
                .toList();
        if (others.stream().anyMatch(each -> each < last)) {
            return 0;
        }
        long alike = others.stream().filter(each -> each == last).count();
        double chance = 1;
        for (int i = 1; i <= lastOfThem; i++) {
            chance *= (double) i / (alike + i);
        }
        return chance;
    }

    /** Two ways to a five are asked for only where nobody can complete one; elsewhere they make no difference. */
    private boolean isSorted(OrderMistakes.Rank rank, Board board, List<Cell> order) {
        Player player = Layout.toMove(board);
        int last = -1;
        for (Cell cell : order) {
            if (!board.contains(cell) || !board.isEmpty(cell)) {
                return false;
            }
            int here = rank.of(board, player, cell);
            if (isDoubtful(board, cell)) {
                continue;
            }
            if (here < last) {
                return false;
            }
            last = here;
        }
        return true;
    }
}
