package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.task.MinimaxTask;
import plybook.task.TreeValueTask;
import plybook.tictactoe.TicTacToe;
import plybook.tree.Tree;

class LearnersFilesTest {
    private static final Exercise TREES = Course.find("01");

    @TempDir
    Path folder;

    @Test
    void a_notebook_finds_the_exercises_beside_its_folder() throws IOException {
        Files.createDirectories(folder.resolve("exercises"));
        Path notebooks = Files.createDirectories(folder.resolve("notebooks"));

        assertThat(LearnersFiles.nearest(notebooks)).isEqualTo(folder);
    }

    @Test
    void the_learners_copy_is_preferred_to_the_starters() throws IOException {
        Files.createDirectories(folder.resolve("exercises"));
        Path notebooks = Files.createDirectories(folder.resolve("notebooks"));
        Path own = Files.createDirectories(folder.resolve("my/exercises"));

        assertThat(LearnersFiles.nearest(notebooks)).isEqualTo(own.getParent());
        assertThat(LearnersFiles.nearest(folder)).isEqualTo(own.getParent());
    }

    @Test
    void without_any_files_the_copy_would_be_in_my() {
        assertThat(LearnersFiles.nearest(folder)).isEqualTo(folder.resolve("my"));
        assertThat(LearnersFiles.nearest(folder.getRoot()))
                .isEqualTo(folder.getRoot().resolve("my"));
    }

    @Test
    void a_saved_file_becomes_an_object() {
        var mine = (TreeValueTask) LearnersFiles.load(TREES.parts().get(0), Path.of("solutions", TREES.folder()));

        assertThat(mine.value(Tree.parse("((7 3) (15) (1 12 20 22))"))).isEqualTo(15);
    }

    @Test
    @SuppressWarnings("unchecked")
    void a_solution_of_several_classes_is_loaded_whole() {
        Exercise minimax = Course.find("03");
        var mine = (MinimaxTask<Board, Cell>)
                LearnersFiles.load(minimax.parts().get(0), Path.of("solutions", minimax.folder()));

        assertThat(mine.bestAction(new TicTacToe(), Board.parse("XX./OO./..."))).isEqualTo(new Cell(0, 2));
    }

    @Test
    void each_load_reads_the_saved_file_anew() throws IOException {
        write("return 1;");
        var before = (TreeValueTask) LearnersFiles.load(TREES.parts().get(0), folder);
        write("return 2;");
        var after = (TreeValueTask) LearnersFiles.load(TREES.parts().get(0), folder);

        assertThat(before.value(Tree.leaf(0))).isEqualTo(1);
        assertThat(after.value(Tree.leaf(0))).isEqualTo(2);
    }

    @Test
    void a_file_that_does_not_compile_says_where() throws IOException {
        write("return x;");

        assertThatThrownBy(() -> LearnersFiles.load(TREES.parts().get(0), folder))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("MyTreeValue.java:2");
    }

    @Test
    void a_missing_file_is_reported_as_missing() {
        assertThatThrownBy(() -> LearnersFiles.load(TREES.parts().get(0), folder))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("there is no file MyTreeValue.java");
    }

    @Test
    void a_failing_constructor_is_reported_as_such() throws IOException {
        write("return 1; } public MyTreeValue() { throw new IllegalStateException();");

        assertThatThrownBy(() -> LearnersFiles.load(TREES.parts().get(0), folder))
                .hasMessageContaining("MyTreeValue compiles, but no object of it can be made");
    }

    private void write(String body) throws IOException {
        Files.writeString(folder.resolve("MyTreeValue.java"), """
                public class MyTreeValue implements plybook.task.TreeValueTask {
                    public int value(plybook.tree.Tree tree) { %s }
                }
                """.formatted(body));
    }
}
