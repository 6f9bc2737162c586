package plybook.overview;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.report.Graded;
import plybook.report.Harmless;
import plybook.report.HtmlTemplate;
import plybook.report.InlineScript;
import plybook.report.Marks;
import plybook.report.Provenance;
import plybook.task.Exercise;

/** A class on one page, for the instructor: everybody's points, with links to the reports. Like the reports, it needs no other file. */
public final class ClassPage {
    private static final HtmlTemplate TEMPLATE = HtmlTemplate.of(ClassPage.class, "class.html");
    private static final InlineScript SORTING = InlineScript.of(ClassPage.class, "table.js");

    private static final int PERCENT = 100;
    private static final int MESSAGE_LINES = 30;
    private static final int DRAWING_LINES = 60;

    /** More pairs nobody looks at; the rest is in the data. */
    private static final int MOST_PAIRS = 30;

    /** The tags of rows whose points wait for a look, and of those with equal or similar files. */
    private static final String LOOK = "look";

    private static final String ALIKE = "alike";
    private static final String DECIDED = "decided";

    /** @param filters what the rows can be narrowed down to */
    private record Page(
            String title,
            String scripts,
            String script,
            String summary,
            String all,
            List<Filter> filters,
            List<String> columns,
            List<Row> rows,
            List<Check> checks,
            List<Part> spread,
            List<Mistake> mistakes,
            List<Named> looks,
            List<Decided> decisions,
            List<Comment> comments,
            List<String> equal,
            List<Pair> similar,
            List<Slow> slow,
            String provenance) {}

    private record Filter(String tag, String label) {}

    /**
     * A check.
     *
     * @param share the percentage of learners who passed
     * @param value the mean, to sort by
     */
    private record Check(String title, String passed, long share, String mean, double value) {}

    /** A tenth of the points, and how many learners are in it. */
    private record Part(String from, int learners, int width) {}

    private record Mistake(String headline, String explanation, String check, String drawing, String who) {}

    private record Named(String name, String report, String checks) {}

    private record Decided(String name, String check, String judged, String given, String comment, String by) {}

    private record Comment(String name, String text) {}

    private record Pair(String pair, List<String> reasons) {}

    private record Slow(String name, String seconds) {}

    private record Row(String name, String report, String tags, List<Cell> points) {}

    private ClassPage() {}

    /** Returns the page, with the lines in the order given. */
    public static String of(List<Exercise> exercises, List<Line> lines) {
        ClassStudy study = ClassStudy.of(lines);
        boolean timed = !study.slow().isEmpty();
        boolean counted =
                lines.stream().anyMatch(line -> !line.marks().counted().isEmpty());
        List<String> columns =
                new ArrayList<>(exercises.stream().map(Exercise::folder).toList());
        columns.add(Texts.of("class.all"));
        if (counted) {
            columns.add(Texts.of("class.counts"));
        }
        if (timed) {
            columns.add(Texts.of("class.seconds"));
        }
        Set<String> alike = Stream.concat(
                        study.equal().stream().flatMap(List::stream),
                        study.similar().stream().flatMap(pair -> Stream.of(pair.one(), pair.other())))
                .collect(Collectors.toSet());
        return TEMPLATE.fill(new Page(
                Texts.of("class.title", lines.size()),
                SORTING.policy(),
                SORTING.text(),
                summary(lines),
                Integer.toString(lines.size()),
                filters(study),
                columns,
                lines.stream()
                        .map(line -> row(line, exercises, counted, timed, alike))
                        .toList(),
                study.checks().stream().map(ClassPage::check).toList(),
                parts(study.spread()),
                study.mistakes().stream().map(ClassPage::mistake).toList(),
                lines.stream()
                        .filter(line -> line.marks().withheld() > 0)
                        .map(line -> new Named(
                                Harmless.line(line.marks().name()),
                                line.report().map(ClassPage::address).orElse(""),
                                waiting(line)))
                        .toList(),
                study.decisions().stream().map(ClassPage::decided).toList(),
                study.comments().stream()
                        .map(each ->
                                new Comment(Harmless.line(each.name()), Harmless.lines(each.text(), MESSAGE_LINES)))
                        .toList(),
                study.equal().stream()
                        .map(names -> Harmless.line(String.join(", ", names)))
                        .toList(),
                study.similar().stream().limit(MOST_PAIRS).map(ClassPage::pair).toList(),
                study.slow().stream()
                        .map(each -> new Slow(Harmless.line(each.name()), Texts.of("class.took", each.seconds())))
                        .toList(),
                study.from().map(Provenance::line).map(Harmless::line).orElse("")));
    }

    private static String summary(List<Line> lines) {
        return Texts.of(
                "class.summary",
                count(lines, Graded.Status.GRADED),
                lines.stream().filter(line -> line.marks().withheld() > 0).count(),
                count(lines, Graded.Status.UNREADABLE),
                count(lines, Graded.Status.NOT_GRADED));
    }

    private static long count(List<Line> lines, Graded.Status status) {
        return lines.stream().filter(line -> line.marks().status() == status).count();
    }

    private static List<Filter> filters(ClassStudy study) {
        List<Filter> filters = new ArrayList<>(List.of(
                new Filter(LOOK, Texts.of("filter.look")),
                new Filter(Graded.Status.UNREADABLE.inData(), Texts.of("filter.unreadable")),
                new Filter(Graded.Status.NOT_GRADED.inData(), Texts.of("filter.not-graded")),
                new Filter(DECIDED, Texts.of("filter.decided")),
                new Filter(ALIKE, Texts.of("filter.equal"))));
        study.mistakes()
                .forEach(made -> filters.add(
                        new Filter(tag(made.id()), Texts.of("filter.mistake", Harmless.line(made.name())))));
        return filters;
    }

    /** Returns the word for a mistake among the tags of a row, which blanks separate. */
    private static String tag(String mistake) {
        return "m-" + mistake.replaceAll("\\s+", "-");
    }

    private static String tags(Line line, Set<String> alike) {
        List<String> tags = new ArrayList<>(List.of(line.marks().status().inData()));
        if (line.marks().withheld() > 0) {
            tags.add(LOOK);
        }
        if (!line.comments().isEmpty()
                || line.checks().stream().anyMatch(check -> check.data().has("decision"))) {
            tags.add(DECIDED);
        }
        if (alike.contains(line.marks().name())) {
            tags.add(ALIKE);
        }
        line.mistakes().stream().map(ClassPage::tag).distinct().forEach(tags::add);
        return String.join(" ", tags);
    }

    /** Returns the checks that wait for a look. */
    private static String waiting(Line line) {
        return line.checks().stream()
                .filter(check -> check.data().path("earned").isNull())
                .map(check -> Texts.of(
                        "check.title",
                        check.exercise(),
                        Harmless.line(check.data().path("title").asText())))
                .collect(Collectors.joining("; "));
    }

    private static Decided decided(ClassStudy.Decided each) {
        return new Decided(
                Harmless.line(each.name()),
                Harmless.line(each.check()),
                Harmless.line(each.judged().equals("needsLook") ? Texts.of("judged.needsLook") : each.judged()),
                Texts.of("earned", each.given(), each.points()),
                Harmless.line(each.comment()),
                Harmless.line(each.by()));
    }

    private static Check check(ClassStudy.Asked asked) {
        double mean = (double) asked.earned() / asked.learners();
        return new Check(
                Texts.of("check.title", asked.exercise(), Harmless.line(asked.title())),
                Texts.of("earned", asked.passed(), asked.learners()),
                Math.round((double) PERCENT * asked.passed() / asked.learners()),
                Texts.of("check.mean", mean, asked.points()),
                mean);
    }

    private static Pair pair(Similar similar) {
        return new Pair(
                Texts.of("similar.pair", Harmless.line(similar.one()), Harmless.line(similar.other())),
                similar.reasons().stream().map(Harmless::line).toList());
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
                Harmless.line(made.example().check()),
                Harmless.lines(made.example().drawing().stripTrailing(), DRAWING_LINES),
                Harmless.line(String.join(", ", made.learners())));
    }

    private static Row row(Line line, List<Exercise> exercises, boolean counted, boolean timed, Set<String> alike) {
        Marks marks = line.marks();
        List<Cell> cells = new ArrayList<>();
        exercises.forEach(
                exercise -> cells.add(Optional.ofNullable(marks.exercises().get(exercise.folder()))
                        .map(each -> Cell.of(each.earned(), earned(each.earned(), each.withheld(), each.possible())))
                        .orElse(Cell.NONE)));
        String all = earned(marks.earned(), marks.withheld(), marks.possible());
        cells.add(
                switch (marks.status()) {
                    case GRADED -> Cell.of(marks.earned(), all);
                    case UNREADABLE -> Cell.of(0, Texts.of("class.unreadable", all));
                    case NOT_GRADED -> new Cell("", Texts.of("class.none"));
                });
        if (counted) {
            cells.add(marks.counted().stream()
                    .map(each -> new Cell(each.points().toPlainString(), counts(each)))
                    .findFirst()
                    .orElse(Cell.NONE));
        }
        if (timed) {
            cells.add(
                    line.seconds().isPresent()
                            ? Cell.of(
                                    line.seconds().getAsDouble(),
                                    Texts.of("class.took", line.seconds().getAsDouble()))
                            : Cell.NONE);
        }
        return new Row(
                Harmless.line(marks.name()),
                line.report().map(ClassPage::address).orElse(""),
                tags(line, alike),
                cells);
    }

    private static String earned(int earned, int withheld, int possible) {
        return withheld == 0
                ? Texts.of("earned", earned, possible)
                : Texts.of("earned.withheld", earned, withheld, possible);
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
