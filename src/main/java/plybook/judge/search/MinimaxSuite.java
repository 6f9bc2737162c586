package plybook.judge.search;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import plybook.diagnosis.ledger.Probe;
import plybook.diagnosis.repetition.Watched;
import plybook.diagnosis.search.Diagnosis;
import plybook.diagnosis.search.Family;
import plybook.game.Board;
import plybook.game.Player;
import plybook.game.Window;
import plybook.guest.Given;
import plybook.judge.process.Learner;
import plybook.judge.suite.Check;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.Conditions;
import plybook.judge.trees.ChosenTrees;
import plybook.judge.trees.KnownTrees;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Rerun;
import plybook.task.MinimaxTask;
import plybook.tictactoe.TicTacToe;
import plybook.tree.Tree;
import plybook.tree.Trees;

/** Exercise 03: minimax by value, by choice for either player, and by the leaves that it looks at. */
final class MinimaxSuite extends SearchSuite<MinimaxTask<Object, Object>> {
    private static final TicTacToe TIC_TAC_TOE = new TicTacToe();

    /** Wins to be found, losses to be blocked, and losses that cannot be helped, for X and for O to move. */
    private static final List<Board> POSITIONS = Stream.of(
                    "XX./OO./...",
                    "XX./OO./X..",
                    "X.O/.X./O..",
                    "XO./.X./O..",
                    "X../.O./..X",
                    "XXO/OO./X..",
                    "O.X/X.O/.OX",
                    "XOX/.O./..X",
                    "XOX/OXO/OX.",
                    "XO./XX./OO.")
            .map(Board::parse)
            .toList();

    MinimaxSuite(Learner learner, Conditions conditions) {
        super(learner, conditions);
    }

    @Override
    Posed posed(Probe exhibit) {
        Given.Search given = Given.search(exhibit.tree());
        return new Posed(
                exhibit.window().isPresent()
                        ? call(search -> search.value(given.game(), given.state()))
                        : call(search -> search.bestAction(given.game(), given.state())));
    }

    @Override
    boolean prunes() {
        return false;
    }

    @Override
    boolean isFollowed() {
        return true;
    }

    @Override
    Diagnosis diagnose(Watched search) {
        return Diagnosis.of(Family.MINIMAX, search);
    }

    @Check(points = 1)
    @Order(1)
    void over() {
        check(Stream.of("5", "0", "-3", "1000000").map(Tree::parse), Texts.of("why.terminal"));
    }

    @Check(points = 2)
    @Order(2)
    void onePly() {
        check(
                Stream.concat(
                        Stream.of("(1 2)", "(2 1)", "(-5 -2 -9)", "(0)", "v(1 2)", "v(2 1)", "v(5 2 9)", "v(0)")
                                .map(Tree::parse),
                        KnownTrees.EXTREME.stream()),
                Texts.of("why.one.ply"));
    }

    @Check(points = 3)
    @Order(3)
    void everyTree() {
        Random random = conditions().random("every tree");
        Trees.Mix mix = new Trees.Mix(5, 3, 0.2, false, -9, 9);
        check(
                Stream.of(
                                everyTree(4),
                                KnownTrees.KNOWN.stream(),
                                KnownTrees.NOT_IN_TURN.stream(),
                                KnownTrees.MARKS.stream(),
                                Stream.generate(() -> ChosenTrees.sometimesStretched(Trees.random(mix, random), random))
                                        .limit(many(60)),
                                Stream.generate(() -> ChosenTrees.broad(random)).limit(many(4)),
                                Stream.of(ChosenTrees.broadest(random)),
                                nearOrFar(tree -> Probe.value(tree, Window.FULL), random))
                        .flatMap(trees -> trees),
                Texts.of("why.every.tree"));
    }

    private void check(Stream<Tree> trees, String why) {
        Unproved unproved = new Unproved();
        checkValues(trees, why, unproved);
        unproved.throwFirst();
    }

    @Check(points = 1)
    @Order(4)
    void once() {
        Unproved unproved = new Unproved();
        Random random = conditions().random("once");
        Trees.Mix mix = new Trees.Mix(5, 3, 0.2, false, -9, 9);
        List<Tree> trees = Stream.of(
                        KnownTrees.KNOWN.stream(),
                        KnownTrees.NOT_IN_TURN.stream(),
                        Stream.generate(() -> Trees.random(mix, random)).limit(many(8)),
                        Stream.generate(() -> ChosenTrees.broad(random)).limit(many(2)))
                .flatMap(each -> each)
                .toList();
        for (Tree tree : trees) {
            Asking asking = checkValues(List.of(value(tree, Window.FULL)), Texts.of("count.value.first"), unproved)
                    .get(0);
            if (asking.ledger().repeats() > 0) {
                throw new CheckFailed(new Evidence(
                                Texts.of("leaves.once", tree.leaves()),
                                Texts.of("leaves.known", asking.ledger().repeats()),
                                Texts.of("why.searched.twice"),
                                asking.ledger().drawnRepeats(prunes()))
                        .by(lineThatAsksAgain(Probe.value(tree, Window.FULL)))
                        .again(new Rerun(false, tree, Window.FULL, Rerun.Fault.ASKED_AGAIN)));
            }
        }
        unproved.throwFirst();
    }

    @Check(points = 2)
    @Order(5)
    void bestForMax() {
        checkChoices(Player.MAX, Texts.of("why.max.choice"));
    }

    @Check(points = 2)
    @Order(6)
    void bestForMin() {
        checkChoices(Player.MIN, Texts.of("why.min.choice"));
    }

    private void checkChoices(Player player, String why) {
        Unproved unproved = new Unproved();
        checkChoices(
                choiceTrees(3, new Trees.Mix(4, 4, 0.2, false, -2, 2), "choice")
                        .filter(tree -> tree.player() == player),
                why,
                unproved);
        unproved.throwFirst();
    }

    @Check(points = 1)
    @Order(7)
    void ticTacToe() {
        for (Board board : POSITIONS) {
            Unproved unproved = new Unproved();
            Tree tree = Trees.unfold(TIC_TAC_TOE, board);
            try {
                checkValue(askValue(tree, Window.FULL), Texts.of("why.both.best"), unproved);
                checkChoice(askChoices(List.of(tree)).get(0), Texts.of("why.better.action"), unproved);
                unproved.throwFirst();
            } catch (CheckFailed e) {
                Evidence onTree = e.evidence();
                throw wrong(onTree.expected(), onTree.got(), onTree.why() + legend(board), board.drawn());
            }
        }
    }

    @Check(points = 1)
    @Order(8)
    void awkwardGames() {
        AwkwardGames games = new AwkwardGames(
                this,
                AwkwardGames.MINIMAX,
                conditions().random("awkward games"),
                conditions().thorough());
        games.checkValues();
        games.checkChoices();
        games.checkAgain(true, false);
    }

    private static String legend(Board board) {
        StringBuilder text = new StringBuilder("; the actions are the empty cells in order:");
        List<?> cells = TIC_TAC_TOE.actions(board);
        for (int i = 0; i < cells.size(); i++) {
            text.append(" [").append(i).append("] ").append(cells.get(i));
        }
        return text.toString();
    }
}
