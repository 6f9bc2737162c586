package plybook.judge.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.diagnosis.ledger.Probe;
import plybook.diagnosis.pruning.Pruning;
import plybook.diagnosis.search.Diagnosis;
import plybook.game.Player;
import plybook.game.Window;
import plybook.judge.process.Learner;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.Undecided;
import plybook.judge.trees.ChosenTrees;
import plybook.judge.trees.KnownTrees;
import plybook.judge.trees.Truth;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Rerun;
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

    /** The plies of a tree that is deep, and yet no deeper than a learner's stack allows. */
    private static final int LONG = 300;

    private static final int LONGER = 350;

    /** The number of trees on which a suspicion is tried again. */
    private static final int FRESH = 60;

    /** The number of new objects that are asked one question, to see whether chance decides what is looked at. */
    private static final int NEW_OBJECTS = 8;

    /** With fewer needless leaves on one tree no habit is proved. */
    private static final int HABIT = 100;

    /** True as long as no run has shown a leaf that could no longer matter. */
    private boolean missesNoCut = true;

    PruningSuite(Learner learner, Conditions conditions) {
        super(learner, conditions);
    }

    /** Asks for the values of all kinds of trees, with the full window. */
    final void checkValues(String why) {
        Random random = conditions().random("value");
        Trees.Mix mix = new Trees.Mix(6, 3, 0.2, false, -9, 9);
        Unproved unproved = new Unproved();
        checkValues(Stream.of(Tree.leaf(7), Tree.leaf(0)), why, unproved);
        int runs = checkEvery(everyShape(conditions().thorough() ? 5 : 4, 5, false), why, unproved);
        if (conditions().thorough()) {
            runs += checkEvery(everyShape(3, 4, true), why, unproved);
        }
        checkValues(
                Stream.of(
                                KnownTrees.KNOWN.stream(),
                                KnownTrees.EXTREME.stream(),
                                KnownTrees.MARKS.stream(),
                                KnownTrees.NOT_IN_TURN.stream(),
                                DEEP.stream(),
                                Stream.generate(() -> Trees.random(mix, random)).limit(many(60)))
                        .flatMap(trees -> trees),
                why,
                unproved);
        unproved.throwFirst();
        remark("proved on every tree of up to "
                + (conditions().thorough()
                        ? "5 leaves, and of up to 3 leaves with single children and 4 plies,"
                        : "4 leaves")
                + String.format(Locale.ROOT, " with the values −1, 0 and 1, in %,d runs", runs));
    }

    /** Trees on which a node's parent has something better. */
    final void checkOneCut() {
        Random random = conditions().random("one cut");
        Trees.Mix mix = new Trees.Mix(3, 4, 0.2, true, -99, 99);
        Stream<Tree> known = KnownTrees.KNOWN.stream().filter(tree -> tree.depth() <= 3);
        judge(Stream.of(
                        known,
                        everyTree(4).filter(tree -> tree.depth() <= 3),
                        Stream.of(
                                        Stream.generate(() -> Trees.random(mix, random))
                                                .limit(many(40)),
                                        Stream.generate(() -> ChosenTrees.cutAfterTies(random))
                                                .limit(many(30)),
                                        Stream.generate(() -> ChosenTrees.cutLate(random))
                                                .limit(many(8)))
                                .flatMap(trees -> trees)
                                .map(tree -> ChosenTrees.sometimesStretched(tree, random)))
                .flatMap(trees -> trees));
    }

    /** Trees on which somebody further up has. */
    final void checkDeepCuts() {
        Random random = conditions().random("deep cuts");
        Trees.Mix inTurn = new Trees.Mix(6, 3, 0.1, true, -99, 99);
        Trees.Mix anyhow = new Trees.Mix(6, 3, 0.1, false, -99, 99);
        List<Tree> trees = new ArrayList<>(DEEP);
        trees.addAll(KnownTrees.KNOWN);
        trees.addAll(KnownTrees.NOT_IN_TURN);
        trees.add(Trees.bestOrdered(Trees.uniform(3, 4)));
        for (int i = 0; i < many(30); i++) {
            trees.add(ChosenTrees.sometimesStretched(Trees.random(inTurn, random), random));
            trees.add(ChosenTrees.sometimesStretched(Trees.random(anyhow, random), random));
        }
        broad(8, random).forEach(trees::add);
        if (isUpToLargeTrees(tree -> Probe.value(tree, Window.FULL))) {
            far(8, random).map(ChosenTrees.Far::tree).forEach(trees::add);
            large("large trees").forEach(trees::add);
            ChosenTrees.nearOrFar(random).forEach(trees::add);
        }
        judge(trees.stream());
    }

    private Stream<Tree> broad(int forPractice, Random random) {
        return Stream.generate(() -> ChosenTrees.sometimesStretched(ChosenTrees.broad(random), random))
                .limit(many(forPractice));
    }

    private Stream<ChosenTrees.Far> far(int forPractice, Random random) {
        return Stream.generate(() -> ChosenTrees.far(random)).limit(many(forPractice));
    }

    private Stream<Tree> large(String purpose) {
        Random random = conditions().random(purpose);
        return Stream.of(
                ChosenTrees.chain(LONG, random),
                ChosenTrees.chain(LONG - 1, random),
                ChosenTrees.line(LONGER, random),
                ChosenTrees.behindALine(Player.MAX, LONG, random),
                ChosenTrees.behindALine(Player.MIN, LONG, random),
                ChosenTrees.wide(2, 13, random),
                ChosenTrees.wide(3, 8, random),
                ChosenTrees.wide(9, 3, random),
                ChosenTrees.wide(24, 2, random),
                ChosenTrees.broadest(random),
                ChosenTrees.lasting(random));
    }

    /**
     * Asks with windows that are narrow from the start, on small trees and on some where they cut several plies further down. There, whoever
     * looks again asks for more than a window says, and only the value counts.
     */
    final void checkNarrowWindows() {
        List<Probe> small = everyTree(3)
                .flatMap(tree -> NARROW.stream().map(window -> Probe.value(tree, window)))
                .toList();
        judge(values(small), NARROW);
        Random random = conditions().random("narrow windows");
        Trees.Mix inTurn = new Trees.Mix(5, 3, 0.1, true, -9, 9);
        Trees.Mix anyhow = new Trees.Mix(5, 3, 0.1, false, -9, 9);
        List<Probe> deep = new ArrayList<>(Stream.generate(() -> ChosenTrees.sometimesStretched(
                        Trees.random(random.nextBoolean() ? inTurn : anyhow, random), random))
                .limit(many(16))
                .flatMap(tree -> around(Truth.value(tree)).map(window -> Probe.value(tree, window)))
                .toList());
        if (isUpToLargeTrees(tree -> Probe.value(tree, Window.FULL))) {
            far(8, random).map(far -> Probe.value(far.path(), far.window())).forEach(deep::add);
        }
        Pruning run = values(deep);
        if (run.repeats() == 0 && !run.looksMoreThanOnce()) {
            judge(run, NARROW);
        }
    }

    /** Returns windows that have a value inside, just below and just above them. */
    private static Stream<Window> around(int value) {
        return Stream.of(new Window(value - 3, value + 3), new Window(value, value + 1), new Window(value - 1, value));
    }

    /** Values with the full window first, then the leaves that were asked for. */
    private void judge(Stream<Tree> trees) {
        judge(values(trees.map(tree -> Probe.value(tree, Window.FULL)).toList()), List.of(Window.FULL));
    }

    /** Returns what was asked for, if all values are right. */
    private Pruning values(List<Probe> probes) {
        Pruning run = new Pruning(Pruning.Asked.VALUES);
        Unproved unproved = new Unproved();
        List<Item> items = probes.stream()
                .map(probe -> value(probe.tree(), probe.window().orElse(Window.FULL)))
                .toList();
        checkValues(items, Texts.of("pruning.value.first"), unproved).forEach(asking -> run.add(asking.ledger()));
        unproved.throwFirst();
        return run;
    }

    /**
     * Judges whether some leaf was asked for that no sound rule asks for.
     *
     * @param windows to ask with on fresh trees, if there is a suspicion
     */
    private void judge(Pruning run, List<Window> windows) {
        judge(
                run,
                Diagnosis::inValue,
                ledger -> Probe.value(ledger.tree(), ledger.window()),
                () -> fresh(Pruning.Asked.VALUES, tree -> windows.stream().map(window -> Probe.value(tree, window))),
                all -> false);
    }

    /** Judges a tree that is larger than all others: a search that misses no cut elsewhere must not miss many on it. */
    final void cutsHereToo(LeafLedger ledger) {
        Pruning run = new Pruning(Pruning.Asked.VALUES);
        run.add(ledger);
        if (missesNoCut && run.needless() >= HABIT) {
            throw new CheckFailed(run.missedBeyondEquality()
                    .map(missed -> explained(missed, asked -> Probe.value(asked.tree(), asked.window())))
                    .orElseThrow()
                    .adding(PruningWords.missed(run)));
        }
    }

    /** Returns the calls of a search on trees that it has not seen in this check. */
    private Pruning fresh(Pruning.Asked what, Function<Tree, Stream<Probe>> probes) {
        Random random = conditions().random("fresh");
        Trees.Mix mix = new Trees.Mix(5, 4, 0.2, true, -9, 9);
        Pruning run = new Pruning(what);
        Stream.generate(() -> Trees.random(mix, random))
                .filter(tree -> tree.depth() > 1)
                .limit(FRESH)
                .flatMap(probes)
                .forEach(probe -> watchedAside(probe).ifPresent(run::add));
        return run;
    }

    /**
     * @param part the mistakes that matter for what was asked
     * @param asked what the books are about
     * @param fresh what the search does on fresh trees, asked only if there is a suspicion
     * @param narrows whether the search does all that is asked of it, and only what it calls asks for needless leaves
     */
    private void judge(
            Pruning run,
            Function<Diagnosis, List<Mistake>> part,
            Function<LeafLedger, Probe> asked,
            Supplier<Pruning> fresh,
            Predicate<Pruning> narrows) {
        noSingleQuestion();
        missesNoCut &= run.missedBeyondEquality().isEmpty();
        Optional<Pruning.Style> style = run.style().or(() -> run.styleOfSeveralPasses(fresh.get()));
        if (style.isPresent() && run.repeats() == 0) {
            checkRule(run, asked);
            remark(passed(run, style.get()));
            return;
        }
        if (style.isEmpty() && narrows.test(run)) {
            remark(Texts.of("pruning.narrows", run.questions(), run.leaves()));
        } else if (style.isEmpty()) {
            judgeNeedless(run, part.apply(diagnosis()), asked, fresh.get());
        } else if (run.asksWastefully(style.get())) {
            throw new CheckFailed(repeated(run, asked).explainedBy(part.apply(diagnosis())));
        } else if (run.repeatsMuch() && part.apply(diagnosis()).stream().anyMatch(PruningSuite::isRepetition)) {
            throw new CheckFailed(repeated(run, asked).explainedBy(part.apply(diagnosis())));
        } else if (!run.repeatsWithPurpose() && !fresh.get().repeatsWithPurpose()) {
            List<Mistake> mistakes = part.apply(diagnosis());
            if (mistakes.stream().anyMatch(PruningSuite::isRepetition)) {
                throw new CheckFailed(repeated(run, asked).explainedBy(mistakes));
            }
            if (diagnosis().inValue().stream().anyMatch(PruningSuite::isRepetition)) {
                remark(Texts.of("pruning.narrows", run.questions(), run.leaves()));
                return;
            }
            throw new Undecided(Texts.of("look.repeats"), repeated(run, asked));
        } else {
            remark(Texts.of("pruning.repeats", passed(run, style.get()), run.repeats()));
        }
    }

    /** Decides about leaves that could no longer matter, which no accepted way to prune explains. */
    private void judgeNeedless(Pruning run, List<Mistake> mistakes, Function<LeafLedger, Probe> asked, Pruning fresh) {
        Pruning.Missed missed = smallest(run, asked);
        Evidence evidence = explained(missed, asked);
        Probe probe = asked.apply(missed.ledger());
        if (run.prunesClearly() && asksOnSeveralThreads(probe)) {
            throw new Undecided(Texts.of("look.threads"), evidence);
        }
        if (run.prunesClearly() && !asksAlike(probe)) {
            throw new Undecided(Texts.of("look.unsteady"), evidence);
        }
        boolean once = !run.looksMoreThanOnce() && !fresh.looksMoreThanOnce();
        boolean again = run.needlessTrees() > 1 || fresh.needlessTrees() > 0;
        if (!mistakes.isEmpty() || !run.prunesClearly() || (once && again)) {
            throw new CheckFailed(
                    mistakes.isEmpty() ? evidence.adding(PruningWords.missed(run)) : evidence.explainedBy(mistakes));
        }
        throw new Undecided(Texts.of(once ? "look.once" : "look.needless"), evidence);
    }

    /** Returns a missed cut of the run, or one of the same search on a smaller tree. */
    private Pruning.Missed smallest(Pruning run, Function<LeafLedger, Probe> asked) {
        Pruning.Missed first = run.missedBeyondEquality().orElseThrow();
        Probe probe = asked.apply(first.ledger());
        return probe.depth().isPresent() || !isToBeExplained()
                ? first
                : Shrinking.smallest(first, missed -> missed.ledger().tree(), tree -> smaller(probe, tree)
                        .flatMap(run::missedBeyondEquality));
    }

    private Optional<LeafLedger> smaller(Probe probe, Tree tree) {
        return tree.isLeaf() ? Optional.empty() : watchedAside(new Probe(tree, probe.window(), probe.depth()));
    }

    /** Returns whether new objects all ask for the same leaves in the same order: a search by chance does not. */
    private boolean asksAlike(Probe probe) {
        return Stream.generate(() -> askedByANewObject(probe))
                        .limit(NEW_OBJECTS)
                        .distinct()
                        .count()
                == 1;
    }

    private List<Integer> askedByANewObject(Probe probe) {
        startAgain();
        return watchedAside(probe).map(LeafLedger::asks).orElse(List.of());
    }

    private String passed(Pruning run, Pruning.Style style) {
        return Texts.of(
                conditions().thorough() ? "pruning.passed" : "pruning.nothing.found",
                run.questions(),
                run.leaves(),
                PruningWords.of(style));
    }

    private Evidence repeated(Pruning run, Function<LeafLedger, Probe> asked) {
        Evidence evidence = new Evidence(
                        Texts.of("pruning.repeated.expected", run.leaves()),
                        Texts.of("pruning.repeated.got", run.questions(), run.repeats()),
                        Texts.of("pruning.repeated.why"),
                        run.repeated().map(ledger -> ledger.drawnRepeats(true)).orElse(""))
                .by(run.repeated()
                        .map(ledger -> lineThatAsksAgain(asked.apply(ledger)))
                        .orElse(""));
        return run.repeated()
                .map(ledger -> evidence.again(rerun(asked.apply(ledger), Rerun.Fault.ASKED_AGAIN, -1)))
                .orElse(evidence);
    }

    private static Rerun rerun(Probe probe, Rerun.Fault fault, int leaf) {
        return new Rerun(
                probe.window().isEmpty(), probe.tree(), probe.window().orElse(Window.FULL), fault, leaf, probe.depth());
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
            throw wrong(Texts.of("strict.expected"), Texts.of("strict.got"), Texts.of("strict.why"), "");
        }
    }

    private Evidence explained(Pruning.Missed missed, Function<LeafLedger, Probe> asked) {
        LeafLedger.DeadLeaf dead = missed.dead();
        Window window = dead.window();
        String alpha = Window.text(window.alpha());
        String beta = Window.text(window.beta());
        int value = TreeGame.leafValues(missed.ledger().tree()).get(dead.leaf());
        return new Evidence(
                        Texts.of("leaf.not.asked"),
                        Texts.of(
                                "leaf.needless",
                                Window.text(value),
                                dead.question(),
                                alpha,
                                beta,
                                dead.node().player()),
                        dead.node().player() == Player.MIN
                                ? Texts.of("closed.by.min", beta, alpha)
                                : Texts.of("closed.by.max", alpha, beta),
                        (missed.ledger().window().equals(Window.FULL)
                                        ? ""
                                        : Texts.of(
                                                        "with.window",
                                                        missed.ledger().window()) + "\n")
                                + missed.ledger().drawn(dead))
                .seenIn(missed.ledger(), Truth.value(missed.ledger().tree()))
                .by(lineThatAsks(asked.apply(missed.ledger()), dead.leaf()))
                .again(rerun(asked.apply(missed.ledger()), Rerun.Fault.NEEDLESS_LEAF, dead.leaf()));
    }

    final void checkChoices() {
        Unproved unproved = new Unproved();
        checkChoices(choiceTrees(4, new Trees.Mix(4, 4, 0.2, false, -1, 1), "choice"), Texts.of("why.bound"), unproved);
        unproved.throwFirst();
    }

    final void checkRootWindow() {
        Pruning run = new Pruning(Pruning.Asked.CHOICES);
        Unproved unproved = new Unproved();
        Random random = conditions().random("root window");
        Trees.Mix inTurn = new Trees.Mix(4, 4, 0.1, true, -99, 99);
        Trees.Mix anyhow = new Trees.Mix(4, 4, 0.1, false, -99, 99);
        Stream<Tree> trees = Stream.of(
                        KnownTrees.KNOWN.stream(),
                        Stream.generate(() -> ChosenTrees.sometimesStretched(Trees.random(inTurn, random), random))
                                .limit(many(30)),
                        Stream.generate(() -> ChosenTrees.sometimesStretched(Trees.random(anyhow, random), random))
                                .limit(many(15)),
                        broad(4, random),
                        isUpToLargeTrees(Probe::choice)
                                ? Stream.concat(
                                        far(4, random).map(ChosenTrees.Far::tree), large("large trees at the root"))
                                : Stream.<Tree>empty())
                .flatMap(each -> each);
        checkChoices(trees, Texts.of("pruning.choice.first"), unproved).forEach(run::add);
        unproved.throwFirst();
        judge(
                run,
                Diagnosis::inChoice,
                ledger -> Probe.choice(ledger.tree()),
                () -> fresh(Pruning.Asked.CHOICES, tree -> Stream.of(Probe.choice(tree))),
                this::isNarrowed);
    }

    /**
     * Returns whether the choices asked for no leaf that the learner's own value does not ask for, if the window narrows from one child
     * to the next, and whether that is fewer than with the full window. Where value misses cuts, the choice is not to blame for that.
     */
    private boolean isNarrowed(Pruning choices) {
        int narrow = 0;
        int full = 0;
        for (LeafLedger choice : choices.needlessOnes()) {
            Optional<Set<Integer>> expected = leavesOfValues(choice, true);
            if (expected.isEmpty() || !expected.get().containsAll(choice.asked())) {
                return false;
            }
            narrow += expected.get().size();
            full += leavesOfValues(choice, false).map(Set::size).orElse(0);
        }
        return narrow < full && !choices.asksWastefully(new Pruning.Style.AtEquality());
    }

    /** Returns the leaves that the learner's own value asks for below the root's children; empty if it gives no answer. */
    private Optional<Set<Integer>> leavesOfValues(LeafLedger choice, boolean narrowed) {
        Tree root = choice.tree();
        boolean max = root.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        Set<Integer> leaves = new HashSet<>();
        for (int child : choice.childrenAsAsked()) {
            Tree below = root.children().get(child);
            Window window = !narrowed
                    ? Window.FULL
                    : max ? new Window(best, Window.INFINITY) : new Window(-Window.INFINITY, best);
            Optional<Asking> asking = askedAside(posed(below(Probe.value(below, window), root)), below, window);
            if (asking.isEmpty()) {
                return Optional.empty();
            }
            int first = choice.firstLeafOf(child);
            asking.get().ledger().asked().forEach(leaf -> leaves.add(first + leaf));
            best = max
                    ? Math.max(best, asking.get().answer())
                    : Math.min(best, asking.get().answer());
        }
        return Optional.of(leaves);
    }

    /** Returns the probe as it comes up when an action at the root of a tree is tried. */
    Probe below(Probe probe, Tree root) {
        return probe;
    }
}
