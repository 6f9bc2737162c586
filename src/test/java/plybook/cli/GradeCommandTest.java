package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.grading.RunFolder;
import plybook.report.ProgramVersion;

/** The command's options and messages; the grading itself is tested in its own package. */
class GradeCommandTest {
    @TempDir
    Path folder;

    private Path out = Path.of("");

    @BeforeEach
    void submissions() throws IOException {
        out = folder.resolve("out");
        LearnersFiles.starters(folder.resolve("class/ada"));
        LearnersFiles.solve(folder.resolve("class/ada"), LearnersFiles.TREES);
        LearnersFiles.starters(folder.resolve("class/bob"));
        Files.writeString(folder.resolve("class/eve.zip"), "Dear professor");
    }

    /** Runs the command with the options that all these tests share. */
    private Shell grade(Object... words) {
        List<Object> all = new ArrayList<>(List.of("grade", "--out", out));
        all.addAll(List.of(words));
        if (!all.contains("--sandbox")) {
            all.addAll(List.of("--sandbox", "none"));
        }
        if (!all.contains("--exercise")) {
            all.addAll(List.of("--exercise", "01"));
        }
        return Shell.run(all.toArray());
    }

    @Test
    void a_folder_of_submissions_is_graded_with_a_summary() throws IOException {
        Shell refused = grade(folder.resolve("class"));
        assertThat(refused.code()).isEqualTo(1);
        assertThat(refused.out())
                .contains("eve.zip  NOTHING: the submission is not a zip archive", "3 submissions")
                .doesNotContain("Grading");
        assertThat(refused.err()).contains("Nothing was judged: a submission cannot be read: eve.zip");
        assertThat(out.resolve("grades.csv")).doesNotExist();
        Shell grade = grade(folder.resolve("class"), "--skip-unreadable", "--seed", 77);
        assertThat(grade.code()).as(grade.err()).isEqualTo(1); // eve's could not be read
        assertThat(grade.out())
                .contains("Grading 3 submissions, ", "Sandbox: none", "Note: the code may do whatever you may do")
                .containsPattern("\\d of 3  10 of 10 +ada ")
                .containsPattern("\\d of 3  0 of 10 +bob ")
                .containsPattern("\\d of 3  unreadable: 0 of 10 +eve.zip ")
                .contains("a minute per core")
                .contains("Unreadable, with 0 points:\n · eve.zip: the submission is not a zip archive")
                .contains(" points          all of them  some  none  on average")
                .contains(" 01-trees                  1     0     1  5.0 of 10")
                .contains(out.resolve("grades.csv").toString(), "77");
        assertThat(Files.readString(out.resolve("grades.csv")))
                .containsSubsequence("ada,graded,10,10,0,10", "bob,graded,0,10,0,0", "eve.zip,unreadable,0,10,0,0");
        assertThat(Files.readString(out.resolve("intake.csv")))
                .contains(
                        "class/ada/exercises/01-trees/MyTreeValue.java,ada,judged,,\"" + ProgramVersion.get(),
                        "class/eve.zip,eve.zip,unreadable,");
        Shell again = grade(folder.resolve("class"), "--skip-unreadable");
        assertThat(again.out())
                .contains("Graded already, by an earlier call: 3")
                .doesNotContain("a minute");
        assertThat(again.code()).isEqualTo(1);
        assertThat(grade(folder.resolve("class/ada"), folder.resolve("class/bob"))
                        .code())
                .isZero();
    }

    @Test
    void being_late_costs_points_and_every_output_says_so() throws IOException {
        Path assignment = Files.writeString(
                folder.resolve("week.yml"),
                "title: Week\nexercises: [{exercise: 01}]\nzone: UTC\ndue: 2026-11-20 12:00\nlate: {percent: 10, at-most: 3}\n"
                        + "extensions: [{for: mallory, due: 2026-11-21 12:00}]\n");
        try (Stream<Path> files = Files.walk(folder.resolve("class/ada"))) {
            for (Path each : files.filter(Files::isRegularFile).toList()) {
                Files.setLastModifiedTime(each, FileTime.from(Instant.parse("2026-11-21T13:00:00Z")));
            }
        }
        Object[] plain = {folder.resolve("class/ada"), "--assignment", assignment};
        Shell unsure = grade(plain);
        assertThat(unsure.out()).contains("1 only by the dates of files", "costs nothing", "mistyped: mallory");
        assertThat(Files.readString(out.resolve("grades.csv")))
                .contains("ada,graded,10.00,10,10,", "by the date of a file, which costs nothing");
        Path times = Files.writeString(folder.resolve("times.csv"), "id,time\nada,2026-11-21 13:00\n");
        Shell sure = grade(folder.resolve("class/ada"), "--assignment", assignment, "--times", times);
        assertThat(sure.out()).contains("1 as you named it");
        String said = "1 d 1 h 0 min late: 2 points less";
        assertThat(Files.readString(out.resolve("grades.csv"))).contains("ada,graded,8.00,10,10,", said);
        for (String file : List.of(
                "learners/ada/report.html",
                "instructor/ada/report.html",
                "instructor/ada/report.json",
                "instructor/ada/junit.xml",
                "instructor/ada/gradescope.json",
                "index.html")) {
            assertThat(Files.readString(out.resolve(file))).as(file).contains(said);
        }
        Shell trusted = grade(folder.resolve("class/ada"), "--assignment", assignment, "--file-times");
        assertThat(trusted.out()).contains("because of --file-times");
        assertThat(Files.readString(out.resolve("grades.csv"))).contains("ada,graded,8.00,10,10,", said);
    }

    @Test
    void a_dry_run_shows_who_was_found_and_leaves_nothing_behind() {
        Shell dry = grade(folder.resolve("class"), "--dry-run", "--skip-unreadable");
        assertThat(dry.code()).as(dry.err()).isZero();
        assertThat(dry.out()).containsPattern("ada +MyTreeValue, MyTicTacToe").contains("Nothing was judged");
        assertThat(out).doesNotExist();
        assertThat(grade(folder.resolve("class"), "--dry-run").code()).isEqualTo(1);
    }

    @Test
    void only_the_requested_formats_are_written() {
        Shell grade = grade(folder.resolve("class/ada"), "--format", "csv,junit");
        assertThat(grade.code()).as(grade.err()).isZero();
        assertThat(out.resolve("instructor/ada/junit.xml")).exists();
        assertThat(out.resolve("grades.csv")).exists();
        assertThat(out.resolve("instructor/ada/report.json")).doesNotExist();
        assertThat(out.resolve("learners")).doesNotExist();
    }

    @Test
    void no_more_jobs_than_cores_are_run() {
        Shell grade = grade(folder.resolve("class/bob"), "--format", "csv", "--jobs", 9_999);
        int cores = Runtime.getRuntime().availableProcessors();
        assertThat(grade.out()).contains("Grading " + cores + " at a time and not 9999", "would cost learners points");
        assertThat(grade.out()).contains(", " + cores + " at a time, into");
    }

    @Test
    void wrong_usage_is_exit_code_2_with_a_correction() throws IOException {
        assertThat(Shell.run("grade", folder).err()).contains("--out");
        assertRefused("there is no", folder.resolve("nowhere"));
        assertRefused("contains nothing to grade", Files.createDirectories(folder.resolve("empty")));
        assertRefused("json, html, junit, gradescope, csv", folder.resolve("class"), "--format", "pdf");
        assertRefused("there are: 01-trees", folder.resolve("class"), "--exercise", "99");
        assertRefused("--jobs must be 1 or more", folder.resolve("class"), "--jobs", "0");
        assertRefused("auto, bubblewrap, outer, none", folder.resolve("class"), "--sandbox", "jail");
        Files.createDirectories(out);
        Files.writeString(out.resolve("thesis.tex"), "");
        assertRefused("contains other files", folder.resolve("class/ada"));
    }

    private void assertRefused(String said, Object... words) {
        Shell grade = grade(words);
        assertThat(grade.code()).isEqualTo(2);
        assertThat(grade.err()).contains(said);
    }

    @Test
    void the_guide_describes_every_option_and_format() throws IOException {
        String guide = Files.readString(Path.of("docs/grading.md"));
        assertThat(Objects.requireNonNull(Main.commandLine().getSubcommands().get("grade"))
                        .getCommandSpec()
                        .options())
                .extracting(option -> option.longestName())
                .filteredOn(name -> !List.of("--help", "--version").contains(name))
                .hasSizeGreaterThan(6)
                .allSatisfy(name -> assertThat(guide).contains(name));
        assertThat(guide).contains("grades.csv", "report.html", "report.json", "junit.xml", "gradescope.json");
    }

    @Test
    void another_seed_for_the_same_results_is_refused() {
        assertThat(grade(folder.resolve("class/ada"), "--seed", 1, "--format", "csv")
                        .code())
                .isZero();
        assertRefused("another seed", folder.resolve("class/ada"), "--seed", 2);
    }

    @Test
    void two_runs_cannot_share_a_folder() throws Exception {
        try (RunFolder other = RunFolder.open(out, OptionalLong.empty())) {
            assertThat(other.seed()).isNotNegative();
            Shell grade = grade(folder.resolve("class/ada"));
            assertThat(grade.code()).isEqualTo(1);
            assertThat(grade.err()).contains("right now", "another folder");
        }
    }

    @Test
    void control_characters_in_a_name_do_not_reach_the_terminal() throws IOException {
        Path hostile = folder.resolve("class/\u001b[2Jx\u202ey");
        LearnersFiles.starters(hostile);
        Shell grade = grade(hostile, "--format", "csv");
        assertThat(grade.out())
                .contains("\\u001b[2Jx\\u202ey")
                .doesNotContain("\u001b")
                .doesNotContain("\u202e");
        assertThat(out.resolve("instructor"))
                .isDirectoryContaining(made -> made.getFileName().toString().matches("__2Jx_y-[0-9a-f]{8}"));
    }
}
