package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HintCommandTest {
    private static final String ZERO = """
            import plybook.task.TreeValueTask;
            import plybook.tree.Tree;
            public class MyTreeValue implements TreeValueTask {
                public int value(Tree tree) { return tree.isLeaf() ? tree.value() : 0; }
            }
            """;

    @TempDir
    Path folder;

    /** Of the others the files are missing, which is found in no time. */
    @BeforeEach
    void starters() throws IOException {
        Files.createDirectories(folder.resolve("exercises/01-trees"));
        Files.createDirectories(folder.resolve("exercises/02-tic-tac-toe"));
        for (String file : List.of(LearnersFiles.TREES, LearnersFiles.RULES)) {
            Files.copy(Path.of("exercises", file), folder.resolve("exercises").resolve(file));
        }
    }

    private void write(String code) throws IOException {
        Files.writeString(folder.resolve("exercises/01-trees/MyTreeValue.java"), code);
    }

    @Test
    void each_time_one_step_more_is_given_and_then_no_more() throws IOException {
        write(ZERO);
        String first = Shell.run("hint", "01", "--from", folder).out();
        assertThat(first)
                .contains("Exercise 01: MAX takes the largest", "A hint", "3 more steps")
                .doesNotContain("A question");
        assertThat(Shell.run("hint", "01", "--from", folder).out())
                .contains("A question", "Before the first child")
                .doesNotContain("A small tree");
        assertThat(Shell.run("hint", "01", "--from", folder).out())
                .contains("A small tree to step through", "./plybook explore \"(-5 -7)\"", "1 more step");
        String last = Shell.run("hint", "--from", folder).out();
        assertThat(last).contains("A question about it", "That is all there is to ask.");
        assertThat(Shell.run("hint", "--from", folder).out()).isEqualTo(last);
    }

    @Test
    void the_same_mistake_again_offers_help() throws IOException {
        write(ZERO);
        assertThat(Shell.run("check", "01", "--from", folder).out()).doesNotContain("./plybook hint");
        write(ZERO + "// again\n");
        assertThat(Shell.run("check", "01", "--from", folder).out())
                .contains("The same mistake as before. ./plybook hint 01");
    }

    @Test
    void an_assignment_that_hides_hints_hides_these() throws IOException {
        write(ZERO);
        Path assignment = folder.resolve("hidden.yml");
        Files.writeString(assignment, "title: Trees\nexercises: [{exercise: 01-trees}]\nlearners:\n  hints: hidden\n");
        Shell hint = Shell.run("hint", "--from", folder, "--assignment", assignment);
        assertThat(hint.out() + hint.err())
                .contains("your assignment hides hints")
                .doesNotContain("A question");
        write(ZERO + "// again\n");
        Shell.run("check", "--from", folder, "--assignment", assignment);
        write(ZERO + "// and again\n");
        assertThat(Shell.run("check", "--from", folder, "--assignment", assignment)
                        .out())
                .doesNotContain("./plybook hint");
    }

    @Test
    void what_does_not_compile_or_has_passed_needs_no_step() throws IOException {
        write("int value(Tree tree) { return 0; }");
        assertThat(Shell.run("hint", "01", "--from", folder).out()).contains("does not compile yet");
        LearnersFiles.solve(folder, LearnersFiles.TREES);
        assertThat(Shell.run("hint", "01", "--from", folder).out()).contains("everything has passed");
    }

    @Test
    void the_map_knows_what_was_checked() throws IOException {
        LearnersFiles.solve(folder, LearnersFiles.TREES);
        Shell.run("check", "01", "--from", folder);
        Shell status = Shell.run("status", "--from", folder);
        assertThat(status.code()).isZero();
        assertThat(status.out())
                .containsPattern("✓ +01 The value of a tree +10 of 10 points")
                .contains("Next: exercise 02");
    }
}
