package plybook.judge.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.GameMistakes;
import plybook.diagnosis.Mistake;
import plybook.game.Player;
import plybook.game.Window;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.guest.trees.Guise;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.NoAnswer;
import plybook.judge.suite.Suite;
import plybook.judge.trees.AwkwardTrees;
import plybook.judge.trees.ChosenTrees;
import plybook.judge.trees.Truth;
import plybook.judge.verdict.Evidence;
import plybook.task.AlphaBetaTask;
import plybook.task.DepthSearchTask;
import plybook.task.MinimaxTask;
import plybook.trace.TreeDrawing;
import plybook.tree.Tree;
import plybook.tree.Trees;

/**
 * Legal games that a search may trip over: states reached by two paths, hash codes that collide, lists that cannot be changed, and
 * trees that are wide, deep or full of large numbers.
 *
 * <p>Only the answers are judged, not which leaves were asked for: that says nothing where a leaf lies at two places.
 */
final class AwkwardGames {
    private static final String WRONG_PLAINLY = Texts.of("awkward.plainly");

    /** The trees that are drawn in a message: larger ones would hide what matters. */
    private static final int MOST_DRAWN = 40;

    /**
     * Questions of one kind.
     *
     * @param key the name of its texts: the end of a sentence that begins with "in this game", and what holds nevertheless
     * @param mistakes what explains a search that is right on the same trees played plainly, and wrong here
     * @param plies how far a search with a depth looks ahead
     * @param estimate how much more a state there is worth than the first end below it
     */
    record Trial(
            String key,
            List<Mistake> mistakes,
            Guise guise,
            List<Tree> trees,
            List<Window> windows,
            int plies,
            int estimate) {
        /** One in which every search looks to the end. */
        private Trial(String key, List<Mistake> mistakes, Guise guise, List<Tree> trees, List<Window> windows) {
            this(key, mistakes, guise, trees, windows, Integer.MAX_VALUE, 0);
        }

        private int depth(Tree tree) {
            return Math.min(plies, tree.depth() + 1);
        }

        /** Returns whether it asks about a line that takes for ever, if each ply is searched twice. */
        private boolean isLong() {
            return trees.stream().anyMatch(tree -> tree.depth() >= LONG);
        }

        /** The tree as it is seen from its root. */
        private Tree seen(Tree tree) {
            return AwkwardGames.seen(tree, plies, estimate);
        }

        /** Returns whether the game is awkward, rather than the tree: then the same tree can be asked about in a plain game. */
        private boolean isTheSubject() {
            return guise != Guise.PLAIN;
        }

        private String explained() {
            return Texts.of(
                    "awkward.explained", Texts.of("awkward." + key + ".game"), Texts.of("awkward." + key + ".why"));
        }
    }

    /** Larger trees are asked about once: to choose an action in one takes as long as to find its value, and shows no more. */
    private static final int MOST_CHOSEN_IN = 10_000;

    /** The plies of a long line of play. */
    private static final int LONG = 300;

    /** The plies of one without any choice. A right search by streams needs more than a stack for twice as many. */
    private static final int LONGER = 350;

    /** The depths to which one game is searched, one after the other. */
    private static final List<Integer> DEPTHS = List.of(2, 2, 1, 3);

    /** Of the games that are asked about again. */
    private static final Trees.Mix SMALL = new Trees.Mix(4, 3, 0.2, false, -9, 9);

    /** The depth of the search where a state is met at two depths. */
    private static final int HORIZON = 3;

    /** A call about a tree. */
    interface Asking {
        /** About the value in the window, or about the action with the full one. */
        Call call(Given.Search given, Window window, int depth);
    }

    /**
     * A way to ask the questions, because several exercises use the same trials.
     *
     * @param value about the value; the window is the full one where the exercise knows of none
     * @param inWindows whether values are asked for in windows
     * @param withDepth whether a search has a depth and may ask for evaluations
     */
    record Questions(Asking value, Asking action, boolean inWindows, boolean withDepth) {}

    /** Exercise 03. */
    static final Questions MINIMAX = new Questions(
            (given, window, depth) -> Call.<MinimaxTask<Object, Object>>to(
                    MinimaxTask.class, search -> search.value(given.game(), given.state())),
            (given, window, depth) -> Call.<MinimaxTask<Object, Object>>to(
                    MinimaxTask.class, search -> search.bestAction(given.game(), given.state())),
            false,
            false);

    /** Exercise 04. */
    static final Questions ALPHA_BETA = new Questions(
            (given, window, depth) -> Call.<AlphaBetaTask<Object, Object>>to(
                    AlphaBetaTask.class,
                    search -> search.value(given.game(), given.state(), window.alpha(), window.beta())),
            (given, window, depth) -> Call.<AlphaBetaTask<Object, Object>>to(
                    AlphaBetaTask.class, search -> search.bestAction(given.game(), given.state())),
            true,
            false);

    /** Exercise 05, with a depth that is enough in nearly all trials. */
    static final Questions WITH_DEPTH = new Questions(
            (given, window, depth) -> withDepth(search -> search.alphaBeta(
                    given.game(), given.evaluation(), given.state(), depth, window.alpha(), window.beta())),
            (given, window, depth) ->
                    withDepth(search -> search.bestAction(given.game(), given.evaluation(), given.state(), depth)),
            true,
            true);

    /** The same for its minimax. */
    static final Questions MINIMAX_WITH_DEPTH = new Questions(
            (given, window, depth) ->
                    withDepth(search -> search.minimax(given.game(), given.evaluation(), given.state(), depth)),
            WITH_DEPTH.action(),
            false,
            true);

    private static Call withDepth(Function<DepthSearchTask<Object, Object>, ?> asking) {
        return Call.to(DepthSearchTask.class, asking);
    }

    private final Suite<?> suite;
    private final Questions questions;
    private final List<Trial> trials;
    private final List<Tree> askedAgain;

    /**
     * @param suite through which the learner is asked
     * @param random draws the larger trees
     * @param thorough whether a tree of 200,000 nodes is among them, which takes a second
     */
    AwkwardGames(Suite<?> suite, Questions questions, Random random, boolean thorough) {
        this(suite, questions, trials(random, thorough), small(random, thorough, 0));
        if (questions.withDepth()) {
            trials.add(atSomeDepth(random, thorough));
            trials.addAll(alikeAtTheHorizon());
        }
    }

    private AwkwardGames(Suite<?> suite, Questions questions, List<Trial> trials, List<Tree> askedAgain) {
        this.suite = suite;
        this.questions = questions;
        this.trials = trials;
        this.askedAgain = askedAgain;
    }

    /**
     * Trees of different shapes: the learner's process knows a game that is asked about again by its shape.
     *
     * @param rest of the number of leaves divided by 2: a suite that draws twice gets no shape twice
     */
    private static List<Tree> small(Random random, boolean thorough, int rest) {
        Set<String> shapes = new HashSet<>();
        return Stream.generate(() -> Trees.random(SMALL, random))
                .filter(tree -> !tree.isLeaf() && tree.leaves() % 2 == rest)
                .filter(tree -> shapes.add(Trees.numberedText(tree)))
                .limit(thorough ? 20 : 10)
                .toList();
    }

    /** For minimax alone: all but the largest tree and long lines that a search is not up to, the games in which a state is met at two depths, and those that are asked about again. */
    static AwkwardGames ofMinimaxAtSomeDepth(Suite<?> suite, boolean isUpToLongLines, Random random, boolean thorough) {
        Trial atSomeDepth = atSomeDepth(random, thorough);
        List<Tree> small = small(random, thorough, 1);
        return new AwkwardGames(
                suite,
                MINIMAX_WITH_DEPTH,
                Stream.of(
                                Stream.of(atSomeDepth),
                                alikeAtTheHorizon().stream(),
                                trials(random, false).stream().filter(trial -> isUpToLongLines || !trial.isLong()))
                        .flatMap(each -> each)
                        .toList(),
                small);
    }

    /**
     * Asks for the values, tree by tree, so that the first that is wrong is of a small one.
     *
     * @throws CheckFailed at the first that is wrong
     * @throws NoAnswer at the first question that is not answered
     */
    void checkValues() {
        for (Trial trial : trials) {
            for (Tree tree : trial.trees()) {
                for (Window window : questions.inWindows() ? trial.windows() : List.of(Window.FULL)) {
                    checkValue(trial, tree, window);
                }
            }
        }
    }

    /**
     * Asks for the choices.
     *
     * @throws CheckFailed at the first that is wrong
     * @throws NoAnswer at the first question that is not answered
     */
    void checkChoices() {
        for (Trial trial : trials) {
            for (Tree tree : trial.trees()) {
                if (!tree.isLeaf() && tree.nodes() <= MOST_CHOSEN_IN) {
                    checkChoice(trial, tree);
                }
            }
        }
    }

    /**
     * Asks about one game again and again: for its value in a window, for the choice, in another window, about another state, and, where there is
     * a depth, to another depth and with another evaluation.
     *
     * @param choices whether choices are asked for, too
     * @param minimax whether minimax is asked in between, for the value in the full window
     * @throws CheckFailed at the first answer that is wrong
     * @throws NoAnswer at the first question that is not answered
     */
    void checkAgain(boolean choices, boolean minimax) {
        AwkwardGames plainly = new AwkwardGames(suite, MINIMAX_WITH_DEPTH, List.of(), List.of());
        for (Tree tree : askedAgain) {
            List<Integer> depths = questions.withDepth() ? DEPTHS : List.of(Integer.MAX_VALUE);
            for (int i = 0; i < depths.size(); i++) {
                Trial trial = again(tree, depths.get(i), i == 0 ? 0 : 1); // another evaluation, and then other depths
                for (Window window : questions.inWindows() ? trial.windows() : List.of(Window.FULL)) {
                    checkValue(trial, tree, window);
                    if (minimax) {
                        plainly.checkValue(trial, tree, Window.FULL);
                    }
                    if (choices) {
                        checkChoice(trial, tree);
                    }
                }
                checkBelow(trial, tree, choices);
            }
        }
    }

    /** Asks about the first child of the root at which the game goes on, if there is one and the horizon lies below it. */
    private void checkBelow(Trial trial, Tree tree, boolean choices) {
        int depth = trial.depth(tree) - 1;
        List<Tree> children = tree.children();
        OptionalInt inner = IntStream.range(0, children.size())
                .filter(i -> !children.get(i).isLeaf())
                .findFirst();
        if (inner.isEmpty() || depth < 1) {
            return;
        }
        Subject subject = new Subject(tree, inner);
        Truth truth = Truth.of(seen(subject.below(), depth, trial.estimate()));
        check(
                trial,
                subject,
                given -> questions.value().call(given, Window.FULL, depth),
                () -> SearchSuite.expectedIn(Window.FULL, truth.value()),
                got -> got == truth.value());
        if (choices) {
            check(
                    trial,
                    subject,
                    given -> questions.action().call(given, Window.FULL, depth),
                    () -> Texts.of("action.from.zero", truth.best().size(), truth.best()),
                    truth.best()::contains);
        }
    }

    private static Tree seen(Tree tree, int plies, int estimate) {
        return plies > tree.depth() ? tree : Trees.cutOff(tree, plies, node -> estimate + Trees.firstLeaf(node));
    }

    /** The first windows lie well below and above the value, so that a search learns no more than a bound. */
    private static Trial again(Tree tree, int plies, int estimate) {
        int value = Truth.value(seen(tree, plies, estimate));
        return new Trial(
                "again",
                List.of(GameMistakes.KEPT_BETWEEN_CALLS),
                Guise.ONE_GAME,
                List.of(tree),
                List.of(new Window(value - 6, value - 5), new Window(value + 5, value + 6), Window.FULL),
                plies,
                estimate);
    }

    private void checkValue(Trial trial, Tree tree, Window window) {
        check(
                trial,
                Subject.root(tree),
                given -> questions.value().call(given, window, trial.depth(tree)),
                () -> SearchSuite.expectedIn(window, Truth.value(trial.seen(tree))),
                got -> SearchSuite.keepsContract(window, Truth.value(trial.seen(tree)), got));
    }

    private void checkChoice(Trial trial, Tree tree) {
        List<Integer> best = Truth.of(trial.seen(tree)).best();
        check(
                trial,
                Subject.root(tree),
                given -> questions.action().call(given, Window.FULL, trial.depth(tree)),
                () -> Texts.of("action.from.zero", best.size(), best),
                best::contains);
    }

    /**
     * The subject of a question: a game, and the state in it.
     *
     * @param child the child of the root that is in question; none for the root itself
     */
    private record Subject(Tree tree, OptionalInt child) {
        static Subject root(Tree tree) {
            return new Subject(tree, OptionalInt.empty());
        }

        /** The game from that state on. */
        Tree below() {
            return child.isPresent() ? tree.children().get(child.getAsInt()) : tree;
        }

        Given.Search given(Guise guise, int estimate) {
            Given.Search given = Given.search(tree, guise, estimate);
            return child.isPresent() ? given.below(child.getAsInt()) : given;
        }
    }

    private void check(
            Trial trial,
            Subject subject,
            Function<Given.Search, Call> question,
            Supplier<String> expected,
            Predicate<Integer> right) {
        String got = ask(trial, subject, question, right).text();
        if (!isRight(got, right)) {
            boolean awkward = trial.isTheSubject() && isRightPlainly(trial, subject, question, right);
            String why = awkward || !trial.isTheSubject() ? trial.explained() : WRONG_PLAINLY;
            Evidence evidence = new Evidence(expected.get(), shown(got), why, drawn(subject.below()));
            throw new CheckFailed(
                    awkward && trial.trees().stream().allMatch(each -> isRightToTheEnd(trial, each))
                            ? evidence.explainedBy(blamed(trial, subject, question, right))
                            : evidence);
        }
    }

    /** A new object that answers rightly shows that something was kept, and not that the game is awkward. Where chance plays a part, a second answer shows nothing. */
    private List<Mistake> blamed(
            Trial trial, Subject subject, Function<Given.Search, Call> question, Predicate<Integer> right) {
        if (trial.mistakes().isEmpty() || suite.causes().contains(GameMistakes.ANSWERS_BY_CHANCE)) {
            return List.of();
        }
        boolean isRightAtFirst = isRightAtFirst(trial, trial.guise(), subject, question, right);
        if (trial.guise() == Guise.ONE_GAME) {
            return isRightAtFirst ? trial.mistakes() : List.of();
        }
        return isRightAtFirst ? List.of(GameMistakes.KEPT_BETWEEN_CALLS) : trial.mistakes();
    }

    private static boolean isRight(String got, Predicate<Integer> right) {
        try {
            return right.test(Integer.valueOf(got));
        } catch (NumberFormatException e) {
            return false;
        }
    }

    /** Returns whether the same question is answered correctly on a plain game. Then the awkward property caused the failure. */
    private boolean isRightPlainly(
            Trial trial, Subject subject, Function<Given.Search, Call> question, Predicate<Integer> right) {
        return isRightAtFirst(trial, Guise.PLAIN, Subject.root(subject.below()), question, right);
    }

    /** Returns whether the question is answered correctly by a new object, which keeps nothing of other calls. */
    private boolean isRightAtFirst(
            Trial trial,
            Guise guise,
            Subject subject,
            Function<Given.Search, Call> question,
            Predicate<Integer> right) {
        suite.startAgain();
        Call first = question.apply(subject.given(guise, guise == Guise.PLAIN ? 0 : trial.estimate()));
        try {
            return isRight(ask(first, trial, guise, subject.tree()).text(), right);
        } catch (NoAnswer e) {
            return false;
        }
    }

    /**
     * Returns whether the search finds the value of the tree in the same game if it looks to the end: then the depth matters, and not
     * that a state is met twice.
     */
    private boolean isRightToTheEnd(Trial trial, Tree tree) {
        return trial.plies() > tree.depth()
                || isRightAtFirst(
                        trial,
                        trial.guise(),
                        Subject.root(tree),
                        given -> questions.value().call(given, Window.FULL, tree.depth() + 1),
                        Predicate.isEqual(Truth.value(tree)));
    }

    private Reply.Answer ask(
            Trial trial, Subject subject, Function<Given.Search, Call> question, Predicate<Integer> right) {
        try {
            return ask(
                    question.apply(subject.given(trial.guise(), trial.estimate())),
                    trial,
                    trial.guise(),
                    subject.tree());
        } catch (NoAnswer e) {
            if (e.isOfTheCode() && trial.isTheSubject() && !isRightPlainly(trial, subject, question, right)) {
                throw e.noting(WRONG_PLAINLY);
            }
            NoAnswer noted = e.noting(trial.explained());
            throw e.isOfTheCode() && trial.isTheSubject()
                    ? noted.explainedBy(blamed(trial, subject, question, right))
                    : noted;
        }
    }

    private Reply.Answer ask(Call question, Trial trial, Guise guise, Tree tree) {
        List<Integer> values = guise.leafValues(tree);
        return suite.askOpenly(question, values.size(), number -> {
            if (questions.withDepth() && number >= values.size() && number < values.size() + tree.nodes()) {
                return trial.estimate() + Trees.firstLeaf(node(tree, number - values.size()));
            }
            if (number < 0 || number >= values.size()) {
                throw new IllegalArgumentException("no leaf " + number);
            }
            return values.get(number);
        });
    }

    /** Returns the node of that number: each comes before those below it. */
    private static Tree node(Tree tree, int number) {
        int before = 1;
        for (Tree child : tree.children()) {
            if (number >= before && number < before + child.nodes()) {
                return node(child, number - before);
            }
            before += child.nodes();
        }
        return tree;
    }

    /** A number with a true minus sign, or the learner's words. */
    private static String shown(String got) {
        try {
            return text(Integer.parseInt(got));
        } catch (NumberFormatException e) {
            return "\"" + got + "\"";
        }
    }

    private static String drawn(Tree tree) {
        return tree.nodes() <= MOST_DRAWN
                ? TreeDrawing.text(tree) + "\nas text: " + tree
                : "a tree of " + tree.leaves() + " leaves, " + tree.depth() + " plies deep";
    }

    private static String text(int value) {
        return Window.text(value);
    }

    static List<Trial> trials(Random random, boolean thorough) {
        // Drawn before those of which a grade draws more: so a grade asks about all that a check asks about.
        Random subtrees = new Random(random.nextLong());
        List<Tree> wide = AwkwardTrees.wide(random);
        List<Window> full = List.of(Window.FULL);
        List<Window> narrow = List.of(
                new Window(-1, 1), new Window(-3, 4), new Window(Window.MAX_VALUE - 1, Window.MAX_VALUE), Window.FULL);
        List<Tree> plain = AwkwardTrees.parsed(
                "(3 9 5); v(7 2 4); ((1 2) (3 4) (2 9)); v((9 1) (4 7) (8 8)); ^(v(3 7) ^(2 v(9 6)))");
        List<Tree> alike = Stream.concat(
                        plain.stream(),
                        // A child that is no better leaves the window as it is for the next one.
                        AwkwardTrees.parsed("((5 6) (1 2) (9 8)); v((1 2) (5 6) (0 -1)); ((3 4) (2 9) (1 8) (7 7))")
                                .stream())
                .toList();
        List<Trial> trials = new ArrayList<>();
        trials.add(new Trial(
                "calls",
                List.of(GameMistakes.KEPT_BETWEEN_CALLS),
                Guise.EQUAL_ACROSS_CALLS,
                AwkwardTrees.parsed(
                        "5; -4; (9 8); (1 2); (1 2 3); v(1 2); v(9 8); v(9 8 7); (4 3); ((7 8) (1 2)); ((1 2) (3 4)); v((5 6) (2 1)); v((0 1) (5 6));"
                                + " ((1 2) (3 4)); (0 (1 2)); ((1 2) 0)"),
                narrow));
        trials.add(new Trial(
                "paths",
                List.of(GameMistakes.MET_AGAIN),
                Guise.SHARED_STATES,
                Stream.of(
                                AwkwardTrees.shared().stream(),
                                Stream.generate(() -> AwkwardTrees.twisted(false, random))
                                        .limit(thorough ? 30 : 8),
                                Stream.generate(() -> ChosenTrees.metTwice(subtrees))
                                        .limit(thorough ? 120 : 24))
                        .flatMap(trees -> trees)
                        .toList(),
                narrow));
        trials.add(new Trial("objects", List.of(GameMistakes.TOLD_APART_BY_IDENTITY), Guise.NEW_OBJECTS, plain, full));
        trials.add(new Trial("hash", List.of(GameMistakes.TOLD_APART_BY_HASH), Guise.COLLIDING_HASHES, alike, full));
        trials.add(new Trial("texts", List.of(GameMistakes.TOLD_APART_BY_TEXT), Guise.EQUAL_TEXTS, alike, full));
        trials.add(new Trial("list", List.of(GameMistakes.LIST_CHANGED), Guise.SHARED_LIST, plain, full));
        trials.add(new Trial(
                "end",
                List.of(GameMistakes.TERMINAL_NOT_ASKED),
                Guise.ACTIONS_AFTER_END,
                Stream.concat(AwkwardTrees.parsed("5; 0").stream(), plain.stream())
                        .toList(),
                full));
        trials.add(new Trial(
                "middle",
                List.of(GameMistakes.FROM_THE_START),
                Guise.NOT_FROM_THE_START,
                Stream.concat(AwkwardTrees.parsed("5; (0 1)").stream(), plain.stream())
                        .toList(),
                full));
        // A search that empties its table only at a game's initial state never gets there in these calls.
        trials.add(new Trial(
                "calls.middle",
                List.of(GameMistakes.KEPT_BETWEEN_CALLS),
                Guise.EQUAL_AFTER_THE_START,
                AwkwardTrees.parsed(
                        "(9 8); (1 2); v(1 2); v(9 8); ((1 2) (3 4)); ((7 8) (1 2)); v((5 6) (2 1)); v((0 1) (5 6))"),
                full));
        trials.add(new Trial(
                "numbers",
                List.of(),
                Guise.PLAIN,
                AwkwardTrees.parsed("(-1000000 1000000); v(1000000 -1000000); (-1000000 -1000000); v(1000000 1000000);"
                        + " ((-1000000 -999999) (-1000000)); v((1000000) (1000000 999999));"
                        + " ((300 500) (200 400) (900 1000)); v((300 500) (128 400) (900 1000));"
                        + " ((4000 128) (129 5000))"),
                List.of(Window.FULL, new Window(127, 129), new Window(-Window.MAX_VALUE, Window.MAX_VALUE))));
        trials.add(new Trial("children", List.of(), Guise.PLAIN, wide, full));
        trials.add(new Trial(
                "deep",
                List.of(),
                Guise.PLAIN,
                List.of(
                        AwkwardTrees.chain(LONG, Player.MAX),
                        AwkwardTrees.chain(LONG, Player.MIN),
                        AwkwardTrees.single(LONGER, 7)),
                full));
        if (thorough) {
            trials.add(new Trial("large", List.of(), Guise.PLAIN, List.of(AwkwardTrees.large(random)), full));
        }
        return trials;
    }

    /** States that are evaluated, and alike by their hash codes or by their texts. */
    private static List<Trial> alikeAtTheHorizon() {
        List<Tree> trees = AwkwardTrees.parsed(
                "((1 2) (3 4) (2 9)); v((9 1) (4 7) (8 8)); (((5 6) 0) ((1 2) 3) 4); v(7 ((9 1) 2) ((-4 7) 8))");
        List<Window> full = List.of(Window.FULL);
        return List.of(
                new Trial("hash", List.of(GameMistakes.TOLD_APART_BY_HASH), Guise.COLLIDING_HASHES, trees, full, 1, 0),
                new Trial("texts", List.of(GameMistakes.TOLD_APART_BY_TEXT), Guise.EQUAL_TEXTS, trees, full, 1, 0));
    }

    private static Trial atSomeDepth(Random random, boolean thorough) {
        return new Trial(
                "depths",
                List.of(GameMistakes.MET_AT_ANOTHER_DEPTH),
                Guise.SHARED_STATES,
                Stream.concat(
                                Stream.generate(() -> AwkwardTrees.twisted(true, random))
                                        .limit(thorough ? 80 : 40),
                                Stream.generate(() -> ChosenTrees.metDeepFirst(random))
                                        .limit(thorough ? 16 : 8))
                        .toList(),
                List.of(Window.FULL),
                HORIZON,
                0);
    }
}
