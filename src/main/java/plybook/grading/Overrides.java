package plybook.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import plybook.gradebook.Refused;
import plybook.gradebook.Sheet;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Decision;
import plybook.judge.verdict.Report;

/** The decisions of instructors: points in place of the judge's, and comments, as a table that they keep. */
public final class Overrides {
    /** The name under which a table in the folder of the results is found. */
    public static final String FILE = "overrides.csv";

    /** Nobody decided anything. */
    public static final Overrides NONE = new Overrides("", List.of(), id -> id);

    private static final List<String> TITLES = List.of("id", "check", "points", "comment", "by");
    private static final int MOST_SHOWN = 20;

    private final String file;
    private final List<Line> lines;
    private final UnaryOperator<String> alias;

    /**
     * A line of the table.
     *
     * @param check the id of the check; empty if it is about the submission as a whole
     * @param points empty if nothing but a comment is given
     */
    private record Line(int number, String id, String check, OptionalInt points, String comment, String by) {
        boolean isFor(Set<String> ids) {
            return ids.stream().anyMatch(id::equalsIgnoreCase);
        }
    }

    /** Returns the same decisions, in which learners may also be called by an alias. */
    public Overrides known(UnaryOperator<String> alias) {
        return new Overrides(file, lines, alias);
    }

    private Overrides(String file, List<Line> lines, UnaryOperator<String> alias) {
        this.file = file;
        this.lines = List.copyOf(lines);
        this.alias = alias;
    }

    private boolean isFor(Line line, Set<String> ids) {
        return line.isFor(ids) || line.isFor(ids.stream().map(alias).collect(Collectors.toSet()));
    }

    /** Returns a sentence that says which decisions were read; empty if there are none. */
    public Optional<String> read() {
        return lines.isEmpty() ? Optional.empty() : Optional.of(Texts.of("override.read", lines.size(), file));
    }

    /**
     * Reads the table that was named; otherwise the one in the folder of the results, if there is one.
     *
     * @throws IllegalArgumentException if a line is wrong; the message names all that are
     */
    public static Overrides of(Optional<Path> named, Path results) throws IOException {
        Path path = named.orElse(results.resolve(FILE));
        if (!Files.isRegularFile(path)) {
            if (named.isPresent()) {
                throw new IllegalArgumentException(Texts.of("give.no.file", path));
            }
            return NONE;
        }
        return of(path.toString(), Files.readAllBytes(path));
    }

    static Overrides of(String name, byte[] file) {
        List<String> problems = new ArrayList<>();
        List<Line> lines = new ArrayList<>();
        Map<String, Integer> before = new HashMap<>();
        try {
            for (Sheet.Row row : Sheet.of(file, TITLES).rows()) {
                Line line = line(row, problems);
                lines.add(line);
                Integer other =
                        before.putIfAbsent(line.id().toLowerCase(Locale.ROOT) + "\n" + line.check(), row.line());
                if (other != null) {
                    problems.add(Texts.of("override.twice", row.line(), other));
                }
            }
        } catch (Refused e) {
            problems.add(String.valueOf(e.getMessage()));
        }
        Overrides all = new Overrides(name, lines, id -> id);
        all.refuse(problems);
        return all;
    }

    private static Line line(Sheet.Row row, List<String> problems) {
        String points = row.of("points");
        boolean whole = points.matches("\\d{1,6}");
        if (!points.isEmpty() && !whole) {
            problems.add(Texts.of("override.points", row.line(), points));
        }
        if (row.of("id").isEmpty()) {
            problems.add(Texts.of("override.empty", row.line(), "id"));
        }
        if (row.of("by").isEmpty()) {
            problems.add(Texts.of("override.empty", row.line(), "by"));
        }
        if (points.isEmpty() && row.of("comment").isEmpty()) {
            problems.add(Texts.of("override.nothing", row.line()));
        }
        if (!points.isEmpty() && row.of("check").isEmpty()) {
            problems.add(Texts.of("override.no.check", row.line()));
        }
        return new Line(
                row.line(),
                row.of("id"),
                row.of("check"),
                whole ? OptionalInt.of(Integer.parseInt(points)) : OptionalInt.empty(),
                row.of("comment"),
                row.of("by"));
    }

    private void refuse(List<String> problems) {
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(Texts.of("override.problems", file, String.join("\n", problems)));
        }
    }

    /** Returns whether nobody decided anything. */
    public boolean isEmpty() {
        return lines.isEmpty();
    }

    /**
     * Refuses the table if a line is about a learner or a check that does not exist, or gives more points than there are.
     *
     * @param learners the ids of each learner
     * @param worth the points of each check, by its id
     * @throws IllegalArgumentException naming all lines that are wrong
     */
    public void check(Collection<Set<String>> learners, Map<String, Integer> worth) {
        List<String> problems = new ArrayList<>();
        for (Line line : lines) {
            if (learners.stream().noneMatch(ids -> isFor(line, ids))) {
                problems.add(Texts.of("override.nobody", line.number(), line.id(), shown(learners)));
            }
            Integer most = worth.get(line.check());
            if (most == null && !line.check().isEmpty()) {
                problems.add(Texts.of(
                        "override.unknown",
                        line.number(),
                        line.check(),
                        worth.keySet().stream().sorted().collect(Collectors.joining(", "))));
            } else if (most != null && line.points().orElse(0) > most) {
                problems.add(
                        Texts.of("override.many", line.number(), line.points().getAsInt(), line.check(), most));
            }
        }
        refuse(problems);
    }

    private static String shown(Collection<Set<String>> learners) {
        List<String> all =
                learners.stream().map(ids -> ids.iterator().next()).sorted().toList();
        String some = all.stream().limit(MOST_SHOWN).collect(Collectors.joining(", "));
        return all.size() > MOST_SHOWN ? Texts.of("intake.more", some, all.size() - MOST_SHOWN) : some;
    }

    /** Returns the report with the decisions on it. */
    Report on(Report report, Set<String> ids) {
        List<CheckResult> results = new ArrayList<>(report.results());
        for (Line line : lines) {
            if (isFor(line, ids)) {
                results.replaceAll(result -> result.id().equals(line.check())
                        ? result.decided(new Decision(line.points().orElse(result.earned()), line.comment(), line.by()))
                        : result);
            }
        }
        return new Report(report.exercise(), results, report.files(), report.printed(), report.pace());
    }

    /** Returns the comments on a learner's submission as a whole. */
    List<String> comments(Set<String> ids) {
        return lines.stream()
                .filter(line -> isFor(line, ids) && line.check().isEmpty())
                .map(line -> Texts.of("override.comment", line.comment(), line.by()))
                .toList();
    }

    /** Returns what is decided about a learner, as text that differs wherever a result could. */
    String about(Set<String> ids) {
        return lines.stream()
                .filter(line -> isFor(line, ids))
                .map(line -> List.of(line.check(), line.points().toString(), line.comment(), line.by())
                        .toString())
                .collect(Collectors.joining("\n"));
    }
}
