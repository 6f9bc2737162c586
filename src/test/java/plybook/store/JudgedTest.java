package plybook.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.game.Window;
import plybook.intake.Arrival;
import plybook.intake.Layout;
import plybook.intake.Learner;
import plybook.intake.Person;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Pace;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.report.Graded;
import plybook.report.Provenance;
import plybook.task.Course;
import plybook.tree.Tree;

class JudgedTest {
    @TempDir
    Path folder;

    private static Evidence evidence() {
        LeafLedger books = new LeafLedger(Tree.parse("((4 6) (1 9))"), new Window(2, 7));
        for (int leaf = 0; leaf < 4; leaf++) {
            books.applyAsInt(leaf);
        }
        return new Evidence("no \ud800 question", "x".repeat(5_000), "needless\u0000", "((4 6)\n(1 9))")
                .seenIn(books, 4)
                .explainedBy(List.of(new Mistake("shallow-only"), new Mistake("a-or-b")))
                .by("MyAlphaBeta.java:3")
                .repairedBy("With another comparison in line 3 of MyAlphaBeta.java …");
    }

    private static Judged judged() {
        List<Verdict> verdicts = List.of(
                new Verdict.Passed("remark", "bare"),
                new Verdict.Failed(evidence()),
                new Verdict.NeedsLook("look", evidence()),
                new Verdict.NotCompiled("no", "bare"),
                new Verdict.TimedOut("late", ""),
                new Verdict.Crashed("crash", "bare"),
                new Verdict.NotAttempted("TODO"));
        List<CheckResult> results = verdicts.stream()
                .map(verdict -> new CheckResult("A." + verdict.kind(), "Title", 3, "hint", verdict)
                        .taking(Duration.ofMillis(1_234)))
                .toList();
        Report report = new Report(
                Course.find("04"),
                results,
                List.of(
                        new Report.JudgedFile(Path.of("exercises/a.java"), Optional.of(Instant.EPOCH), List.of("A.x")),
                        new Report.JudgedFile(Path.of("exercises/b.java"), Optional.empty(), List.of())),
                "printed",
                Optional.of(new Pace(7, Duration.ofNanos(17), true)));
        Provenance from = new Provenance(
                "1.0 (abc)",
                "0".repeat(64),
                "17",
                "none",
                Instant.parse("2026-11-22T20:00:00.5Z"),
                Duration.ofMillis(9));
        return new Judged(
                new Learner(
                        "ada+bob",
                        "Ada, Bob",
                        List.of(new Person("ada", "Ada", List.of("ada@x.org")), new Person("bob", "Bob")),
                        Layout.GRADESCOPE,
                        "submission_1",
                        "e/submission_1",
                        new Arrival(
                                Optional.of(Instant.EPOCH),
                                Arrival.Source.LISTED,
                                Optional.of(true),
                                OptionalInt.of(2))),
                "f".repeat(64),
                Graded.Status.GRADED,
                List.of("a note"),
                List.of(new Kept("key", "EQUAL", from, report)));
    }

    @Test
    void every_kind_of_verdict_is_read_back_as_it_was() throws Exception {
        Files.writeString(folder.resolve(Judged.FILE), judged().json());
        Judged read = Judged.in(folder).orElseThrow();
        assertThat(read.json()).isEqualTo(judged().json());
        assertThat(read.learner()).isEqualTo(judged().learner());
        Report before = judged().kept().get(0).report();
        Report after = read.kept().get(0).report();
        assertThat(after.files()).isEqualTo(before.files());
        assertThat(after.pace()).isEqualTo(before.pace());
        assertThat(after.results()).usingRecursiveComparison().isEqualTo(before.results());
        assertThat(judged().json()).isASCII();
    }

    @Test
    void a_half_of_it_is_nothing() throws Exception {
        String whole = judged().json();
        for (int length = 0; length < whole.length() - 2; length += 97) {
            Files.writeString(folder.resolve(Judged.FILE), whole.substring(0, length));
            assertThat(Judged.in(folder)).isEmpty();
        }
        assertThat(Judged.in(folder.resolve("none"))).isEmpty();
    }
}
