package plybook.judge.search;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Order;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.ledger.DepthLedger;
import plybook.diagnosis.ledger.LimitedTree;
import plybook.diagnosis.ledger.QueryLog;
import plybook.diagnosis.search.Diagnosis;
import plybook.diagnosis.search.Family;
import plybook.diagnosis.search.Probe;
import plybook.game.Window;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.judge.process.Learner;
import plybook.judge.suite.Asked;
import plybook.judge.suite.Check;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.Evidence;
import plybook.task.DepthSearchTask;
import plybook.tree.Tree;
import plybook.tree.Trees;

/**
 * Exercise 05, second part: searches with a depth. What they are to see is a tree as in exercise 04, whose leaves are ends of the game
 * and states at the horizon; the game goes on below, and the judge notices a search that looks there.
 */
final class DepthSearchSuite extends PruningSuite<DepthSearchTask<Object, Object>> {
    private static final String TWO_ENDS =
            "a finished game is worth its utility, and a state with no plies left what the evaluation says";

    private @Nullable Diagnosis ofMinimax;

    DepthSearchSuite(Learner learner, Conditions conditions) {
        super(learner, conditions);
    }

    @Override
    Posed posed(Probe exhibit) {
        LimitedTree limited = limited(exhibit);
        Given.Search given = Given.search(limited.whole());
        int depth = limited.depth();
        Call question = exhibit.window()
                .map(window -> call(search -> search.alphaBeta(
                        given.game(), given.evaluation(), given.state(), depth, window.alpha(), window.beta())))
                .orElseGet(() ->
                        call(search -> search.bestAction(given.game(), given.evaluation(), given.state(), depth)));
        return new Posed(question, ledger -> new DepthLedger(limited, ledger));
    }

    private Posed posedToMinimax(Probe exhibit) {
        LimitedTree limited = limited(exhibit);
        Given.Search given = Given.search(limited.whole());
        return new Posed(
                call(search -> search.minimax(given.game(), given.evaluation(), given.state(), limited.depth())),
                ledger -> new DepthLedger(limited, ledger));
    }

    /** As deep as the tree that is to be seen, unless the exhibit says deeper. */
    private static LimitedTree limited(Probe exhibit) {
        return new LimitedTree(
                exhibit.tree(), exhibit.depth().orElse(exhibit.tree().depth()));
    }

    @Override
    boolean prunes() {
        return lastAsked()
                .filter(question -> Asked.method(question).equals("minimax"))
                .isEmpty();
    }

    @Override
    Diagnosis diagnose(Diagnosis.Watched search) {
        return Diagnosis.of(Family.DEPTH_ALPHA_BETA, search);
    }

    @Override
    public List<Mistake> causes() {
        if (prunes()) {
            return super.causes();
        }
        if (ofMinimax == null) {
            ofMinimax = watched(this::posedToMinimax, search -> Diagnosis.of(Family.DEPTH_MINIMAX, search));
        }
        return ofMinimax.inValue();
    }

    @Override
    Probe below(Probe probe, Tree root) {
        return probe.within(root.depth() - 1);
    }

    @Override
    Evidence completed(Evidence evidence, QueryLog books) {
        DepthLedger asked = (DepthLedger) books;
        String stray = asked.firstStray();
        return new Evidence(
                evidence.expected(),
                evidence.got() + (stray.isEmpty() ? "" : "; you also asked for " + stray),
                evidence.why(),
                "searched with depth " + asked.depth() + "\n" + evidence.drawing(),
                evidence.mistakes(),
                evidence.search(),
                evidence.line(),
                evidence.rerun());
    }

    @Check(
            value = "minimax: no plies left, or the game is over",
            points = 2,
            hint = "Two ways for the recursion to end. Which one do you have to ask about first?")
    @Order(1)
    void ends() {
        Unproved unproved = new Unproved();
        for (int value : new int[] {7, 0, -4}) {
            for (int depth : new int[] {1, 0, 3}) {
                checkMinimax(Tree.leaf(value), depth, TWO_ENDS, unproved);
            }
        }
        // Ends at the horizon and before it, beside states that are no ends.
        Stream.of("(1 2 3)", "v(-1 -2 -3)", "(4 (1 2 3))", "v(0 (5 6 7) 8)")
                .map(Tree::parse)
                .forEach(tree -> checkMinimax(tree, tree.depth(), TWO_ENDS, unproved));
        unproved.throwFirst();
    }

    private DepthLedger checkMinimax(Tree tree, int depth, String why, Unproved unproved) {
        Asking asking = checkValue(
                each -> posedToMinimax(Probe.value(each, Window.FULL).within(depth)), tree, Window.FULL, why, unproved);
        return (DepthLedger) asking.books();
    }

    @Check(
            value = "minimax: as many plies as asked for, on every small tree and many large ones",
            points = 3,
            hint = "Follow the depth through a tree of two plies, by hand. Where does it fall, and by how much?")
    @Order(2)
    void minimax() {
        Random random = conditions().random("minimax");
        Trees.Mix mix = new Trees.Mix(5, 3, 0.2, false, -9, 9);
        String why = "looked at so many plies ahead, each player chooses with the other's best answer in mind";
        Unproved unproved = new Unproved();
        allKinds(Stream.generate(() -> Trees.random(mix, random)).limit(many(60)))
                .forEach(tree -> checkMinimax(tree, tree.depth(), why, unproved));
        KNOWN.forEach(tree -> checkMinimax(tree, tree.depth() + 2, why, unproved));
        unproved.throwFirst();
    }

    private static Stream<Tree> allKinds(Stream<Tree> drawn) {
        return Stream.of(everyTree(3), KNOWN.stream(), EXTREME.stream(), NOT_IN_TURN.stream(), drawn)
                .flatMap(trees -> trees);
    }

    @Check(
            value = "minimax: the evaluation is asked at the horizon, once for each state, and nowhere else",
            points = 1,
            hint = "In a real game the evaluation is what costs the most. At which line does your code ask for it?")
    @Order(3)
    void asksWhereItMust() {
        Unproved unproved = new Unproved();
        for (Tree tree : KNOWN) {
            DepthLedger books = checkMinimax(
                    tree, tree.depth(), "what was asked is worth looking at when the value is right", unproved);
            checkStrays(books);
            if (books.ledger().repeats() > 0) {
                throw wrong(
                        "each of the " + tree.leaves() + " states evaluated once",
                        books.ledger().repeats() + " more questions about states that were known already",
                        "a child that is searched twice at every level costs twice as much at every level: 2, 4, 8, … times",
                        "searched with depth " + books.depth() + "\n"
                                + books.ledger().drawnRepeats(false));
            }
        }
        unproved.throwFirst();
    }

    private static void checkStrays(DepthLedger books) {
        if (!books.firstStray().isEmpty()) {
            throw wrong(
                    "with depth " + books.depth() + " evaluations of states " + Window.text(books.depth())
                            + " plies deep, and utilities of finished games",
                    "a question for " + books.firstStray(),
                    "an evaluation is what costs the most in a real game; one that cannot matter is wasted",
                    "searched with depth " + books.depth() + "\n"
                            + books.ledger().drawn(false));
        }
    }

    @Check(
            value = "alphaBeta: the same value, with a full window",
            points = 3,
            hint = "It is your alpha-beta of exercise 04 with one more number, and one more end of the recursion.")
    @Order(4)
    void value() {
        checkValues("with the window (−∞, +∞) alpha-beta returns exactly what minimax does with the same depth");
        Unproved unproved = new Unproved();
        for (Tree tree : KNOWN) {
            checkValue(
                    each -> posed(Probe.value(each, Window.FULL).within(tree.depth() + 2)),
                    tree,
                    Window.FULL,
                    TWO_ENDS,
                    unproved);
        }
        unproved.throwFirst();
    }

    @Check(
            value = "alphaBeta: a node is left as soon as anybody above has better elsewhere",
            points = 3,
            hint = "Which alpha and beta does the call for the child get: those that came in, or those that hold now?")
    @Order(5)
    void cuts() {
        for (Tree tree : KNOWN) {
            checkStrays((DepthLedger) askValue(tree, Window.FULL).books());
        }
        checkOneCut();
        checkDeepCuts();
    }

    @Check(
            value = "alphaBeta: a narrow window: exact inside, a bound on the right side outside",
            points = 2,
            hint = "What may a node return when its value lies outside the window? It is as in exercise 04.")
    @Order(6)
    void narrowWindows() {
        checkNarrowWindows();
    }

    @Check(
            value = "bestAction: optimal within the depth for either player, even among ties",
            points = 3,
            hint = "The action is the first of the plies. How many are left for the state behind it?")
    @Order(7)
    void choice() {
        checkChoices();
    }

    @Check(
            value = "bestAction: the window narrows from one action to the next",
            points = 1,
            hint = "What MAX is sure of after the first action is an alpha for the second one.")
    @Order(8)
    void rootWindow() {
        checkRootWindow();
    }

    @Check(
            value = "alphaBeta and bestAction: the same in awkward games, and however often they are called",
            points = 1,
            hint =
                    "Which assumption about states, actions or earlier calls does your code make that the contract does not?")
    @Order(9)
    void awkwardGames() {
        AwkwardGames games = new AwkwardGames(
                this,
                AwkwardGames.WITH_DEPTH,
                conditions().random("awkward games"),
                conditions().thorough());
        games.checkValues();
        games.checkChoices();
    }
}
