package plybook.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.assignment.AssignmentFile;
import plybook.release.ReleaseWriter;
import plybook.setup.Project;

/** The autograder, run as Gradescope's harness runs it: submission/, source/ and results/ in one folder. */
class GradescopeTest {
    private static final JsonMapper JSON = new JsonMapper();

    @TempDir
    static Path autograder;

    @BeforeAll
    static void uploaded() throws Exception {
        Path file = autograder.resolve("assignment.yml");
        Files.writeString(file, "title: Trees\nexercises: [{exercise: 01, points: 4}]\nseed: trees.seed\n");
        Files.writeString(autograder.resolve("trees.seed"), "99\n");
        ReleaseWriter.folder(
                Bundle.GRADESCOPE.of(new Project(Path.of("")), AssignmentFile.read(file)),
                autograder.resolve("source"));
    }

    @BeforeEach
    void empty() throws IOException {
        for (String name : new String[] {"Main.java", "MyTreeValue.java"}) {
            Files.deleteIfExists(autograder.resolve("submission").resolve(name));
        }
        Files.createDirectories(autograder.resolve("submission"));
        Files.deleteIfExists(autograder.resolve("results/results.json"));
    }

    private static JsonNode results(Map<String, String> environment) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                        autograder.resolve("source/run_autograder").toString())
                .inheritIO()
                .redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("PLYBOOK_AUTOGRADER", autograder.toString());
        builder.environment().put("PLYBOOK_SANDBOX", "none");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().putAll(environment);
        Process process = builder.start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isZero();
        JsonNode results = JSON.readTree(Files.readAllBytes(autograder.resolve("results/results.json")));
        GradescopeFormat.check(results);
        return results;
    }

    private static void submit(String from, String name) throws IOException {
        Files.copy(Path.of(from), autograder.resolve("submission").resolve(name), StandardCopyOption.REPLACE_EXISTING);
    }

    @Test
    void a_right_submission_gets_the_points_of_the_assignment() throws Exception {
        submit("solutions/01-trees/MyTreeValue.java", "MyTreeValue.java");
        JsonNode results = results(Map.of());
        assertThat(results.path("score").asDouble()).isEqualTo(4);
        assertThat(results.path("tests")).isNotEmpty().allSatisfy(test -> {
            assertThat(test.path("status").asText()).isEqualTo("passed");
            assertThat(test.path("name").asText()).contains("The value of a tree");
        });
    }

    @Test
    void a_wrongly_named_file_is_a_result_that_says_which_names_count() throws Exception {
        submit("solutions/01-trees/MyTreeValue.java", "Main.java");
        JsonNode results = results(Map.of());
        assertThat(results.path("score").asDouble()).isZero();
        assertThat(results.path("output").asText()).contains("MyTreeValue.java");
    }

    @Test
    void where_the_judge_itself_fails_there_is_a_result_that_says_so() throws Exception {
        submit("solutions/01-trees/MyTreeValue.java", "MyTreeValue.java");
        JsonNode results = results(Map.of("JAVA_HOME", "/nowhere"));
        assertThat(results.path("output").asText()).startsWith("NOT GRADED").contains("not your mark");
    }

    @Test
    void without_a_seed_there_is_no_autograder() throws Exception {
        Path file = autograder.resolve("seedless.yml");
        Files.writeString(file, "title: Trees\nexercises: [{exercise: 01}]\n");
        assertThatThrownBy(() -> Bundle.GRADESCOPE.of(new Project(Path.of("")), AssignmentFile.read(file)))
                .hasMessageContaining("plybook assignment seed");
        assertThatThrownBy(() -> Bundle.named("moodle"))
                .hasMessageContaining("gradescope, github-classroom, ci, nbgrader, slurm");
    }
}
