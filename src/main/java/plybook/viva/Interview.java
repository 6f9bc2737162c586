package plybook.viva;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.game.Window;
import plybook.search.Minimax;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

/** Looks for a tree on which a program does something worth asking about. */
final class Interview {
    /** The trees: small enough to search by hand, large enough for a cut. */
    private static final Trees.Mix MIX = new Trees.Mix(3, 3, 0.15, true, 0, 0);

    private static final int FEWEST_LEAVES = 7;
    private static final int MOST_LEAVES = 12;

    /** The values of leaves are 1 to this, each once, so that a value names its leaf. */
    private static final int VALUES = 20;

    /** The number of trees on which the program is run. */
    private static final int DRAWN = 30;

    /** The number of them for which changes are tried: each takes some hundred runs. */
    private static final int CHANGED = 4;

    /** The first leaf that may be asked about is the third: which comes first is seen without a thought. */
    private static final int THIRD = 2;

    /** So many runs may fail before there is no viva. One that never ends takes its whole time each. */
    private static final int MOST_FAILURES = 2;

    /** A coin that decides the order falls on the same side so many times in one of 250 cases. */
    private static final int REPEATED = 8;

    private final Program program;
    private final String name;
    private final long seed;
    private final Random random;
    private final List<NoViva> failures = new ArrayList<>();

    Interview(Program program, String name, long seed) {
        this.program = program;
        this.name = name;
        this.seed = seed;
        this.random = new Random(seed);
    }

    /**
     * A run, and the leaf to ask about.
     *
     * @param place the leaf's place in the order, from 0
     */
    private record Moment(Run run, int place, Bound bound) {
        int leaf() {
            return run.asked().get(place);
        }

        /** The more, the less the answers can be guessed. */
        int worth() {
            int surprise = leaf() == place ? 0 : 4;
            int early = place == THIRD ? 1 : 0;
            int windows = bound.kind() == Bound.Kind.ALPHA ? 2 : bound.kind() == Bound.Kind.BETA ? 1 : 0;
            int needless = dead(run).isEmpty() ? 0 : 2;
            return surprise + windows + early + needless;
        }
    }

    /** The last question, and what answers it. */
    private record Task(Viva.Item item, List<Changes.Changed> solutions) {}

    Viva viva() {
        program.startAgain();
        List<Run> runs = Stream.generate(this::drawn)
                .limit(DRAWN)
                .flatMap(tree -> attempt(tree).stream())
                .toList();
        // Two searches of which the second begins where the first ended may look like one, on some trees.
        boolean windows = program.hasWindows() && runs.stream().allMatch(Run::isOnePass);
        List<Moment> moments = runs.stream()
                .flatMap(run -> moment(run, windows).stream())
                .sorted(Comparator.comparingInt(Moment::worth).reversed())
                .toList();
        if (moments.isEmpty()) {
            throw failures.isEmpty() ? new NoViva(Texts.of("too.few.leaves", name)) : failures.get(0);
        }
        Moment moment = moments.get(0);
        Optional<Task> found = Optional.empty();
        for (Moment each : moments.subList(0, Math.min(CHANGED, moments.size()))) {
            if (found.isEmpty() && program.hasWindows()) {
                moment = each;
                found = cutting(each, Changes.of(each.run(), this::attempt));
            }
        }
        Moment chosen = found.isPresent() ? moment : moments.get(0);
        Task task = found.orElseGet(() -> returning(Changes.of(chosen.run(), this::attempt)));
        requireTheSameAgain(chosen.run(), task);
        return new Viva(
                name, seed, chosen.run().tree(), List.of(order(chosen), bound(chosen), task.item()), basis(chosen));
    }

    private Tree drawn() {
        Tree shape = Stream.generate(() -> Trees.random(MIX, random))
                .filter(tree -> tree.depth() == MIX.maxDepth()
                        && tree.leaves() >= FEWEST_LEAVES
                        && tree.leaves() <= MOST_LEAVES)
                .findFirst()
                .orElseThrow();
        List<Integer> values =
                new ArrayList<>(IntStream.rangeClosed(1, VALUES).boxed().toList());
        Collections.shuffle(values, random);
        int[] next = {0};
        return Trees.withLeaves(shape, () -> values.get(next[0]++));
    }

    private Optional<Run> attempt(Tree tree) {
        try {
            return Optional.of(program.run(tree));
        } catch (NoViva e) {
            failures.add(e);
            if (failures.size() > MOST_FAILURES) {
                throw failures.get(0);
            }
            return Optional.empty();
        }
    }

    /** Returns the moment of a run that is most worth asking about, if there is any. */
    private static Optional<Moment> moment(Run run, boolean windows) {
        return IntStream.range(THIRD, run.asked().size())
                .filter(place -> run.asked().indexOf(run.asked().get(place)) == place)
                .mapToObj(place -> Bound.at(run, place, windows).map(bound -> new Moment(run, place, bound)))
                .flatMap(Optional::stream)
                .max(Comparator.comparingInt(Moment::worth).thenComparing(Moment::place, Comparator.reverseOrder()));
    }

    private Viva.Item order(Moment moment) {
        return new Viva.Item(
                Texts.of("order", moment.place() + 1),
                text(moment.run().value(moment.leaf())),
                Texts.of("order.why", values(moment.run(), moment.run().asked())));
    }

    private static Viva.Item bound(Moment moment) {
        List<Integer> before = moment.run().asked().subList(0, moment.place());
        String values = values(moment.run(), before);
        String leaf = text(moment.run().value(moment.leaf()));
        return new Viva.Item(
                Texts.of("bound." + moment.bound().kind()),
                text(moment.bound().value()),
                Texts.of("bound.why." + moment.bound().kind(), leaf, values));
    }

    /** Returns the task to keep the program from a leaf, if one change can. The fewer changes do, the better. */
    private static Optional<Task> cutting(Moment moment, Changes changes) {
        Run run = moment.run();
        return run.asked().stream()
                .distinct()
                .filter(leaf -> run.asked().indexOf(leaf) >= THIRD)
                .filter(leaf -> !changes.thatSkip(leaf).isEmpty())
                .min(Comparator.comparingInt(fewest(changes)))
                .map(leaf -> {
                    List<Changes.Changed> solutions = changes.thatSkip(leaf);
                    String question = Texts.of("cut", text(run.value(leaf)));
                    return new Task(new Viva.Item(question, changes.text(solutions), tried()), solutions);
                });
    }

    private static ToIntFunction<Integer> fewest(Changes changes) {
        return leaf -> changes.thatSkip(leaf).size();
    }

    /** Returns the task to make the program return another value. */
    private Task returning(Changes changes) {
        int now = changes.before().answer();
        List<Integer> others = changes.all().stream()
                .map(change -> change.run().answer())
                .filter(answer -> answer != now)
                .distinct()
                .sorted()
                .toList();
        if (others.isEmpty()) {
            throw new NoViva(Texts.of("never.changes", name, text(now)));
        }
        int wanted = others.get(random.nextInt(others.size()));
        List<Changes.Changed> solutions = changes.thatReturn(wanted);
        String question = Texts.of("return", text(now), text(wanted));
        return new Task(new Viva.Item(question, changes.text(solutions), tried()), solutions);
    }

    private static String tried() {
        return Texts.of("change.why", text(Changes.LOWEST), text(Changes.HIGHEST));
    }

    /** Asks some more times: first the object that has seen many trees, then a new one. */
    private void requireTheSameAgain(Run run, Task task) {
        boolean same = IntStream.range(0, REPEATED)
                .allMatch(i -> attempt(run.tree()).filter(run::equals).isPresent());
        program.startAgain();
        Changes.Changed solution = task.solutions().get(0);
        same &= attempt(run.tree()).filter(run::equals).isPresent();
        same &= attempt(solution.run().tree()).filter(solution.run()::equals).isPresent();
        if (!same) {
            throw new NoViva(Texts.of("not.the.same", name));
        }
    }

    private List<String> basis(Moment moment) {
        Run run = moment.run();
        TreeGame game = new TreeGame(run.tree());
        int right = new Minimax<>(game).search(game.initialState()).value();
        LeafLedger replay = new LeafLedger(run.tree(), Window.FULL);
        run.asked().forEach(replay::applyAsInt);
        List<Integer> dead =
                replay.dead().stream().map(LeafLedger.DeadLeaf::leaf).toList();
        List<String> basis = new ArrayList<>();
        basis.add(Texts.of(
                "basis.run",
                name,
                run.asked().stream().distinct().count(),
                run.tree().leaves(),
                text(run.answer())));
        if (run.answer() != right) {
            basis.add(Texts.of("basis.wrong", text(right)));
        }
        if (program.hasWindows() && !dead.isEmpty()) {
            basis.add(Texts.of("basis.dead", values(run, dead)));
        }
        basis.add(Texts.of("basis." + moment.bound().kind()));
        basis.add(Texts.of("basis.mark"));
        return basis;
    }

    /** Returns the leaves that could no longer matter when the program looked at them. */
    private static List<Integer> dead(Run run) {
        LeafLedger replay = new LeafLedger(run.tree(), Window.FULL);
        run.asked().forEach(replay::applyAsInt);
        return replay.dead().stream().map(LeafLedger.DeadLeaf::leaf).toList();
    }

    private static String values(Run run, List<Integer> leaves) {
        return leaves.stream().map(leaf -> text(run.value(leaf))).collect(Collectors.joining(" "));
    }

    private static String text(int value) {
        return Window.text(value);
    }
}
