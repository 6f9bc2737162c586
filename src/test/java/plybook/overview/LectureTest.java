package plybook.overview;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The choice of what a lecture shows. */
class LectureTest {
    private static Line line(String... mistakes) {
        return Made.line(Made.report("Ada", 3, false, 1, List.of(mistakes)), Map.of());
    }

    @Test
    void the_five_commonest_come_first_and_nobody_is_named() throws Exception {
        List<Line> lines = new ArrayList<>(List.of(line("a", "b", "c", "d", "e", "f"), line("e", "f")));
        lines.add(line("f"));
        JsonNode notebook = new JsonMapper().readTree(Lecture.of(lines).orElseThrow());
        List<String> heads = new ArrayList<>();
        notebook.path("cells").forEach(cell -> {
            String source = cell.path("source").asText();
            assertThat(source).doesNotContain("Ada");
            if (source.startsWith("## ")) {
                heads.add(source.lines().findFirst().orElseThrow());
            }
        });
        assertThat(heads)
                .startsWith("## 1. Mistake f", "## 2. Mistake e", "## 3. Mistake a")
                .hasSize(5);
        assertThat(notebook.at("/metadata/kernelspec/name").asText()).isEqualTo("java");
        assertThat(notebook.at("/cells/1/source").asText()).contains("3 of 3 programs");
    }

    @Test
    void a_tree_is_shown_rather_than_a_smaller_board() {
        ClassStudy.Example board = new ClassStudy.Example("02", "02 x", "e", "g", "X");
        String drawing = "MAX\n├─ 0\n└─ −1\nas text: (0 -1)";
        ClassStudy.Example tree = new ClassStudy.Example("03", "03 x", "e", "g", drawing);
        assertThat(tree.tree()).hasToString("Optional[(0 -1)]");
        assertThat(board.tree()).isEmpty();
        assertThat(new ClassStudy.Example("03", "", "", "", drawing + " …").tree())
                .isEmpty();
        String report = Made.report("x", 1, false, 1, List.of("m"));
        Line small = Made.line(report.replace("MAX = 1\\n└─ leaf 1", "X"), Map.of());
        Line large = Made.line(report.replace("MAX = 1\\n└─ leaf 1", drawing.replace("\n", "\\n")), Map.of());
        for (List<Line> lines : List.of(List.of(small, large), List.of(large, small))) {
            assertThat(ClassStudy.of(lines).mistakes().get(0).example().drawing())
                    .isEqualTo(drawing);
        }
    }

    @Test
    void without_mistakes_there_is_no_lecture() {
        assertThat(Lecture.of(List.of(line()))).isEmpty();
    }
}
