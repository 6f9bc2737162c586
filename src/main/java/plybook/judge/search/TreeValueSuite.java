package plybook.judge.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Order;
import plybook.diagnosis.GameMistakes;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.ledger.LedgerDrawing;
import plybook.diagnosis.ledger.Observation;
import plybook.diagnosis.ledger.Probe;
import plybook.diagnosis.repetition.Watched;
import plybook.diagnosis.search.Diagnosis;
import plybook.diagnosis.search.Family;
import plybook.diagnosis.symptoms.Symptoms;
import plybook.game.Window;
import plybook.guest.Call;
import plybook.guest.Reply;
import plybook.judge.process.Learner;
import plybook.judge.suite.Check;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.NoAnswer;
import plybook.judge.suite.Suite;
import plybook.judge.trees.AwkwardTrees;
import plybook.judge.trees.ChosenTrees;
import plybook.judge.trees.KnownTrees;
import plybook.judge.trees.Truth;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Following;
import plybook.judge.verdict.Rerun;
import plybook.judge.walk.CodeWalks;
import plybook.judge.walk.Walks;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;
import plybook.tree.Trees;

/** Exercise 01: the value of a tree. */
final class TreeValueSuite extends Suite<TreeValueTask> {
    /** Each takes a new process. */
    private static final int MOST_OVERFLOWS = 10;

    /** The plies of the deepest trees. */
    private static final int DEEP = 350;

    private final Conditions conditions;
    private final List<Observation> seen = new ArrayList<>();
    private @Nullable List<Mistake> causes;
    private boolean described;
    private int overflows;

    TreeValueSuite(Learner learner, Conditions conditions) {
        super(learner);
        this.conditions = conditions;
    }

    /** Thrown where watching on would take a new process for every tree, or the whole deadline. */
    private static final class NothingToSee extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Finds the mistakes once. They explain all failures that they cause. */
    @Override
    public List<Mistake> causes() {
        if (causes == null) {
            startAgain();
            try {
                causes = Diagnosis.of(Family.TREE_VALUE, new Watched(this::observe, seen::add, this::startAgain))
                        .inValue();
            } catch (NothingToSee e) {
                seen.clear();
                causes = List.of();
            }
        }
        return causes;
    }

    /** The things that wrong values have in common; they are told once. */
    @Override
    protected String symptoms(CheckFailed failed) {
        if (described || seen.isEmpty()) {
            return "";
        }
        described = true;
        startAgain();
        try {
            return Symptoms.of(List.copyOf(seen), false, false, this::observe)
                    .map(SymptomWords::of)
                    .orElse("");
        } catch (NothingToSee e) {
            return "";
        }
    }

    @Override
    protected Following follow(Throwable failed) {
        return rerun(failed)
                .map(rerun -> Walks.of(
                        rerun.tree(),
                        () -> steps(call(task -> task.value(rerun.tree())), leaf -> 0),
                        told -> CodeWalks.ofTree(told, rerun, Truth.value(rerun.tree()))))
                .orElseGet(() -> failed instanceof CheckFailed check
                                && check.evidence().mistakes().contains(GameMistakes.MET_AGAIN)
                        ? Walks.ofOneObject()
                        : Walks.elsewhere());
    }

    private static Optional<Rerun> rerun(Throwable failed) {
        return failed instanceof NoAnswer none && none.question() instanceof Call call
                ? Optional.of(new Rerun(false, Tree.parse(call.arguments().get(0)), Window.FULL, Rerun.Fault.NO_ANSWER))
                : failed instanceof CheckFailed check ? check.evidence().rerun() : Optional.empty();
    }

    private Optional<Observation> observe(Probe exhibit) {
        Reply reply = replyAside(call(task -> task.value(exhibit.tree())), leaf -> 0);
        if (reply instanceof Reply.Fault fault) {
            switch (fault.kind()) {
                case NOT_ATTEMPTED, RETURNED_NULL -> {}
                case THREW -> {
                    // Models trip over leaves only; an exception of any other kind is no model's.
                    if (!fault.message().contains("nobody is to move at a leaf")) {
                        throw new NothingToSee();
                    }
                }
                case STACK_OVERFLOW -> {
                    // At a leaf no model overflows, and each time costs a new process.
                    if (exhibit.tree().isLeaf() || ++overflows > MOST_OVERFLOWS) {
                        throw new NothingToSee();
                    }
                }
                default -> throw new NothingToSee();
            }
        }
        OptionalInt answer = reply instanceof Reply.Answer given && given.text().matches("-?[0-9]{1,10}")
                ? OptionalInt.of(
                        (int) Math.max(-Window.INFINITY, Math.min(Long.parseLong(given.text()), Window.INFINITY)))
                : OptionalInt.empty();
        return Optional.of(new Observation(exhibit, List.of(), answer));
    }

    @Check(points = 1)
    @Order(1)
    void leaf() {
        check(
                Stream.concat(
                                Stream.of("5", "-3", "1000000", "-1000000"),
                                drawn(conditions.random("a leaf"), 9, 1, "", ""))
                        .map(Tree::parse),
                Texts.of("why.leaf"));
    }

    @Check(points = 1)
    @Order(2)
    void max() {
        check(
                Stream.concat(
                                Stream.of("(4)", "(1 2)", "(2 1)", "(1 3 2)", "(-5 -2 -9)", "(-1000000 -1000000)"),
                                drawn(conditions.random("MAX"), 9, 4, "(", ")"))
                        .map(Tree::parse),
                Texts.of("why.max"));
    }

    @Check(points = 1)
    @Order(3)
    void min() {
        check(
                Stream.concat(
                                Stream.of("v(4)", "v(1 2)", "v(2 1)", "v(3 1 2)", "v(5 2 9)", "v(1000000 1000000)"),
                                drawn(conditions.random("MIN"), 9, 4, "v(", ")"))
                        .map(Tree::parse),
                Texts.of("why.min"));
    }

    @Check(points = 1)
    @Order(4)
    void zero() {
        check(
                Stream.concat(
                                Stream.of("0", "(0)", "v(0)", "(0 -1)", "(-2 0 -1)", "v(0 1)", "v(3 0 2)"),
                                drawn(conditions.random("zero"), 9, 3, "(0 ", ")"))
                        .map(Tree::parse),
                Texts.of("why.zero"));
    }

    @Check(points = 2)
    @Order(5)
    void inTurn() {
        check(
                Stream.concat(
                        Stream.of(
                                        "((7 3) (15) (1 12 20 22))",
                                        "((3 12 8) (2 100 8) (14 5 2))",
                                        "((((10 20) (5)) ((-10))) (((7 5) (-8)) ((-7 -5))))",
                                        "((((3 17) (2 12)) ((15) (25 0))) (((2 5) (3)) ((2 14))))")
                                .map(Tree::parse),
                        large(conditions.random("in turn"), new Trees.Mix(4, 3, 0.1, true, -99, 99))),
                Texts.of("why.every.tree"));
    }

    @Check(points = 2)
    @Order(6)
    void notInTurn() {
        check(
                Stream.concat(
                        Stream.concat(
                                        Stream.of(
                                                "^(^(1 2) ^(3 0))",
                                                "v(v(1 2) v(3 0))",
                                                "^(^(v(2 1) 0) v(v(4 3) 5))",
                                                "v(^(^(1 2)) v(^(5 4) 3))"),
                                        twins(conditions.random("twins")))
                                .map(Tree::parse),
                        large(conditions.random("not in turn"), new Trees.Mix(4, 3, 0.1, false, -99, 99))),
                Texts.of("why.not.in.turn"));
    }

    @Check(points = 2)
    @Order(7)
    void everyTree() {
        Trees.Bound small = new Trees.Bound(3, 3, true, false, List.of(-1, 0, 1));
        Trees.Mix large = new Trees.Mix(7, 4, 0.15, false, -1_000_000, 1_000_000);
        check(
                Stream.of(
                                Trees.all(small),
                                large(conditions.random("large"), large),
                                KnownTrees.MARKS.stream(),
                                KnownTrees.MARKS_IN_FRONT.stream(),
                                deep(conditions.random("deep")).map(Tree::parse),
                                ChosenTrees.nearOrFar(conditions.random("near or far")),
                                broad(conditions.random("broad")))
                        .flatMap(trees -> trees),
                Texts.of("why.same.rule"));
        check(
                alike(conditions.random("alike")).map(Tree::parse),
                Texts.of("why.same.rule"),
                tree -> List.of(GameMistakes.TOLD_APART_BY_HASH));
        // Equal subtrees are one object in the learner's process, so a search may remember what it found for one.
        // In a narrow window that is only a bound.
        Random twice = conditions.random("one subtree at two places");
        check(
                Stream.concat(
                        AwkwardTrees.shared().stream(),
                        Stream.generate(() -> ChosenTrees.metTwice(twice)).limit(40)),
                Texts.of("why.one.object"),
                this::metAgain);
    }

    /**
     * Trees that nobody can know by heart: drawn leaves between two pieces of text.
     * None is worth 0, which has a check of its own.
     *
     * @param most the largest number of leaves
     */
    private static Stream<String> drawn(Random random, int trees, int most, String before, String after) {
        return Stream.generate(() -> IntStream.range(0, 1 + random.nextInt(most))
                        .mapToObj(i -> String.valueOf((1 + random.nextInt(999)) * (random.nextBoolean() ? 1 : -1)))
                        .collect(Collectors.joining(" ", before, after)))
                .limit(trees);
    }

    /** Trees in which both players have the same children, the one who has the last word after the other. */
    private static Stream<String> twins(Random random) {
        return drawn(random, 12, 5, "(", ")")
                .map(children -> random.nextBoolean()
                        ? "^(v" + children + " ^" + children + ")"
                        : "v(^" + children + " v" + children + ")");
    }

    /** Trees with two children of the same hash code, of which the second is better. */
    private static Stream<String> alike(Random random) {
        return Stream.generate(() -> {
                    int less = random.nextInt(100);
                    int more = less + 33 + random.nextInt(100);
                    return (random.nextBoolean() ? "^(v(%d %d) v(%d %d))" : "v(^(%d %d) ^(%d %d))")
                            .formatted(less, more, less + 1, more - 31);
                })
                .limit(12);
    }

    private static Stream<Tree> large(Random random, Trees.Mix mix) {
        return Stream.generate(() -> Trees.random(mix, random)).limit(100);
    }

    /** Trees so deep that a stack of some fixed size is too small. */
    private static Stream<String> deep(Random random) {
        return Stream.of("^(", "v(", "(").flatMap(node -> drawn(random, 2, 3, node.repeat(DEEP), ")".repeat(DEEP)));
    }

    /** Trees with many children. */
    private static Stream<Tree> broad(Random random) {
        return Stream.concat(
                Stream.generate(() -> ChosenTrees.sometimesStretched(ChosenTrees.broad(random), random))
                        .limit(20),
                Stream.of(ChosenTrees.broadest(random)));
    }

    private void check(Stream<Tree> trees, String why) {
        check(trees, why, tree -> List.of());
    }

    /** Returns the mistake that shows where a subtree stands twice, if the answer is right with the same values in subtrees that differ. */
    private List<Mistake> metAgain(Tree tree) {
        if (!isToBeExplained() || !causes().isEmpty()) {
            return List.of();
        }
        startAgain();
        return !isRight(tree) && isRight(toldApart(tree, new AtomicInteger()))
                ? List.of(GameMistakes.MET_AGAIN)
                : List.of();
    }

    /** Returns the tree with each leaf one ply deeper than the one before it, by nodes with one child: no two inner nodes with a choice are equal then. */
    private static Tree toldApart(Tree tree, AtomicInteger plies) {
        return tree.isLeaf()
                ? Stream.iterate(tree, Tree::max)
                        .skip(plies.getAndIncrement())
                        .findFirst()
                        .orElseThrow()
                : new Tree.Node(
                        tree.player(),
                        tree.children().stream()
                                .map(child -> toldApart(child, plies))
                                .toList());
    }

    private boolean isRight(Tree tree) {
        return replyAside(call(task -> task.value(tree)), leaf -> 0) instanceof Reply.Answer answer
                && answer.text().equals(String.valueOf(Truth.value(tree)));
    }

    /** @param blamed what explains a failure at a tree, where nothing failed before */
    private void check(Stream<Tree> trees, String why, Function<Tree, List<Mistake>> blamed) {
        answers(trees.toList(), TreeValueTask::value, (tree, got) -> {
            int value = Truth.value(tree);
            if (got != value) {
                Evidence evidence =
                        new Evidence("the value " + Window.text(value), Window.text(got), why, LedgerDrawing.of(tree));
                List<Mistake> mistakes = blamed.apply(tree);
                throw new CheckFailed(
                        mistakes.contains(GameMistakes.MET_AGAIN)
                                ? evidence.explainedBy(mistakes)
                                : evidence.explainedBy(mistakes)
                                        .again(new Rerun(false, tree, Window.FULL, Rerun.Fault.ANSWER)));
            }
        });
    }
}
