package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plybook.setup.Machine;
import plybook.setup.Project;
import plybook.setup.PythonEnvironment;
import plybook.task.Course;

/** A learner's whole day, with the real commands and the real kernel. */
@Tag("corpus-only")
class LearnersDayIT {
    private static final String TREES = "exercises/01-trees/MyTreeValue.java";
    private static final String MINIMAX = "exercises/03-minimax/MyMinimax.java";

    /** Runs check("03") in a notebook's cell, twice, with a restart of the kernel in between. */
    private static final String CELL = """
            import sys
            import nbformat
            from jupyter_core.utils import run_sync
            from nbclient import NotebookClient

            cell = nbformat.v4.new_code_cell('check("03");')
            notebook = nbformat.v4.new_notebook(cells=[cell])
            client = NotebookClient(notebook, kernel_name="java", timeout=120, resources={"metadata": {"path": sys.argv[1]}})
            with client.setup_kernel():
                for turn in range(2):
                    client.execute_cell(cell, 0)
                    for output in cell.outputs:
                        if output.output_type == "stream":
                            print(output.name, output.text)
                        else:
                            assert "<details" in output.data["text/html"] or "\\u2713" in output.data["text/html"]
                            print(output.data["text/plain"])
                    print("kernel restarted" if turn == 0 else "end")
                    if turn == 0:
                        run_sync(client.km.restart_kernel)(now=True)
                        run_sync(client.kc.wait_for_ready)(timeout=60)
            """;

    @TempDir
    Path temp;

    private Project course = Project.here();

    @Test
    @Timeout(600)
    void a_day_from_the_first_start_to_the_archive() throws Exception {
        course = CourseCopy.to(Files.createDirectories(temp.resolve("my course")));
        CourseCopy.sharePython(course);
        Files.copy(Project.here().root().resolve(".gitignore"), course.root().resolve(".gitignore"));
        git("init", "-q");
        commit("the course");

        String firstDay = lab();
        assertThat(firstDay).contains("Your own copy of the course is in my/");
        assertThat(my(MINIMAX)).hasSameTextualContentAs(course.root().resolve(MINIMAX));

        // The learner tries, first wrongly, then rightly.
        String solution = Files.readString(Path.of("solutions/03-minimax/MyMinimax.java"));
        Files.writeString(my(MINIMAX), solution.replace("(max ? value", "(!max ? value"));
        assertThat(Files.readString(my(MINIMAX))).isNotEqualTo(solution);
        terminalAndCellAgree(Main.FAILED);
        Files.writeString(my(MINIMAX), solution);
        terminalAndCellAgree(Main.PASSED);
        assertThat(git("status", "--porcelain")).isEmpty();

        // The course is updated: one file that the learner changed, and one that the learner did not.
        Files.writeString(
                course.root().resolve(MINIMAX),
                "// newer\n" + Files.readString(course.root().resolve(MINIMAX)));
        Files.writeString(
                course.root().resolve(TREES),
                "// newer\n" + Files.readString(course.root().resolve(TREES)));
        commit("an update");
        assertThat(lab()).contains("updated " + TREES).contains("MyMinimax.java.new");
        assertThat(my(MINIMAX)).hasContent(solution);
        assertThat(my(TREES)).content().startsWith("// newer");
        assertThat(my("exercises/03-minimax/MyMinimax.java.new")).content().startsWith("// newer");
        assertThat(plybook(Main.PASSED, "check", "03")).contains("13 of 13 points");

        String submitted = plybook(Main.PASSED, "submit");
        assertThat(submitted).contains("Not begun: 01, 02", "Receipt: ");
        Path archive;
        try (Stream<Path> files = Files.list(course.my())) {
            archive = files.filter(file -> file.toString().endsWith(".zip"))
                    .findFirst()
                    .orElseThrow();
        }
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            int parts = Course.exercises().stream()
                    .mapToInt(exercise -> exercise.parts().size())
                    .sum();
            assertThat(zip.size()).as("the files and the receipt").isEqualTo(parts + 1);
            assertThat(new String(zip.getInputStream(zip.getEntry(MINIMAX)).readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo(solution);
        }
        assertThat(git("status", "--porcelain")).isEmpty();
    }

    /** Opens the lab, ends it again, and returns its output. */
    private String lab() throws Exception {
        try (LabProcess lab = LabProcess.start(course, Map.of())) {
            lab.awaitAddress(Duration.ofMinutes(4));
            assertThat(lab.interrupt()).isZero();
            return lab.output();
        }
    }

    private void terminalAndCellAgree(int code) throws Exception {
        List<String> terminal = verdicts(plybook(code, "check", "03"));
        assertThat(terminal).hasSizeGreaterThan(5);
        String[] cell = cell().split("kernel restarted", -1);
        assertThat(cell).hasSize(2);
        assertThat(verdicts(cell[0])).isEqualTo(terminal);
        assertThat(verdicts(cell[1])).isEqualTo(terminal);
    }

    /** Returns the points, and a line for each check. */
    private static List<String> verdicts(String said) {
        return said.lines()
                .filter(line -> line.startsWith("03 ") || line.matches(" [✓✗·] \\d+ of .*"))
                .toList();
    }

    private String cell() throws Exception {
        if (Files.notExists(course.plybook().resolve("python"))) {
            CourseCopy.sharePython(course); // the link was removed when the lab ended
        }
        Path script = Files.writeString(temp.resolve("cell.py"), CELL);
        PythonEnvironment python = new PythonEnvironment(course, Machine.here(), System.err::println);
        ProcessBuilder builder = new ProcessBuilder(
                python.python().toString(),
                script.toString(),
                course.my().resolve("notebooks").toString());
        builder.environment().putAll(python.environment());
        builder.environment().put("PLYBOOK_MY", course.my().toString());
        String said = output(builder, 0);
        assertThat(said).doesNotContain("stderr");
        return said;
    }

    private String plybook(int code, String... words) throws Exception {
        List<String> command =
                new ArrayList<>(List.of(course.root().resolve("plybook").toString()));
        command.addAll(List.of(words));
        return output(new ProcessBuilder(command), code);
    }

    private void commit(String message) throws Exception {
        git("add", "-A");
        git("-c", "user.name=A Learner", "-c", "user.email=learner@example.org", "commit", "-q", "-m", message);
    }

    private String git(String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(words));
        return output(new ProcessBuilder(command), 0);
    }

    private String output(ProcessBuilder builder, int code) throws IOException, InterruptedException {
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Path said = Files.createTempFile(temp, "said", ".txt");
        Process process = builder.directory(course.root().toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        assertThat(process.waitFor()).as(Files.readString(said)).isEqualTo(code);
        return Files.readString(said);
    }

    private Path my(String file) {
        return course.my().resolve(file);
    }
}
