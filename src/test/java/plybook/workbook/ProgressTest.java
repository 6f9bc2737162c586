package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.judge.Judge;
import plybook.judge.verdict.Report;
import plybook.task.Course;
import plybook.task.Exercise;

class ProgressTest {
    private static final Exercise TREES = Course.find("01");

    @TempDir
    Path my;

    private Path file = Path.of("");

    @BeforeEach
    void folder() throws IOException {
        file = my.resolve("exercises/01-trees/MyTreeValue.java");
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.createDirectories(my.resolve("notebooks"));
    }

    private Report check(String from) throws IOException {
        Files.copy(Path.of(from), file, StandardCopyOption.REPLACE_EXISTING);
        return new Judge().check(TREES, Objects.requireNonNull(file.getParent()));
    }

    @Test
    void the_same_mistake_in_a_changed_file_is_noticed() throws IOException {
        String wrong = "import plybook.task.TreeValueTask;\nimport plybook.tree.Tree;\n"
                + "public class MyTreeValue implements TreeValueTask {\n"
                + "  public int value(Tree tree) { return tree.isLeaf() ? tree.value() : 0; }\n}\n";
        Files.writeString(file, wrong);
        Progress progress = new Progress(my);
        Report report = new Judge().check(TREES, Objects.requireNonNull(file.getParent()));
        assertThat(progress.checked(report)).as("first").isFalse();
        assertThat(progress.checked(report)).as("nothing changed").isFalse();
        Files.writeString(file, wrong + "// tried something\n");
        assertThat(progress.checked(new Judge().check(TREES, Objects.requireNonNull(file.getParent()))))
                .as("changed")
                .isTrue();
        assertThat(progress.checked(check("solutions/01-trees/MyTreeValue.java")))
                .as("right")
                .isFalse();
        assertThat(progress.points(TREES)).contains(new Progress.Points(10, 10, true));
    }

    @Test
    void hints_and_predictions_are_kept_in_the_folder_and_nowhere_else() throws IOException {
        Progress progress = new Progress(my);
        progress.take("MinimaxSuite.once", 2);
        progress.revealed("01-game-trees.ipynb", "the box you take");
        progress.revealed("01-game-trees.ipynb", "the box you take");
        Progress again = new Progress(my);
        assertThat(again.taken("MinimaxSuite.once")).isEqualTo(2);
        assertThat(again.taken("MinimaxSuite.over")).isZero();
        assertThat(again.revealed("01-game-trees.ipynb")).isEqualTo(1);
        assertThat(again.lastLesson()).contains("01-game-trees.ipynb");
        assertThat(my.toFile().list()).containsExactlyInAnyOrder("exercises", "notebooks", Progress.FILE);
    }

    @Test
    void a_file_that_is_cut_off_begins_anew_and_a_strange_folder_stays_as_it_is() throws IOException {
        Files.writeString(my.resolve(Progress.FILE), "{\"hints\": {\"A.b\"");
        new Progress(my).take("A.b", 1);
        assertThat(new Progress(my).taken("A.b")).isEqualTo(1);
        Path strange = Files.createDirectory(my.resolve("strange"));
        new Progress(strange).take("A.b", 1);
        assertThat(strange).isEmptyDirectory();
    }

    @Test
    void the_map_shows_lessons_points_and_what_is_next() throws IOException {
        for (String lesson : new String[] {"00-lose-first", "01-game-trees", "02-tic-tac-toe"}) {
            Files.copy(Path.of("notebooks", lesson + ".ipynb"), my.resolve("notebooks/" + lesson + ".ipynb"));
        }
        Progress progress = new Progress(my);
        progress.revealed("01-game-trees.ipynb", "the box you take");
        progress.checked(check("solutions/01-trees/MyTreeValue.java"));

        String map = CourseMap.of(my).text();

        assertThat(map)
                .containsPattern(" ·  0 · Lose first")
                .containsPattern(" …  1 · Game trees and their values +1 of \\d+ predictions")
                .containsPattern(" ✓ +01 The value of a tree +10 of 10 points")
                .containsPattern(" · +02 The rules of Tic-Tac-Toe +not checked yet")
                .contains("Resume here: notebooks/01-game-trees.ipynb", "Next: exercise 02");
        assertThat(CourseMap.of(my).shown().html()).contains("<a href=\"01-game-trees.ipynb\">1 · Game trees");
    }

    @Test
    void a_broken_notebook_does_not_hide_the_map() throws IOException {
        Files.writeString(my.resolve("notebooks/01-game-trees.ipynb"), "{\"cells\": [{");
        assertThat(CourseMap.of(my).text()).contains("01-game-trees.ipynb", "Begin here");
    }
}
