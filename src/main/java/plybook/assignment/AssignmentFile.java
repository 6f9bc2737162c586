package plybook.assignment;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;
import plybook.assignment.Assignment.Extension;
import plybook.assignment.Assignment.FollowOn;
import plybook.assignment.Assignment.Late;
import plybook.assignment.Assignment.Sight;
import plybook.assignment.Assignment.Task;
import plybook.assignment.AssignmentProblems.Problem;
import plybook.judge.Suites;
import plybook.judge.suite.Conditions.Cutoff;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.Exercise;

/** Assignment files: YAML, described by {@code docs/assignment.schema.json}. */
public final class AssignmentFile {
    /** The name under which a file is found in a folder. */
    public static final String NAME = "assignment.yml";

    /** More than a list of the ids of a large class. */
    private static final int LONGEST = 1 << 22;

    private static final int MOST_POINTS = 1_000;
    private static final int MOST_PERIODS = 1_000;
    private static final int MOST_ATTEMPTS = 1_000;
    private static final int MOST_GRACE = 24 * 60;
    private static final int PERCENT = 100;
    private static final int SECONDS = 60;

    static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm").withResolverStyle(ResolverStyle.STRICT);

    private static final List<String> FIELDS = List.of(
            "title",
            "exercises",
            "cutoff",
            "zone",
            "due",
            "late",
            "groups",
            "extensions",
            "attempts",
            "learners",
            "follow-on",
            "seed");

    private final List<Problem> problems = new ArrayList<>();
    private final Path folder;
    private Optional<ZoneId> zone = Optional.empty();

    private AssignmentFile(Path folder) {
        this.folder = folder;
    }

    /**
     * Reads an assignment.
     *
     * @throws AssignmentProblems if something is wrong with the content; it names all that is wrong
     * @throws IOException if the file cannot be read
     */
    public static Assignment read(Path file) throws IOException, AssignmentProblems {
        Path absolute = file.toAbsolutePath().normalize();
        Path folder = absolute.getParent() == null ? absolute : absolute.getParent();
        String text;
        try {
            text = Files.size(file) > LONGEST ? "" : Files.readString(file);
        } catch (CharacterCodingException e) {
            throw new AssignmentProblems(file.toString(), List.of(new Problem(1, Texts.of("not.utf8"))));
        }
        return read(text, folder, file.toString());
    }

    /** Returns the assignment that lies in a folder; empty if there is none. */
    public static Optional<Path> in(Path folder) {
        return Optional.of(folder.resolve(NAME)).filter(Files::isRegularFile);
    }

    static Assignment read(String text, Path folder, String called) throws AssignmentProblems {
        AssignmentFile file = new AssignmentFile(folder);
        Optional<Assignment> read = file.root(text)
                .flatMap(node -> Fields.of(node, "", FIELDS, file.problems))
                .map(file::assignment);
        if (read.isEmpty() || !file.problems.isEmpty()) {
            throw new AssignmentProblems(
                    called,
                    file.problems.stream()
                            .sorted(Comparator.comparingInt(Problem::line))
                            .toList());
        }
        return read.get();
    }

    private Optional<Node> root(String text) {
        LoadSettings settings = LoadSettings.builder()
                .setUseMarks(true)
                .setCodePointLimit(LONGEST)
                .build();
        try {
            Optional<Node> root = new Compose(settings).composeString(text);
            if (root.isEmpty()) {
                problems.add(new Problem(1, Texts.of("empty")));
            }
            return root;
        } catch (MarkedYamlEngineException e) {
            int line = e.getProblemMark().map(mark -> mark.getLine() + 1).orElse(1);
            problems.add(new Problem(line, Texts.of("not.yaml", e.getProblem())));
            return Optional.empty();
        } catch (YamlEngineException e) {
            problems.add(new Problem(1, Texts.of("not.yaml", e.getMessage())));
            return Optional.empty();
        }
    }

    private Assignment assignment(Fields top) {
        top.require("title", Texts.of("expected.text"));
        top.require("exercises", Texts.of("expected.exercises"));
        zone = top.scalar("zone", Texts.of("expected.zone"), text -> Optional.of(ZoneId.of(text)));
        Optional<ZonedDateTime> due = time(top, top, "due");
        Map<String, List<String>> groups = groups(top);
        return new Assignment(
                top.text("title").orElse(""),
                tasks(top),
                top.oneOf("cutoff", List.of(Cutoff.values())).orElse(Cutoff.ANY),
                due,
                late(top),
                groups,
                extensions(top, due),
                whole(top, "attempts", 1, MOST_ATTEMPTS),
                sight(top),
                top.oneOf("follow-on", List.of(FollowOn.values())).orElse(FollowOn.EACH),
                top.text("seed").map(folder::resolve));
    }

    private static OptionalInt whole(Fields fields, String name, int least, int most) {
        return fields.whole(name, least, most).stream().mapToInt(each -> each).findFirst();
    }

    /** @param top the file's own fields, which have the zone */
    private Optional<ZonedDateTime> time(Fields top, Fields fields, String name) {
        Optional<LocalDateTime> local = fields.scalar(
                name,
                Texts.of("expected.time"),
                text -> Optional.of(LocalDateTime.parse(text.replace('T', ' '), TIME)));
        if (local.isPresent() && zone.isEmpty() && top.node("zone").isEmpty()) {
            fields.problem(name, Texts.of("no.zone"));
        }
        return local.map(time -> time.atZone(zone.orElse(ZoneId.of("UTC"))));
    }

    private List<Task> tasks(Fields top) {
        List<Task> tasks = new ArrayList<>();
        List<Node> items = top.items("exercises", Texts.of("expected.exercises"));
        if (items.isEmpty() && top.node("exercises").isPresent()) {
            top.problem("exercises", Texts.of("no.exercises"));
        }
        for (Node item : items) {
            Fields.of(item, "exercises", List.of("exercise", "points", "checks"), problems)
                    .flatMap(fields -> task(fields, tasks))
                    .ifPresent(tasks::add);
        }
        tasks.sort(Comparator.comparingInt(task -> Course.exercises().indexOf(task.exercise())));
        return tasks;
    }

    private Optional<Task> task(Fields fields, List<Task> before) {
        String all = String.join(
                ", ", Course.exercises().stream().map(Exercise::folder).toList());
        fields.require("exercise", Texts.of("expected.exercise", all));
        Optional<Exercise> exercise =
                fields.scalar("exercise", Texts.of("expected.exercise", all), text -> Optional.of(Course.find(text)));
        Optional<BigDecimal> points = fields.number("points", MOST_POINTS);
        exercise.filter(same -> before.stream().anyMatch(task -> task.exercise().equals(same)))
                .ifPresent(same -> fields.problem("exercise", Texts.of("exercise.twice", same.folder())));
        return exercise.map(found -> new Task(found, points, checks(fields, found)));
    }

    private Map<String, Integer> checks(Fields fields, Exercise exercise) {
        Map<String, Integer> worth = new LinkedHashMap<>();
        checksOf(exercise).forEach(check -> worth.put(check.id(), check.points()));
        String all = String.join(", ", worth.keySet());
        Map<String, Integer> points = new LinkedHashMap<>();
        fields.node("checks")
                .flatMap(node -> Fields.open(node, "checks", Texts.of("expected.checks"), problems))
                .ifPresent(checks -> {
                    for (String id : checks.names()) {
                        if (worth.containsKey(id)) {
                            checks.whole(id, 0, MOST_POINTS).ifPresent(number -> points.put(id, number));
                        } else {
                            checks.problem(id, Texts.of("no.check", exercise.folder(), all));
                        }
                    }
                });
        worth.putAll(points);
        if (worth.values().stream().noneMatch(number -> number > 0)) {
            fields.problem("checks", Texts.of("worth.nothing", exercise.folder()));
        }
        return points;
    }

    /** Returns a time for people, with its zone. */
    public static String shown(ZonedDateTime time) {
        return time.format(TIME) + " " + time.getZone();
    }

    /** Returns how long for people, such as {@code 1 d 3 h 20 min}; minutes begun count. */
    static String shown(Duration time) {
        Duration minutes = time.plusSeconds(SECONDS - 1).truncatedTo(ChronoUnit.MINUTES);
        if (minutes.toHours() == 0) {
            return Texts.of("duration.minutes", minutes.toMinutes());
        }
        return minutes.toDays() == 0
                ? Texts.of("duration.hours", minutes.toHours(), minutes.toMinutesPart())
                : Texts.of("duration.days", minutes.toDays(), minutes.toHoursPart(), minutes.toMinutesPart());
    }

    /** Returns a constant as the file writes it. */
    static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** Returns the checks of an exercise, with the points that the judge gives. */
    static List<CheckResult> checksOf(Exercise exercise) {
        return exercise.parts().stream()
                .flatMap(part -> Suites.allOf(part, new Verdict.NotAttempted("")).stream())
                .toList();
    }

    private Optional<Late> late(Fields top) {
        Optional<Late> late = top.node("late")
                .flatMap(node ->
                        Fields.of(node, "late", List.of("percent", "each", "at-most", "grace-minutes"), problems))
                .flatMap(fields -> {
                    fields.require("percent", Texts.of("expected.number", PERCENT));
                    fields.require("at-most", Texts.of("expected.whole", 1, MOST_PERIODS));
                    return fields.number("percent", PERCENT)
                            .map(percent -> new Late(
                                    percent,
                                    fields.oneOf("each", List.of(Late.Period.values()))
                                            .orElse(Late.Period.DAY),
                                    fields.whole("at-most", 1, MOST_PERIODS).orElse(1),
                                    Duration.ofMinutes(fields.whole("grace-minutes", 0, MOST_GRACE)
                                            .orElse(0))));
                });
        if (top.node("late").isPresent() && top.node("due").isEmpty()) {
            top.problem("late", Texts.of("needs.due"));
        }
        return late;
    }

    private Map<String, List<String>> groups(Fields top) {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        top.node("groups")
                .flatMap(node -> Fields.open(node, "groups", Texts.of("expected.groups"), problems))
                .ifPresent(fields -> fields.names().forEach(name -> groups.put(name, List.copyOf(fields.texts(name)))));
        return groups;
    }

    private List<Extension> extensions(Fields top, Optional<ZonedDateTime> due) {
        List<Extension> extensions = new ArrayList<>();
        for (Node item : top.items("extensions", Texts.of("expected.extensions"))) {
            Fields.of(item, "extensions", List.of("for", "due"), problems).ifPresent(fields -> {
                fields.require("for", Texts.of("expected.who"));
                fields.require("due", Texts.of("expected.time"));
                Optional<String> who = fields.text("for");
                Optional<ZonedDateTime> until = time(top, fields, "due");
                if (until.isPresent() && due.isPresent() && !until.get().isAfter(due.get())) {
                    fields.problem("due", Texts.of("extension.early", due.get().format(TIME)));
                }
                who.ifPresent(name -> until.ifPresent(time -> extensions.add(new Extension(name, time))));
            });
        }
        if (!extensions.isEmpty() && top.node("due").isEmpty()) {
            top.problem("extensions", Texts.of("needs.due"));
        }
        return extensions;
    }

    private Sight sight(Fields top) {
        return top.node("learners")
                .flatMap(node -> Fields.of(node, "learners", List.of("mistakes", "hints", "reveal"), problems))
                .map(fields -> new Sight(
                        fields.yesOrNo("mistakes", "shown", "hidden").orElse(true),
                        fields.yesOrNo("hints", "shown", "hidden").orElse(true),
                        time(top, fields, "reveal")))
                .orElse(new Sight(true, true, Optional.empty()));
    }
}
