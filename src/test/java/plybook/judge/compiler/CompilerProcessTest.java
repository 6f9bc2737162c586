package plybook.judge.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import plybook.judge.process.Sandbox;
import plybook.task.Course;
import plybook.task.Exercise.Part;

class CompilerProcessTest {
    private static final Part TREES = Course.exercises().get(0).parts().get(0);

    private static Javac.Task solution() throws IOException {
        return Javac.Task.of(TREES, Files.readString(Path.of("solutions/01-trees/MyTreeValue.java")));
    }

    @DisabledOnOs(OS.WINDOWS) // which has no kill -STOP
    @Test
    void a_compiler_that_somebody_stopped_says_nothing_about_the_file() throws Exception {
        try (CompilerProcess compiler = CompilerProcess.start(Sandbox.none())) {
            assertThat(compiler.compile(solution()).classes()).isNotEmpty();
            new ProcessBuilder(
                            "kill", "-STOP", String.valueOf(compiler.program().pid()))
                    .start()
                    .waitFor();
            assertThatThrownBy(() -> compiler.compile(solution(), CompilerProcess.FOR_ONE, Duration.ofSeconds(1)))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("too little of the processor");
            assertThat(compiler.isSound()).isFalse();
        }
    }

    /** It looks for a name that is nearly as long for some ten seconds. */
    @Test
    void a_compiler_that_is_busy_for_too_long_is_ended_and_says_so_of_the_file() throws IOException {
        String text = "public class MyTreeValue implements plybook.task.TreeValueTask {"
                + " public int value(plybook.tree.Tree tree) { return 0; }int x = " + "y".repeat(900_000) + ";\n}";
        try (CompilerProcess compiler = CompilerProcess.start(Sandbox.none())) {
            Javac.Made made =
                    compiler.compile(Javac.Task.of(TREES, text), Duration.ofSeconds(1), CompilerProcess.PATIENCE);
            assertThat(made.classes()).isEmpty();
            assertThat(made.complaint())
                    .contains("MyTreeValue.java", "still busy after 1 second")
                    .hasSizeLessThan(4_000);
            assertThat(compiler.isSound()).isFalse();
        }
    }
}
