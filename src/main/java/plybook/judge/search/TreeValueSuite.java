package plybook.judge.search;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Order;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.ledger.LedgerDrawing;
import plybook.diagnosis.search.Diagnosis;
import plybook.diagnosis.search.Family;
import plybook.diagnosis.search.Observation;
import plybook.diagnosis.search.Probe;
import plybook.game.Window;
import plybook.guest.Reply;
import plybook.judge.process.Learner;
import plybook.judge.suite.Check;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.Suite;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;
import plybook.tree.Trees;

/** Exercise 01: the value of a tree. */
final class TreeValueSuite extends Suite<TreeValueTask> {
    /** Each takes a new process. */
    private static final int MOST_OVERFLOWS = 10;

    private final Conditions conditions;
    private @Nullable List<Mistake> causes;
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
                causes = Diagnosis.of(Family.TREE_VALUE, new Diagnosis.Watched(this::observe, this::startAgain))
                        .inValue();
            } catch (NothingToSee e) {
                causes = List.of();
            }
        }
        return causes;
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
                    if (++overflows > MOST_OVERFLOWS) {
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

    @Check(
            value = "A leaf is worth what it says",
            points = 1,
            hint = "Every tree ends in leaves. Ask tree.isLeaf() first; a leaf's worth is tree.value().")
    @Order(1)
    void leaf() {
        check(
                Stream.concat(
                        Stream.of("5", "-3", "1000000", "-1000000"), drawn(conditions.random("a leaf"), 9, 1, "", "")),
                "a leaf has no children to choose from: its value is the answer");
    }

    @Check(
            value = "MAX takes the largest",
            points = 1,
            hint = "Go through tree.children() and keep the largest value seen so far. What may it start with?")
    @Order(2)
    void max() {
        check(
                Stream.concat(
                        Stream.of("(4)", "(1 2)", "(2 1)", "(1 3 2)", "(-5 -2 -9)", "(-1000000 -1000000)"),
                        drawn(conditions.random("MAX"), 9, 4, "(", ")")),
                "MAX is to move at ^ and picks the child that is worth most");
    }

    @Check(
            value = "MIN takes the smallest",
            points = 1,
            hint = "Who is to move is tree.player(). For MIN everything is the other way round.")
    @Order(3)
    void min() {
        check(
                Stream.concat(
                        Stream.of("v(4)", "v(1 2)", "v(2 1)", "v(3 1 2)", "v(5 2 9)", "v(1000000 1000000)"),
                        drawn(conditions.random("MIN"), 9, 4, "v(", ")")),
                "MIN is to move at v and picks the child that is worth least");
    }

    @Check(
            value = "A leaf worth 0 is a leaf like any other",
            points = 1,
            hint =
                    "Does your code look at the value to find out whether the tree is a leaf? There is a method for that.")
    @Order(4)
    void zero() {
        check(
                Stream.concat(
                        Stream.of("0", "(0)", "v(0)", "(0 -1)", "(-2 0 -1)", "v(0 1)", "v(3 0 2)"),
                        drawn(conditions.random("zero"), 9, 3, "(0 ", ")")),
                "0 is a value, a tie in many games; it does not mean that the value is still unknown");
    }

    @Check(
            value = "MAX and MIN in turn, to any depth",
            points = 2,
            hint = "A child is a tree too: the same method gives its value.")
    @Order(5)
    void inTurn() {
        check(
                Stream.concat(
                        Stream.of(
                                "((7 3) (15) (1 12 20 22))",
                                "((3 12 8) (2 100 8) (14 5 2))",
                                "((((10 20) (5)) ((-10))) (((7 5) (-8)) ((-7 -5))))",
                                "((((3 17) (2 12)) ((15) (25 0))) (((2 5) (3)) ((2 14))))"),
                        large(conditions.random("in turn"), new Trees.Mix(4, 3, 0.1, true, -99, 99))),
                "each player, at each node, chooses with the other's best answer in mind");
    }

    @Check(
            value = "The players need not take turns",
            points = 2,
            hint = "Do you count plies to know who is to move? Each node says itself: tree.player().")
    @Order(6)
    void notInTurn() {
        check(
                Stream.concat(
                        Stream.of(
                                "^(^(1 2) ^(3 0))",
                                "v(v(1 2) v(3 0))",
                                "^(^(v(2 1) 0) v(v(4 3) 5))",
                                "v(^(^(1 2)) v(^(5 4) 3))"),
                        large(conditions.random("not in turn"), new Trees.Mix(4, 3, 0.1, false, -99, 99))),
                "who is to move is said by the node, not by how deep it lies");
    }

    @Check(
            value = "Every small tree, and many large ones",
            points = 2,
            hint =
                    "Trees are tried from the smallest up. Work the first that your code gets wrong out by hand, from the leaves up.")
    @Order(7)
    void everyTree() {
        Trees.Bound small = new Trees.Bound(3, 3, true, false, List.of(-1, 0, 1));
        Trees.Mix large = new Trees.Mix(7, 4, 0.15, false, -1_000_000, 1_000_000);
        check(
                Stream.concat(Trees.all(small).map(Tree::toString), large(conditions.random("large"), large)),
                "the rule is the same everywhere: the best child for whoever is to move");
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

    private static Stream<String> large(Random random, Trees.Mix mix) {
        return Stream.generate(() -> Trees.random(mix, random)).limit(100).map(Tree::toString);
    }

    private void check(Stream<String> texts, String why) {
        List<Tree> trees = texts.map(Tree::parse).toList();
        answers(trees, TreeValueTask::value, (tree, got) -> {
            int value = Truth.value(tree);
            if (got != value) {
                throw wrong("the value " + Window.text(value), Window.text(got), why, LedgerDrawing.of(tree));
            }
        });
    }
}
