package plybook.judge.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.judge.Judge;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.task.Course;

/** A method that ends the process is asked by other methods' checks, too, and costs only what its own check is worth. */
@Tag("corpus")
class EndedProcessTest {
    @TempDir
    Path folder;

    @Test
    void two_methods_that_ask_each_other_without_end_cost_no_other_check() throws IOException {
        String solution = Files.readString(Path.of("solutions/02-tic-tac-toe/MyTicTacToe.java"));
        // Its actions ask terminal already.
        String endless = solution.replace(
                "return winner(board).isPresent() || board.isFull();", "return actions(board).isEmpty();");
        assertThat(endless).isNotEqualTo(solution);
        Files.writeString(folder.resolve("MyTicTacToe.java"), endless);
        Report report = new Judge(new Conditions(Duration.ofSeconds(20), 5, false, Sandbox.none()))
                .check(Course.find("02"), folder);
        assertThat(report.results().stream().filter(result -> !result.passed()).map(CheckResult::id))
                .as(report.results().toString())
                .containsExactly("TicTacToeSuite.terminal");
    }
}
