package plybook.judge.search;

import org.junit.jupiter.api.Order;
import plybook.diagnosis.ledger.LedgerDrawing;
import plybook.game.Window;
import plybook.judge.process.Learner;
import plybook.judge.suite.Check;
import plybook.judge.suite.Suite;
import plybook.task.CatchItTask;
import plybook.tree.Tree;

/** Exercise 04, last part: the learner's trees against five wrong versions of alpha-beta. */
final class CatchItSuite extends Suite<CatchItTask> {
    private static final String HINT =
            "Make a guess what the version gets wrong, draw a tree on which that would show, and read what it did.";

    CatchItSuite(Learner learner) {
        super(learner);
    }

    @Check(value = "Catch it: version A", points = 1, hint = HINT)
    @Order(1)
    void versionA() {
        caught('A', learner().versionA());
    }

    @Check(value = "Catch it: version B", points = 1, hint = HINT)
    @Order(2)
    void versionB() {
        caught('B', learner().versionB());
    }

    @Check(value = "Catch it: version C", points = 1, hint = HINT)
    @Order(3)
    void versionC() {
        caught('C', learner().versionC());
    }

    @Check(value = "Catch it: version D", points = 1, hint = HINT)
    @Order(4)
    void versionD() {
        caught('D', learner().versionD());
    }

    @Check(value = "Catch it: version E", points = 1, hint = HINT)
    @Order(5)
    void versionE() {
        caught('E', learner().versionE());
    }

    private void caught(char version, String text) {
        WrongVersions.Trial trial;
        try {
            trial = WrongVersions.hunt(version, Tree.parse(text));
        } catch (IllegalArgumentException e) {
            throw wrong(
                    "a tree as text, such as ((7 3) (15))",
                    "\"" + shortened(text) + "\"",
                    String.valueOf(e.getMessage()),
                    "");
        }
        if (!trial.caught()) {
            throw wrong(
                    "a tree on which version " + version + " goes wrong",
                    trial.toString(),
                    "on this tree it does all that a right version does (value " + Window.text(trial.value())
                            + "), so nobody could tell them apart",
                    LedgerDrawing.of(trial.tree()));
        }
    }

    private static String shortened(String text) {
        return text.length() <= 200 ? text : text.substring(0, 200) + " …";
    }
}
