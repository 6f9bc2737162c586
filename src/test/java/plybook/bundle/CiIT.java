package plybook.bundle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.assignment.AssignmentFile;
import plybook.release.ReleaseWriter;
import plybook.setup.Project;

/** A repository that grades itself, as a runner does after a push: its script, without Maven and without the checkout. */
class CiIT {
    @TempDir
    static Path folder;

    private static Path repository = Path.of("");

    @BeforeAll
    static void made() throws Exception {
        repository = folder.resolve("repository");
        Path file = folder.resolve("assignment.yml");
        Files.writeString(file, "title: Trees\nexercises: [{exercise: 01, points: 4}]\nseed: trees.seed\n");
        Files.writeString(folder.resolve("trees.seed"), "987654321\n");
        ReleaseWriter.folder(Bundle.CI.of(new Project(Path.of("")), AssignmentFile.read(file)), repository);
    }

    private record Ran(int code, String said, String summary) {}

    private static Ran push() throws IOException, InterruptedException {
        Path said = folder.resolve("said.txt");
        Path summary = Files.writeString(folder.resolve("summary.md"), "");
        ProcessBuilder builder = new ProcessBuilder(
                        repository.resolve("ci/grade.sh").toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile());
        builder.environment().put("PLYBOOK_SANDBOX", "none");
        builder.environment().put("GITHUB_STEP_SUMMARY", summary.toString());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        return new Ran(process.exitValue(), Files.readString(said), Files.readString(summary));
    }

    private static void written(String from) throws IOException {
        Path to = Files.createDirectories(repository.resolve("my/exercises/01-trees"));
        Files.copy(
                Path.of(from, "MyTreeValue.java"), to.resolve("MyTreeValue.java"), StandardCopyOption.REPLACE_EXISTING);
    }

    @Test
    void a_push_is_green_with_all_points_and_red_otherwise() throws Exception {
        Ran nothing = push();
        assertThat(nothing.code()).as(nothing.said()).isEqualTo(2);
        assertThat(nothing.summary()).contains("There is no folder my/");

        written("solutions/01-trees");
        Ran right = push();
        assertThat(right.code()).as(right.said()).isZero();
        assertThat(right.summary()).startsWith("4.00 of 4 points");
        assertThat(repository.resolve("graded/instructor/my/junit.xml")).isRegularFile();

        written("src/test/resources/mutants/wrong/01-trees/depth-parity");
        Ran wrong = push();
        assertThat(wrong.code()).as(wrong.said()).isEqualTo(1);
        assertThat(wrong.summary()).contains(" of 4 points").doesNotContain("4.00 of 4");
        assertThat(Files.readString(repository.resolve("graded/learners/my/report.html")))
                .contains("The value of a tree");
    }

    @Test
    void the_repository_holds_no_seed_and_ignores_what_is_made() throws Exception {
        assertThat(Files.readString(repository.resolve("assignment.yml"))).doesNotContain("seed");
        try (var files = Files.walk(repository)) {
            for (Path file : files.filter(each -> each.toString().matches(".*\\.(yml|sh|md|cmd|txt)|.*seed.*"))
                    .toList()) {
                assertThat(Files.readString(file)).as("%s", file).doesNotContain("987654321");
            }
        }
        assertThat(Files.readAllLines(repository.resolve(".gitignore")))
                .contains("/graded/", "/.plybook/")
                .doesNotContain("/my/");
    }
}
