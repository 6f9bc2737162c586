package plybook.judge.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.diagnosis.search.Diagnosis;
import plybook.diagnosis.search.Probe;
import plybook.diagnosis.search.Pruning;
import plybook.game.Player;
import plybook.game.Window;
import plybook.judge.process.Learner;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.Evidence;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

/** The base of the suites of searches with a window: checks of cuts and of returned values. */
abstract class PruningSuite<C> extends SearchSuite<C> {
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

    PruningSuite(Learner learner, Conditions conditions) {
        super(learner, conditions);
    }

    /** Asks for the values of all kinds of trees, with the full window. */
    final void checkValues(String why) {
        Random random = conditions().random("value");
        Trees.Mix mix = new Trees.Mix(6, 3, 0.2, false, -9, 9);
        Unproved unproved = new Unproved();
        Stream.of(Tree.leaf(7), Tree.leaf(0)).forEach(tree -> checkValue(tree, Window.FULL, why, unproved));
        int runs = checkEvery(everyShape(conditions().thorough() ? 5 : 4, 5, false), why, unproved);
        if (conditions().thorough()) {
            runs += checkEvery(everyShape(3, 4, true), why, unproved);
        }
        Stream.of(
                        KNOWN.stream(),
                        EXTREME.stream(),
                        NOT_IN_TURN.stream(),
                        DEEP.stream(),
                        Stream.generate(() -> Trees.random(mix, random)).limit(many(60)))
                .flatMap(trees -> trees)
                .forEach(tree -> checkValue(tree, Window.FULL, why, unproved));
        unproved.throwFirst();
        remark("proved on every tree of up to "
                + (conditions().thorough()
                        ? "5 leaves, and of up to 3 leaves with" + " single children and 4 plies,"
                        : "4 leaves")
                + " with the values −1, 0 and 1, in " + runs + " runs");
    }

    /** Trees on which a node's parent has something better. */
    final void checkOneCut() {
        Random random = conditions().random("one cut");
        Trees.Mix mix = new Trees.Mix(3, 4, 0.2, true, -99, 99);
        Stream<Tree> known = KNOWN.stream().filter(tree -> tree.depth() <= 3);
        judge(
                Stream.of(
                                known,
                                everyTree(4).filter(tree -> tree.depth() <= 3),
                                Stream.generate(() -> Trees.random(mix, random)).limit(many(40)))
                        .flatMap(trees -> trees)
                        .toList(),
                List.of(Window.FULL));
    }

    /** Trees on which somebody further up has. */
    final void checkDeepCuts() {
        Random random = conditions().random("deep cuts");
        Trees.Mix inTurn = new Trees.Mix(6, 3, 0.1, true, -99, 99);
        Trees.Mix anyhow = new Trees.Mix(6, 3, 0.1, false, -99, 99);
        List<Tree> trees = new ArrayList<>(DEEP);
        trees.addAll(KNOWN);
        trees.addAll(NOT_IN_TURN);
        trees.add(Trees.bestOrdered(Trees.uniform(3, 4)));
        for (int i = 0; i < many(30); i++) {
            trees.add(Trees.random(inTurn, random));
            trees.add(Trees.random(anyhow, random));
        }
        judge(trees, List.of(Window.FULL));
    }

    final void checkNarrowWindows() {
        judge(everyTree(3).toList(), NARROW);
    }

    /** Values first, then whether some leaf was asked for that no sound rule asks for. */
    private void judge(List<Tree> trees, List<Window> windows) {
        Pruning run = new Pruning();
        Unproved unproved = new Unproved();
        for (Tree tree : trees) {
            for (Window window : windows) {
                Asking asking = checkValue(
                        tree,
                        window,
                        "cutting must not change the answer: a wrong value cannot be made good by asking less",
                        unproved);
                run.add(asking.ledger(), asking.answer());
            }
        }
        unproved.throwFirst();
        judge(run, Diagnosis::inValue, ledger -> Probe.value(ledger.tree(), ledger.window()));
    }

    /**
     * @param part the mistakes that matter for what was asked
     * @param asked what the books are about
     */
    private void judge(Pruning run, Function<Diagnosis, List<Mistake>> part, Function<LeafLedger, Probe> asked) {
        Optional<Pruning.Missed> missed = run.missedBeyondEquality();
        Optional<String> style = run.style();
        if (run.repeats() == 0 && style.isPresent()) {
            checkRule(run, asked);
            remark("asked for " + run.questions() + " of " + run.leaves() + " leaves: " + style.get());
            return;
        }
        List<Mistake> mistakes = part.apply(diagnosis());
        if (missed.isPresent() && (!mistakes.isEmpty() || !run.asksClearlyLess())) {
            throw new CheckFailed(explained(missed.get(), asked).explainedBy(mistakes));
        }
        if (run.asksWastefully() || mistakes.stream().anyMatch(PruningSuite::isRepetition)) {
            throw new CheckFailed(new Evidence(
                            "fewer questions than minimax asks: " + run.leaves() + " on all these trees together",
                            run.questions() + " questions, " + run.repeats()
                                    + " of them about leaves that were known already",
                            "a child that is searched twice costs more than cutting saves",
                            run.repeated()
                                    .map(ledger -> ledger.drawnRepeats(true))
                                    .orElse(""))
                    .explainedBy(mistakes)
                    .by(run.repeated()
                            .map(ledger -> lineThatAsksAgain(asked.apply(ledger)))
                            .orElse("")));
        }
        remark(
                "asked " + run.questions() + " times where minimax asks " + run.leaves() + " times"
                        + (run.repeats() > 0 ? ", " + run.repeats() + " of them again" : "")
                        + (missed.isPresent() ? "; " + run.needless() + " leaves could no longer matter" : ""),
                missed.map(PruningSuite::example).orElse(""));
    }

    private static String example(Pruning.Missed missed) {
        Tree tree = missed.ledger().tree();
        return ", such as the leaf "
                + Window.text(TreeGame.leafValues(tree).get(missed.dead().leaf())) + " of " + tree;
    }

    private static boolean isRepetition(Mistake mistake) {
        return mistake.id().endsWith("searched-twice");
    }

    /** Checks that the search cuts by the rule that the instructor asked for, if any. */
    private void checkRule(Pruning run, Function<LeafLedger, Probe> asked) {
        Optional<Pruning.Missed> missed = run.missedAtEquality();
        if (conditions().cutoff() == Conditions.Cutoff.EQUAL && missed.isPresent()) {
            throw new CheckFailed(explained(missed.get(), asked));
        }
        if (conditions().cutoff() == Conditions.Cutoff.STRICT && missed.isEmpty()) {
            throw wrong(
                    "a cut only beyond equality (α > β), as this course asks for",
                    "a cut at equality (α ≥ β) on every tree",
                    "both are sound; this grader was told to accept the strict rule only",
                    "");
        }
    }

    private Evidence explained(Pruning.Missed missed, Function<LeafLedger, Probe> asked) {
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
        return new Evidence(
                        "no question about this leaf",
                        "you evaluated the leaf " + Window.text(value) + " (question " + dead.question() + "), but "
                                + alpha
                                + " ≥ " + beta + " had already closed this "
                                + dead.node().player() + " node",
                        sure + ": nothing below it can matter",
                        (missed.ledger().window().equals(Window.FULL)
                                        ? ""
                                        : "searched with the window "
                                                + missed.ledger().window() + "\n")
                                + missed.ledger().drawn(dead))
                .seenIn(missed.ledger(), Truth.value(missed.ledger().tree()))
                .by(lineThatAsks(asked.apply(missed.ledger()), dead.leaf()));
    }

    final void checkChoices() {
        Unproved unproved = new Unproved();
        choiceTrees(4, new Trees.Mix(4, 4, 0.2, false, -1, 1), "choice")
                .forEach(tree -> checkChoice(
                        tree,
                        "a child that was cut returns a bound, which may equal the best so far and yet be worse;"
                                + " only a strictly better one may replace it",
                        unproved));
        unproved.throwFirst();
    }

    final void checkRootWindow() {
        Pruning run = new Pruning();
        Unproved unproved = new Unproved();
        Random random = conditions().random("root window");
        Trees.Mix mix = new Trees.Mix(4, 4, 0.1, true, -99, 99);
        for (Tree tree : Stream.concat(
                        KNOWN.stream(),
                        Stream.generate(() -> Trees.random(mix, random)).limit(many(30)))
                .toList()) {
            run.add(
                    checkChoice(tree, "a wrong choice cannot be made good by asking less", unproved),
                    Truth.value(tree));
        }
        unproved.throwFirst();
        judge(run, Diagnosis::inChoice, ledger -> Probe.choice(ledger.tree()));
    }
}
