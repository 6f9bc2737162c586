package plybook.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The kernel of an installation in a JupyterLab that was there before, as nbclient, VS Code and a hub start it. */
@Tag("corpus-only")
class KernelIT {
    /** Runs a notebook on a kernel by name, and writes it with its outputs. */
    private static final String RUN = """
            import sys, nbformat
            from nbclient import NotebookClient
            notebook, kernel, to = sys.argv[1:]
            nb = nbformat.read(notebook, 4)
            NotebookClient(nb, kernel_name=kernel, timeout=180, allow_errors=True).execute()
            nbformat.write(nb, to)
            """;

    @TempDir
    Path temp;

    @Test
    @Timeout(600)
    void lesson_one_runs_in_a_jupyter_that_was_there_before() throws Exception {
        PythonEnvironment theirs = new PythonEnvironment(Project.here(), Machine.here(), System.err::println);
        theirs.ensure();
        Project installed = Installed.in(Files.createDirectories(temp.resolve("für alle")));
        Path home = Files.createDirectories(temp.resolve("Łukasz' home"));
        Map<String, String> user = Map.of(
                "HOME", home.toString(), "PLYBOOK_PYTHON", theirs.python().toString());

        String said = run(home, user, installed.root() + "/plybook", "kernel", "install", "--name", "plybook");
        assertThat(said).contains("The kernel plybook is in " + home);
        assertThat(run(home, user, installed.root() + "/plybook", "kernel", "list"))
                .containsPattern("plybook +" + home + ".*of this Plybook");

        Path done = home.resolve("done.ipynb");
        Path lesson = Path.of("notebooks/01-game-trees.ipynb").toAbsolutePath();
        run(home, user, theirs.python().toString(), "-c", RUN, lesson.toString(), "plybook", done.toString());
        int shown = 0;
        for (JsonNode cell : new ObjectMapper().readTree(done.toFile()).get("cells")) {
            boolean mayFail = cell.at("/metadata/tags").toString().contains("raises-exception");
            for (JsonNode output : cell.path("outputs")) {
                assertThat(mayFail || !output.get("output_type").asText().equals("error"))
                        .as("%s", cell)
                        .isTrue();
                shown++;
            }
        }
        assertThat(shown).as("outputs").isGreaterThan(10);

        assertThat(run(home, user, installed.root() + "/plybook", "kernel", "remove", "--name", "plybook"))
                .startsWith("Removed ");
        assertThat(home.resolve(".local/share/jupyter/kernels")).isEmptyDirectory();
    }

    private static String run(Path folder, Map<String, String> environment, String... command) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(List.of(command)))
                .directory(folder.toFile())
                .redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }
}
