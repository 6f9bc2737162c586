package plybook.bundle;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.assignment.AssignmentFile;
import plybook.release.ReleaseWriter;
import plybook.setup.JavaKernel;
import plybook.setup.Project;

/** The bundles with the real clients: nbgrader from its generation to feedback, and the schema of GitHub's workflows. */
@Tag("servers")
class NbgraderIT {
    private static final Project PROGRAM = new Project(Path.of("").toAbsolutePath());
    private static final JsonMapper JSON = new JsonMapper();
    private static final String NAME = "04-alpha-beta";

    @TempDir
    static Path folder;

    private static Path python = Path.of("");
    private static Path course = Path.of("");

    @BeforeAll
    static void installed() throws Exception {
        Path environment = folder.resolve("python");
        run(folder, "python3", "-m", "venv", environment.toString());
        python = environment.resolve("bin");
        run(
                folder,
                python.resolve("pip").toString(),
                "install",
                "-q",
                "nbgrader==0.9.6",
                "jjava==1.0a8",
                "check-jsonschema==0.39.0",
                "kubernetes-validate==1.37.0");
        Path kernel = environment.resolve("share/jupyter/kernels/java");
        JSON.writeValue(
                kernel.resolve("kernel.json").toFile(), JavaKernel.description(PROGRAM, kernel.resolve("jjava.jar")));
        Path file = folder.resolve("assignment.yml");
        Files.writeString(file, "title: Alpha-beta\nexercises: [{exercise: 04}]\n");
        course = folder.resolve("course");
        ReleaseWriter.folder(Bundle.NBGRADER.of(PROGRAM, AssignmentFile.read(file)), course);
        ReleaseWriter.folder(
                Bundle.GITHUB_CLASSROOM.of(PROGRAM, AssignmentFile.read(file)), folder.resolve("classroom"));
        ReleaseWriter.folder(Bundle.CI.of(PROGRAM, AssignmentFile.read(file)), folder.resolve("ci"));
    }

    private static String run(Path where, String... command) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(where.toFile()).redirectErrorStream(true);
        builder.environment().put("HOME", folder.toString());
        builder.environment().put("PATH", python.toAbsolutePath() + ":" + System.getenv("PATH"));
        Process process = builder.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(said).isZero();
        return said;
    }

    private static String nbgrader(String... words) throws IOException, InterruptedException {
        return nbgrader(course, words);
    }

    private static String nbgrader(Path where, String... words) throws IOException, InterruptedException {
        return run(
                where,
                Stream.concat(Stream.of(python.resolve("nbgrader").toString()), Stream.of(words))
                        .toArray(String[]::new));
    }

    /** Lets this machine's user get the released notebook, write the classes into it and submit it, and the instructor collect it. */
    private static void exchanged(Map<String, Path> classes) throws Exception {
        Path exchange = Files.createDirectory(folder.resolve("exchange"));
        Files.setPosixFilePermissions(exchange, PosixFilePermissions.fromString("rwxrwxrwx"));
        String[] where = {"--course", "games", "--Exchange.root=" + exchange};
        nbgrader(course, with("release_assignment", where));
        Path learner = Files.createDirectory(folder.resolve("learner"));
        nbgrader(learner, with("fetch_assignment", where));
        Path file = learner.resolve(NAME + "/" + NAME + ".ipynb");
        JSON.writeValue(file.toFile(), written(file, classes));
        nbgrader(learner, with("submit", where));
        nbgrader(course, with("collect", where));
    }

    private static String[] with(String command, String... options) {
        return Stream.concat(Stream.of(command, NAME), Stream.of(options)).toArray(String[]::new);
    }

    /** Returns a notebook with these classes in its cells. */
    private static JsonNode written(Path file, Map<String, Path> classes) throws IOException {
        JsonNode notebook = JSON.readTree(file.toFile());
        for (JsonNode cell : notebook.path("cells")) {
            Path answer = classes.get(cell.at("/metadata/nbgrader/grade_id").asText());
            if (answer != null) {
                ((ObjectNode) cell).put("source", Files.readString(answer));
            }
        }
        return notebook;
    }

    /** Puts a learner's notebook where collecting puts it, with these classes in its cells. */
    private static void submitted(String learner, Map<String, Path> classes) throws IOException {
        JsonNode notebook = written(course.resolve("release/" + NAME + "/" + NAME + ".ipynb"), classes);
        Path file = course.resolve("submitted/" + learner + "/" + NAME + "/" + NAME + ".ipynb");
        Files.createDirectories(file.getParent());
        JSON.writeValue(file.toFile(), notebook);
    }

    @Test
    void from_release_to_feedback_a_search_that_never_cuts_gets_a_part_of_the_points() throws Exception {
        nbgrader("generate_assignment", NAME, "--create");
        String released = Files.readString(course.resolve("release/" + NAME + "/" + NAME + ".ipynb"));
        assertThat(released).doesNotContain("Workbook.grade").contains("TODO: return the value of the state");
        Path catches = Path.of("solutions/04-alpha-beta/MyCatchIt.java");
        exchanged(Map.of("MyAlphaBeta", Path.of("solutions/04-alpha-beta/MyAlphaBeta.java"), "MyCatchIt", catches));
        submitted(
                "uncut",
                Map.of(
                        "MyAlphaBeta",
                        Path.of("src/test/resources/mutants/wrong/04-alpha-beta/full-minimax/MyAlphaBeta.java"),
                        "MyCatchIt",
                        catches));
        submitted("empty", Map.of());
        nbgrader("autograde", NAME, "--create");
        nbgrader("generate_feedback", NAME);
        nbgrader("export", "--to", "grades.csv");
        List<String> lines = Files.readAllLines(course.resolve("grades.csv"));
        int score = List.of(lines.get(0).split(",", -1)).indexOf("raw_score");
        assertThat(lines.subList(1, lines.size()))
                .extracting(line -> line.split(",", -1)[3] + " " + line.split(",", -1)[score])
                .containsExactlyInAnyOrder(System.getProperty("user.name") + " 21.0", "uncut 12.0", "empty 0.0");
        assertThat(Files.readString(course.resolve("feedback/uncut/" + NAME + "/" + NAME + ".html")))
                .contains("nothing is ever cut");
    }

    @ParameterizedTest
    @CsvSource({
        "vendor.github-workflows, classroom/.github/workflows/classroom.yml",
        "vendor.github-workflows, ci/.github/workflows/plybook.yml",
        "vendor.gitlab-ci, ci/.gitlab-ci.yml"
    })
    void workflows_fit_the_schemas_of_their_hosts(String schema, String file) throws Exception {
        String check = python.resolve("check-jsonschema").toString();
        assertThat(run(folder, check, "--builtin-schema", schema, file)).contains("ok");
    }

    @ParameterizedTest
    @ValueSource(strings = {"verify.yml", "release.yml"})
    void our_own_workflows_fit_the_schema(String name) throws Exception {
        String check = python.resolve("check-jsonschema").toString();
        String workflow =
                Path.of(".github/workflows").resolve(name).toAbsolutePath().toString();
        assertThat(run(folder, check, "--builtin-schema", "vendor.github-workflows", workflow))
                .contains("ok");
    }

    @Test
    void the_manifest_is_a_job_as_kubernetes_takes_it() throws Exception {
        String check = python.resolve("kubernetes-validate").toString();
        String manifest = Path.of("docs/scale-job.yml").toAbsolutePath().toString();
        assertThat(run(folder, check, "--strict", manifest)).contains("passed for resource job/plybook-grade");
    }
}
