package plybook.judge.search;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Order;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.ledger.DepthLedger;
import plybook.diagnosis.ledger.LimitedTree;
import plybook.diagnosis.ledger.Probe;
import plybook.diagnosis.ledger.QueryLog;
import plybook.diagnosis.repetition.Watched;
import plybook.diagnosis.search.Diagnosis;
import plybook.diagnosis.search.Family;
import plybook.game.Player;
import plybook.game.Window;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.judge.process.Learner;
import plybook.judge.suite.Asked;
import plybook.judge.suite.Check;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.Conditions;
import plybook.judge.trees.ChosenTrees;
import plybook.judge.trees.KnownTrees;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Rerun;
import plybook.task.DepthSearchTask;
import plybook.tree.Tree;
import plybook.tree.Trees;

/**
 * Exercise 05, second part: searches with a depth. What they are to see is a tree as in exercise 04, whose leaves are ends of the game
 * and states at the horizon; the game goes on below, and the judge notices a search that looks there.
 */
final class DepthSearchSuite extends PruningSuite<DepthSearchTask<Object, Object>> {
    private static final String TWO_ENDS = Texts.of("why.two.ends");

    /** So many actions that a search might find it worth while to sort them. */
    private static final int WIDE = 24;

    /** So many that a search sorts them even if it spares shorter lists. */
    private static final int WIDER = 150;

    /** More plies than a search is likely to do something else from on. */
    private static final int MANY_PLIES = 7;

    private @Nullable Diagnosis ofMinimax;

    /** True once nothing was wrong with minimax by itself. */
    private boolean isMinimax;

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
    Posed posedAgain(Probe probe) {
        return prunes() ? posed(probe) : posedToMinimax(probe);
    }

    @Override
    boolean isFollowed() {
        return true;
    }

    @Override
    boolean hasDepth() {
        return true;
    }

    @Override
    boolean prunes() {
        return lastAsked()
                .filter(question -> Asked.method(question).equals("minimax"))
                .isEmpty();
    }

    @Override
    Diagnosis diagnose(Watched search) {
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
                stray.isEmpty() ? evidence.got() : Texts.of("also.asked", evidence.got(), stray),
                evidence.why(),
                Texts.of("with.depth", asked.depth()) + "\n" + evidence.drawing(),
                evidence.mistakes(),
                evidence.search(),
                evidence.line(),
                evidence.repair(),
                evidence.rerun());
    }

    @Check(points = 2)
    @Order(1)
    void ends() {
        Unproved unproved = new Unproved();
        for (int value : new int[] {7, 0, -4, -3}) {
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
        return (DepthLedger)
                checkValues(List.of(minimax(tree, depth)), why, unproved).get(0).books();
    }

    private Item minimax(Tree tree, int depth) {
        return new Item(
                tree,
                Window.FULL,
                each -> posedToMinimax(Probe.value(each, Window.FULL).within(depth)));
    }

    @Check(points = 3)
    @Order(2)
    void minimax() {
        Random random = conditions().random("minimax");
        Trees.Mix mix = new Trees.Mix(5, 3, 0.2, false, -9, 9);
        String why = Texts.of("why.plies.ahead");
        Unproved unproved = new Unproved();
        Stream<Tree> trees = allKinds(Stream.of(
                        Stream.generate(() -> ChosenTrees.sometimesStretched(Trees.random(mix, random), random))
                                .limit(many(60)),
                        Stream.generate(() -> ChosenTrees.broad(random)).limit(many(4)),
                        Stream.of(ChosenTrees.chain(SHORT, random), ChosenTrees.line(SHORT, random)))
                .flatMap(each -> each));
        checkValues(trees.map(tree -> minimax(tree, tree.depth())).toList(), why, unproved);
        KnownTrees.KNOWN.forEach(tree -> checkMinimax(tree, tree.depth() + 2, why, unproved));
        unproved.throwFirst();
        AwkwardGames games = AwkwardGames.ofMinimaxAtSomeDepth(
                this, isUpToLongLines(), random, conditions().thorough());
        games.checkValues();
        games.checkAgain(false, false);
        isMinimax = true;
    }

    private boolean isUpToLongLines() {
        return isUpTo(tree -> askedAside(
                        posedToMinimax(Probe.value(tree, Window.FULL).within(tree.depth())), tree, Window.FULL)
                .map(Asking::ledger));
    }

    private static Stream<Tree> allKinds(Stream<Tree> drawn) {
        return Stream.of(
                        everyTree(3),
                        KnownTrees.KNOWN.stream(),
                        KnownTrees.EXTREME.stream(),
                        KnownTrees.MARKS.stream(),
                        KnownTrees.NOT_IN_TURN.stream(),
                        drawn)
                .flatMap(trees -> trees);
    }

    @Check(points = 1)
    @Order(3)
    void asksWhereItMust() {
        Unproved unproved = new Unproved();
        Random random = conditions().random("not in turn");
        Stream<Tree> notInTurn = Stream.concat(
                KnownTrees.NOT_IN_TURN.stream(),
                Stream.generate(() -> Trees.random(new Trees.Mix(5, 3, 0.2, false, -9, 9), random))
                        .limit(many(4)));
        for (Tree tree :
                Stream.concat(knownAndWide("asks where it must"), notInTurn).toList()) {
            DepthLedger books = checkMinimax(tree, tree.depth(), Texts.of("asked.value.first"), unproved);
            checkStray(books, books.firstStray());
            if (books.ledger().repeats() > 0) {
                throw new CheckFailed(askedAgain(books, books.ledger().repeats(), Texts.of("why.searched.twice"))
                        .again(rerun(books, Rerun.Fault.ASKED_AGAIN)));
            }
            if (books.evaluatedAgainAtOnce() > 0) {
                throw new CheckFailed(askedAgain(books, books.evaluatedAgainAtOnce(), Texts.of("why.asked.at.once")));
            }
        }
        unproved.throwFirst();
    }

    private static Evidence askedAgain(DepthLedger books, int times, String why) {
        return new Evidence(
                Texts.of("states.once", books.ledger().tree().leaves()),
                Texts.of("states.known", times),
                why,
                Texts.of("with.depth", books.depth()) + "\n" + books.ledger().drawnRepeats(false));
    }

    /** The known trees, and some with many actions at the root or below, or with many plies, where a search might evaluate children to sort them. */
    private Stream<Tree> knownAndWide(String purpose) {
        Random random = conditions().random(purpose);
        Stream<Tree> wide = Stream.of(Player.values()).flatMap(player -> {
            Tree many = ofPairs(WIDE, player, random);
            return Stream.of(
                    many,
                    new Tree.Node(player.opponent(), List.of(many, Tree.leaf(0), many)),
                    ofPairs(WIDER, player, random),
                    ofWidths(player, random, WIDE / 2, WIDE / 2, 2),
                    ofWidths(player, random, WIDE / 2, 2, WIDE / 2, 2));
        });
        Tree deep = Trees.bestOrdered(Trees.uniform(2, MANY_PLIES));
        return Stream.of(KnownTrees.KNOWN.stream(), wide, Stream.of(deep)).flatMap(trees -> trees);
    }

    /** Returns a node with so many children, below each of which are two leaves. */
    private static Tree ofPairs(int children, Player player, Random random) {
        return ofWidths(player, random, children, 2);
    }

    /** @param widths the number of children at each ply, from the root on; below them are leaves */
    private static Tree ofWidths(Player player, Random random, int... widths) {
        if (widths.length == 0) {
            return Tree.leaf(random.nextInt(9));
        }
        int[] below = Arrays.copyOfRange(widths, 1, widths.length);
        return new Tree.Node(
                player,
                Stream.generate(() -> ofWidths(player.opponent(), random, below))
                        .limit(widths[0])
                        .toList());
    }

    private static void checkStray(DepthLedger books, String stray) {
        if (!stray.isEmpty()) {
            throw new CheckFailed(new Evidence(
                            Texts.of("strays.expected", books.depth(), Window.text(books.depth())),
                            Texts.of("strays.got", stray),
                            Texts.of("why.evaluation.costs"),
                            Texts.of("with.depth", books.depth()) + "\n"
                                    + books.ledger().drawn(false))
                    .again(rerun(books, Rerun.Fault.STRAY)));
        }
    }

    private static Rerun rerun(DepthLedger books, Rerun.Fault fault) {
        return new Rerun(false, books.ledger().tree(), books.ledger().window(), fault).within(books.horizon());
    }

    @Check(points = 3)
    @Order(4)
    void value() {
        checkValues(Texts.of("why.full.window.depth"));
        Unproved unproved = new Unproved();
        checkValues(
                KnownTrees.KNOWN.stream()
                        .map(tree -> new Item(
                                tree,
                                Window.FULL,
                                each -> posed(Probe.value(each, Window.FULL).within(tree.depth() + 2))))
                        .toList(),
                TWO_ENDS,
                unproved);
        unproved.throwFirst();
    }

    @Check(points = 3)
    @Order(5)
    void cuts() {
        for (Tree tree : knownAndWide("strays").toList()) {
            DepthLedger books = (DepthLedger) askValue(tree, Window.FULL).books();
            checkStray(books, books.firstStray());
        }
        checkOneCut();
        checkDeepCuts();
    }

    @Check(points = 2)
    @Order(6)
    void narrowWindows() {
        checkNarrowWindows();
    }

    @Check(points = 3)
    @Order(7)
    void choice() {
        checkChoices();
        // A search that looks less deep first, to sort, may ask for other states' evaluations, and never for those of
        // ends.
        List<Tree> endsBeforeTheHorizon = Stream.of(
                        "(4 (1 2 3))",
                        "v(0 (5 6 7) 8)",
                        "((1 2) 3 (4 5))",
                        "(4 ((1 2) (3)) 5)",
                        "v(0 (((5 6) 7) 2) (8 (9 1)))")
                .map(Tree::parse)
                .toList();
        askChoices(endsBeforeTheHorizon).stream()
                .map(choosing -> (DepthLedger) choosing.books())
                .forEach(books -> checkStray(books, books.firstEvaluatedEnd()));
    }

    @Check(points = 1)
    @Order(8)
    void rootWindow() {
        checkRootWindow();
    }

    @Check(points = 1)
    @Order(9)
    void awkwardGames() {
        AwkwardGames games = new AwkwardGames(
                this,
                AwkwardGames.WITH_DEPTH,
                conditions().random("awkward games"),
                conditions().thorough());
        games.checkValues();
        games.checkChoices();
        games.checkAgain(true, isMinimax);
    }
}
