package plybook.judge.gomoku;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.gomoku.CandidateMistakes;
import plybook.diagnosis.gomoku.PlainCandidates;
import plybook.diagnosis.rules.RulesMistakes;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.guest.Reply;
import plybook.guest.Responder;
import plybook.guest.Walk;
import plybook.guest.Walk.Kind;
import plybook.guest.Walk.Step;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.GomokuText;
import plybook.judge.suite.NoAnswer;
import plybook.judge.suite.Suite;
import plybook.judge.suite.WalkText;
import plybook.judge.verdict.Evidence;
import plybook.task.CandidatesTask;

/** Lets a learner's position take walks, compares what it says with the oracle, and makes the first failure as short as it can be. */
final class WalkTrial {
    /** An aspect of the answers that is compared. */
    enum Aspect {
        /** The stones, whose turn it is, and what is refused. */
        STONES,
        /** The candidates. */
        CELLS,
        /** The candidates, with what the same position said of the same stones before. */
        CELLS_AS_BEFORE,
        /** The answers of two positions at once, compared with those of each of them alone: right or wrong, they must be the same. */
        APART,
        /** Lists that were returned do not change later. */
        LISTS,
        /** The order's cells, with the candidates that the position itself gave, and the stones, before and after. */
        ORDER_CELLS
    }

    /** So many tries to leave a step out: each is a question. */
    private static final int TRIES = 400;

    /** The largest number of cells that are listed. */
    private static final int FEW = 8;

    /** Boards with so few cells left that an order may get through them before it falls over its own trial stones; on the second, (0,0) is two ways to a five. */
    private static final List<Board> NEARLY_FULL = Stream.of(
                    "XOXOX/XOXOX/OXOXO/OXOXO/XOX..", ".XXX./XOOOX/XOXOO/XOOXO/.XOOX")
            .map(Board::parse)
            .toList();

    private final Suite<?> suite;
    private final Aspect aspect;
    private final String why;

    WalkTrial(Suite<?> suite, Aspect aspect, String why) {
        this.suite = suite;
        this.aspect = aspect;
        this.why = why;
    }

    /** The first wrong step of an answer. */
    private record Failure(int step, String expected, String got, String drawing) {}

    /** @throws CheckFailed or NoAnswer at the first walk that goes wrong, with the shortest walk like it that was found */
    void check(List<Walk> walks) {
        List<Reply> replies = suite.replies(walks);
        for (int i = 0; i < walks.size(); i++) {
            Reply reply = replies.get(i);
            if (reply instanceof Reply.Fault fault) {
                Walk shown = isQuick(fault) && suite.isToBeExplained()
                        ? shortened(walks.get(i), lengthOf(walks.get(i), fault), fault)
                        : walks.get(i);
                try {
                    suite.answered(shown, reply(shown));
                    suite.answered(walks.get(i), reply);
                } catch (NoAnswer e) {
                    throw e.isOfTheCode() ? e.explainedBy(causes(walks.get(i), walks, replies)) : e;
                }
            }
            Walk walk = walks.get(i);
            Optional<Failure> failure = failure(walk, reply);
            // What an object's first start fixes for good is no trace of the other position.
            if (failure.isPresent()
                    && aspect == Aspect.APART
                    && failure(walk, reply, alone(walk, suite::startAgain)).isEmpty()) {
                continue;
            }
            if (failure.isPresent()) {
                Walk small =
                        suite.isToBeExplained() ? shortened(walk, failure.get().step() + 1, reply) : walk;
                Failure shown = failure(small, reply(small)).orElse(failure.get());
                throw new CheckFailed(
                        new Evidence(shown.expected(), shown.got(), why, WalkText.calls(small) + "\n" + shown.drawing())
                                .explainedBy(causes(walk, walks, replies)));
            }
        }
    }

    /** Returns whether nothing goes wrong on the walk. */
    boolean isRight(Walk walk) {
        Reply reply = reply(walk);
        return reply instanceof Reply.Answer && failure(walk, reply).isEmpty();
    }

    private static boolean isQuick(Reply.Fault fault) {
        return fault.kind() == Reply.Kind.THREW || fault.kind() == Reply.Kind.RETURNED_NULL;
    }

    private Reply reply(Walk walk) {
        return suite.replies(List.of(walk)).get(0);
    }

    /** Returns the number of steps until the fault. */
    private int lengthOf(Walk walk, Reply.Fault fault) {
        int low = 0;
        int high = walk.steps().size();
        while (low < high) {
            int middle = (low + high) / 2;
            if (isLike(fault, reply(walk.upTo(middle)))) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    private static boolean isLike(Reply.Fault fault, Reply reply) {
        return reply instanceof Reply.Fault other && other.kind() == fault.kind();
    }

    /** Leaves out one step after the other for as long as it still goes wrong in the same way. */
    private Walk shortened(Walk walk, int length, Reply wrong) {
        Walk small = walk.upTo(Math.min(length, walk.steps().size()));
        int tries = 0;
        boolean again = true;
        while (again) {
            again = false;
            for (int i = small.steps().size() - 2; i >= 0 && tries < TRIES; i--) {
                Walk smaller = without(small, i);
                tries++;
                if (isLegal(smaller) && goesWrong(smaller, wrong)) {
                    small = smaller;
                    again = true;
                }
            }
        }
        return goesWrong(small, wrong) ? small : walk;
    }

    private static Walk without(Walk walk, int step) {
        List<Step> steps = new ArrayList<>(walk.steps());
        steps.remove(step);
        return new Walk(walk.board(), walk.radius(), steps);
    }

    private boolean goesWrong(Walk walk, Reply wrong) {
        Reply reply = reply(walk);
        return wrong instanceof Reply.Fault fault
                ? isLike(fault, reply)
                : reply instanceof Reply.Answer
                        && failure(walk, reply)
                                .filter(failure ->
                                        failure.step() == walk.steps().size() - 1)
                                .isPresent();
    }

    /** Returns whether the oracle accepts and refuses the steps as intended. */
    private static boolean isLegal(Walk walk) {
        return right(walk) instanceof Reply.Answer answer
                && !List.of(answer.text().split("\n")).contains(Walk.ACCEPTED);
    }

    /** The replies of the two positions of a walk, each asked alone, put together in the order of its steps. */
    private Reply alone(Walk walk, Runnable beforeEach) {
        List<Iterator<String>> each = new ArrayList<>();
        for (boolean other : new boolean[] {false, true}) {
            List<Step> steps = walk.steps().stream()
                    .filter(step -> step.other() == other)
                    .map(step -> new Step(step.kind(), false, step.cell()))
                    .toList();
            int radius = other ? walk.radiusOfSecond() : walk.radius();
            beforeEach.run();
            Reply reply = reply(new Walk(other ? walk.boardOfSecond() : walk.board(), radius, steps));
            if (!(reply instanceof Reply.Answer answer)) {
                return reply;
            }
            each.add(List.of(answer.text().split("\n", -1)).iterator());
        }
        List<String> lines = new ArrayList<>();
        for (Step step : walk.steps()) {
            Iterator<String> own = each.get(step.other() ? 1 : 0);
            if (step.kind().observes()) {
                lines.add(own.hasNext() ? own.next() : "");
            }
        }
        return new Reply.Answer(String.join("\n", lines), Optional.empty());
    }

    private static Reply right(Walk walk) {
        return reply(walk, PlainCandidates::new);
    }

    private static Reply reply(Walk walk, Supplier<CandidatesTask> maker) {
        return new Responder(maker.get(), maker).reply(walk, leaf -> 0);
    }

    /** The description of a step that looks at the position. */
    private record Look(String player, String board, String cells) {
        static Optional<Look> of(String line) {
            String[] parts = line.split(" ", 3);
            return parts.length < 2
                    ? Optional.empty()
                    : Optional.of(new Look(parts[0], parts[1], sorted(parts.length < 3 ? "" : parts[2])));
        }
    }

    private static String sorted(String cells) {
        List<Cell> all = GomokuText.cells(cells);
        TreeSet<Cell> once = new TreeSet<>(all);
        String text = String.join(" ", once.stream().map(Cell::toString).toList());
        return once.size() < all.size() ? Texts.of("some-more-than-once", text) : text;
    }

    private Optional<Failure> failure(Walk walk, Reply reply) {
        return failure(walk, reply, aspect == Aspect.APART ? alone(walk, () -> {}) : right(walk));
    }

    private Optional<Failure> failure(Walk walk, Reply reply, Reply expectedReply) {
        if (!(reply instanceof Reply.Answer answer && expectedReply instanceof Reply.Answer right)) {
            return Optional.empty();
        }
        String[] got = answer.text().split("\n", -1);
        String[] expected = right.text().split("\n", -1);
        return aspect == Aspect.LISTS ? changed(walk, got) : compared(walk, got, expected);
    }

    private static Optional<Failure> changed(Walk walk, String[] got) {
        String last = got[got.length - 1];
        return last.startsWith(Walk.CHANGED)
                ? Optional.of(new Failure(
                        walk.steps().size() - 1,
                        Texts.of(
                                "the-list-that-was-returned-as-it-was",
                                isOfAnOrder(walk, last) ? "ordered" : "candidates"),
                        Texts.of("a-list-that-has-changed-since"),
                        ""))
                : Optional.empty();
    }

    /** @param changed the line that tells the step whose list has changed */
    private static boolean isOfAnOrder(Walk walk, String changed) {
        String step = changed.substring(Walk.CHANGED.length());
        return IntStream.range(0, walk.steps().size())
                .anyMatch(i -> walk.steps().get(i).kind() == Kind.ORDER && step.equals(String.valueOf(i)));
    }

    private Optional<Failure> compared(Walk walk, String[] got, String[] expected) {
        Map<List<Step>, String> before = new HashMap<>();
        Set<String> different = new HashSet<>();
        List<Step> line = new ArrayList<>();
        Map<Boolean, String> own = new HashMap<>(); // what each of the two positions has said since its last move
        int at = 0;
        for (int i = 0; i < walk.steps().size(); i++) {
            Step step = walk.steps().get(i);
            if (step.kind() == Kind.MAKE) {
                line.add(step);
            } else if (step.kind() == Kind.UNDO) {
                line.remove(line.size() - 1);
            } else if (step.kind() == Kind.AGAIN) {
                line.clear();
            }
            if (!step.kind().observes()) {
                own.remove(step.other());
                continue;
            }
            String mine = at < got.length ? got[at] : "";
            String right = at < expected.length ? expected[at] : "";
            at++;
            boolean isSettled = aspect != Aspect.CELLS_AS_BEFORE && aspect != Aspect.ORDER_CELLS && mine.equals(right);
            Optional<Failure> failure = isSettled
                    ? Optional.empty()
                    : switch (step.kind()) {
                        case LOOK -> looked(i, mine, right, before, different, List.copyOf(line));
                        case ORDER -> ordered(walk, i, mine, Optional.ofNullable(own.get(step.other())));
                        default -> refused(walk, i, mine);
                    };
            if (failure.isPresent()) {
                return failure;
            }
            if (step.kind() == Kind.LOOK) {
                own.put(step.other(), mine);
            }
        }
        return Optional.empty();
    }

    private Optional<Failure> refused(Walk walk, int step, String got) {
        Step asked = walk.steps().get(step);
        return got.equals(Walk.REFUSED) || aspect == Aspect.CELLS
                ? Optional.empty()
                : Optional.of(new Failure(
                        step,
                        asked.kind() == Kind.MAKE_REFUSED
                                ? Texts.of("an-exception-for", asked.cell())
                                : Texts.of("an-exception"),
                        Texts.of("none-it-was-accepted"),
                        GomokuText.drawn(boardBefore(walk, step))));
    }

    private Optional<Failure> looked(
            int step,
            String mine,
            String right,
            Map<List<Step>, String> before,
            Set<String> different,
            List<Step> line) {
        Optional<Look> wanted = Look.of(right);
        Optional<Look> answered = mine.equals(right) ? wanted : Look.of(mine);
        if (answered.isEmpty() || wanted.isEmpty()) {
            return Optional.of(new Failure(step, Texts.of("an-answer"), "\"" + mine + "\"", ""));
        }
        Look expected = wanted.get();
        Look got = answered.get();
        if (aspect == Aspect.STONES || aspect == Aspect.APART || aspect == Aspect.ORDER_CELLS) {
            if (!got.board().equals(expected.board())) {
                Board board = Board.parse(expected.board());
                return Optional.of(new Failure(
                        step,
                        Texts.of("these-stones"),
                        Texts.of("other-ones", difference(board, got.board())),
                        GomokuText.drawn(board)));
            }
            if (!got.player().equals(expected.player())) {
                return Optional.of(new Failure(
                        step,
                        Texts.of("to-move", name(expected.player())),
                        Texts.of("to-move", name(got.player())),
                        GomokuText.drawn(Board.parse(expected.board()))));
            }
        }
        if (aspect == Aspect.CELLS_AS_BEFORE) {
            String said = before.putIfAbsent(line, got.cells());
            different.add(said == null ? got.cells() : said);
            boolean constant = line.size() > 1 && different.size() < 2;
            return (said == null || said.equals(got.cells())) && !constant
                    ? Optional.empty()
                    : Optional.of(cellsDiffer(
                            step, Board.parse(expected.board()), said == null ? expected.cells() : said, got.cells()));
        }
        // An order has the cells of the position's own candidates, whatever these are.
        return aspect == Aspect.STONES
                        || aspect == Aspect.ORDER_CELLS
                        || got.cells().equals(expected.cells())
                ? Optional.empty()
                : Optional.of(cellsDiffer(step, Board.parse(expected.board()), expected.cells(), got.cells()));
    }

    /** @param looked what the position itself said before, if it was asked */
    private static Optional<Failure> ordered(Walk walk, int step, String mine, Optional<String> looked) {
        Optional<String> candidates = looked.flatMap(Look::of).map(Look::cells);
        String own = candidates.orElse("");
        boolean same = sorted(mine).equals(own) && !own.isEmpty();
        return candidates.isEmpty() || same
                ? Optional.empty()
                : Optional.of(cellsDiffer(step, boardBefore(walk, step), own, sorted(mine)));
    }

    /** The board of the position with which a step is taken, just before it. */
    private static Board boardBefore(Walk walk, int number) {
        boolean other = walk.steps().get(number).other();
        Board start = other ? walk.boardOfSecond() : walk.board();
        PlainCandidates position = new PlainCandidates();
        position.start(start, walk.radius());
        for (Step step : walk.steps().subList(0, number)) {
            if (step.other() == other && step.kind() == Kind.MAKE) {
                position.make(step.cell());
            } else if (step.other() == other && step.kind() == Kind.UNDO) {
                position.undo();
            } else if (step.other() == other && step.kind() == Kind.AGAIN) {
                position.start(start, walk.radius());
            }
        }
        return position.board();
    }

    /** The board with what is right, what is missing and what is too much. */
    private static Failure cellsDiffer(int step, Board board, String expected, String got) {
        TreeSet<Cell> right = new TreeSet<>(GomokuText.cells(expected));
        TreeSet<Cell> said = new TreeSet<>(GomokuText.cells(got));
        Map<Cell, Character> marks = new HashMap<>();
        List<Cell> missing = new ArrayList<>();
        List<Cell> extra = new ArrayList<>();
        right.forEach(cell -> {
            marks.put(cell, said.contains(cell) ? '+' : '?');
            if (!said.contains(cell)) {
                missing.add(cell);
            }
        });
        said.stream().filter(cell -> !right.contains(cell)).forEach(cell -> {
            extra.add(cell);
            marks.put(cell, '#');
        });
        String difference = Stream.of(
                        missing.isEmpty() ? "" : Texts.of("without", few(missing)),
                        extra.isEmpty() ? "" : Texts.of("with-which-should-not-be-there", few(extra)),
                        missing.isEmpty() && extra.isEmpty() ? Texts.of("with-some-cells-more-than-once") : "")
                .filter(each -> !each.isEmpty())
                .reduce((a, b) -> a + "; " + b)
                .orElse("");
        return new Failure(
                step,
                right.size() <= FEW
                        ? Texts.of("candidates", right.size(), few(List.copyOf(right)))
                        : Texts.of("many-candidates", right.size()),
                said.size() + ", " + difference,
                Texts.of("a-candidate-one-that-is-missing", GomokuText.drawn(board, marks)));
    }

    private static String few(List<Cell> cells) {
        String text =
                String.join(" ", cells.stream().limit(FEW).map(Cell::toString).toList());
        return cells.size() > FEW ? Texts.of("in-all", text, cells.size()) : text;
    }

    private static String difference(Board board, String text) {
        Board other;
        try {
            other = Board.parse(text);
        } catch (IllegalArgumentException e) {
            return "\"" + text + "\"";
        }
        if (other.size() != board.size()) {
            return Texts.of("a-board-of", other.size(), other.size());
        }
        return Board.empty(board.size()).emptyCells().stream()
                .filter(cell -> !board.at(cell).equals(other.at(cell)))
                .limit(4)
                .map(cell -> Texts.of(
                        "has",
                        cell,
                        other.at(cell).map(Player::symbol).map(String::valueOf).orElse("no stone")))
                .reduce((a, b) -> a + ", " + b)
                .orElse("");
    }

    private static String name(String player) {
        return player.equals(Player.X.name()) ? "X" : player.equals(Player.O.name()) ? "O" : "\"" + player + "\"";
    }

    /** The first known mistake that tells the same about every walk; what is kept from one walk to the next is told by a new object that goes through all. */
    private List<Mistake> causes(Walk failing, List<Walk> walks, List<Reply> replies) {
        if (!suite.isToBeExplained()) {
            return List.of();
        }
        boolean again = tells(reply(failing)).equals(tells(replies.get(walks.indexOf(failing))));
        if (aspect == Aspect.STONES) {
            suite.startAgain();
            List<Walk> all = Stream.concat(fresh().stream(), walks.stream()).toList();
            List<Mistake> named = named(all, suite.replies(all));
            return again || !named.isEmpty() ? named : List.of(RulesMistakes.NOT_REPEATABLE);
        }
        if (!again) {
            return List.of(RulesMistakes.NOT_REPEATABLE);
        }
        if (aspect == Aspect.APART) {
            return alone(failing, () -> {}) instanceof Reply.Answer ? List.of(CandidateMistakes.SHARED) : List.of();
        }
        if (aspect == Aspect.LISTS) {
            return List.of(CandidateMistakes.LIVE_LIST);
        }
        if (aspect == Aspect.ORDER_CELLS) {
            Reply own = reply(failing);
            boolean seen = own instanceof Reply.Answer
                    ? leavesAStone(own)
                    : Stream.concat(
                                    NEARLY_FULL.stream().map(board -> reply(new Walk(board, 2, Walks.LOOK_ORDER_LOOK))),
                                    replies.stream())
                            .anyMatch(WalkTrial::leavesAStone);
            return seen ? List.of(CandidateMistakes.TRIAL_STONE) : List.of();
        }
        List<Walk> all = Stream.concat(walks.stream(), fresh().stream()).toList();
        suite.startAgain(); // what a first start fixes for good is not fixed yet
        return named(
                all,
                Stream.concat(replies.stream(), suite.replies(fresh()).stream()).toList());
    }

    private List<Mistake> named(List<Walk> walks, List<Reply> replies) {
        return CandidateMistakes.all().stream()
                .filter(model -> explains(model, walks, replies))
                .findFirst()
                .map(model -> List.of(model.mistake()))
                .orElse(List.of());
    }

    /** Returns whether one object of the model says the same on one walk after the other, and not only what is right. */
    private boolean explains(CandidateMistakes.Model model, List<Walk> walks, List<Reply> replies) {
        Responder one = new Responder(model.maker().get(), model.maker());
        boolean wrong = false;
        for (int i = 0; i < walks.size(); i++) {
            List<Object> told = tells(one.reply(walks.get(i), leaf -> 0));
            if (!told.equals(tells(replies.get(i)))) {
                return false;
            }
            wrong = wrong || !told.equals(tells(right(walks.get(i))));
        }
        return wrong;
    }

    /** Returns whether the board has more stones when the order has been asked for than it had before. */
    static boolean leavesAStone(Reply reply) {
        List<Integer> stones = reply instanceof Reply.Answer answer
                ? Stream.of(answer.text().split("\n", -1))
                        .flatMap(line -> Look.of(line).stream())
                        .filter(look -> look.board().contains("/"))
                        .map(look -> Board.parse(look.board()).stones())
                        .toList()
                : List.of();
        return stones.size() > 1 && stones.get(1) > stones.get(0);
    }

    /** With one radius alone it cannot be told how a distance is measured, and after other walks not where moves to undo come from. */
    private List<Walk> fresh() {
        return switch (aspect) {
            case STONES ->
                Stream.of(List.<Step>of(), List.of(Step.make(new Cell(4, 4)), new Step(Kind.AGAIN)))
                        .map(before -> Stream.concat(
                                        before.stream(), Stream.of(new Step(Kind.UNDO_REFUSED), new Step(Kind.LOOK)))
                                .toList())
                        .map(steps -> new Walk(Board.empty(9), 2, steps))
                        .toList();
            case CELLS ->
                Stream.of(1, 3)
                        .map(radius -> Walks.inside(Board.empty(15), radius, Walks.Style.FORWARD, new Random(radius)))
                        .toList();
            default -> List.of();
        };
    }

    /** A reply without what makes no difference here. */
    private List<Object> tells(Reply reply) {
        return reply instanceof Reply.Answer answer
                ? Stream.of(answer.text().split("\n", -1))
                        .filter(line -> !line.startsWith(Walk.CHANGED))
                        .<Object>map(
                                line -> Look.of(line).<Object>map(this::judged).orElse(line))
                        .toList()
                : List.of(((Reply.Fault) reply).kind());
    }

    /** Returns the part of a look that this trial is about. */
    private Look judged(Look look) {
        return aspect == Aspect.STONES ? new Look(look.player(), look.board(), "") : look;
    }
}
