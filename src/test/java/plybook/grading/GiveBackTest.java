package plybook.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.intake.HandedIn;
import plybook.intake.Intake;
import plybook.intake.MadeClass;
import plybook.intake.MadeClass.Learner;
import plybook.intake.MadeClass.Made;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.Exercise;

/** A class of three hundred from the download to the filled gradebook and the feedback, read by the systems' own rules. */
class GiveBackTest {
    private static final int CLASS = 300;
    private static final long SEED = 7;
    private static final int BLIND = 30;

    @TempDir
    Path folder;

    /** Gives as many points as the number of the learner's submission says, so that each mark can be told from the others. */
    private static Report judge(Exercise exercise, Path files) {
        String text = read(files.resolve("MyAlphaBeta.java"));
        int number = Integer.parseInt(text.replaceAll("(?s).*of learner (\\d+),.*", "$1"));
        List<CheckResult> results = List.of(
                new CheckResult("Suite.some", "some", number, "", new Verdict.Passed()),
                new CheckResult("Suite.rest", "rest", CLASS - number, "", new Verdict.NotAttempted("")));
        return new Report(exercise, results, List.of(), "");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private List<String> give(Intake intake, Path gradebook) throws Exception {
        GiveBack back = GiveBack.of(List.of(gradebook), Optional.empty(), List.of(gradebook));
        Batch.Settings settings =
                new Batch.Settings(List.of(Course.find("04")), "none", 2, EnumSet.of(Format.CSV, Format.HTML), false);
        try (RunFolder run = RunFolder.open(folder.resolve("out"), OptionalLong.empty())) {
            List<HandedIn> submissions = intake.submissions();
            return back.write(
                    run,
                    new Batch(run, GiveBackTest::judge, settings).grade(submissions, (each, before) -> {}),
                    Optional.empty());
        }
    }

    /** Grades without names, and fills the gradebook afterwards from what is stored, as {@code --redraw} does. */
    private List<String> giveBlind(Intake intake, Path gradebook) throws Exception {
        List<Exercise> exercises = List.of(Course.find("04"));
        View view = new View(EnumSet.of(Format.CSV), false);
        try (RunFolder run = RunFolder.open(folder.resolve("out"), OptionalLong.of(SEED))) {
            Blind.begin(run);
            Batch.Settings settings = new Batch.Settings(exercises, "none", "", 2, view);
            new Batch(run, GiveBackTest::judge, settings)
                    .grade(new Blind(SEED).of(intake.submissions()), (each, before) -> {});
        }
        GiveBack back = GiveBack.of(List.of(gradebook), Optional.empty(), List.of());
        try (RunFolder run = RunFolder.open(folder.resolve("out"), OptionalLong.empty())) {
            assertThat(Blind.isBlind(run)).isTrue();
            List<Drawn> drawn = new Drawing(run, exercises, view, Clock.systemUTC()).redraw();
            return back.write(run, drawn, Optional.of(new Blind(run.seed())));
        }
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static Map<String, Integer> entries(Path zip) throws IOException {
        Map<String, Integer> names = new TreeMap<>();
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(zip), StandardCharsets.UTF_8)) {
            for (ZipEntry each = in.getNextEntry(); each != null; each = in.getNextEntry()) {
                names.put(each.getName(), in.readAllBytes().length);
            }
        }
        return names;
    }

    /** Reads a table with Python's own reader, which knows nothing of ours. */
    private List<String> python(Path file, String id, String grade) throws Exception {
        String script = "import csv, sys\n"
                + "for row in csv.DictReader(open(sys.argv[1], encoding='utf-8-sig', newline='')):\n"
                + "    print(row[sys.argv[2]], row[sys.argv[3]], sep='=')\n";
        Process process = new ProcessBuilder("python3", "-c", script, file.toString(), id, grade)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        return out.lines().toList();
    }

    @Test
    void moodles_worksheet_and_feedback_are_as_its_import_code_wants_them() throws Exception {
        MadeClass all = MadeClass.of(Made.MOODLE_FOLDERS, CLASS, 7);
        StringBuilder sheet = new StringBuilder(
                "\uFEFFIdentifier,\"Full name\",Status,Grade,\"Maximum grade\",\"Last modified (grade)\"\n");
        for (Learner each : all.learners()) {
            sheet.append("\"Participant " + each.number() + "\",\"" + each.name() + "\",Submitted,,300.00,-\n");
        }
        sheet.append("\"Participant 699999\",\"Late, Lea\",\"No submission\",,300.00,-\n");
        Path gradebook = write("Grades.csv", sheet.toString());
        List<String> said = give(Intake.of(List.of(all.write(folder)), folder.resolve("out")), gradebook);
        assertThat(said)
                .anyMatch(line -> line.contains("300 cells filled"))
                .anyMatch(line -> line.contains("Late, Lea"));

        List<String> expected = new ArrayList<>();
        for (int i = 0; i < CLASS; i++) {
            expected.add("Participant " + all.learners().get(i).number() + "=" + i);
        }
        expected.add("Participant 699999=");
        assertThat(python(folder.resolve("out/gradebooks/Grades.csv"), "Identifier", "Grade"))
                .containsExactlyElementsOf(expected);

        // importziplib.php: explode('_', part, 5); at least 4 pieces; the second is a participant, the third and fourth
        // a plugin.
        Map<String, Integer> feedback = entries(folder.resolve("out/feedback-moodle.zip"));
        assertThat(feedback).hasSize(CLASS);
        List<String> participants = feedback.keySet().stream()
                .map(name -> name.substring(0, name.indexOf('/')).split("_", 5))
                .peek(parts -> assertThat(parts).hasSizeGreaterThanOrEqualTo(4))
                .peek(parts -> assertThat(parts[2] + "/" + parts[3]).isEqualTo("assignsubmission/file"))
                .map(parts -> parts[1])
                .toList();
        assertThat(participants)
                .containsExactlyInAnyOrderElementsOf(
                        all.learners().stream().map(Learner::number).toList());
        assertThat(feedback.values()).allMatch(size -> size > 1_000);
    }

    @Test
    void canvas_gradebook_and_comment_files_are_as_its_import_code_wants_them() throws Exception {
        MadeClass all = MadeClass.of(Made.CANVAS, CLASS, 8);
        StringBuilder book =
                new StringBuilder("Student,ID,SIS Login ID,Section,Alpha-beta (71)\n    Points Possible,,,,300.00\n");
        for (Learner each : all.learners()) {
            book.append("\"" + each.name() + "\"," + each.number() + "," + each.user() + ",CS101,\n");
        }
        give(Intake.of(List.of(all.write(folder)), folder.resolve("out")), write("canvas.csv", book.toString()));
        List<String> read = python(folder.resolve("out/gradebooks/canvas.csv"), "ID", "Alpha-beta (71)");
        assertThat(read.get(0)).isEqualTo("=300.00");
        for (int i = 0; i < CLASS; i++) {
            assertThat(read.get(i + 1)).isEqualTo(all.learners().get(i).number() + "=" + i);
        }
        // infer_comment_context_from_filename: split by '_', the first two pieces that are numbers are the user and the
        // attachment.
        List<String> users = entries(folder.resolve("out/feedback-canvas.zip")).keySet().stream()
                .map(name -> List.of(name.split("_", -1)).stream()
                        .filter(part -> part.matches("\\d+"))
                        .limit(2)
                        .toList())
                .peek(numbers -> assertThat(numbers).hasSize(2))
                .map(numbers -> numbers.get(0))
                .toList();
        assertThat(users)
                .containsExactlyInAnyOrderElementsOf(
                        all.learners().stream().map(Learner::number).toList());
    }

    @Test
    void a_blind_runs_gradebook_is_filled_from_its_results_alone() throws Exception {
        MadeClass all = MadeClass.of(Made.CANVAS, BLIND, 9);
        StringBuilder book =
                new StringBuilder("Student,ID,SIS Login ID,Section,Alpha-beta (71)\n    Points Possible,,,,300.00\n");
        for (Learner each : all.learners()) {
            book.append("\"" + each.name() + "\"," + each.number() + "," + each.user() + ",CS101,\n");
        }
        book.append("\"Late, Lea\",99,lea,CS101,\n");
        List<String> said = giveBlind(
                Intake.of(List.of(all.write(folder)), folder.resolve("out")), write("canvas.csv", book.toString()));
        assertThat(said)
                .anyMatch(line -> line.contains(BLIND + " cells filled"))
                .anyMatch(line -> line.contains("without a submission") && line.endsWith(": 1"))
                .noneMatch(line -> line.contains("Lea") || line.contains("not in the gradebook"));
        List<String> expected = new ArrayList<>(List.of("=300.00"));
        for (int i = 0; i < BLIND; i++) {
            expected.add(all.learners().get(i).number() + "=" + i);
        }
        expected.add("99=");
        assertThat(python(folder.resolve("out/gradebooks/canvas.csv"), "ID", "Alpha-beta (71)"))
                .containsExactlyElementsOf(expected);
        assertThat(folder.resolve("out/feedback-canvas.zip")).doesNotExist();
    }

    @Test
    void in_a_blind_run_learners_are_found_by_name_where_nothing_else_is_known() throws Exception {
        Path named = folder.resolve("class");
        for (String name : List.of("Ada Lovelace", "Bob Bell")) {
            Path file = named.resolve(name + "/04-alpha-beta/MyAlphaBeta.java");
            Files.createDirectories(file.getParent());
            Files.writeString(file, "// of learner " + (name.startsWith("Ada") ? 3 : 4) + ", counts\nclass X {}\n");
        }
        Path book = write(
                "brightspace.csv",
                "OrgDefinedId,Username,Last Name,First Name,Week 5 Points Grade <Numeric MaxPoints:300>,End-of-Line Indicator\n"
                        + "#1,#ada,Lovelace,Ada,,#\n#2,#bob,Bell,Bob,,#\n");
        giveBlind(Intake.of(List.of(named), folder.resolve("out")), book);
        assertThat(python(
                        folder.resolve("out/gradebooks/brightspace.csv"),
                        "Username",
                        "Week 5 Points Grade <Numeric MaxPoints:300>"))
                .containsExactly("#ada=3", "#bob=4");
    }

    @Test
    void in_a_blind_run_both_of_a_pair_get_their_mark() throws Exception {
        for (String submission : List.of("submission_1", "submission_2")) {
            Path file = folder.resolve("class/" + submission + "/MyAlphaBeta.java");
            Files.createDirectories(file.getParent());
            Files.writeString(file, "// of learner " + submission.replaceAll("\\D", "") + ", counts\nclass X {}\n");
        }
        Files.writeString(folder.resolve("class/submission_metadata.yml"), """
                submission_1:
                  :submitters:
                  - :name: Ada Lovelace
                    :sid: '17'
                    :email: ada@example.edu
                  - :name: Bob Bell
                    :sid: '18'
                    :email: bob@example.edu
                submission_2:
                  :submitters:
                  - :name: Eve Adams
                    :sid: '19'
                    :email: eve@example.edu
                """);
        Path book = write(
                "gradescope.csv",
                "Name,SID,Email,Week 5,Week 5 - Max Points,Week 5 - Submission Time,Week 5 - Lateness (H:M:S)\n"
                        + "Ada Lovelace,17,ada@example.edu,,300.0,,\n"
                        + "Bob Bell,18,bob@example.edu,,300.0,,\n"
                        + "Eve Adams,19,eve@example.edu,,300.0,,\n");
        List<String> said = giveBlind(Intake.of(List.of(folder.resolve("class")), folder.resolve("out")), book);
        assertThat(said).anyMatch(line -> line.contains("3 cells filled"));
        assertThat(python(folder.resolve("out/gradebooks/gradescope.csv"), "SID", "Week 5"))
                .containsExactly("17=1", "18=1", "19=2");
    }

    @Test
    void a_file_that_is_no_gradebook_is_refused_before_anything_is_judged() throws Exception {
        assertThatThrownBy(() -> GiveBack.of(List.of(write("my.csv", "a,b\n1,2\n")), Optional.empty(), List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("my.csv", "Moodle", "Canvas", "Gradescope", "Blackboard", "Brightspace");
        assertThatThrownBy(() -> GiveBack.of(List.of(), Optional.empty(), List.of(folder.resolve("none.csv"))))
                .hasMessageContaining("none.csv");
    }
}
