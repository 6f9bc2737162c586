package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code new exercise} as a contributor uses it, in a copy of the project: the exercise is written, compiled and judged. */
@Tag("corpus-only")
class NewExerciseIT {
    private static final String XOR = "return numbers.stream().reduce(0, (a, b) -> a ^ b);";
    private static final String FOLDER = "09-nim-sum";

    @TempDir
    Path folder;

    private void fill(String path, String todo, String line) throws IOException {
        Path file = folder.resolve(path);
        String before = Files.readString(file);
        String after =
                before.replaceFirst("throw new UnsupportedOperationException\\(\\s*\"TODO: " + todo + ".*", line);
        assertThat(after).isNotEqualTo(before);
        Files.writeString(file, after);
    }

    @Test
    void a_new_exercise_is_written_judged_and_keeps_the_rules_of_the_course() throws Exception {
        Contributor contributor = new Contributor(CourseCopy.withTests(folder));
        Contributor.Said made = contributor.plybook("", "new", "exercise", "NimSum");
        assertThat(made.code()).as(made.text()).isZero();
        assertThat(made.text()).contains("exercises/09-nim-sum/MyNimSum.java", "./plybook check nim-sum");

        contributor.compile("task", "judge/rules");
        fill("solutions/" + FOLDER + "/MyNimSum.java", "solve it", XOR);
        fill("src/main/java/plybook/judge/rules/NimSumSuite.java", "NimSumSuite.right", XOR);
        contributor.compile("task", "judge/rules");

        Contributor.Said solved = contributor.plybook("", "check", "09", "--from", "solutions");
        assertThat(solved.code()).as(solved.text()).isZero();
        assertThat(solved.text()).contains("Nim Sum", "1 of 1");
        assertThat(contributor
                        .plybook("", "check", "nim-sum", "--from", "exercises")
                        .text())
                .contains("Begin with the smallest case there is");

        fill("exercises/" + FOLDER + "/MyNimSum.java", "return the answer", "return numbers.size();");
        assertThat(contributor.plybook("", "check", "09", "--from", "exercises").text())
                .contains("numbers [3, 3]")
                .contains("TODO: why it matters");

        Contributor.Said again = contributor.plybook("", "new", "exercise", "nimSum");
        assertThat(again.code()).isEqualTo(Main.USAGE);
        assertThat(again.text()).contains("The name NimSum is taken");
    }

    @Test
    void the_files_of_a_new_exercise_satisfy_the_check_of_the_course_once_it_is_solved() throws Exception {
        Contributor contributor = new Contributor(CourseCopy.withTests(folder));
        assertThat(contributor.plybook("", "new", "exercise", "NimSum").code()).isZero();
        contributor.compile("task");
        String structure = "plybook.course.CourseTest#names_hints_links_and_pictures_resolve_and_nothing_is_stray";
        assertThat(contributor.tests(structure).text()).contains("MyNimSum.java still has something to do");
        fill("solutions/" + FOLDER + "/MyNimSum.java", "solve it", XOR);
        Contributor.Said checked =
                contributor.tests(structure, "plybook.course.CourseTest#the_first_page_links_every_exercise");
        assertThat(checked.code()).as(checked.text()).isZero();
    }
}
