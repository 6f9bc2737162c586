package plybook.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Names a new mistake as CONTRIBUTING says (<em>Add a mutant</em>): a text and one line. The line is compiled into a folder that lies in
 * front of the program's own classes.
 */
@Tag("corpus-only")
class AddMistakeIT {
    private static final Path KNOWN = Path.of("src/main/java/plybook/diagnosis/search/KnownMistakes.java");
    private static final Path STARTS_AT_ZERO =
            Path.of("src/test/resources/mutants/wrong/01-trees/best-starts-at-zero/MyTreeValue.java");

    private static final String TEXT = """
            # the best so far starts at 5

            A tree whose children are all worth less than 5 gets the value 5.

            ## Hint

            Try the tree (1 2).
            """;
    private static final String LINE = """
            VALUE.of("starts-at-five", habits -> habits.both(side -> side.start = 5)),
            """;
    private static final String START = "                // Who moves.\n";

    @TempDir
    Path folder;

    @Test
    void a_text_and_one_line_name_a_mistake() throws Exception {
        Path learners = Files.createDirectories(folder.resolve("my/01-trees"));
        String wrong = Files.readString(STARTS_AT_ZERO).replace("int best = 0;", "int best = 5;");
        Files.writeString(learners.resolve("MyTreeValue.java"), wrong);
        assertThat(wrong).contains("int best = 5;");
        assertThat(check()).as("before").doesNotContain("starts at 5");

        addText();
        addLine();

        assertThat(check())
                .as("after")
                .contains("the best so far starts at 5. A tree whose children are all worth less")
                .contains("Try the tree (1 2).");
    }

    private void addText() throws IOException {
        Path texts = Files.createDirectories(folder.resolve("classes/plybook/mistakes"));
        Files.writeString(texts.resolve("starts-at-five.md"), TEXT);
    }

    private void addLine() throws IOException {
        String source = Files.readString(KNOWN);
        assertThat(source).contains(START);
        Path changed = folder.resolve("KnownMistakes.java");
        Files.writeString(changed, source.replace(START, START + LINE));
        String classPath = System.getProperty("java.class.path");
        Path classes = folder.resolve("classes");
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-nowarn",
                                "-cp",
                                classPath,
                                "-d",
                                classes.toString(),
                                changed.toString()))
                .isZero();
    }

    /** Returns what the command {@code check} says of the learner's file, with each run of spaces as one. */
    private String check() throws Exception {
        String classPath = folder.resolve("classes") + File.pathSeparator + System.getProperty("java.class.path");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classPath,
                        "plybook.cli.Main",
                        "check",
                        "01",
                        "--from",
                        folder.resolve("my").toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said.replaceAll("\\s+", " ");
    }
}
