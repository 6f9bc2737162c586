package plybook.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plybook.task.Course;

/** The class page: points, links and hostile names. */
class ClassPageTest {
    private static ClassPage.Line line(String name, Graded.Status status, Optional<String> report) {
        return new ClassPage.Line(
                new Marks(name, "", status, Map.of("01-trees", new Marks.Points(7, 0, 10, false)), List.of()), report);
    }

    private static String page(ClassPage.Line... lines) {
        return ClassPage.of(List.of(Course.find("01"), Course.find("02")), List.of(lines));
    }

    @Test
    void each_submission_has_a_line_with_its_points_and_a_link() {
        assertThat(page(line("ada", Graded.Status.GRADED, Optional.of("instructor/ada/report.html"))))
                .contains("<title>Class: 1 submission</title>", "Not for learners")
                .contains(
                        "<tr><th scope=\"row\"><a href=\"./instructor/ada/report.html\">ada</a></th>"
                                + "<td class=\"points\">7 of 10</td><td class=\"points\">–</td><td class=\"points\">7 of 10</td></tr>");
    }

    @Test
    void a_submission_that_was_not_graded_has_no_points_and_no_link() {
        assertThat(page(
                        line("eve", Graded.Status.NOT_GRADED, Optional.empty()),
                        line("bob", Graded.Status.UNREADABLE, Optional.of("x"))))
                .contains("<th scope=\"row\">eve</th>", ">not graded<", ">unreadable: 7 of 10<", "2 submissions");
    }

    @Test
    void hostile_names_and_folders_are_escaped() {
        String attack = "\"><script>alert(1)</script>";
        assertThat(page(line(attack, Graded.Status.GRADED, Optional.of("instructor/" + attack + "/report.html"))))
                .doesNotContain("<script")
                .contains("./instructor/%22%3E%3Cscript%3E");
        assertThat(page(line("x", Graded.Status.GRADED, Optional.of("javascript:alert(1)"))))
                .contains("href=\"./javascript:alert(1)\"");
        assertThat(page(line("a b", Graded.Status.GRADED, Optional.of("instructor/50% für #1?/report.html"))))
                .contains("href=\"./instructor/50%25%20f%C3%BCr%20%231%3F/report.html\"");
    }
}
