package plybook.assignment;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import plybook.assignment.Assignment.FollowOn;
import plybook.assignment.Assignment.Late;
import plybook.assignment.Assignment.Sight;
import plybook.assignment.Assignment.Task;
import plybook.diagnosis.Mistake;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;

/** The way from verdicts to a mark. This is the only place where marks are calculated. */
public final class Marking {
    /**
     * Mistakes that are no slip with consequences: what was asked for is not there. They cost points in each check, whatever the
     * assignment says of others.
     */
    static final Set<String> LEFT_UNDONE = Set.of(
            "full-minimax",
            "window-ignored",
            "always-worth-nothing",
            "choice-none",
            "never-a-winner",
            "never-over",
            "never-undone",
            "no-order",
            "nothing-at-the-horizon",
            "only-one-action");

    private static final BigDecimal PERCENT = BigDecimal.valueOf(100);
    private static final MathContext EXACT = MathContext.DECIMAL64;

    private final Assignment assignment;

    /**
     * A submission.
     *
     * @param learner the ids of the learner, or of all who submitted together
     * @param at when it arrived; empty if nobody knows, which counts as in time
     * @param sure whether a mark may depend on that time; otherwise it is only told
     * @param markedLate whether the course system calls it late; empty if it says nothing about that
     * @param attempt the number of this submission among the learner's, from 1; empty if nobody knows
     */
    public record Submitted(
            Set<String> learner,
            Optional<Instant> at,
            boolean sure,
            Optional<Boolean> markedLate,
            OptionalInt attempt) {
        /** A submission of which nothing is known but whose it is. */
        public static Submitted by(String learner) {
            return new Submitted(Set.of(learner), Optional.empty(), true, Optional.empty(), OptionalInt.empty());
        }

        /** Returns the same, submitted at that time. */
        public Submitted at(Instant time) {
            return new Submitted(learner, Optional.of(time), sure, markedLate, attempt);
        }

        public Submitted {
            learner = Set.copyOf(learner);
        }
    }

    public Marking(Assignment assignment) {
        this.assignment = assignment;
    }

    /** Returns the rules as text, which differs wherever a mark or what a learner reads could. */
    public String rules() {
        return assignment.rules().toString();
    }

    /** Returns the verdicts with the points that the assignment gives to single checks. */
    public Report worth(Report report) {
        Optional<Task> task = task(report);
        return task.isEmpty() || task.get().checks().isEmpty()
                ? report
                : with(
                        report,
                        report.results().stream()
                                .map(result ->
                                        result.worth(task.get().checks().getOrDefault(result.id(), result.points())))
                                .toList());
    }

    /** Returns the verdicts with what learners may read: without hints or names of mistakes if the assignment hides them. */
    public Report shown(Report report) {
        Sight sight = assignment.sight();
        if (sight.hints() && sight.mistakes()) {
            return report;
        }
        return with(
                report,
                report.results().stream()
                        .map(result -> result.hinting(sight.hints() ? result.hint() : "")
                                .with(sight.mistakes() ? result.verdict() : withoutName(result.verdict())))
                        .toList());
    }

    private static Verdict withoutName(Verdict verdict) {
        if (verdict instanceof Verdict.Failed failed) {
            return new Verdict.Failed(failed.evidence().explainedBy(List.of()));
        }
        if (verdict instanceof Verdict.NeedsLook doubtful) {
            return new Verdict.NeedsLook(doubtful.message(), doubtful.evidence().explainedBy(List.of()));
        }
        return verdict;
    }

    private static Report with(Report report, List<CheckResult> results) {
        return new Report(report.exercise(), results, report.files(), report.printed(), report.pace());
    }

    private Optional<Task> task(Report report) {
        return assignment.tasks().stream()
                .filter(task -> task.exercise().equals(report.exercise()))
                .findFirst();
    }

    /**
     * Returns the mark: the points of each exercise, follow-on mistakes given back, scaled to what the exercise counts; then what
     * being late costs.
     *
     * @param reports as {@link #worth} returns them; an exercise without a report counts 0
     */
    public Mark of(List<Report> reports, Submitted submitted) {
        List<String> reasons = new ArrayList<>();
        List<Mark.OfExercise> exercises = new ArrayList<>();
        BigDecimal earned = BigDecimal.ZERO;
        BigDecimal possible = BigDecimal.ZERO;
        for (Task task : assignment.tasks()) {
            Optional<Report> report = reports.stream()
                    .filter(each -> each.exercise().equals(task.exercise()))
                    .findFirst();
            int raw = report.map(Report::possible).orElseGet(() -> possible(task));
            BigDecimal worth = task.points().orElse(BigDecimal.valueOf(raw));
            BigDecimal points =
                    report.map(each -> scaled(each, worth, raw, reasons)).orElse(BigDecimal.ZERO);
            exercises.add(new Mark.OfExercise(task.exercise(), Mark.rounded(points), worth));
            earned = earned.add(points);
            possible = possible.add(worth);
        }
        BigDecimal total = Mark.rounded(inTime(earned, possible, submitted, reasons));
        return new Mark(exercises, total, possible, reasons);
    }

    private static int possible(Task task) {
        return AssignmentFile.checksOf(task.exercise()).stream()
                .mapToInt(check -> task.checks().getOrDefault(check.id(), check.points()))
                .sum();
    }

    private BigDecimal scaled(Report report, BigDecimal worth, int possible, List<String> reasons) {
        if (report.withheld() > 0) {
            reasons.add(Texts.of("mark.withheld", report.exercise().folder(), report.withheld()));
        }
        int back = assignment.followOn() == FollowOn.ONCE ? followOn(report) : 0;
        if (back > 0) {
            reasons.add(Texts.of("mark.follow.on", report.exercise().folder(), back));
        }
        return possible == 0
                ? BigDecimal.ZERO
                : BigDecimal.valueOf(report.earned() + back)
                        .multiply(worth)
                        .divide(BigDecimal.valueOf(possible), EXACT);
    }

    /** Returns the points of the checks that nobody decided and that failed by nothing but mistakes that another check has already paid for. */
    private static int followOn(Report report) {
        Set<Mistake> paid = new HashSet<>();
        int back = 0;
        for (CheckResult result : report.results().stream()
                .sorted(Comparator.comparingInt(CheckResult::points).reversed())
                .toList()) {
            if (result.decision().isEmpty()
                    && result.verdict() instanceof Verdict.Failed failed
                    && !failed.evidence().mistakes().isEmpty()) {
                List<Mistake> mistakes = failed.evidence().mistakes();
                boolean leftUndone = mistakes.stream().anyMatch(mistake -> LEFT_UNDONE.contains(mistake.id()));
                if (!leftUndone && paid.containsAll(mistakes)) {
                    back += result.points();
                } else {
                    paid.addAll(mistakes);
                }
            }
        }
        return back;
    }

    private BigDecimal inTime(BigDecimal earned, BigDecimal possible, Submitted submitted, List<String> reasons) {
        if (submitted.attempt().isPresent()
                && assignment.attempts().isPresent()
                && submitted.attempt().getAsInt() > assignment.attempts().getAsInt()) {
            reasons.add(Texts.of(
                    "mark.attempts",
                    submitted.attempt().getAsInt(),
                    assignment.attempts().getAsInt()));
            return BigDecimal.ZERO;
        }
        Optional<ZonedDateTime> due = assignment.dueFor(submitted.learner());
        if (due.isEmpty()) {
            return earned;
        }
        boolean told = submitted.at().isPresent() && submitted.sure();
        if (!told && submitted.markedLate().isPresent()) {
            return submitted.markedLate().get() ? markedLate(earned, possible, due.get(), reasons) : earned;
        }
        if (submitted.at().isEmpty()) {
            return earned;
        }
        Duration over = Duration.between(due.get().toInstant(), submitted.at().get());
        boolean extended = !due.equals(assignment.due());
        if (extended
                && submitted
                        .at()
                        .get()
                        .isAfter(assignment.due().orElse(due.get()).toInstant())) {
            reasons.add(Texts.of("mark.extended", AssignmentFile.shown(due.get())));
        }
        if (over.isNegative() || over.isZero()) {
            return earned;
        }
        if (!told) {
            reasons.add(Texts.of("mark.unsure", AssignmentFile.shown(over)));
            return earned;
        }
        return penalised(earned, possible, over, reasons);
    }

    /** The course system knows that it is late, by its own rules, but not by how much. */
    private BigDecimal markedLate(BigDecimal earned, BigDecimal possible, ZonedDateTime due, List<String> reasons) {
        if (!due.equals(assignment.due().orElse(due))) {
            reasons.add(Texts.of("mark.late.extended", AssignmentFile.shown(due)));
            return earned;
        }
        if (assignment.late().isEmpty()) {
            reasons.add(Texts.of("mark.late.somehow.nothing"));
            return BigDecimal.ZERO;
        }
        BigDecimal cost = cost(possible, assignment.late().get(), 1);
        reasons.add(Texts.of("mark.late.somehow", Mark.shown(Mark.rounded(cost.min(earned)))));
        return earned.subtract(cost).max(BigDecimal.ZERO);
    }

    private static BigDecimal cost(BigDecimal possible, Late late, long periods) {
        return possible.multiply(late.percent())
                .multiply(BigDecimal.valueOf(periods))
                .divide(PERCENT, EXACT);
    }

    private BigDecimal penalised(BigDecimal earned, BigDecimal possible, Duration over, List<String> reasons) {
        if (assignment.late().isEmpty()) {
            reasons.add(Texts.of("mark.late.nothing", AssignmentFile.shown(over)));
            return BigDecimal.ZERO;
        }
        Late late = assignment.late().get();
        if (over.compareTo(late.grace()) <= 0) {
            reasons.add(Texts.of("mark.grace", AssignmentFile.shown(over)));
            return earned;
        }
        long length = late.each().length().toSeconds();
        long periods = Math.max(1, (over.toSeconds() + length - 1) / length);
        if (periods > late.atMost()) {
            reasons.add(Texts.of("mark.late.nothing", AssignmentFile.shown(over)));
            return BigDecimal.ZERO;
        }
        BigDecimal cost = cost(possible, late, periods);
        reasons.add(Texts.of("mark.late", AssignmentFile.shown(over), Mark.shown(Mark.rounded(cost.min(earned)))));
        return earned.subtract(cost).max(BigDecimal.ZERO);
    }
}
