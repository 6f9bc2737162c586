package plybook.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.task.Course;

/** Tests that the course check can fail: each of its rules finds a course that breaks this rule only. */
class CourseCheckTest {
    private static final String STARTER = "exercises/01-trees/MyTreeValue.java";
    private static final String SOLUTION = "solutions/01-trees/MyTreeValue.java";
    private static final String README = "exercises/01-trees/README.md";

    @TempDir
    Path root;

    @BeforeEach
    void copy_the_course() throws IOException {
        for (String folder : List.of("exercises", "solutions", "notebooks", "src/lessons", "docs", "CONTRIBUTING.md")) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    Path copy = root.resolve(file);
                    Files.createDirectories(copy.resolveSibling(""));
                    Files.copy(file, copy);
                }
            }
        }
        // Pages of docs/ link to classes.
        Files.createSymbolicLink(root.resolve("src/main"), Path.of("src/main").toAbsolutePath());
    }

    @AfterEach
    void remove_the_link() throws IOException {
        Files.delete(root.resolve("src/main"));
    }

    private List<String> problems() {
        return new CourseCheck(root).structure();
    }

    private void change(String file, UnaryOperator<String> change) throws IOException {
        String before = Files.readString(root.resolve(file));
        String after = change.apply(before);
        assertThat(after).isNotEqualTo(before);
        Files.writeString(root.resolve(file), after);
    }

    @Test
    void the_copy_is_sound() {
        assertThat(problems()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({STARTER, SOLUTION, README, "solutions/04-alpha-beta/MyCatchIt.java"})
    void a_missing_file_is_found(String file) throws IOException {
        Files.delete(root.resolve(file));
        assertThat(problems()).contains(file + " is missing");
    }

    @ParameterizedTest
    @CsvSource({"exercises/pom.xml", "solutions/lib/plybook.jar", "solutions/target/classes/MyTreeValue.class"})
    void a_file_of_an_ides_project_is_not_stray(String file) throws IOException {
        Files.createDirectories(root.resolve(file).resolveSibling(""));
        Files.writeString(root.resolve(file), "");
        assertThat(problems()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "exercises/01-trees/Notes.java",
        "exercises/99-new/README.md",
        "solutions/01-trees/README.md",
        "solutions/MyTreeValue.java"
    })
    void a_stray_file_is_found(String file) throws IOException {
        Files.createDirectories(root.resolve(file).resolveSibling(""));
        Files.writeString(root.resolve(file), "");
        assertThat(problems()).containsExactly(file + " is stray");
    }

    @Test
    void a_starter_without_its_todo_is_found() throws IOException {
        change(STARTER, text -> text.replace("TODO: ", ""));
        assertThat(problems()).singleElement().asString().contains(STARTER, "1 methods and 0 sentences");
    }

    @Test
    void a_todo_that_says_nothing_is_found() throws IOException {
        change(STARTER, text -> text.replaceFirst("\"TODO: [^\"]*\"", "\"TODO: write it.\""));
        assertThat(problems()).singleElement().asString().contains(STARTER, "where to begin");
    }

    @Test
    void a_solution_that_is_not_done_is_found() throws IOException {
        change(SOLUTION, text -> text.replace("int best", "// TODO: rather begin with infinity\n        int best"));
        assertThat(problems()).containsExactly(SOLUTION + " still has something to do");
    }

    @ParameterizedTest
    @CsvSource({"int value(Tree tree), int value(Tree root)", "public class MyTreeValue, public final class MyTreeValue"
    })
    void a_solution_that_differs_from_its_starter_is_found(String before, String after) throws IOException {
        change(SOLUTION, text -> text.replace(before, after));
        assertThat(problems()).singleElement().asString().contains(SOLUTION, "other methods or another first line");
    }

    @ParameterizedTest
    @CsvSource({"## Hints", "## Points", "## A worked example", "./plybook check 01", "# 01 · The value of a tree"})
    void a_readme_that_lacks_a_part_is_found(String part) throws IOException {
        change(README, text -> text.replace(part, "elsewhere"));
        assertThat(problems()).containsExactly(README + " lacks \"" + part + "\"");
    }

    @Test
    void a_readme_without_its_lesson_is_found() throws IOException {
        change(README, text -> text.replace("lesson: [1", "before it: [1"));
        assertThat(problems()).containsExactly(README + " does not link its lesson beside its files");
    }

    @Test
    void an_empty_hint_is_found() throws IOException {
        change(README, text -> text.replaceFirst("(?s)(<summary>1\\..*?</summary>).*?</details>", "$1\n\n</details>"));
        assertThat(problems()).singleElement().asString().contains(README, "an empty hint: 1.");
    }

    @Test
    void too_few_hints_are_found() throws IOException {
        change(README, text -> text.replaceAll("(?s)<details>.*?</details>", ""));
        assertThat(problems()).singleElement().asString().contains(README, "0 hints");
    }

    @Test
    void a_link_to_nowhere_is_found_in_a_readme_and_in_a_lesson() throws IOException {
        change(
                README,
                text -> text + "\nSee [there](../../notebooks/99-nowhere.ipynb#top) or [here](https://example.org).\n");
        change("src/lessons/01-game-trees.md", text -> text + "\n[the file](../exercises/01-trees/Nothing.java)\n");
        assertThat(problems())
                .containsExactlyInAnyOrder(
                        README + " links to ../../notebooks/99-nowhere.ipynb#top, which is not there",
                        "src/lessons/01-game-trees.md links to ../exercises/01-trees/Nothing.java, which is not there");
    }

    @Test
    void a_picture_that_is_missing_or_without_words_is_found() throws IOException {
        change(
                README,
                text -> text + "\n![](README.md)\n<img src=\"no.svg\" alt=\"a tree\">\n<img src=\"README.md\">\n");
        assertThat(problems())
                .containsExactlyInAnyOrder(
                        README + ": no words for README.md",
                        README + " links to no.svg, which is not there",
                        README + ": no words for <img src=\"README.md\">");
    }

    @Test
    void a_lesson_that_is_not_built_is_found_and_a_notebook_without_a_source() throws IOException {
        Files.writeString(root.resolve("src/lessons/98-new.md"), "# New\n");
        Files.writeString(root.resolve("notebooks/99-old.ipynb"), "{}");
        assertThat(problems())
                .containsOnly(
                        "lesson 98-new is not built: ./plybook lessons --update",
                        "lesson 99-old has no source in src/lessons");
    }

    @Test
    void a_starter_that_passes_a_solution_that_fails_and_points_that_differ_are_found() throws IOException {
        String starter = Files.readString(root.resolve(STARTER));
        Files.copy(root.resolve(SOLUTION), root.resolve(STARTER), StandardCopyOption.REPLACE_EXISTING);
        Files.writeString(root.resolve(SOLUTION), starter);
        change(README, text -> text.replace("| MAX takes the largest | 1 |", "| MAX takes the largest | 2 |"));
        assertThat(new CourseCheck(root).verdicts(Course.find("01")))
                .anyMatch(problem -> problem.contains("the starter of 01-trees should be unattempted"))
                .anyMatch(problem -> problem.contains("the solution of 01-trees should pass"))
                .anyMatch(problem -> problem.contains("MAX takes the largest: 2"));
    }
}
