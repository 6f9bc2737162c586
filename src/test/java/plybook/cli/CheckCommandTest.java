package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.setup.Project;
import plybook.task.Course;

class CheckCommandTest {
    @TempDir
    Path folder;

    @BeforeEach
    void starters() throws IOException {
        LearnersFiles.starters(folder);
    }

    @Test
    void a_solved_exercise_passes_with_exit_code_0() throws IOException {
        LearnersFiles.solve(folder, LearnersFiles.TREES);
        Shell check = Shell.run("check", "1", "--from", folder);
        assertThat(check.code()).isZero();
        assertThat(check.out())
                .contains("01 The value of a tree: 10 of 10 points", "MyTreeValue.java, saved 20", "Next");
        assertThat(check.err()).isEmpty();
    }

    @Test
    void only_the_first_exercise_that_needs_work_is_shown_in_full() throws IOException {
        LearnersFiles.solve(folder, LearnersFiles.TREES);
        Shell check = Shell.run("check", "--from", folder);
        assertThat(check.code()).isEqualTo(1);
        assertThat(check.out())
                .containsSubsequence(
                        "01 The value of a tree: 10 of 10 points",
                        "02 The rules of Tic-Tac-Toe: 0 of 16 points",
                        "TODO:",
                        "Start here: ",
                        "✓  01",
                        "·  02",
                        "·  03",
                        "·  04",
                        "·  05",
                        "10 of ")
                .doesNotContain("MyMinimax.java");
        // Where the sentence is wrapped depends on how long the folder's name is.
        assertThat(check.out().replaceAll("\\s+", " "))
                .containsPattern("Start here: open \\S+MyTicTacToe.java\\. Its first TODO");
    }

    @Test
    void the_folder_may_hold_the_exercises_directly() throws IOException {
        LearnersFiles.solve(folder, LearnersFiles.TREES);
        assertThat(Shell.run("check", "trees", "--from", folder.resolve("exercises"))
                        .code())
                .isZero();
    }

    @Test
    void json_is_one_document_with_the_same_verdicts_and_exit_code() throws IOException {
        LearnersFiles.solve(folder, LearnersFiles.TREES);
        Shell check = Shell.run("check", "1", "2", "--json", "--from", folder);
        assertThat(check.code()).isEqualTo(1);
        JsonNode document = new ObjectMapper().readTree(check.out());
        assertThat(document.get("earned").asInt()).isEqualTo(10);
        assertThat(document.get("exercises")).hasSize(2);
        assertThat(document.at("/exercises/1/attempted").asBoolean()).isFalse();
    }

    @Test
    void wrong_usage_is_exit_code_2_with_a_correction() {
        Shell unknown = Shell.run("check", "9", "--from", folder);
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("no exercise \"9\"", "01-trees, 02-tic-tac-toe, 03-minimax, 04-alpha-beta");
        assertThat(Shell.run("check", "--from", folder.resolve("nowhere")).code())
                .isEqualTo(2);
        assertThat(Shell.run("check", "--wach").err()).contains("--watch");
        assertThat(Shell.run("check", "--json", "--watch").code()).isEqualTo(2);
    }

    @Test
    void without_a_folder_my_the_message_names_lab() throws IOException {
        Project empty = new Project(Files.createDirectories(folder.resolve("empty")));
        assertThatThrownBy(() -> LearnersFolder.existing(Optional.empty(), empty, Main.commandLine()))
                .hasMessageContaining("./plybook lab")
                .hasMessageContaining("--from");
        assertThat(LearnersFolder.of(Optional.empty(), empty).of(Course.find("03")))
                .isEqualTo(empty.my().resolve("exercises/03-minimax"));
    }

    @Test
    void a_broken_file_does_not_stop_the_other_checks() throws IOException {
        LearnersFiles.solve(folder, LearnersFiles.MINIMAX);
        Files.writeString(folder.resolve("exercises").resolve(LearnersFiles.TREES), "public class MyTreeValue {");
        Files.delete(folder.resolve("exercises/02-tic-tac-toe/MyTicTacToe.java"));
        Shell check = Shell.run("check", "1", "2", "3", "--from", folder);
        assertThat(check.code()).isEqualTo(1);
        assertThat(check.out())
                .contains("MyTreeValue.java:1: reached end of file while parsing", "there is no file MyTicTacToe.java")
                .contains("03 Minimax: 13 of 13 points");
    }
}
