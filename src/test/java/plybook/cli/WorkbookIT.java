package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.setup.Project;

/** The workbook's verbs in cells of the real kernel. */
@Tag("corpus-only")
class WorkbookIT {
    private static final String LESSON = """
            ---
            kernelspec:
              display_name: Java
              language: java
              name: java
            ---

            # Verbs

            ```{code-cell} java
            predict("the value", "15");
            Tree tree = Tree.parse("((7 3) (15))");
            show(tree);
            ```

            ```{code-cell} java
            reveal("the value", valueOf(tree));
            ```

            ```{code-cell} java
            Board.parse("X.O/.X./..O")
            ```

            ```{code-cell} java
            Table counted = count(new TicTacToe());
            counted
            ```

            ```{code-cell} java
            plot("Nodes", counted, "search", "nodes");
            ```

            ```{code-cell} java
            showLine(new TicTacToe(), Board.empty(3), List.of(new Cell(1, 1)));
            ```

            ```{code-cell} java
            :tags: [measured]

            measure("nothing", () -> {})
            ```

            ```{code-cell} java
            :tags: [raises-exception]

            int twice(Tree tree) {
                return tree.isleaf() ? 1 : 2;
            }
            ```

            ```{code-cell} java
            int endless(Tree tree) {
                return endless(tree);
            }
            ```

            ```{code-cell} java
            :tags: [raises-exception]

            endless(tree);
            ```

            ```{code-cell} java
            class Crashing implements TreeValueTask {
                public int value(Tree tree) {
                    return tree.children().get(7).value();
                }
            }
            check(Crashing::new);
            ```
            """;

    @TempDir
    Path course;

    @Test
    void every_verb_shows_and_none_writes_to_standard_error() throws IOException {
        Path lessons = Files.createDirectories(course.resolve("src/lessons"));
        Files.writeString(lessons.resolve("01-verbs.md"), LESSON);
        Path said = course.resolve("said.txt");

        int exitCode = LessonsCommand.run(
                Project.here(),
                new Project(course),
                true,
                Optional.empty(),
                List.of(),
                ProcessBuilder.Redirect.to(said.toFile()));

        assertThat(exitCode).as(Files.readString(said)).isEqualTo(Main.PASSED);
        assertThat(Files.readString(lessons.resolve("01-verbs.out")))
                .contains("Noted. You expect the value: 15", "✓ the value: 15, as you expected.")
                .contains("minimax         0  549,946  255,168", "alpha-beta      0   18,297    7,330")
                .contains("[picture] Chart: Nodes. nodes (logarithmic) over search. minimax: 549,946")
                .contains("X plays (1,1)", "nothing # # # #")
                .contains("In plain words (cell 8, line 2): there is no isleaf() here. Did you mean isLeaf()?")
                .contains("In plain words (cell 9, line 2): endless calls itself without end")
                .contains("(cell 11, line 3)")
                .doesNotContain("JShell");
        assertThat(Files.readString(course.resolve("notebooks/01-verbs.ipynb")))
                .contains("text/html", "text/plain", "Follow your own code, step by step")
                .doesNotContain("\"stderr\"");
    }
}
