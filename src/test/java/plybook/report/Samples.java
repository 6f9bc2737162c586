package plybook.report;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.game.Window;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Report.JudgedFile;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.tree.Tree;

/** Reports as the judge makes them, one for each kind of verdict. */
final class Samples {
    static final Path BASE = Path.of("/course");
    private static final Instant SAVED = Instant.parse("2026-11-21T14:05:12Z");
    static final String HINT = "Who is to move is tree.player(). For MIN everything is the other way round.";

    private Samples() {}

    static final Verdict PASSED = new Verdict.Passed();

    static final Verdict FAILED = new Verdict.Failed(new Evidence(
            "the value 1",
            "3",
            "MIN is to move at v and picks the child that is worth least, whatever MAX would have liked; that goes for every MIN"
                    + " node of the tree",
            "MIN\n├─ 3\n├─ 1\n└─ 2\nas text: v(3 1 2)"));

    static final Mistake MISTAKE = new Mistake("always-max");

    static final Verdict KNOWN_MISTAKE =
            new Verdict.Failed(((Verdict.Failed) FAILED).evidence().explainedBy(List.of(MISTAKE)));

    /** A search that asked for all leaves of a tree, the last of which could not matter. */
    static final Verdict NEEDLESS_LEAF = new Verdict.Failed(needlessLeaf());

    private static Evidence needlessLeaf() {
        LeafLedger books = new LeafLedger(Tree.parse("((4 6) (1 9))"), new Window(2, 7));
        for (int leaf = 0; leaf < 4; leaf++) {
            books.applyAsInt(leaf);
        }
        return new Evidence("no question about this leaf", "you evaluated the leaf 9", "it is needless", "")
                .seenIn(books, 4);
    }

    static final Verdict NOT_COMPILED = new Verdict.NotCompiled("the Java compiler says:\n"
            + "MyTreeValue.java:7: ';' expected\n            return tree.value()\n                               ^");

    static final Verdict TIMED_OUT = new Verdict.TimedOut(
            "value was still busy when its time was over (MyTreeValue.java:6): does each loop and each recursion come nearer to an"
                    + " end?\nasked for: value(tree) of 5");

    static final Verdict CRASHED = new Verdict.Crashed(
            "value threw IllegalStateException: no idea (MyTreeValue.java:6).\nasked for: value(tree) of (4)");

    static final Verdict NOT_ATTEMPTED = new Verdict.NotAttempted("TODO: begin with the leaves (MyTreeValue.java:9)");

    static final String UNDECIDED = "you asked for leaves that could no longer matter, and nothing proves a missed cut";

    static final Verdict NEEDS_LOOK = new Verdict.NeedsLook(UNDECIDED, needlessLeaf());

    /** The first check passed, the second as given, the third passed, the last as given. */
    static Report inTheMiddle(Verdict verdict, String printed) {
        return report("01", printed, PASSED, verdict, PASSED, verdict);
    }

    static Report all(String exercise, Verdict verdict) {
        return report(exercise, "", verdict, verdict, verdict, verdict);
    }

    static Report practice(Verdict verdict) {
        Report report = all("01", verdict);
        return new Report(report.exercise(), report.results(), List.of(), "");
    }

    private static Report report(String number, String printed, Verdict... verdicts) {
        Exercise exercise = Course.find(number);
        List<String> titles = List.of(
                "A leaf is worth what it says",
                "MIN takes the smallest",
                "MAX takes the largest",
                "MAX and MIN in turn, to any depth");
        List<CheckResult> results = new ArrayList<>();
        for (int i = 0; i < verdicts.length; i++) {
            results.add(new CheckResult("Suite.check" + i, titles.get(i), 1 + i, HINT, verdicts[i]));
        }
        JudgedFile file = new JudgedFile(
                BASE.resolve("my/exercises")
                        .resolve(exercise.folder())
                        .resolve(exercise.parts().get(0).fileName()),
                Optional.of(SAVED),
                results.stream().map(CheckResult::id).toList());
        return new Report(exercise, results, List.of(file), printed);
    }
}
