package plybook.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import plybook.diagnosis.Diagnosis;
import plybook.diagnosis.Exhibit;
import plybook.diagnosis.LeafLedger;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.Observation;
import plybook.diagnosis.Pruning;
import plybook.game.Board;
import plybook.game.Player;
import plybook.game.Window;
import plybook.guest.Question;
import plybook.tictactoe.TicTacToe;
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

    AlphaBetaSuite(Learner learner, Conditions conditions) {
        super(learner, conditions);
    }

    @Override
    Question question(Exhibit exhibit) {
        return exhibit.window()
                .map(window -> Question.alphaBetaValue(exhibit.tree(), window))
                .orElseGet(() -> Question.alphaBetaAction(exhibit.tree()));
    }

    @Override
    Diagnosis diagnose(Function<Exhibit, Optional<Observation>> search) {
        return Diagnosis.ofAlphaBeta(search);
    }

    @Check(
            value = "Step 1: the value, with a full window",
            points = 3,
            hint =
                    "Begin with minimax and hand alpha and beta through. A cut must never change the value with a full window.")
    @Order(1)
    void value() {
        Random random = conditions().random("value");
        Trees.Mix mix = new Trees.Mix(6, 3, 0.2, false, -9, 9);
        String why =
                "with the window (−∞, +∞) alpha-beta returns exactly what minimax does; it only looks at fewer leaves";
        Unproved unproved = new Unproved();
        Stream.of(Tree.leaf(7), Tree.leaf(0)).forEach(tree -> checkValue(askValue(tree, Window.FULL), why, unproved));
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
                .forEach(tree -> checkValue(askValue(tree, Window.FULL), why, unproved));
        unproved.throwFirst();
        remark("proved on every tree of up to "
                + (conditions().thorough()
                        ? "5 leaves, and of up to 3 leaves with" + " single children and 4 plies,"
                        : "4 leaves")
                + " with the values −1, 0 and 1, in " + runs + " runs");
    }

    @Check(
            value = "Step 2: one cut: a node is left as soon as its parent has better elsewhere",
            points = 3,
            hint = "After each child, compare. At a MIN node: is the best so far already no better for MAX than alpha?")
    @Order(2)
    void oneCut() {
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

    @Check(
            value = "Step 3: the window is handed down, so that a grandparent's bound cuts too",
            points = 3,
            hint = "Which alpha and beta does the call for the child get: those that came in, or those that hold now?")
    @Order(3)
    void deepCuts() {
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
        Pruning run = new Pruning();
        Unproved unproved = new Unproved();
        for (Tree tree : trees) {
            for (Window window : windows) {
                Asking asking = askValue(tree, window);
                checkValue(
                        asking,
                        "cutting must not change the answer: a wrong value cannot be made good by asking less",
                        unproved);
                run.add(asking.ledger(), asking.answer());
            }
        }
        unproved.throwFirst();
        judge(run, Diagnosis::inValue, ledger -> Exhibit.value(ledger.tree(), ledger.window()));
    }

    /**
     * @param part the mistakes that matter for what was asked
     * @param asked what the books are about
     */
    private void judge(Pruning run, Function<Diagnosis, List<Mistake>> part, Function<LeafLedger, Exhibit> asked) {
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
        if (run.asksWastefully() || mistakes.stream().anyMatch(AlphaBetaSuite::isRepetition)) {
            throw new CheckFailed(new Evidence(
                            "fewer questions than minimax asks: " + run.leaves() + " on all these trees together",
                            run.questions() + " questions, " + run.repeats()
                                    + " of them about leaves that were known already",
                            "a child that is searched twice costs more than cutting saves; this is the smallest tree on which it happens",
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
                missed.map(AlphaBetaSuite::example).orElse(""));
    }

    private static String example(Pruning.Missed missed) {
        Tree tree = missed.ledger().tree();
        return ", such as the leaf "
                + Window.text(TreeGame.leafValues(tree).get(missed.dead().leaf())) + " of " + tree;
    }

    private static boolean isRepetition(Mistake mistake) {
        return mistake.id().endsWith("searched-twice");
    }

    /** Whether it is the rule that was asked for, where one was. */
    private void checkRule(Pruning run, Function<LeafLedger, Exhibit> asked) {
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

    private Evidence explained(Pruning.Missed missed, Function<LeafLedger, Exhibit> asked) {
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
                .on(missed.ledger().tree())
                .by(lineThatAsks(asked.apply(missed.ledger()), dead.leaf()));
    }

    @Check(
            value = "Step 4: bestAction is optimal for either player, even among ties",
            points = 3,
            hint =
                    "A child that was cut returns a bound. Can you tell a bound from a value when it equals the best so far?")
    @Order(5)
    void choice() {
        Unproved unproved = new Unproved();
        choiceTrees(4, new Trees.Mix(4, 4, 0.2, false, -1, 1), "choice").forEach(tree -> {
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
        Pruning run = new Pruning();
        Unproved unproved = new Unproved();
        Random random = conditions().random("root window");
        Trees.Mix mix = new Trees.Mix(4, 4, 0.1, true, -99, 99);
        for (Tree tree : Stream.concat(
                        KNOWN.stream(),
                        Stream.generate(() -> Trees.random(mix, random)).limit(many(30)))
                .toList()) {
            LeafLedger ledger = new LeafLedger(tree, Window.FULL);
            checkChoice(
                    ledger,
                    ask(Question.alphaBetaAction(tree), ledger),
                    "a wrong choice cannot be made good by asking less",
                    unproved);
            run.add(ledger, truth(tree).value());
        }
        unproved.throwFirst();
        judge(run, Diagnosis::inChoice, ledger -> Exhibit.choice(ledger.tree()));
    }

    @Check(
            value = "The same in awkward games, and however often it is called",
            points = 1,
            hint =
                    "Which assumption about states, actions or earlier calls does your code make that the contract does not?")
    @Order(7)
    void awkwardGames() {
        AwkwardGames games = new AwkwardGames(
                this,
                AwkwardGames.ALPHA_BETA,
                conditions().random("awkward games"),
                conditions().thorough());
        games.checkValues();
        games.checkChoices();
        if (conditions().thorough()) {
            ticTacToe();
        }
    }

    /** Its positions as trees of opaque nodes, the empty board with its 255,168 leaves included. */
    private void ticTacToe() {
        TicTacToe game = new TicTacToe();
        Unproved unproved = new Unproved();
        int asked = 0;
        for (String position : List.of("XX./OO./...", "X../.O./..X", "X../.../...", ".../.../...")) {
            Asking asking = askValue(Trees.unfold(game, Board.parse(position)), Window.FULL);
            checkValue(asking, "that is how Tic-Tac-Toe ends from " + position + " if both play their best", unproved);
            asked = asking.ledger().asks().size();
        }
        unproved.throwFirst();
        remark("Tic-Tac-Toe from the empty board: asked for " + asked
                + " leaves of 255,168; cutting at equality in row-major order asks for 7,330");
    }
}
