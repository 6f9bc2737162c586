package plybook.judge.search;

import java.util.List;
import org.junit.jupiter.api.Order;
import plybook.diagnosis.ledger.Probe;
import plybook.diagnosis.repetition.Watched;
import plybook.diagnosis.search.Diagnosis;
import plybook.diagnosis.search.Family;
import plybook.game.Board;
import plybook.game.Window;
import plybook.guest.Given;
import plybook.judge.process.Learner;
import plybook.judge.suite.Check;
import plybook.judge.suite.Conditions;
import plybook.task.AlphaBetaTask;
import plybook.tictactoe.TicTacToe;
import plybook.tree.Trees;

/** Exercise 04: alpha-beta, in four steps. */
final class AlphaBetaSuite extends PruningSuite<AlphaBetaTask<Object, Object>> {
    AlphaBetaSuite(Learner learner, Conditions conditions) {
        super(learner, conditions);
    }

    @Override
    Posed posed(Probe exhibit) {
        Given.Search given = Given.search(exhibit.tree());
        return new Posed(exhibit.window()
                .map(window -> call(search -> search.value(given.game(), given.state(), window.alpha(), window.beta())))
                .orElseGet(() -> call(search -> search.bestAction(given.game(), given.state()))));
    }

    @Override
    boolean isFollowed() {
        return true;
    }

    @Override
    Diagnosis diagnose(Watched search) {
        return Diagnosis.of(Family.ALPHA_BETA, search);
    }

    @Check(points = 3)
    @Order(1)
    void value() {
        checkValues(Texts.of("why.full.window"));
    }

    @Check(points = 3)
    @Order(2)
    void oneCut() {
        checkOneCut();
    }

    @Check(points = 3)
    @Order(3)
    void deepCuts() {
        checkDeepCuts();
    }

    @Check(points = 2)
    @Order(4)
    void narrowWindows() {
        checkNarrowWindows();
    }

    @Check(points = 3)
    @Order(5)
    void choice() {
        checkChoices();
    }

    @Check(points = 1)
    @Order(6)
    void rootWindow() {
        checkRootWindow();
    }

    @Check(points = 1)
    @Order(7)
    void awkwardGames() {
        AwkwardGames games = new AwkwardGames(
                this,
                AwkwardGames.ALPHA_BETA,
                conditions().random("awkward games"),
                conditions().thorough());
        games.checkValues();
        games.checkChoices();
        games.checkAgain(true, false);
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
            checkValue(asking, Texts.of("why.tictactoe", position), unproved);
            cutsHereToo(asking.ledger());
            asked = asking.ledger().asks().size();
        }
        unproved.throwFirst();
        remark(Texts.of("tictactoe.asked", asked));
    }
}
