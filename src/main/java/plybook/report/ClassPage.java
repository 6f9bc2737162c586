package plybook.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.task.Exercise;
import plybook.view.Explorer;

/** A class on one page, for the instructor: everybody's points, with links to the reports. Like the reports, it needs no other file. */
public final class ClassPage {
    private static final HtmlTemplate TEMPLATE = HtmlTemplate.of(ClassPage.class, "class.html");

    private static final int PERCENT = 100;
    private static final int MESSAGE_LINES = 30;
    private static final int DRAWING_LINES = 60;

    /**
     * One submission.
     *
     * @param report where the report is, from the folder that this page is in; empty if there is none
     * @param data the report as {@link JsonReport} writes it; empty if there is none
     */
    public record Line(Marks marks, Optional<String> report, Optional<JsonNode> data) {
        /** A submission of which only the marks are known. */
        public Line(Marks marks, Optional<String> report) {
            this(marks, report, Optional.empty());
        }
    }

    private record Page(
            String title,
            String scripts,
            List<String> columns,
            List<Row> rows,
            List<Part> spread,
            List<Mistake> mistakes,
            List<Named> looks,
            List<String> equal,
            String provenance) {}

    /** A tenth of the points, and how many learners are in it. */
    private record Part(String from, int learners, int width) {}

    private record Mistake(String headline, String explanation, String check, String drawing, String who) {}

    private record Named(String name, String report) {}

    private record Row(String name, String report, List<String> points) {}

    private ClassPage() {}

    /**
     * Returns the page, with the lines in the order given.
     *
     * @param from where all the verdicts come from
     */
    public static String of(List<Exercise> exercises, List<Line> lines, Optional<Provenance> from) {
        ClassStudy study = ClassStudy.of(lines);
        return TEMPLATE.fill(new Page(
                Texts.of("class.title", lines.size()),
                Explorer.SCRIPT,
                Stream.of(
                                exercises.stream().map(Exercise::folder),
                                Stream.of(Texts.of("all")),
                                lines.stream()
                                        .flatMap(line -> line.marks().counted().stream())
                                        .limit(1)
                                        .map(counted -> Texts.of("class.counts")))
                        .flatMap(each -> each)
                        .toList(),
                lines.stream().map(line -> row(line, exercises)).toList(),
                parts(study.spread()),
                study.mistakes().stream().map(ClassPage::mistake).toList(),
                lines.stream()
                        .filter(line -> line.marks().withheld() > 0)
                        .map(line -> new Named(
                                Harmless.line(line.marks().name()),
                                line.report().map(ClassPage::address).orElse("")))
                        .toList(),
                study.equal().stream()
                        .map(names -> Harmless.line(String.join(", ", names)))
                        .toList(),
                from.map(Provenance::line).map(Harmless::line).orElse("")));
    }

    private static List<Part> parts(List<Integer> spread) {
        int most = spread.stream().mapToInt(each -> each).max().orElse(0);
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < spread.size() && most > 0; i++) {
            String range = Texts.of("class.part", i * PERCENT / spread.size(), (i + 1) * PERCENT / spread.size());
            parts.add(new Part(range, spread.get(i), spread.get(i) * PERCENT / most));
        }
        return parts;
    }

    private static Mistake mistake(ClassStudy.Made made) {
        return new Mistake(
                Texts.of(
                        "class.made",
                        Harmless.line(made.name()),
                        made.learners().size()),
                Harmless.lines(made.explanation(), MESSAGE_LINES),
                Harmless.line(made.check()),
                Harmless.lines(made.drawing().stripTrailing(), DRAWING_LINES),
                Harmless.line(String.join(", ", made.learners())));
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
                Stream.concat(
                                points,
                                Stream.concat(
                                        Stream.of(sum), marks.counted().stream().map(ClassPage::counts)))
                        .toList());
    }

    /** Returns what it counts by the rules of the assignment, and why. */
    private static String counts(Graded.Counted counted) {
        List<String> all = new ArrayList<>(List.of(Texts.of(
                "class.counted",
                counted.points().stripTrailingZeros().toPlainString(),
                counted.possible().stripTrailingZeros().toPlainString())));
        counted.reasons().forEach(reason -> all.add(Harmless.line(reason)));
        return String.join("; ", all);
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
