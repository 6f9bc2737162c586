package plybook.judge.search;

import java.util.List;
import org.junit.jupiter.api.Order;
import plybook.diagnosis.search.Diagnosis;
import plybook.diagnosis.search.Family;
import plybook.diagnosis.search.Probe;
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
    Diagnosis diagnose(Diagnosis.Watched search) {
        return Diagnosis.of(Family.ALPHA_BETA, search);
    }

    @Check(
            value = "Step 1: the value, with a full window",
            points = 3,
            hint =
                    "Begin with minimax and hand alpha and beta through. A cut must never change the value with a full window.")
    @Order(1)
    void value() {
        checkValues(
                "with the window (−∞, +∞) alpha-beta returns exactly what minimax does; it only looks at fewer leaves");
    }

    @Check(
            value = "Step 2: one cut: a node is left as soon as its parent has better elsewhere",
            points = 3,
            hint = "After each child, compare. At a MIN node: is the best so far already no better for MAX than alpha?")
    @Order(2)
    void oneCut() {
        checkOneCut();
    }

    @Check(
            value = "Step 3: the window is handed down, so that a grandparent's bound cuts too",
            points = 3,
            hint = "Which alpha and beta does the call for the child get: those that came in, or those that hold now?")
    @Order(3)
    void deepCuts() {
        checkDeepCuts();
    }

    @Check(
            value = "Step 3: a narrow window: exact inside, a bound on the right side outside",
            points = 2,
            hint =
                    "What may a node return when its value lies outside the window? The contract in AlphaBetaTask says it.")
    @Order(4)
    void narrowWindows() {
        checkNarrowWindows();
    }

    @Check(
            value = "Step 4: bestAction is optimal for either player, even among ties",
            points = 3,
            hint =
                    "A child that was cut returns a bound. Can you tell a bound from a value when it equals the best so far?")
    @Order(5)
    void choice() {
        checkChoices();
    }

    @Check(
            value = "Step 4: bestAction narrows the window from one action to the next",
            points = 1,
            hint = "What MAX is sure of after the first action is an alpha for the second one.")
    @Order(6)
    void rootWindow() {
        checkRootWindow();
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
