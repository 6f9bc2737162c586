package plybook.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import plybook.game.Player;
import plybook.game.Window;
import plybook.guest.Question;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

/** Exercise 04: alpha-beta, in four steps. */
final class AlphaBetaSuite extends SearchSuite {
    /** As deep as a deep cutoff needs: four plies. */
    private static final List<Tree> DEEP = Stream.of(
                    "(-1 (((-1 -2))))",
                    "(0 (1 ((-1) (0 -1))))",
                    "(3 (5 ((2 9) (1 7))))",
                    "((((3 17) (2 12)) ((15) (25 0))) (((2 5) (3)) ((2 14))))",
                    "v(0 (-1 v(^(1) ^(0 1))))")
            .map(Tree::parse)
            .toList();

    private static final List<Window> NARROW = List.of(
            new Window(-1, 1),
            new Window(-1, 0),
            new Window(0, 1),
            new Window(0, Window.INFINITY),
            new Window(-Window.INFINITY, 0));

    AlphaBetaSuite(Learner learner) {
        super(learner);
    }

    @Check(
            value = "Step 1: the value, with a full window",
            points = 3,
            hint =
                    "Begin with minimax and hand alpha and beta through. A cut must never change the value with a full window.")
    @Order(1)
    void value() {
        Random random = new Random(5);
        Trees.Mix mix = new Trees.Mix(6, 3, 0.2, false, -9, 9);
        Unproved unproved = new Unproved();
        Stream.of(
                        Stream.of(Tree.leaf(7), Tree.leaf(0)),
                        everyTree(4),
                        KNOWN.stream(),
                        EXTREME.stream(),
                        NOT_IN_TURN.stream(),
                        DEEP.stream(),
                        Stream.generate(() -> Trees.random(mix, random)).limit(60))
                .flatMap(trees -> trees)
                .forEach(tree -> checkValue(
                        askValue(tree, Window.FULL),
                        "with the window (−∞, +∞) alpha-beta returns exactly what minimax does; it only looks at fewer leaves",
                        unproved));
        unproved.throwFirst();
    }

    private Asking askValue(Tree tree, Window window) {
        return askValue(Question.alphaBetaValue(tree, window), tree, window);
    }

    @Check(
            value = "Step 2: one cut: a node is left as soon as its parent has better elsewhere",
            points = 3,
            hint = "After each child, compare. At a MIN node: is the best so far already no better for MAX than alpha?")
    @Order(2)
    void oneCut() {
        Random random = new Random(6);
        Trees.Mix mix = new Trees.Mix(3, 4, 0.2, true, -99, 99);
        Stream<Tree> known = KNOWN.stream().filter(tree -> tree.depth() <= 3);
        judge(
                Stream.of(
                                known,
                                everyTree(4).filter(tree -> tree.depth() <= 3),
                                Stream.generate(() -> Trees.random(mix, random)).limit(40))
                        .flatMap(trees -> trees)
                        .toList(),
                List.of(Window.FULL));
    }

    @Check(
            value = "Step 3: the window is handed down, so that a grandparent's bound cuts too",
            points = 3,
            hint = "Which alpha and beta does the call for the child get: those that came in, or those that hold now?")
    @Order(3)
    void deepCuts() {
        Random random = new Random(7);
        Trees.Mix inTurn = new Trees.Mix(6, 3, 0.1, true, -99, 99);
        Trees.Mix anyhow = new Trees.Mix(6, 3, 0.1, false, -99, 99);
        List<Tree> trees = new ArrayList<>(DEEP);
        trees.addAll(KNOWN);
        trees.addAll(NOT_IN_TURN);
        trees.add(Trees.bestOrdered(Trees.uniform(3, 4)));
        for (int i = 0; i < 30; i++) {
            trees.add(Trees.random(inTurn, random));
            trees.add(Trees.random(anyhow, random));
        }
        judge(trees, List.of(Window.FULL));
    }

    @Check(
            value = "Step 3: a narrow window: exact inside, a bound on the right side outside",
            points = 2,
            hint =
                    "What may a node return when its value lies outside the window? The contract in AlphaBetaTask says it.")
    @Order(4)
    void narrowWindows() {
        judge(everyTree(3).toList(), NARROW);
    }

    /** Values first, then whether some leaf was asked for that no sound rule asks for. */
    private void judge(List<Tree> trees, List<Window> windows) {
        PruningRun run = new PruningRun();
        Unproved unproved = new Unproved();
        for (Tree tree : trees) {
            for (Window window : windows) {
                Asking asking = askValue(tree, window);
                checkValue(
                        asking,
                        "cutting must not change the answer: a wrong value cannot be made good by asking less",
                        unproved);
                run.add(asking.ledger());
            }
        }
        unproved.throwFirst();
        judge(run);
    }

    private static void judge(PruningRun run) {
        run.missedCutoff().ifPresent(AlphaBetaSuite::explain);
        if (run.questions() > run.leaves()) {
            throw wrong(
                    "fewer questions than minimax asks: " + run.leaves() + " on all these trees together",
                    run.questions() + " questions, " + run.repeats() + " of them about leaves that were known already",
                    "a child that is searched twice costs more than cutting saves; on this tree it happens most",
                    run.mostRepeats().map(LeafLedger::drawn).orElse(""));
        }
    }

    private static void explain(PruningRun.Missed missed) {
        LeafLedger.DeadLeaf dead = missed.dead();
        Window window = dead.window();
        String alpha = "α = " + Window.text(window.alpha());
        String beta = "β = " + Window.text(window.beta());
        int value = TreeGame.leafValues(missed.ledger().tree()).get(dead.leaf());
        boolean min = dead.node().player() == Player.MIN;
        String sure = min
                ? "MIN can already hold this node to " + Window.text(window.beta()) + ", and MAX has "
                        + Window.text(window.alpha()) + " elsewhere"
                : "MAX can already get " + Window.text(window.alpha()) + " here, and MIN has "
                        + Window.text(window.beta()) + " elsewhere";
        throw wrong(
                "no question about this leaf",
                "you evaluated the leaf " + Window.text(value) + " (question " + dead.question() + "), but " + alpha
                        + " ≥ " + beta + " had already closed this "
                        + dead.node().player() + " node",
                sure + ": nothing below it can matter",
                (missed.ledger().window().equals(Window.FULL)
                                ? ""
                                : "searched with the window " + missed.ledger().window() + "\n")
                        + missed.ledger().drawn());
    }

    @Check(
            value = "Step 4: bestAction is optimal for either player, even among ties",
            points = 3,
            hint =
                    "A child that was cut returns a bound. Can you tell a bound from a value when it equals the best so far?")
    @Order(5)
    void choice() {
        Random random = new Random(8);
        Trees.Mix ties = new Trees.Mix(4, 4, 0.2, false, -1, 1);
        Unproved unproved = new Unproved();
        Stream.of(
                        everyTree(4),
                        KNOWN.stream(),
                        EXTREME.stream(),
                        NOT_IN_TURN.stream(),
                        Stream.generate(() -> Trees.random(ties, random)).limit(60))
                .flatMap(trees -> trees)
                .filter(tree -> !tree.isLeaf())
                .forEach(tree -> {
                    LeafLedger ledger = new LeafLedger(tree, Window.FULL);
                    checkChoice(
                            ledger,
                            ask(Question.alphaBetaAction(tree), ledger),
                            "a child that was cut returns a bound, which may equal the best so far and yet be worse;"
                                    + " only a strictly better one may replace it",
                            unproved);
                });
        unproved.throwFirst();
    }

    @Check(
            value = "Step 4: bestAction narrows the window from one action to the next",
            points = 1,
            hint = "What MAX is sure of after the first action is an alpha for the second one.")
    @Order(6)
    void rootWindow() {
        PruningRun run = new PruningRun();
        Unproved unproved = new Unproved();
        Random random = new Random(9);
        Trees.Mix mix = new Trees.Mix(4, 4, 0.1, true, -99, 99);
        for (Tree tree : Stream.concat(
                        KNOWN.stream(),
                        Stream.generate(() -> Trees.random(mix, random)).limit(30))
                .toList()) {
            LeafLedger ledger = new LeafLedger(tree, Window.FULL);
            checkChoice(
                    ledger,
                    ask(Question.alphaBetaAction(tree), ledger),
                    "a wrong choice cannot be made good by asking less",
                    unproved);
            run.add(ledger);
        }
        unproved.throwFirst();
        judge(run);
    }
}
