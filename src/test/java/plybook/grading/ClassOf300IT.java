package plybook.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plybook.assignment.AssignmentFile;
import plybook.assignment.Marking;
import plybook.intake.HandedIn;
import plybook.intake.Intake;
import plybook.intake.MadeClass;
import plybook.intake.MadeClass.Learner;
import plybook.intake.MadeClass.Made;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.Exercise;

/** A class of 300 from its download to its marks, twice, with a judge that knows by a file's text whose it is. */
@Tag("corpus-only")
class ClassOf300IT {
    private static final int CLASS = 300;
    private static final Exercise ALPHA_BETA = Course.find("04");
    private static final Pattern NUMBER = Pattern.compile("of learner (\\d+), counts");
    private static final Set<Format> DATA = EnumSet.of(Format.CSV, Format.JSON);

    @TempDir
    Path folder;

    private final AtomicInteger asked = new AtomicInteger();
    private volatile int more;

    /** Each learner's number as points, in two checks, so that a mark says whose file it is for. */
    private Report judge(Exercise exercise, Path files) {
        asked.incrementAndGet();
        try {
            String text = Files.readString(files.resolve("MyAlphaBeta.java"));
            Matcher number = NUMBER.matcher(text);
            assertThat(number.find()).as(text).isTrue();
            int points = Integer.parseInt(number.group(1)) + more;
            return new Report(
                    exercise,
                    List.of(
                            new CheckResult("A.all", "All of it", points, "", new Verdict.Passed()),
                            new CheckResult(
                                    "A.rest",
                                    "The rest",
                                    CLASS - points,
                                    "",
                                    new Verdict.Failed(new Evidence("a", "b", "c", "d")))),
                    List.of(),
                    "");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private Intake intake(Path download) throws IOException {
        return Intake.of(List.of(download), folder.resolve("out"), java.time.ZoneId.of("UTC"), OptionalInt.empty());
    }

    private List<Drawn> grade(List<HandedIn> submissions, View view, String sandbox) throws Exception {
        asked.set(0);
        Batch.Settings settings = new Batch.Settings(List.of(ALPHA_BETA), sandbox, "", 2, view);
        try (RunFolder run = RunFolder.open(folder.resolve("out"), OptionalLong.of(7))) {
            return new Batch(run, this::judge, settings).grade(submissions, (marks, before) -> {});
        }
    }

    /** Reads a table with Python's own reader, which knows nothing of ours; pairs of two columns. */
    private Map<String, String> python(Path file, String key, String value) throws Exception {
        String script = "import csv, sys\n"
                + "for row in csv.DictReader(open(sys.argv[1], encoding='utf-8', newline='')):\n"
                + "    print(row[sys.argv[2]], row[sys.argv[3]], sep='\\t')\n";
        Process process = new ProcessBuilder("python3", "-c", script, file.toString(), key, value)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        Map<String, String> pairs = new TreeMap<>();
        out.lines().map(line -> line.split("\t", -1)).forEach(pair -> assertThat(pairs.put(pair[0], pair[1]))
                .as(pair[0])
                .isNull());
        return pairs;
    }

    @ParameterizedTest
    @EnumSource(names = {"MOODLE_FOLDERS", "CANVAS", "GRADESCOPE", "BLACKBOARD", "BRIGHTSPACE"})
    void nobody_is_lost_or_mixed_up_from_download_to_regrade(Made made) throws Exception {
        MadeClass all = MadeClass.of(made, CLASS, 20261122);
        Path download = all.write(folder);
        View view = new View(DATA, false);
        grade(intake(download).submissions(), view, "none");
        Map<String, String> expected = new TreeMap<>();
        for (int i = 0; i < CLASS; i++) {
            expected.put(all.learners().get(i).id(), Integer.toString(i));
        }
        Path grades = folder.resolve("out/grades.csv");
        assertThat(python(grades, "id", "points")).isEqualTo(expected);
        assertThat(asked.get()).isEqualTo(CLASS);
        for (int i = 0; i < CLASS; i++) { // by id, whatever the download called the files
            Path report = folder.resolve(
                    "out/instructor/" + SafeName.of(all.learners().get(i).id()) + "/report.json");
            assertThat(Files.readString(report)).contains("\"earned\" : " + i + ",");
        }

        // The same download again, and then one in which some files are newer.
        grade(intake(download).submissions(), view, "none");
        assertThat(asked.get()).isZero();
        assertThat(folder.resolve("out/changes.csv")).doesNotExist();
        List<String> changed = new ArrayList<>();
        try (Stream<Path> files = Files.walk(download)) {
            for (Path file : files.filter(path -> path.toString().endsWith("MyAlphaBeta.java"))
                    .sorted()
                    .toList()) {
                Matcher number = NUMBER.matcher(Files.readString(file));
                if (number.find() && Integer.parseInt(number.group(1)) % 2 == 0) {
                    Files.writeString(
                            file, "// resubmitted\n" + Files.readString(file).replace("public class", "class"));
                    changed.add(all.learners()
                            .get(Integer.parseInt(number.group(1)))
                            .id());
                }
            }
        }
        assertThat(changed).hasSizeGreaterThan(10);
        grade(intake(download).submissions(), view, "none");
        assertThat(asked.get()).isEqualTo(changed.size());
        assertThat(python(grades, "id", "points")).isEqualTo(expected);
        assertThat(python(folder.resolve("out/changes.csv"), "id", "why"))
                .hasSize(changed.size())
                .containsOnlyKeys(changed)
                .containsValue("other files");

        if (made == Made.MOODLE_FOLDERS) { // it does not depend on the layout
            regrade(
                    download,
                    view,
                    expected,
                    changed.size(),
                    all.learners().get(0).id());
        }
    }

    /** A regrade with a difference: another judge gives one point more. */
    private void regrade(Path download, View view, Map<String, String> expected, int before, String first)
            throws Exception {
        more = 1;
        grade(intake(download).submissions(), view, "another");
        assertThat(asked.get()).isEqualTo(CLASS);
        expected.replaceAll((name, points) -> Integer.toString(Integer.parseInt(points) + 1));
        assertThat(python(folder.resolve("out/grades.csv"), "id", "points")).isEqualTo(expected);
        List<String> diff = Files.readAllLines(folder.resolve("out/changes.csv"));
        assertThat(diff).hasSize(1 + before + CLASS);
        assertThat(diff.get(diff.size() - 1)).contains("judged by another version, Java or sandbox", "A.all: ");
        assertThat(folder.resolve("out/instructor/" + SafeName.of(first) + "/history/1/judged.json"))
                .exists();
    }

    /** Removes times, durations and hashes: their digits can be anybody's number. */
    private static String withoutChance(String text) {
        return text.replaceAll("T\\d\\d:\\d\\d:\\d\\d[.]\\d+Z|PT[0-9.]+S|\\b[0-9a-f]{64}\\b", "");
    }

    @Test
    void graded_blind_no_output_tells_who_it_is() throws Exception {
        MadeClass all = MadeClass.of(Made.MOODLE_FOLDERS, 44, 20261123);
        Path download = all.write(folder);
        Files.writeString(
                folder.resolve("week.yml"),
                "title: Week\nexercises: [{exercise: 04}]\nzone: UTC\ndue: 2000-01-01 00:00\n" + "extensions: [{for: "
                        + all.learners().get(3).id() + ", due: 2100-01-01 00:00}]\n");
        List<HandedIn> submissions = intake(download).submissions();
        Blind blind = new Blind(7);
        View view = new View(
                EnumSet.allOf(Format.class),
                false,
                Optional.of(new Marking(
                        AssignmentFile.read(folder.resolve("week.yml")).under(blind::alias))),
                true,
                Overrides.NONE);
        try (RunFolder run = RunFolder.open(folder.resolve("out"), OptionalLong.of(7))) {
            Blind.begin(run);
        }
        List<Drawn> drawn = grade(blind.of(submissions), view, "none");
        // The extension is for one of them, and it counts.
        assertThat(drawn.stream()
                        .filter(each -> each.marks().counted().get(0).points().signum() > 0))
                .singleElement()
                .satisfies(each -> assertThat(each.learner().id())
                        .isEqualTo(blind.alias(all.learners().get(3).id())));
        Set<String> names = new TreeSet<>();
        for (Learner each : all.learners()) {
            names.addAll(List.of(each.name(), each.id()));
            names.addAll(List.of(each.name().replaceAll(" \\d+$", "").split(" (?=[^ ]+$)", 2)));
        }
        int files = 0;
        try (Stream<Path> paths = Files.walk(folder.resolve("out"))) {
            for (Path file : paths.filter(Files::isRegularFile).toList()) {
                files++;
                String text = withoutChance(file + "\n" + new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
                for (String name : names) {
                    if (text.contains(name)) {
                        assertThat(text).as(file.toString()).doesNotContain(name);
                    }
                }
            }
        }
        assertThat(files).isGreaterThan(44 * 6);
        try (RunFolder run = RunFolder.open(folder.resolve("out"), OptionalLong.of(7))) {
            assertThat(Blind.isBlind(run)).isTrue();
            blind.end(run, submissions);
        }
        grade(submissions, new View(DATA, false), "none");
        assertThat(asked.get()).isZero();
        assertThat(folder.resolve("out/instructor/" + all.learners().get(0).id() + "/report.json"))
                .exists();
        assertThat(python(folder.resolve("out/grades.csv"), "id", "points"))
                .containsEntry(all.learners().get(3).id(), "3");
        try (RunFolder run = RunFolder.open(folder.resolve("out"), OptionalLong.of(7))) {
            assertThatThrownBy(() -> Blind.begin(run)).hasMessageContaining("name a new folder");
        }
    }

    @Test
    void a_submission_is_judged_again_from_what_was_kept() throws Exception {
        MadeClass all = MadeClass.of(Made.MOODLE_FOLDERS, 12, 3);
        grade(intake(all.write(folder)).submissions(), new View(DATA, false), "none");
        try (RunFolder run = RunFolder.open(folder.resolve("out"), OptionalLong.of(7))) {
            Verification verification = new Verification(run, kept -> this::judge);
            for (String name :
                    List.of(all.learners().get(5).id(), all.learners().get(5).name())) {
                asked.set(0);
                Verification.Outcome outcome = verification.of(name);
                assertThat(outcome.equal()).as("%s", outcome.lines()).isTrue();
                assertThat(asked.get()).isEqualTo(1);
                assertThat(outcome.lines().get(outcome.lines().size() - 1)).startsWith("Equal: ");
            }
            more = 1;
            Verification.Outcome other = verification.of(all.learners().get(5).id());
            assertThat(other.equal()).isFalse();
            assertThat(other.lines())
                    .anyMatch(line -> line.contains("A.all: 5 of 5 (passed), and now 6 of 6 (passed)"));
            Path kept = folder.resolve("out/instructor/" + all.learners().get(5).id() + "/submission.zip");
            Files.write(
                    kept,
                    Files.readAllBytes(folder.resolve(
                            "out/instructor/" + all.learners().get(6).id() + "/submission.zip")));
            assertThatThrownBy(() -> verification.of(all.learners().get(5).id()))
                    .hasMessageContaining("their hashes differ");
            Files.write(kept, new byte[] {'P', 'K', 3, 4});
            assertThatThrownBy(() -> verification.of(all.learners().get(5).id()))
                    .hasMessageContaining("is");
            assertThatThrownBy(() -> verification.of("nobody")).hasMessageContaining("there is no learner \"nobody\"");
        }
    }
}
