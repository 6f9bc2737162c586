package plybook.report;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.task.Exercise;
import plybook.view.Explorer;

/** A class on one page, for the instructor: everybody's points, with links to the reports. Like the reports, it needs no other file. */
public final class ClassPage {
    private static final HtmlTemplate TEMPLATE = HtmlTemplate.of(ClassPage.class, "class.html");

    /**
     * One submission.
     *
     * @param report where the report is, from the folder that this page is in; empty if there is none
     */
    public record Line(Marks marks, Optional<String> report) {}

    private record Page(String title, String scripts, List<String> columns, List<Row> rows) {}

    private record Row(String name, String report, List<String> points) {}

    private ClassPage() {}

    /** Returns the page, with the lines in the order given. */
    public static String of(List<Exercise> exercises, List<Line> lines) {
        return TEMPLATE.fill(new Page(
                Texts.of("class.title", lines.size()),
                Explorer.SCRIPT,
                Stream.concat(exercises.stream().map(Exercise::folder), Stream.of(Texts.of("all")))
                        .toList(),
                lines.stream().map(line -> row(line, exercises)).toList()));
    }

    private static Row row(Line line, List<Exercise> exercises) {
        Marks marks = line.marks();
        Stream<String> points = exercises.stream()
                .map(exercise -> Optional.ofNullable(marks.exercises().get(exercise.folder()))
                        .map(each -> Wording.earned(each.earned(), each.withheld(), each.possible()))
                        .orElse("–"));
        String all = Wording.earned(marks.earned(), marks.withheld(), marks.possible());
        String sum =
                switch (marks.status()) {
                    case GRADED -> all;
                    case UNREADABLE -> Texts.of("class.unreadable", all);
                    case NOT_GRADED -> Texts.of("class.none");
                };
        return new Row(
                Harmless.line(marks.name()),
                line.report().map(ClassPage::address).orElse(""),
                Stream.concat(points, Stream.of(sum)).toList());
    }

    /** Returns a relative address, whatever characters the path has. */
    private static String address(String path) {
        try {
            return new URI(null, null, "./" + path, null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a path alone is an address", e);
        }
    }
}
