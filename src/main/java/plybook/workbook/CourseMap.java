package plybook.workbook;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.task.Course;
import plybook.task.Exercise;

/** The map of the course: its lessons, their exercises, what is done of each, and where to go on. */
public final class CourseMap {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern TITLE = Pattern.compile("(?m)^# (.+)$");
    private static final Pattern REVEAL = Pattern.compile("reveal\\(\\s*\"([^\"]+)\"");
    private static final Pattern CHECK = Pattern.compile("check\\(\"(\\w+)\"\\)");

    /** A line of the map: a lesson, or an exercise below it. */
    private record Row(String sign, String title, String done, Optional<String> notebook) {}

    private final List<Row> rows = new ArrayList<>();
    private final String next;

    private CourseMap(Path folder) throws IOException {
        Progress progress = new Progress(folder);
        List<Exercise> shown = new ArrayList<>();
        for (Path notebook : notebooks(folder.resolve("notebooks"))) {
            String text = text(notebook);
            rows.add(lesson(notebook.getFileName().toString(), text, progress));
            CHECK
                    .matcher(text)
                    .results()
                    .map(found -> Course.find(found.group(1)))
                    .filter(Predicate.not(shown::contains))
                    .toList()
                    .stream()
                    .distinct()
                    .forEach(exercise -> {
                        shown.add(exercise);
                        rows.add(exercise(exercise, progress));
                    });
        }
        Course.exercises().stream()
                .filter(Predicate.not(shown::contains))
                .forEach(exercise -> rows.add(exercise(exercise, progress)));
        this.next = next(progress);
    }

    /**
     * Returns the map for a learner's folder.
     *
     * @throws IOException if a notebook cannot be read
     */
    public static CourseMap of(Path folder) throws IOException {
        return new CourseMap(folder);
    }

    private static List<Path> notebooks(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches("\\d\\d\\w?-.*\\.ipynb"))
                    .sorted()
                    .toList();
        }
    }

    /** Returns the sources of all cells; nothing if the notebook is cut off. */
    private static String text(Path notebook) throws IOException {
        try {
            return Stream.of(JSON.readTree(notebook.toFile()).path("cells"))
                    .flatMap(cells -> cells.findValues("source").stream())
                    .map(CourseMap::joined)
                    .collect(Collectors.joining("\n"));
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            return "";
        }
    }

    private static String joined(JsonNode lines) {
        StringBuilder joined = new StringBuilder();
        lines.forEach(line -> joined.append(line.asText()));
        return joined.isEmpty() ? lines.asText() : joined.toString();
    }

    private static Row lesson(String file, String text, Progress progress) {
        String title = TITLE.matcher(text)
                .results()
                .map(found -> found.group(1))
                .findFirst()
                .orElse(file);
        Set<String> questions =
                REVEAL.matcher(text).results().map(CourseMap::first).collect(Collectors.toSet());
        int revealed = Math.min(progress.revealed(file), questions.size());
        String sign = questions.isEmpty() || revealed == 0 ? "·" : revealed == questions.size() ? "✓" : "…";
        String done = questions.isEmpty() ? "" : Texts.of("status.predictions", revealed, questions.size());
        return new Row(sign, title, done, Optional.of(file));
    }

    private static String first(MatchResult found) {
        return found.group(1);
    }

    private static Row exercise(Exercise exercise, Progress progress) {
        String title = Texts.of("status.exercise", exercise.number(), exercise.title());
        return progress.points(exercise)
                .map(points -> new Row(
                        points.passed() ? "✓" : points.earned() == 0 ? "·" : "…",
                        title,
                        Texts.of("status.points", points.earned(), points.possible()),
                        Optional.<String>empty()))
                .orElseGet(() -> new Row("·", title, Texts.of("status.unchecked"), Optional.empty()));
    }

    private static String next(Progress progress) {
        String resume = progress.lastLesson()
                .map(lesson -> Texts.of("status.resume", lesson))
                .orElseGet(() -> Texts.of("status.begin"));
        return Course.exercises().stream()
                .filter(exercise ->
                        !progress.points(exercise).map(Progress.Points::passed).orElse(false))
                .findFirst()
                .map(exercise -> resume + "\n"
                        + Texts.of(
                                "status.next", exercise.number(), exercise.title(), "exercises/" + exercise.folder()))
                .orElseGet(() -> Texts.of("status.done"));
    }

    /** Returns the map as text. */
    public String text() {
        int widest = rows.stream().mapToInt(row -> row.title().length()).max().orElse(0);
        String lines = rows.stream()
                .map(row -> (" " + row.sign() + "  " + pad(row.title(), widest) + "  " + row.done()).stripTrailing())
                .collect(Collectors.joining("\n"));
        return lines + "\n\n" + next;
    }

    private static String pad(String text, int width) {
        return text + " ".repeat(width - text.length());
    }

    /** Returns the map for a notebook, in which lessons are links; where no table can be shown, the place to go on. */
    Shown shown() {
        String lines = rows.stream()
                .map(row -> "<tr><td>" + row.sign() + "</td><td style=\"text-align:left\">" + linked(row)
                        + "</td><td style=\"text-align:left\">" + Shown.escape(row.done()) + "</td></tr>")
                .collect(Collectors.joining("\n"));
        return new Shown("<table>" + lines + "</table><p>" + Shown.escape(next).replace("\n", "<br>") + "</p>", next);
    }

    private static String linked(Row row) {
        String title = Shown.escape(row.title().strip());
        return row.notebook()
                .map(file -> "<a href=\"" + Shown.escape(file) + "\">" + title + "</a>")
                .orElse("&nbsp;&nbsp;&nbsp;" + title);
    }
}
