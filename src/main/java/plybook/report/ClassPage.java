package plybook.report;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.task.Exercise;

/**
 * A class on one page: who has how many points, with a link to each instructor's report. Complete in itself, as the reports are.
 */
public final class ClassPage {
    /**
     * One line.
     *
     * @param report where the report is, from the folder that this page is in; empty if there is none
     */
    public record Line(Marks marks, Optional<String> report) {}

    private ClassPage() {}

    /** The page, with the lines in the order given. */
    public static String of(List<Exercise> exercises, List<Line> lines) {
        StringBuilder out = new StringBuilder();
        GradedPage.start("Class: " + lines.size() + (lines.size() == 1 ? " submission" : " submissions"), out);
        out.append("<p><strong>Not for learners:</strong> everybody's points, and links to what the run asked.</p>\n")
                .append("<table>\n<caption class=\"faint\">Points</caption>\n")
                .append("<thead><tr><th scope=\"col\">Submission</th>");
        Stream.concat(exercises.stream().map(Exercise::folder), Stream.of("all"))
                .forEach(each -> out.append("<th scope=\"col\">")
                        .append(HtmlReport.text(each))
                        .append("</th>"));
        out.append("</tr></thead>\n<tbody>\n");
        lines.forEach(line -> write(line, exercises, out));
        return out.append("</tbody>\n</table>\n</main>\n</body>\n</html>\n").toString();
    }

    private static void write(Line line, List<Exercise> exercises, StringBuilder out) {
        Marks marks = line.marks();
        String name = HtmlReport.text(marks.name());
        out.append("<tr><th scope=\"row\">")
                .append(line.report()
                        .map(path -> "<a href=\"" + HtmlReport.escape(address(path)) + "\">" + name + "</a>")
                        .orElse(name))
                .append("</th>");
        for (Exercise exercise : exercises) {
            Marks.Points points = marks.exercises().get(exercise.folder());
            points(points == null ? "–" : points.earned() + " of " + points.possible(), out);
        }
        points(
                switch (marks.status()) {
                    case GRADED -> marks.earned() + " of " + marks.possible();
                    case UNREADABLE -> "unreadable: " + marks.earned() + " of " + marks.possible();
                    case NOT_GRADED -> "not graded";
                },
                out);
        out.append("</tr>\n");
    }

    private static void points(String text, StringBuilder out) {
        out.append("<td class=\"points\">").append(text).append("</td>");
    }

    /** A relative address, whatever is in a folder's name. */
    private static String address(String path) {
        try {
            return new URI(null, null, "./" + path, null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a path alone is an address", e);
        }
    }
}
