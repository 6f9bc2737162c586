package plybook.assignment;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import plybook.assignment.Assignment.Task;
import plybook.judge.verdict.CheckResult;
import plybook.task.Exercise;

/** Assignment files as text. */
public final class NewAssignment {
    /** The number of days that a new assignment gives. */
    private static final int DAYS = 14;

    private NewAssignment() {}

    /**
     * Returns a new assignment file in which every field is explained.
     *
     * @param seed the name of the file with the secret seed
     * @param today the day from which on it is due in two weeks
     */
    public static String example(String title, List<Exercise> exercises, String seed, LocalDate today, ZoneId zone)
            throws IOException {
        String listed = exercises.stream().map(NewAssignment::entry).collect(Collectors.joining());
        try (InputStream in = Objects.requireNonNull(NewAssignment.class.getResourceAsStream("example.yml"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .replace("@title@", quoted(title))
                    .replace("@exercises@\n", listed)
                    .replace("@zone@", zone.getId())
                    .replace("@due@", today.plusDays(DAYS) + " 23:59")
                    .replace("@extended@", today.plusDays(DAYS + 7L) + " 23:59")
                    .replace("@reveal@", today.plusDays(DAYS + 8L) + " 08:00")
                    .replace("@seed@", quoted(seed));
        }
    }

    private static String entry(Exercise exercise) {
        List<CheckResult> checks = AssignmentFile.checksOf(exercise);
        StringBuilder text =
                new StringBuilder("  - exercise: ").append(exercise.folder()).append('\n');
        text.append("    # points: ")
                .append(checks.stream().mapToInt(CheckResult::points).sum())
                .append("\n    # checks:\n");
        for (CheckResult check : checks) {
            String line = "    #   " + check.id() + ": " + check.points();
            text.append("%-44s  # %s%n".formatted(line, check.title()).replace("\r", ""));
        }
        return text.toString();
    }

    /** Returns an assignment as a file that reads the same, for learners: nobody's id is in it. */
    public static String learners(Assignment whole) {
        Assignment assignment = whole.forLearners();
        StringBuilder text = new StringBuilder();
        text.append("title: ").append(quoted(assignment.title())).append("\nexercises:\n");
        for (Task task : assignment.tasks()) {
            text.append("  - exercise: ").append(task.exercise().folder()).append('\n');
            task.points().ifPresent(points -> text.append("    points: ")
                    .append(Mark.shown(points))
                    .append('\n'));
            if (!task.checks().isEmpty()) {
                text.append("    checks:\n");
                task.checks().forEach((id, points) -> text.append("      ")
                        .append(id)
                        .append(": ")
                        .append(points)
                        .append('\n'));
            }
        }
        text.append("cutoff: ").append(AssignmentFile.name(assignment.cutoff())).append('\n');
        assignment.due().or(() -> assignment.sight().reveal()).ifPresent(time -> text.append("zone: ")
                .append(time.getZone())
                .append('\n'));
        assignment
                .due()
                .ifPresent(time -> text.append("due: ").append(local(time)).append('\n'));
        assignment.late().ifPresent(late -> text.append("late:\n  percent: ")
                .append(Mark.shown(late.percent()))
                .append("\n  each: ")
                .append(AssignmentFile.name(late.each()))
                .append("\n  at-most: ")
                .append(late.atMost())
                .append("\n  grace-minutes: ")
                .append(late.grace().toMinutes())
                .append('\n'));
        assignment
                .attempts()
                .ifPresent(most -> text.append("attempts: ").append(most).append('\n'));
        text.append("learners:\n  mistakes: ")
                .append(assignment.sight().mistakes() ? "shown" : "hidden")
                .append("\n  hints: ")
                .append(assignment.sight().hints() ? "shown" : "hidden")
                .append('\n');
        assignment.sight().reveal().ifPresent(time -> text.append("  reveal: ")
                .append(local(time))
                .append('\n'));
        return text.append("follow-on: ")
                .append(AssignmentFile.name(assignment.followOn()))
                .append('\n')
                .toString();
    }

    private static String local(ZonedDateTime time) {
        return time.format(AssignmentFile.TIME);
    }

    /** Returns a text in quotes, as both JSON and YAML have it. */
    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            if (c == '"' || c == '\\') {
                quoted.append('\\').appendCodePoint(c);
            } else if (Character.isISOControl(c)) {
                quoted.append("\\u%04x".formatted(c));
            } else {
                quoted.appendCodePoint(c);
            }
        });
        return quoted.append('"').toString();
    }
}
