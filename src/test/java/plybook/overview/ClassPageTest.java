package plybook.overview;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plybook.report.Graded;
import plybook.report.Marks;
import plybook.task.Course;

/** The class page: points, links and hostile names. */
class ClassPageTest {
    private static Line line(String name, Graded.Status status, Optional<String> report) {
        return new Line(
                new Marks(name, "", status, Map.of("01-trees", new Marks.Points(7, 0, 10, false)), List.of()), report);
    }

    private static String page(Line... lines) {
        return ClassPage.of(List.of(Course.find("01"), Course.find("02")), List.of(lines));
    }

    @Test
    void each_submission_has_a_line_with_its_points_and_a_link() {
        assertThat(page(line("ada", Graded.Status.GRADED, Optional.of("instructor/ada/report.html"))))
                .contains("<title>Class: 1 submission</title>", "Not for learners")
                .contains(
                        "<tr data-tags=\"graded\"><th scope=\"row\"><a href=\"./instructor/ada/report.html\">ada</a></th>"
                                + "<td class=\"points\" data-value=\"7\">7 of 10</td><td class=\"points\" data-value=\"\">–</td>"
                                + "<td class=\"points\" data-value=\"7\">7 of 10</td></tr>");
    }

    @Test
    void a_submission_that_was_not_graded_has_no_points_and_no_link() {
        assertThat(page(
                        line("eve", Graded.Status.NOT_GRADED, Optional.empty()),
                        line("bob", Graded.Status.UNREADABLE, Optional.of("x"))))
                .contains("<th scope=\"row\">eve</th>", ">not graded<", ">unreadable: 7 of 10<", "2 submissions");
    }

    private static Line withMistake(String name, String receipt, String drawing) throws Exception {
        String attack = "<b>" + name;
        String json =
                "{\"exercises\": [{\"number\": \"04\", \"attempted\": true, \"checks\": [{\"title\": \"cut\", \"evidence\": {"
                        + "\"drawing\": \"" + drawing
                        + "\", \"mistakes\": [{\"id\": \"shallow-only\", \"name\": \"Shallow cutoffs only\", "
                        + "\"explanation\": \"deep ones are missed\", \"hint\": \"\"}]}}]}]}";
        return new Line(
                new Marks(
                        attack,
                        receipt,
                        Graded.Status.GRADED,
                        Map.of("01-trees", new Marks.Points(3, 2, 10, false)),
                        List.of()),
                Optional.of("instructor/" + name + "/report.html"),
                Optional.of(new JsonMapper().readTree(json)),
                Map.of());
    }

    @Test
    void a_mistake_is_shown_once_with_its_number_of_learners_and_its_smallest_drawing() throws Exception {
        List<Line> lines = List.of(
                withMistake("ada", "same", "((7 3) (15) (1 12))"),
                withMistake("bob", "same", "(1 2)"),
                withMistake("eve", "other", ""));
        String page = page(lines.toArray(Line[]::new));
        assertThat(page)
                .containsOnlyOnce("Shallow cutoffs only: 3 learners")
                .contains("(1 2)", "deep ones are missed", "&lt;b&gt;ada, &lt;b&gt;bob, &lt;b&gt;eve")
                .contains("Needs a look, with points withheld", "30 to 40 %")
                .contains("<li>&lt;b&gt;ada, &lt;b&gt;bob</li>", "not evidence of copying")
                .doesNotContain("((7 3)", "<b>ada");
        ClassStudy study = ClassStudy.of(lines);
        JsonNode data = new JsonMapper().readTree(study.json());
        assertThat(data.at("/mistakes/0/learners").asInt()).isEqualTo(3);
        assertThat(data.at("/equalFiles/0").size()).isEqualTo(2);
        assertThat(data.at("/learnersByTenth/3").asInt()).isEqualTo(3);
        assertThat(study.csv()).contains("shallow-only,\"Shallow cutoffs only\",3,\"04 cut\"");
    }

    @Test
    void each_decision_of_an_instructor_has_a_line_with_what_the_judge_had_said() {
        String report = Made.report("ada", 6, true, 1.5, List.of("shallow-only"))
                .replace(
                        "\"earned\": null, \"verdict\": \"needsLook\"",
                        "\"earned\": 3, \"verdict\": \"needsLook\", \"decision\": "
                                + "{\"points\": 3, \"comment\": \"sound, but slow\", \"by\": \"Dr Lovelace\"}");
        List<Line> lines =
                List.of(Made.line(report, Map.of()), Made.line(Made.report("bob", 6, false, 1, List.of()), Map.of()));
        assertThat(page(lines.toArray(Line[]::new)))
                .contains(
                        "<th scope=\"row\">ada</th><td>04 the cuts</td><td>needs a look</td><td class=\"points\">3 of 4</td>"
                                + "<td>sound, but slow</td><td>Dr Lovelace</td>")
                .contains("data-tags=\"graded look decided m-shallow-only\"", "data-tags=\"graded\"");
        assertThat(page(lines.get(1))).doesNotContain("id=\"decisions\"");
        assertThat(ClassStudy.of(lines).decisions())
                .containsExactly(new ClassStudy.Decided(
                        "ada", "04 the cuts", "needsLook", 3, 4, "sound, but slow", "Dr Lovelace"));
    }

    @Test
    void a_comment_on_a_whole_submission_is_listed_and_its_row_can_be_found() {
        String report = Made.report("ada", 6, false, 1.5, List.of())
                .replace("\"notes\": []", "\"notes\": [], \"comments\": [\"<b>See me</b> (Dr Lovelace)\"]");
        List<Line> lines =
                List.of(Made.line(report, Map.of()), Made.line(Made.report("bob", 6, false, 1, List.of()), Map.of()));
        assertThat(page(lines.toArray(Line[]::new)))
                .contains("<li>ada: &lt;b&gt;See me&lt;/b&gt; (Dr Lovelace)</li>", "data-tags=\"graded decided\"");
        assertThat(page(lines.get(1))).doesNotContain("id=\"comments\"");
        assertThat(ClassStudy.of(lines).json()).contains("\"text\" : \"<b>See me</b> (Dr Lovelace)\"");
    }

    @Test
    void the_table_of_mistakes_says_which_program_found_them() {
        String report = Made.report("ada", 6, false, 1.5, List.of("shallow-only"))
                .replace(
                        "\"provenance\": {",
                        "\"provenance\": {\"version\": \"1.2 (abc)\", \"program\": \"0123456789abcdef\", "
                                + "\"judged\": \"2026-11-22T23:00:00Z\", ");
        assertThat(ClassStudy.of(List.of(Made.line(report, Map.of()))).csv())
                .contains("who,version,program,judged\r\n")
                .endsWith(",ada,\"1.2 (abc)\",0123456789ab,2026-11-22T23:00:00Z\r\n");
    }

    @Test
    void hostile_names_and_folders_are_escaped() {
        String attack = "\"><script>alert(1)</script>";
        assertThat(page(line(attack, Graded.Status.GRADED, Optional.of("instructor/" + attack + "/report.html"))))
                .doesNotContain("<script>alert")
                .contains("./instructor/%22%3E%3Cscript%3E");
        assertThat(page(line("x", Graded.Status.GRADED, Optional.of("javascript:alert(1)"))))
                .contains("href=\"./javascript:alert(1)\"");
        assertThat(page(line("a b", Graded.Status.GRADED, Optional.of("instructor/50% für #1?/report.html"))))
                .contains("href=\"./instructor/50%25%20f%C3%BCr%20%231%3F/report.html\"");
    }
}
