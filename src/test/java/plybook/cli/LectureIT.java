package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.judge.Judge;
import plybook.judge.verdict.Report;
import plybook.overview.Lecture;
import plybook.overview.Line;
import plybook.report.Graded;
import plybook.report.JsonReport;
import plybook.setup.Project;
import plybook.task.Course;

/** The notebook of a class's mistakes, run on the real kernel as lessons are. */
@Tag("corpus-only")
class LectureIT {
    private static final String ATTACK = "\"); Runtime.getRuntime().exit(3); // \\u0022 \\";

    @TempDir
    Path course;

    private static Line judged(String exercise, String wrong) {
        Report report = new Judge()
                .check(
                        Course.find(exercise),
                        Path.of("src/test/resources/mutants/wrong").resolve(wrong));
        return line(new JsonReport(Path.of(""))
                .of(new Graded("Ada Lovelace", "", Graded.Status.GRADED, List.of(report), List.of())));
    }

    private static Line line(String json) {
        try {
            return Line.of(new JsonMapper().readTree(json), "", Map.of());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns a report on a mistake whose answer tries to leave its string. */
    private static Line hostile() throws IOException {
        String json = """
                {"exercises": [{"number": "02", "checks": [{"title": "t", "evidence": {"expected": "x", "got": %s, "drawing": %s,
                "mistakes": [{"id": "a", "name": "A mistake", "explanation": "what it is"}]}}]}], "submission": {"name": "Mallory"}}""";
        String attack = new JsonMapper().writeValueAsString(ATTACK);
        return line(json.formatted(attack, attack));
    }

    /** Returns the notebook as the source of a lesson. */
    private static String lesson(String notebook) throws IOException {
        StringBuilder lesson =
                new StringBuilder("---\nkernelspec:\n  display_name: Java\n  language: java\n  name: java\n---\n\n");
        for (JsonNode cell : new JsonMapper().readTree(notebook).path("cells")) {
            String source = cell.path("source").asText();
            lesson.append(
                            cell.path("cell_type").asText().equals("code")
                                    ? "```{code-cell} java\n" + source + "\n```"
                                    : source)
                    .append("\n\n");
        }
        return lesson.toString();
    }

    @Test
    void every_cell_runs_on_the_kernel_of_the_lessons() throws IOException {
        List<Line> lines = new ArrayList<>(List.of(
                judged("02", "02-tic-tac-toe/actions-after-the-end"),
                judged("03", "03-minimax/last-action"),
                judged("04", "04-alpha-beta/shallow-only"),
                hostile()));
        String notebook = Lecture.of(lines).orElseThrow();
        assertThat(notebook).doesNotContain("Lovelace", "Mallory");
        Path lessons = Files.createDirectories(course.resolve("src/lessons"));
        Files.writeString(lessons.resolve("01-lecture.md"), lesson(notebook));
        Path said = course.resolve("said.txt");

        int exitCode = LessonsCommand.run(
                Project.here(),
                new Project(course),
                true,
                Optional.empty(),
                List.of(),
                ProcessBuilder.Redirect.to(said.toFile()));

        assertThat(exitCode).as(Files.readString(said)).isEqualTo(Main.PASSED);
        assertThat(Files.readString(lessons.resolve("01-lecture.out")))
                .contains(
                        "only the parent's bound cuts",
                        "first wrong step",
                        "the leaves that alpha-beta looks at in tree")
                .contains("X O O", "no action", "exit(3); //");
        assertThat(Files.readString(course.resolve("notebooks/01-lecture.ipynb")))
                .contains("<iframe")
                .doesNotContain("\"stderr\"");
    }
}
