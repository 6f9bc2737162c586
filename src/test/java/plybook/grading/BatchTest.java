package plybook.grading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.assignment.AssignmentFile;
import plybook.assignment.Marking;
import plybook.intake.Intake;
import plybook.intake.RawZip;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.report.Graded;
import plybook.report.Marks;
import plybook.report.ProgramVersion;
import plybook.store.ProgramHash;
import plybook.task.Course;
import plybook.task.Exercise;

/** Runs with a judge that gives a point for each file that says "right", and counts its calls. */
class BatchTest {
    private static final String TREES = "exercises/01-trees/MyTreeValue.java";
    private static final long SEED = 1_234_567_890_123L;
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-22T20:00:00Z"), ZoneOffset.UTC);
    private static final Set<Format> ALL = EnumSet.allOf(Format.class);

    @TempDir
    Path folder;

    private Path out = Path.of("");
    private final AtomicInteger asked = new AtomicInteger();

    @BeforeEach
    void outside() {
        out = folder.resolve("out");
    }

    private Report judge(Exercise exercise, Path files) {
        asked.incrementAndGet();
        List<CheckResult> results = new ArrayList<>();
        List<Report.JudgedFile> judged = new ArrayList<>();
        for (Exercise.Part part : exercise.parts()) {
            Path file = files.resolve(part.fileName());
            String text = read(file);
            if (text.contains("breaks the judge")) {
                throw new IllegalStateException("the judge has tripped over " + part.className());
            }
            if (text.contains("fills the disk")) {
                throw new UncheckedIOException(new FileSystemException("/tmp/x", null, "No space left on device"));
            }
            String id = "Suite." + part.className();
            Verdict verdict = text.contains("right")
                    ? new Verdict.Passed()
                    : new Verdict.Failed(new Evidence("the hidden (x y)", "y", "it matters", "(x y)"));
            results.add(new CheckResult(id, "Is it right?", 1, "try again", verdict));
            judged.add(new Report.JudgedFile(
                    file, Files.exists(file) ? Optional.of(Instant.EPOCH) : Optional.empty(), List.of(id)));
        }
        return new Report(exercise, results, judged, "printed: (x y)");
    }

    private static String read(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path archive(String name, String text) throws IOException {
        Path file = folder.resolve("in").resolve(name);
        Files.createDirectories(file.resolveSibling("."));
        return Files.write(file, new RawZip().with(TREES, text).bytes());
    }

    private List<Marks> grade(Path... named) throws Exception {
        return grade(OptionalLong.empty(), ALL, false, named);
    }

    private List<Marks> grade(OptionalLong seed, Set<Format> formats, boolean reveal, Path... named) throws Exception {
        asked.set(0);
        Batch.Settings settings = new Batch.Settings(List.of(Course.find("01")), "no sandbox", 2, formats, reveal);
        try (RunFolder run = RunFolder.open(out, seed)) {
            return new Batch(run, this::judge, settings, CLOCK)
                    .grade(Intake.of(List.of(named), out).submissions(), (marks, before) -> {}).stream()
                            .map(Drawn::marks)
                            .toList();
        }
    }

    private Map<String, String> results() throws IOException {
        Map<String, String> all = new TreeMap<>();
        try (Stream<Path> files = Files.walk(out)) {
            for (Path each : files.filter(Files::isRegularFile).toList()) {
                all.put(
                        out.relativize(each).toString(),
                        Files.readString(each, each.toString().endsWith(".zip") ? ISO_8859_1 : UTF_8));
            }
        }
        return all;
    }

    @Test
    void each_submission_gets_its_reports_and_a_line_of_marks() throws Exception {
        List<Marks> marks = grade(archive("ada.zip", "right"), archive("bob.zip", "wrong"));
        assertThat(marks).extracting(Marks::earned).containsExactly(1, 0);
        assertThat(results().keySet())
                .contains(
                        "grades.csv",
                        "run.json",
                        "index.html",
                        "learners/ada.zip/report.html",
                        "instructor/ada.zip/report.html",
                        "instructor/ada.zip/report.json",
                        "instructor/ada.zip/junit.xml",
                        "instructor/ada.zip/gradescope.json",
                        "instructor/ada.zip/finished.json",
                        "instructor/bob.zip/finished.json");
        assertThat(Files.readString(out.resolve("grades.csv")))
                .startsWith(
                        "submission,status,points,possible,withheld,01-trees,receipt,notes,id,version,program,java,sandbox,judged,seconds\r\nada.zip,graded,1,1,0,1,")
                .contains("\r\nbob.zip,graded,0,1,0,0,");
        assertThat(Files.readString(out.resolve("index.html")))
                .contains("./instructor/ada.zip/report.html", "./instructor/bob.zip/report.html", ">0 of 1<")
                .doesNotContain(String.valueOf(SEED));
        assertThat(out.resolve(".work")).doesNotExist();
    }

    @Test
    void a_second_call_judges_nothing_and_changes_nothing() throws Exception {
        Path ada = archive("ada.zip", "right");
        grade(ada);
        Map<String, String> before = results();
        assertThat(grade(ada)).extracting(Marks::earned).containsExactly(1);
        assertThat(asked.get()).isZero();
        assertThat(results()).isEqualTo(before);
    }

    @Test
    void a_killed_run_is_continued_where_it_stopped() throws Exception {
        Path ada = archive("ada.zip", "right");
        Path bob = archive("bob.zip", "right");
        Path eve = archive("eve.zip", "wrong");
        grade(ada, bob, eve);
        Map<String, String> whole = results();
        // Killed after bob's reports and before the mark behind them, and in the middle of writing eve's.
        Files.delete(out.resolve("instructor/bob.zip/finished.json"));
        Files.delete(out.resolve("instructor/eve.zip/finished.json"));
        Files.delete(out.resolve("instructor/eve.zip/judged.json"));
        Files.delete(out.resolve("instructor/eve.zip/junit.xml"));
        Files.delete(out.resolve("grades.csv"));
        Files.createDirectories(out.resolve(".work/eve.zip/exercises"));
        Files.writeString(out.resolve(".work/eve.zip/exercises/Left.java"), "left behind");
        grade(ada, bob, eve);
        assertThat(asked.get()).isEqualTo(1);
        assertThat(results()).isEqualTo(whole);
    }

    @Test
    void a_corrupted_mark_is_drawn_again_without_judging() throws Exception {
        Path ada = archive("ada.zip", "right");
        Path mark = out.resolve("instructor/ada.zip/finished.json");
        grade(ada);
        String whole = Files.readString(mark);
        for (String corrupted : List.of(
                "",
                "{",
                "[]",
                "null",
                "{\"schemaVersion\":4}",
                whole.replace("\"schemaVersion\" : 4", "\"schemaVersion\" : 99"),
                whole.replaceFirst("\"key\" : \"\\w+\"", "\"key\" : null"),
                whole.replaceFirst("\"earned\" : 1", "\"earned\" : \"one\""),
                whole.replaceFirst("\"GRADED\"", "\"LOST\""))) {
            assertThat(corrupted).isNotEqualTo(whole);
            grade(ada);
            Files.writeString(mark, corrupted);
            assertThat(grade(ada)).extracting(Marks::earned).containsExactly(1);
            assertThat(asked.get()).isZero();
            assertThat(mark).hasContent(whole);
        }
    }

    @Test
    void verdicts_that_somebody_corrupted_are_judged_again() throws Exception {
        Path ada = archive("ada.zip", "wrong");
        Path verdicts = out.resolve("instructor/ada.zip/judged.json");
        grade(ada);
        String whole = Files.readString(verdicts);
        for (String corrupted : List.of(
                "",
                "{",
                "[]",
                "null",
                "{\"schemaVersion\":1}",
                whole.substring(0, whole.length() / 2),
                whole.replace("\"schemaVersion\" : 1", "\"schemaVersion\" : 99"),
                whole.replaceFirst("\"key\" : \"\\w+\"", "\"key\" : null"),
                whole.replace("\"points\" : 1", "\"points\" : \"one\""),
                whole.replace("\"points\" : 1", "\"points\" : -1"),
                whole.replace("\"failed\"", "\"lost\""),
                whole.replace("01-trees", "99-none"),
                whole.replace("2026-11-22", "yesterday"))) {
            assertThat(corrupted).isNotEqualTo(whole);
            Files.writeString(verdicts, corrupted);
            assertThat(grade(ada)).as(corrupted).extracting(Marks::earned).containsExactly(0);
            assertThat(asked.get()).as(corrupted).isEqualTo(1);
            assertThat(verdicts).hasContent(whole);
        }
    }

    @Test
    void only_a_changed_submission_is_graded_again() throws Exception {
        Path ada = archive("ada.zip", "wrong");
        Path bob = archive("bob.zip", "right");
        grade(ada, bob);
        archive("ada.zip", "now it is right");
        assertThat(grade(ada, bob)).extracting(Marks::earned).containsExactly(1, 1);
        assertThat(asked.get()).isEqualTo(1);
        try (Stream<Path> made = Files.list(out.resolve("instructor"))) {
            assertThat(made).hasSize(2);
        }
    }

    @Test
    void more_formats_or_another_view_are_written_and_fewer_are_not() throws Exception {
        Path ada = archive("ada.zip", "wrong");
        grade(OptionalLong.empty(), EnumSet.of(Format.JSON, Format.CSV), false, ada);
        assertThat(results())
                .containsKey("instructor/ada.zip/report.json")
                .doesNotContainKey("learners/ada.zip/report.html");
        grade(OptionalLong.empty(), EnumSet.of(Format.CSV), false, ada);
        assertThat(asked.get()).isZero();
        grade(ada);
        assertThat(asked.get()).isZero();
        assertThat(results().get("learners/ada.zip/report.html")).doesNotContain("(x y)");
        grade(OptionalLong.empty(), ALL, true, ada);
        assertThat(asked.get()).isZero();
        assertThat(results().get("learners/ada.zip/report.html")).contains("the hidden (x y)");
    }

    @Test
    void only_the_instructors_files_tell_what_was_asked() throws Exception {
        grade(archive("ada.zip", "wrong"));
        Map<String, String> results = results();
        assertThat(results.get("instructor/ada.zip/report.html")).contains("the hidden (x y)", "printed: (x y)");
        assertThat(results.get("instructor/ada.zip/report.json")).contains("the hidden (x y)");
        assertThat(results.get("learners/ada.zip/report.html")).contains("it matters", "try again");
        assertThat(results.get("learners/ada.zip/report.html") + results.get("instructor/ada.zip/junit.xml"))
                .doesNotContain("(x y)");
        String seed = results.getOrDefault("run.json", "").replaceAll("(?s).*\"seed\" : \"(-?\\d+)\".*", "$1");
        assertThat(seed).matches("\\d+");
        results.forEach((file, text) -> {
            if (!file.equals("run.json") && !file.equals("instructor/ada.zip/report.html")) {
                assertThat(text).as(file).doesNotContain(seed);
            }
        });
    }

    @Test
    void a_failure_of_the_judge_gives_no_mark_and_is_tried_again() throws Exception {
        Path ada = archive("ada.zip", "breaks the judge");
        Path bob = archive("bob.zip", "right");
        List<Marks> marks = grade(ada, bob);
        assertThat(marks).extracting(Marks::status).containsExactly(Graded.Status.NOT_GRADED, Graded.Status.GRADED);
        assertThat(Files.readString(out.resolve("grades.csv"))).contains("\r\nada.zip,notGraded,,,,");
        assertThat(results().get("instructor/ada.zip/not-graded.txt")).contains("tripped over MyTreeValue");
        assertThat(results()).doesNotContainKeys("instructor/ada.zip/finished.json", "learners/ada.zip/report.html");
        grade(ada, bob);
        assertThat(asked.get()).isEqualTo(1);
        archive("ada.zip", "right");
        assertThat(grade(ada, bob)).extracting(Marks::earned).containsExactly(1, 1);
        assertThat(results()).doesNotContainKey("instructor/ada.zip/not-graded.txt");
    }

    @Test
    void a_full_disk_is_named_in_the_summary_and_is_no_result() throws Exception {
        Path ada = archive("ada.zip", "fills the disk");
        List<Marks> marks = grade(ada);
        assertThat(marks).extracting(Marks::status).containsExactly(Graded.Status.NOT_GRADED);
        assertThat(new ClassSummary(marks, List.of(Course.find("01"))).lines()).anySatisfy(line -> assertThat(line)
                .startsWith(" · ada.zip: the disk is full")
                .contains("run grade again"));
        archive("ada.zip", "right");
        assertThat(grade(ada)).extracting(Marks::earned).containsExactly(1);
    }

    @Test
    void an_old_result_is_removed_if_the_new_one_cannot_be_graded() throws Exception {
        Path ada = archive("ada.zip", "right");
        grade(ada);
        archive("ada.zip", "breaks the judge");
        grade(ada);
        assertThat(results()).doesNotContainKeys("instructor/ada.zip/report.html", "learners/ada.zip/report.html");
    }

    @Test
    void an_unreadable_submission_gets_no_points_and_the_reason() throws Exception {
        Path eve = Files.createDirectories(folder.resolve("in")).resolve("eve.zip");
        Files.writeString(eve, "Dear professor");
        Marks marks = grade(eve).get(0);
        assertThat(marks.status()).isEqualTo(Graded.Status.UNREADABLE);
        assertThat(marks.earned()).isZero();
        assertThat(marks.possible()).isEqualTo(1);
        assertThat(results().get("learners/eve.zip/report.html")).contains("is not a zip archive");
        grade(eve);
        assertThat(asked.get()).isZero();
    }

    @Test
    void a_missing_file_is_not_attempted_and_the_learner_is_told() throws Exception {
        Path ada = folder.resolve("in/ada.zip");
        Files.createDirectories(ada.resolveSibling("."));
        Files.write(
                ada,
                new RawZip()
                        .with("exercises/03-minimax/MyMinimax.java", "right")
                        .bytes());
        assertThat(grade(ada).get(0).earned()).isZero();
        assertThat(results().get("learners/ada.zip/report.html"))
                .contains("not attempted", "MyTreeValue.java was not submitted");
    }

    @Test
    void submissions_of_the_same_name_get_different_folders() throws Exception {
        List<Marks> marks = grade(
                archive("one/hw.zip", "right"),
                archive("two/hw.zip", "wrong"),
                archive("three/HW.zip", "right"),
                archive("CON", "right"),
                archive("three/Ada 100%.zip", "right"));
        assertThat(marks).extracting(Marks::earned).containsExactly(1, 0, 1, 1, 1);
        try (Stream<Path> made = Files.list(out.resolve("instructor"))) {
            assertThat(made.map(each -> SafeName.alike(each.getFileName().toString()))
                            .distinct())
                    .hasSize(5);
        }
    }

    @Test
    void a_later_submission_of_the_same_learner_replaces_the_report_and_keeps_the_old_one() throws Exception {
        grade(archive("one/hw.zip", "right"));
        Map<String, String> before = results();
        grade(archive("two/hw.zip", "wrong"));
        Map<String, String> after = results();
        assertThat(after)
                .containsEntry(
                        "instructor/hw.zip/history/1/report.json",
                        before.getOrDefault("instructor/hw.zip/report.json", ""));
        assertThat(after.get("learners/hw.zip/report.html")).contains("0 of 1 point");
        assertThat(after.keySet().stream().filter(file -> file.startsWith("learners/")))
                .containsExactly("learners/hw.zip/report.html");
        grade(archive("two/hw.zip", "right again"));
        assertThat(results())
                .containsKeys("instructor/hw.zip/history/1/report.json", "instructor/hw.zip/history/2/report.json");
    }

    @Test
    void changed_marks_are_listed_with_what_changed() throws Exception {
        Path bob = archive("bob.zip", "right");
        grade(archive("ada.zip", "wrong"), bob);
        assertThat(out.resolve("changes.csv")).doesNotExist();
        grade(archive("ada.zip", "right"), bob);
        assertThat(Files.readString(out.resolve("changes.csv")))
                .isEqualTo("when,id,learner,before,after,possible,why,checks\r\n" + FIRST_CHANGE);
        assertThat(Files.readString(out.resolve("changes.html"))).contains("ada.zip", "other files", "0 of 1 (failed)");
        grade(archive("ada.zip", "right"), bob);
        grade(archive("ada.zip", "wrong"), bob);
        assertThat(Files.readString(out.resolve("changes.csv")))
                .isEqualTo("when,id,learner,before,after,possible,why,checks\r\n" + FIRST_CHANGE
                        + FIRST_CHANGE
                                .replace(",0,1,1,", ",1,0,1,")
                                .replace("0 of 1 (failed) → 1 of 1 (passed)", "1 of 1 (passed) → 0 of 1 (failed)"));
    }

    private static final String FIRST_CHANGE =
            "2026-11-22T20:00:00Z,ada.zip,ada.zip,0,1,1,\"other files\",\"Suite.MyTreeValue: 0 of 1 (failed) → 1 of 1 (passed)\"\r\n";

    private List<Marks> drawn(View view, Path... named) throws Exception {
        asked.set(0);
        Batch.Settings settings = new Batch.Settings(List.of(Course.find("01")), "no sandbox", "", 2, view);
        try (RunFolder run = RunFolder.open(out, OptionalLong.empty())) {
            return new Batch(run, this::judge, settings, CLOCK)
                    .grade(Intake.of(List.of(named), out).submissions(), (marks, before) -> {}).stream()
                            .map(Drawn::marks)
                            .toList();
        }
    }

    private static View assigned(String lines) throws Exception {
        Path file = Files.createTempFile("assignment", ".yml");
        try {
            Files.writeString(file, "title: Week\nexercises: [{exercise: 01}]\nzone: UTC\n" + lines);
            return new View(ALL, false, Optional.of(new Marking(AssignmentFile.read(file))), true, Overrides.NONE);
        } finally {
            Files.delete(file);
        }
    }

    @Test
    void another_due_date_rule_or_decision_judges_nothing_again() throws Exception {
        Path ada = archive("ada.zip", "right");
        Files.setLastModifiedTime(ada, FileTime.from(Instant.parse("2026-11-22T13:00:00Z")));
        String late = "late: {percent: 50, at-most: 1}\n";
        grade(ada);
        assertThat(drawn(assigned("due: 2026-11-22 14:00\n" + late), ada)
                        .get(0)
                        .counted()
                        .get(0)
                        .points())
                .isEqualByComparingTo("1");
        assertThat(asked.get()).isZero();
        assertThat(drawn(assigned("due: 2026-11-22 12:00\n" + late), ada)
                        .get(0)
                        .counted()
                        .get(0)
                        .points())
                .isEqualByComparingTo("0.5");
        assertThat(asked.get()).isZero();
        assertThat(Files.readString(out.resolve("changes.csv")))
                .contains(",1,0.5,1,\"another rule of the assignment\",");
        Overrides decided = Overrides.of(
                "o.csv", "id,check,points,comment,by\nADA.zip,Suite.MyTreeValue,0,copied,Dr X\n".getBytes(UTF_8));
        Marks marks = drawn(new View(ALL, false, Optional.empty(), false, decided), ada)
                .get(0);
        assertThat(marks.earned()).isZero();
        assertThat(asked.get()).isZero();
        assertThat(Files.readString(out.resolve("changes.csv")))
                .contains("an instructor's decision", "1 of 1 (passed) → 0 of 1 (decided; the judge said passed)");
    }

    @Test
    void a_decision_and_a_comment_are_in_every_output_and_are_shown_as_such() throws Exception {
        Path ada = archive("ada.zip", "wrong");
        Overrides decided = Overrides.of(
                "o.csv",
                "id,check,points,comment,by\nada.zip,Suite.MyTreeValue,1,\"right, but odd\",Dr X\nada.zip,,,Well done!,Dr X\n"
                        .getBytes(UTF_8));
        Marks marks = drawn(new View(ALL, false, Optional.empty(), false, decided), ada)
                .get(0);
        assertThat(marks.earned()).isEqualTo(1);
        Map<String, String> results = results();
        for (String file : List.of(
                "learners/ada.zip/report.html",
                "instructor/ada.zip/report.html",
                "instructor/ada.zip/report.json",
                "instructor/ada.zip/junit.xml",
                "instructor/ada.zip/gradescope.json")) {
            assertThat(results.get(file)).as(file).contains("Dr X", "Well done!");
            if (!file.endsWith("junit.xml")) { // where a check that passed has no text
                assertThat(results.get(file)).as(file).contains("right, but odd");
            }
        }
        assertThat(results.get("grades.csv")).contains("ada.zip,graded,1,1,0,1,");
        assertThat(results.get("learners/ada.zip/report.html"))
                .contains("Decided by Dr X: right, but odd<br>The judge said: ");
        // Taken back: as before.
        assertThat(grade(ada).get(0).earned()).isZero();
        assertThat(results().get("learners/ada.zip/report.html")).doesNotContain("Dr X");
    }

    @Test
    void results_are_drawn_anew_without_the_submissions() throws Exception {
        Path ada = archive("ada.zip", "wrong");
        Path bob = archive("bob.zip", "right");
        grade(ada, bob);
        Map<String, String> before = results();
        Files.delete(ada);
        Files.delete(bob);
        try (RunFolder run = RunFolder.open(out, OptionalLong.empty())) {
            assertThat(Drawing.shown(run)).containsExactly(Course.find("01"));
            new Drawing(run, Drawing.shown(run), new View(ALL, false), CLOCK).redraw();
            assertThat(results()).isEqualTo(before);
            assertThat(new Drawing(run, Drawing.shown(run), new View(ALL, true), CLOCK).redraw())
                    .extracting(each -> each.marks().earned())
                    .containsExactly(0, 1);
        }
        assertThat(results().get("learners/ada.zip/report.html")).contains("the hidden (x y)");
        try (RunFolder empty = RunFolder.open(folder.resolve("empty"), OptionalLong.empty())) {
            assertThatThrownBy(() -> new Drawing(empty, List.of(), new View(ALL, true), CLOCK).redraw())
                    .hasMessageContaining("grade something first");
        }
    }

    @Test
    void a_changed_file_is_judged_again_only_in_its_own_exercise() throws Exception {
        Path ada = Files.createDirectories(folder.resolve("in")).resolve("ada.zip");
        String minimax = "exercises/03-minimax/MyMinimax.java";
        Files.write(
                ada, new RawZip().with(TREES, "right").with(minimax, "wrong").bytes());
        List<Exercise> both = List.of(Course.find("01"), Course.find("03"));
        for (String text : List.of("wrong", "right", "right")) {
            Files.write(
                    ada, new RawZip().with(TREES, "right").with(minimax, text).bytes());
            asked.set(0);
            try (RunFolder run = RunFolder.open(out, OptionalLong.empty())) {
                new Batch(run, this::judge, new Batch.Settings(both, "none", 1, ALL, false), CLOCK)
                        .grade(Intake.of(List.of(ada), out).submissions(), (marks, before) -> {});
            }
            assertThat(asked.get()).isEqualTo(text.equals("wrong") ? 2 : Math.min(1, asked.get()));
        }
        assertThat(asked.get()).isZero();
    }

    @Test
    void every_output_says_where_the_verdicts_come_from() throws Exception {
        grade(archive("ada.zip", "wrong"));
        Map<String, String> results = results();
        for (String file : List.of(
                "learners/ada.zip/report.html",
                "instructor/ada.zip/report.html",
                "instructor/ada.zip/report.json",
                "instructor/ada.zip/junit.xml",
                "instructor/ada.zip/gradescope.json",
                "grades.csv",
                "index.html",
                "class.json")) {
            assertThat(results.get(file))
                    .as(file)
                    .contains(ProgramVersion.get(), ProgramHash.ofJudge().substring(0, 12), "2026-11-22T20:00:00Z")
                    .contains("no sandbox", System.getProperty("java.version"));
        }
    }

    @Test
    void the_seed_is_kept_secret_and_never_replaced() throws Exception {
        Path ada = archive("ada.zip", "right");
        grade(OptionalLong.of(SEED), ALL, false, ada);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(out.resolve("run.json"))))
                .isEqualTo("rw-------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(out.resolve("instructor"))))
                .isEqualTo("rwx------");
        try (RunFolder run = RunFolder.open(out, OptionalLong.empty())) {
            assertThat(run.seed()).isEqualTo(SEED);
        }
        grade(OptionalLong.of(SEED), ALL, false, ada);
        assertThat(asked.get()).isZero();
        assertThatThrownBy(() -> RunFolder.open(out, OptionalLong.of(SEED + 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("another seed")
                .hasMessageNotContaining("" + SEED);
    }

    @Test
    void every_new_run_draws_its_own_seed() throws Exception {
        try (RunFolder one = RunFolder.open(folder.resolve("one"), OptionalLong.empty());
                RunFolder two = RunFolder.open(folder.resolve("two"), OptionalLong.empty())) {
            assertThat(one.seed()).isNotEqualTo(two.seed());
        }
    }

    @Test
    void a_folder_admits_one_run_at_a_time() throws Exception {
        try (RunFolder run = RunFolder.open(out, OptionalLong.empty())) {
            assertThat(run.seed()).isNotNegative();
            assertThatThrownBy(() -> RunFolder.open(out, OptionalLong.empty()))
                    .isInstanceOf(RunFolder.InUse.class)
                    .hasMessageContaining("right now");
        }
        RunFolder.open(out, OptionalLong.empty()).close();
    }

    @Test
    void a_folder_with_other_files_is_refused() throws Exception {
        Files.createDirectories(out);
        Files.writeString(out.resolve("thesis.tex"), "");
        assertThatThrownBy(() -> RunFolder.open(out, OptionalLong.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("contains other files");
        assertThatThrownBy(() -> RunFolder.open(out.resolve("thesis.tex"), OptionalLong.empty()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(out).isDirectoryNotContaining(file -> !file.endsWith("thesis.tex"));
    }

    @Test
    void a_run_that_was_killed_at_its_start_is_started_again() throws Exception {
        Files.createDirectories(out);
        Files.writeString(out.resolve(".lock"), "");
        Files.writeString(out.resolve(".run.json" + AtomicFile.UNFINISHED), "{");
        assertThat(grade(archive("ada.zip", "right"))).extracting(Marks::earned).containsExactly(1);
    }
}
