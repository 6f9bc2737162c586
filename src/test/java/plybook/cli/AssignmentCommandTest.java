package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The assignment file in the commands that write and read it. */
class AssignmentCommandTest {
    @TempDir
    Path folder;

    private Path file = Path.of("");

    @BeforeEach
    void place() {
        file = folder.resolve("week 1.yml");
    }

    @Test
    void a_new_assignment_can_be_used_as_it_is() throws IOException {
        Shell made = Shell.run("assignment", "new", file, "--exercise", "1", "--title", "Trees");
        assertThat(made.code()).as(made.err()).isZero();
        Path seed = folder.resolve("week 1.seed");
        assertThat(made.out()).contains(file.toString(), seed.toString());
        assertThat(Long.parseLong(Files.readString(seed).strip())).isPositive();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(seed)))
                .isEqualTo("rw-------");
        Shell check = Shell.run("assignment", "check", file);
        assertThat(check.code()).as(check.err()).isZero();
        assertThat(check.out())
                .contains("Trees", "01-trees", "together", "10 points", "Due 20")
                .contains("Late: 10 percent less for each day begun, and nothing after 3")
                .contains("Learners never read");
    }

    @Test
    void nothing_is_overwritten() throws IOException {
        Files.writeString(file, "mine");
        Files.writeString(folder.resolve("other.seed"), "7");
        Shell made = Shell.run("assignment", "new", file);
        assertThat(made.code()).isEqualTo(2);
        assertThat(made.err()).contains("is there already and was left as it was");
        assertThat(file).hasContent("mine");
        Shell kept = Shell.run("assignment", "new", folder.resolve("other.yml"));
        assertThat(kept.out()).contains("was there already and is kept");
        assertThat(folder.resolve("other.seed")).hasContent("7");
        assertThat(Shell.run("assignment", "seed", folder.resolve("other.seed")).code())
                .isEqualTo(2);
        assertThat(folder.resolve("other.seed")).hasContent("7");
    }

    @Test
    void a_wrong_file_is_answered_with_its_lines_by_every_command() throws IOException {
        Files.writeString(file, "title: x\nexercises: [{exercise: 99}]\ndew: tomorrow\n");
        for (List<Object> words : List.of(
                List.<Object>of("assignment", "check", file),
                List.<Object>of("check", "--from", "solutions", "--assignment", file),
                List.<Object>of("submit", "--from", "solutions", "--assignment", file),
                List.<Object>of("grade", "solutions", "--out", folder.resolve("out"), "--assignment", file))) {
            Shell shell = Shell.run(words.toArray());
            assertThat(shell.code()).as("%s", words).isNotZero();
            assertThat(shell.err())
                    .as("%s", words)
                    .contains("line 2: ", "expected one of 01-trees", "line 3: ", "no field \"dew\"");
        }
    }

    @Test
    void a_seed_that_is_missing_is_said_before_anything_is_graded() throws IOException {
        Files.writeString(file, "title: x\nexercises: [{exercise: 01}]\nseed: gone.seed\n");
        assertThat(Shell.run("assignment", "check", file).code()).isEqualTo(1);
        Shell grade = Shell.run("grade", "solutions", "--out", folder.resolve("out"), "--assignment", file);
        assertThat(grade.code()).isEqualTo(2);
        assertThat(grade.err()).contains("gone.seed", "./plybook assignment seed");
        Files.writeString(folder.resolve("gone.seed"), "seven");
        Shell check = Shell.run("assignment", "check", file);
        assertThat(check.code()).isEqualTo(1);
        assertThat(check.err()).contains("expected a whole number");
    }

    @Test
    void check_and_submit_follow_the_file_among_the_learners_files() throws IOException {
        Path mine = folder.resolve("mine");
        LearnersFiles.starters(mine);
        LearnersFiles.solve(mine, LearnersFiles.TREES);
        Files.writeString(mine.resolve("assignment.yml"), """
                title: Trees
                exercises:
                  - exercise: 01-trees
                    checks: {TreeValueSuite.leaf: 40}
                zone: UTC
                due: 2020-01-01 00:00
                """);
        Shell check = Shell.run("check", "--from", mine);
        assertThat(check.code()).as(check.out() + check.err()).isZero();
        assertThat(check.out()).contains("The value of a tree").doesNotContain("Minimax", "Tic-Tac-Toe");
        Shell submit = Shell.run("submit", "--from", mine, "--out", folder.resolve("mine.zip"));
        assertThat(submit.code()).as(submit.err()).isZero();
        assertThat(submit.out())
                .contains("exercises/01-trees/MyTreeValue.java", "It was due 2020-01-01 00:00 UTC")
                .doesNotContain("MyMinimax");
    }

    @Test
    void grade_marks_by_the_file() throws IOException {
        Path ada = folder.resolve("class/ada");
        Path bob = folder.resolve("class/bob");
        LearnersFiles.starters(ada);
        LearnersFiles.solve(ada, LearnersFiles.TREES);
        LearnersFiles.starters(bob);
        Files.copy(
                Path.of("src/test/resources/mutants/wrong/01-trees/everybody-is-max/MyTreeValue.java"),
                bob.resolve("exercises").resolve(LearnersFiles.TREES),
                StandardCopyOption.REPLACE_EXISTING);
        Files.writeString(file, """
                title: Trees
                exercises: [{exercise: 01, points: 2.5}]
                learners: {hints: hidden}
                seed: trees.seed
                """);
        Files.writeString(folder.resolve("trees.seed"), "4711\n");
        Path out = folder.resolve("out");
        Object[] words = {
            "grade",
            folder.resolve("class"),
            "--out",
            out,
            "--sandbox",
            "none",
            "--assignment",
            file,
            "--format",
            "csv,html,gradescope"
        };
        Shell grade = Shell.run(words);
        assertThat(grade.code()).as(grade.err()).isZero();
        assertThat(grade.out()).contains("Assignment: Trees", "4711");
        assertThat(Files.readString(out.resolve("grades.csv")))
                .contains("submission,status,counts,of,points,possible,withheld,01-trees,receipt,notes")
                .contains("ada,graded,2.50,2.5,10,10,0,10,")
                .contains("bob,graded,");
        assertThat(Files.readString(out.resolve("instructor/ada/gradescope.json")))
                .contains("\"score\" : 2.50");
        String hint = "<dt>hint</dt>";
        assertThat(Files.readString(out.resolve("instructor/bob/report.html"))).contains(hint);
        assertThat(Files.readString(out.resolve("learners/bob/report.html"))).doesNotContain(hint);
        assertThat(Shell.run(words).out()).contains("Graded already, by an earlier call: 2");
        Files.writeString(file, Files.readString(file).replace("2.5", "5"));
        assertThat(Shell.run(words).out())
                .as("a changed rule judges nothing again")
                .contains("Graded already, by an earlier call: 2");
        assertThat(Files.readString(out.resolve("grades.csv"))).contains("ada,graded,5.00,5,10,10,0,10,");
    }
}
