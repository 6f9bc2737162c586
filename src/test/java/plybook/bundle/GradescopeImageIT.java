package plybook.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plybook.assignment.AssignmentFile;
import plybook.release.ReleaseWriter;
import plybook.setup.Project;

/**
 * The autograder in an image built as Gradescope documents it: the zip in {@code /autograder/source}, {@code setup.sh} once, a copy of
 * {@code run_autograder}, and a container that is given a submission. The base is Debian 12 in place of Gradescope's Ubuntu, which
 * comes from a registry. By hand, because it fetches a system and a JDK: two minutes, and 30 s of processor time.
 */
@Tag("by-hand")
class GradescopeImageIT {
    private static final String FILE = """
            FROM scratch
            ADD base.tar /
            COPY source /autograder/source
            RUN cp /autograder/source/run_autograder /autograder/run_autograder \\
             && chmod +x /autograder/run_autograder && mkdir -p /autograder/submission /autograder/results
            RUN apt-get update && bash /autograder/source/setup.sh
            WORKDIR /autograder
            """;

    @TempDir
    Path folder;

    private final JsonMapper json = new JsonMapper();
    private Path autograder = Path.of("");
    private String container = "";

    @BeforeEach
    void image() throws Exception {
        assumeThat(Stream.of("mmdebstrap", "buildah").allMatch(name -> Files.isExecutable(Path.of("/usr/bin", name))))
                .as("apt install mmdebstrap buildah")
                .isTrue();
        Path file = Files.writeString(
                folder.resolve("assignment.yml"),
                "title: Week 5\nexercises: [{exercise: 04, points: 10}]\nseed: week5.seed\n");
        Files.writeString(folder.resolve("week5.seed"), "99\n");
        Path zip = folder.resolve("autograder.zip");
        ReleaseWriter.flatArchive(Bundle.GRADESCOPE.of(new Project(Path.of("")), AssignmentFile.read(file)), zip);
        run("mmdebstrap", "--quiet", "--variant=apt", "bookworm", "base.tar");
        run("unzip", "-q", zip.toString(), "-d", "source");
        Files.writeString(folder.resolve("Dockerfile"), FILE);
        buildah("bud", "--isolation", "chroot", "--quiet", "-t", "autograder", ".");
        container = buildah("from", "autograder");
        autograder = Path.of(buildah("mount", container)).resolve("autograder");
    }

    @AfterEach
    void gone() throws Exception {
        buildah("rm", "--all");
        buildah("rmi", "--all", "--force");
    }

    private String buildah(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                "buildah",
                "--storage-driver",
                "vfs",
                "--root",
                folder.resolve("images").toString(),
                "--runroot",
                folder.resolve("run").toString()));
        command.addAll(List.of(words));
        return run(command.toArray(String[]::new));
    }

    private String run(String... command) throws IOException, InterruptedException {
        Path said = folder.resolve("said.txt");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(folder.resolve("errors.txt").toFile())
                .redirectOutput(said.toFile())
                .start();
        assertThat(process.waitFor(20, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue())
                .as("%s", (Object) Files.readString(folder.resolve("errors.txt")))
                .isZero();
        List<String> lines = Files.readAllLines(said);
        return lines.isEmpty() ? "" : lines.get(lines.size() - 1).strip();
    }

    /** Runs a fresh container's share of the work: what lay in the folders before is gone. */
    private JsonNode submitted(Path from, String name) throws Exception {
        for (String each : List.of("submission", "results")) {
            run("rm", "-rf", autograder.resolve(each).toString());
            Files.createDirectory(autograder.resolve(each));
        }
        Files.copy(from, autograder.resolve("submission").resolve(name));
        buildah("run", "--isolation", "chroot", container, "--", "/autograder/run_autograder");
        JsonNode results = json.readTree(Files.readAllBytes(autograder.resolve("results/results.json")));
        GradescopeFormat.check(results);
        return results;
    }

    @Test
    @Timeout(2_400)
    void an_image_made_as_gradescope_makes_it_grades_right_wrong_and_misnamed_files() throws Exception {
        Path right = Path.of("solutions/04-alpha-beta/MyAlphaBeta.java");
        JsonNode full = submitted(right, "MyAlphaBeta.java");
        // 16 of 21 points, since MyCatchIt was not submitted.
        assertThat(full.path("score").asDouble()).isEqualTo(7.62);
        assertThat(full.path("extra_data").path("sandbox").asText()).isEqualTo("outer");
        Path wrong = Path.of("src/test/resources/mutants/wrong/04-alpha-beta/alpha-never-raised/MyAlphaBeta.java");
        assertThat(submitted(wrong, "MyAlphaBeta.java").path("score").asDouble())
                .isBetween(1.0, 7.0);
        JsonNode misnamed = submitted(right, "Main.java");
        assertThat(misnamed.path("score").asDouble()).isZero();
        assertThat(misnamed.path("output").asText()).contains("MyAlphaBeta.java");
    }
}
