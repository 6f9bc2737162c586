package plybook.judge.hunt;

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
    CatchItSuite(Learner learner) {
        super(learner);
    }

    @Check(points = 1)
    @Order(1)
    void versionA() {
        caught('A', learner().versionA());
    }

    @Check(points = 1)
    @Order(2)
    void versionB() {
        caught('B', learner().versionB());
    }

    @Check(points = 1)
    @Order(3)
    void versionC() {
        caught('C', learner().versionC());
    }

    @Check(points = 1)
    @Order(4)
    void versionD() {
        caught('D', learner().versionD());
    }

    @Check(points = 1)
    @Order(5)
    void versionE() {
        caught('E', learner().versionE());
    }

    private void caught(char version, String text) {
        WrongVersions.Trial trial;
        try {
            trial = WrongVersions.hunt(version, Tree.parse(text));
        } catch (IllegalArgumentException e) {
            throw wrong(Texts.of("tree.wanted"), "\"" + shortened(text) + "\"", String.valueOf(e.getMessage()), "");
        }
        if (ShownTrees.all().contains(trial.tree())) {
            throw wrong(
                    Texts.of("tree.own"),
                    Texts.of("tree.shown", trial.tree()),
                    Texts.of("tree.shown.why"),
                    LedgerDrawing.of(trial.tree()));
        }
        if (!trial.caught()) {
            throw wrong(
                    Texts.of("tree.catches", version),
                    trial.toString(),
                    Texts.of("tree.like.right", Window.text(trial.value())),
                    LedgerDrawing.of(trial.tree()));
        }
    }

    private static String shortened(String text) {
        return text.length() <= 200 ? text : text.substring(0, 200) + " …";
    }
}
