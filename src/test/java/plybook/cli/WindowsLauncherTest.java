package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import plybook.setup.Project;
import plybook.setup.Script;

/**
 * The launcher for Windows, as far as it runs elsewhere: {@code Launch.java} with a Maven that records its calls, and the form of
 * {@code plybook.cmd}. Only the workflow runs {@code plybook.cmd} itself.
 */
@DisabledOnOs(OS.WINDOWS)
class WindowsLauncherTest {
    private static final int LONGEST_BATCH = 15;

    @TempDir
    Path folder;

    private Path checkout = Path.of("");

    @BeforeEach
    void makeCheckout() throws IOException {
        checkout = Files.createDirectories(folder.resolve("Müller's course"));
        Files.writeString(checkout.resolve("pom.xml"), "<project/>");
        Files.createDirectories(checkout.resolve("src/main"));
        Path source = Files.writeString(folder.resolve("Main.java"), """
                package plybook.cli;
                public class Main {
                    public static void main(String[] words) {
                        for (String word : words) System.out.println("[" + word + "]");
                        System.out.println(System.getProperty("java.class.path"));
                        System.exit(7);
                    }
                }
                """);
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-d", folder.resolve("built").toString(), source.toString());
        assertThat(compiled).isZero();
        maven(
                "mkdir -p target/classes && cp -r ../built/. target/classes/ && echo call >>../calls",
                "printf /lib/one.jar:/lib/two.jar >target/classpath");
    }

    @Test
    void the_first_start_builds_and_the_second_does_not() throws Exception {
        Run first = launch("check", "--from", "my solutions", "");
        assertThat(first.code).isEqualTo(7);
        assertThat(first.text)
                .startsWith("Building Plybook. The first time")
                .contains("[check]\n[--from]\n[my solutions]\n[]\n")
                .contains(checkout.resolve("target/classes") + ":/lib/one.jar:/lib/two.jar");
        assertThat(launch("check").text).startsWith("[check]\n");
        assertThat(calls()).isEqualTo(1);
    }

    @Test
    void what_has_changed_is_built_again() throws Exception {
        launch();
        Files.setLastModifiedTime(
                checkout.resolve("target/plybook-built"),
                FileTime.from(Instant.now().minusSeconds(60)));
        Files.writeString(checkout.resolve("src/main/New.java"), "class New {}");
        assertThat(launch().text).startsWith("Building Plybook: its sources have changed");
        assertThat(calls()).isEqualTo(2);
    }

    @Test
    void of_two_first_starts_one_builds() throws Exception {
        maven(
                "sleep 1 && mkdir -p target/classes && cp -r ../built/. target/classes/ && echo call >>../calls",
                "echo /lib/one.jar >target/classpath");
        Process one = start("lab");
        Process other = start("lab");
        assertThat(ended(one).code).isEqualTo(7);
        assertThat(ended(other).code).isEqualTo(7);
        assertThat(calls()).isEqualTo(1);
    }

    @Test
    void a_build_that_fails_says_why_and_is_tried_again() throws Exception {
        maven("echo 'A.java:[1,1] not a statement'", "exit 1");
        Run run = launch("lab");
        assertThat(run.code).isEqualTo(1);
        assertThat(run.text).contains("not a statement").contains("plybook-build.log");
        maven("echo 'Could not transfer artifact x from/to central'", "exit 1");
        run = launch("lab");
        assertThat(run.code).isEqualTo(3);
        assertThat(run.text).contains("is there a network?");
    }

    @Test
    void the_batch_file_is_short_and_names_what_there_is() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("plybook.cmd"));
        assertThat(lines).hasSizeLessThanOrEqualTo(LONGEST_BATCH);
        assertThat(lines)
                .allMatch(line -> StandardCharsets.US_ASCII.newEncoder().canEncode(line));
        assertThat(String.join("\n", lines))
                .contains("src\\launcher\\Launch.java", "plybook.cli.Main", "lib\\plybook.jar");
        // A class path in the batch file would be too long under many a home folder.
        assertThat(String.join("\n", lines)).doesNotContain("for /f").doesNotContain("target");
    }

    private record Run(int code, String text) {}

    private Run launch(String... words) throws Exception {
        return ended(start(words));
    }

    private Process start(String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Project.java().toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dplybook.root=" + checkout,
                Path.of("src/launcher/Launch.java").toAbsolutePath().toString()));
        command.addAll(List.of(words));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static Run ended(Process process) throws Exception {
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), text);
    }

    private void maven(String... does) {
        Script.write(checkout.resolve("mvnw"), does);
    }

    private int calls() throws IOException {
        return Files.readAllLines(folder.resolve("calls")).size();
    }
}
