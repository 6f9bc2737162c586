package plybook.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.assignment.Marking.Submitted;
import plybook.diagnosis.Mistake;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.Exercise;

class MarkingTest {
    private static final Exercise ALPHA_BETA = Course.find("04");

    private static Assignment assignment(String lines) throws AssignmentProblems {
        return AssignmentFile.read(
                "title: x\nexercises: [{exercise: 04, points: 10}]\nzone: UTC\n" + lines, Path.of(""), "x");
    }

    /** The checks of exercise 04 (3, 3, 3, 2, 3, 1, 1 and five times 1), each passed ({@code +}), or failed by these mistakes. */
    private static Report report(String verdicts) {
        List<CheckResult> results = new ArrayList<>();
        List<CheckResult> checks = AssignmentFile.checksOf(ALPHA_BETA);
        String[] each = verdicts.split(" ", -1);
        assertThat(each).hasSameSizeAs(checks);
        for (int i = 0; i < each.length; i++) {
            Verdict verdict = each[i].equals("+")
                    ? new Verdict.Passed()
                    : each[i].equals("?")
                            ? new Verdict.NeedsLook("", new Evidence("", "", "why", ""))
                            : new Verdict.Failed(new Evidence("", "", "why", "")
                                    .explainedBy(
                                            each[i].equals("-")
                                                    ? List.of()
                                                    : List.of(each[i].split("/", -1)).stream()
                                                            .map(Mistake::new)
                                                            .toList()));
            CheckResult check = checks.get(i);
            results.add(new CheckResult(check.id(), check.title(), check.points(), check.hint(), verdict));
        }
        return new Report(ALPHA_BETA, results, List.of(), "");
    }

    private static Mark mark(Assignment assignment, String verdicts, Submitted submitted) {
        Marking marking = new Marking(assignment);
        return marking.of(List.of(marking.worth(report(verdicts))), submitted);
    }

    private static Submitted at(String time) {
        return Submitted.by("ada").at(ZonedDateTime.parse(time + "Z").toInstant());
    }

    /** All but the first two checks: 15 of 21. */
    private static final String FIFTEEN = "- - + + + + + + + + + +";

    @ParameterizedTest
    @CsvSource({
        "+ + + + + + + + + + + +, 10",
        "- - + + + + + + + + + +, 7.14", // 15 of 21
        "- + + + + + + + + + + +, 8.57",
        "- - - - - - - - - - - +, 0.48",
        "- - - - - - - - - - - -, 0",
    })
    void an_exercise_is_scaled_to_its_points(String verdicts, String total) throws AssignmentProblems {
        Mark mark = mark(assignment(""), verdicts, at("2027-01-01T00:00"));
        assertThat(Mark.shown(mark.total())).isEqualTo(total);
        assertThat(Mark.shown(mark.possible())).isEqualTo("10");
        assertThat(mark.reasons()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "2027-03-01T11:59, 7.14, ''",
        "2027-03-01T12:00, 7.14, ''",
        "2027-03-01T12:15, 7.14, '15 min late, which costs nothing'",
        "2027-03-01T12:16, 6.14, '16 min late: 1 points less'",
        "2027-03-02T12:00, 6.14, '1 d 0 h 0 min late: 1 points less'",
        "2027-03-02T12:01, 5.14, '1 d 0 h 1 min late: 2 points less'",
        "2027-03-04T12:00, 4.14, '3 d 0 h 0 min late: 3 points less'",
        "2027-03-04T12:01, 0, '3 d 0 h 1 min late: too late to count'",
        "2030-01-01T00:00, 0, 'too late to count'",
    })
    void each_period_begun_costs_a_part_of_all_points(String time, String total, String reason)
            throws AssignmentProblems {
        Assignment assignment =
                assignment("due: 2027-03-01 12:00\nlate: {percent: 10, at-most: 3, grace-minutes: 15}\n");
        Mark mark = mark(assignment, FIFTEEN, at(time));
        assertThat(Mark.shown(mark.total())).isEqualTo(total);
        assertThat(String.join("; ", mark.reasons())).contains(reason);
        assertThat(mark.reasons()).hasSize(reason.isEmpty() ? 0 : 1);
    }

    @Test
    void being_late_never_costs_more_than_was_earned() throws AssignmentProblems {
        Assignment assignment = assignment("due: 2027-03-01 12:00\nlate: {percent: 90, at-most: 3}\n");
        assertThat(mark(assignment, FIFTEEN, at("2027-03-01T13:00")).total()).isEqualByComparingTo("0");
        assertThat(mark(assignment, FIFTEEN, at("2027-03-01T13:00")).reasons())
                .singleElement()
                .asString()
                .contains("7.14 points less");
    }

    @ParameterizedTest
    @CsvSource({"2027-03-01T12:00, 7.14", "2027-03-01T12:01, 0"})
    void without_a_penalty_nothing_that_is_late_counts(String time, String total) throws AssignmentProblems {
        assertThat(mark(assignment("due: 2027-03-01 12:00\n"), FIFTEEN, at(time))
                        .total())
                .isEqualByComparingTo(total);
    }

    @Test
    void nobody_is_late_of_whom_no_time_is_known() throws AssignmentProblems {
        Submitted unknown = Submitted.by("ada");
        assertThat(mark(assignment("due: 2027-03-01 12:00\n"), FIFTEEN, unknown).total())
                .isEqualByComparingTo("7.14");
    }

    @ParameterizedTest
    @CsvSource({
        "true, '', 6.14, as for one period",
        "false, '', 7.14, ''",
        "true, 'extensions: [{for: ada, due: 2027-03-05 12:00}]', 7.14, until 2027-03-05 12:00 UTC",
    })
    void a_mark_of_being_late_costs_one_period(boolean late, String more, String total, String said)
            throws AssignmentProblems {
        Assignment assignment = assignment("due: 2027-03-01 12:00\nlate: {percent: 10, at-most: 3}\n" + more + "\n");
        // The date of a file is there as well, and says nothing against the system's own mark.
        Submitted marked = new Submitted(
                Set.of("ada"), at("2028-01-01T12:00").at(), false, Optional.of(late), OptionalInt.empty());
        Mark mark = mark(assignment, FIFTEEN, marked);
        assertThat(mark.total()).isEqualByComparingTo(total);
        assertThat(String.join(" ", mark.reasons())).contains(said).hasSizeGreaterThanOrEqualTo(late ? 1 : 0);
    }

    @Test
    void the_date_of_a_file_is_told_and_costs_nothing() throws AssignmentProblems {
        Assignment assignment = assignment("due: 2027-03-01 12:00\nlate: {percent: 10, at-most: 3}\n");
        Submitted file =
                new Submitted(Set.of("ada"), at("2027-03-02T11:00").at(), false, Optional.empty(), OptionalInt.empty());
        assertThat(mark(assignment, FIFTEEN, file).total()).isEqualByComparingTo("7.14");
        assertThat(mark(assignment, FIFTEEN, file).reasons())
                .singleElement()
                .asString()
                .contains("23 h 0 min late by the date of a file", "costs nothing");
    }

    @Test
    void an_extension_of_one_is_for_all_who_submitted_together() throws AssignmentProblems {
        Assignment assignment =
                assignment("due: 2027-03-01 12:00\nextensions: [{for: BOB@x.org, due: 2027-03-05 12:00}]\n");
        Submitted both = new Submitted(
                Set.of("ada+bob", "ada", "bob", "bob@x.org"),
                at("2027-03-05T12:00").at(),
                true,
                Optional.empty(),
                OptionalInt.empty());
        assertThat(mark(assignment, FIFTEEN, both).total()).isEqualByComparingTo("7.14");
        assertThat(assignment.extendedBut(both.learner())).isEmpty();
        assertThat(assignment.extendedBut(Set.of("ada"))).containsExactly("BOB@x.org");
    }

    @Test
    void an_extension_moves_the_end_for_its_learner_only() throws AssignmentProblems {
        Assignment assignment = assignment("due: 2027-03-01 12:00\ngroups: {lab: [ada]}\n"
                + "extensions: [{for: lab, due: 2027-03-05 12:00}]\nlate: {percent: 10, at-most: 1}\n");
        Mark adas = mark(assignment, FIFTEEN, at("2027-03-05T12:00"));
        assertThat(adas.total()).isEqualByComparingTo("7.14");
        assertThat(adas.reasons()).containsExactly("an extension until 2027-03-05 12:00 UTC");
        assertThat(mark(assignment, FIFTEEN, at("2027-03-05T12:01")).total()).isEqualByComparingTo("6.14");
        Submitted bob = Submitted.by("bob").at(at("2027-03-05T12:00").at().orElseThrow());
        assertThat(mark(assignment, FIFTEEN, bob).total()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"1, 7.14", "2, 7.14", "3, 0"})
    void attempts_beyond_the_last_that_counts_are_worth_nothing(int attempt, String total) throws AssignmentProblems {
        Submitted submitted =
                new Submitted(Set.of("ada"), Optional.empty(), true, Optional.empty(), OptionalInt.of(attempt));
        Mark mark = mark(assignment("attempts: 2\n"), FIFTEEN, submitted);
        assertThat(mark.total()).isEqualByComparingTo(total);
        assertThat(mark.reasons()).hasSize(attempt > 2 ? 1 : 0);
    }

    @ParameterizedTest
    @CsvSource({
        // value, oneCut, deepCuts, narrow, choice, rootWindow, awkward, then five of 1 point each
        "sentinel-inside sentinel-inside sentinel-inside sentinel-inside sentinel-inside sentinel-inside sentinel-inside + + + + +, 5, 18",
        "sentinel-inside + + + + + + + + + + +, 18, 18",
        "sentinel-inside + + + + shallow-only + + + + + +, 17, 17",
        "shallow-only/sentinel-inside shallow-only + + + sentinel-inside + + + + + +, 14, 18",
        "shallow-only shallow-only/sentinel-inside + + + + + + + + + +, 15, 15",
        "- - + + + + + + + + + +, 15, 15",
        "full-minimax full-minimax + + + + + + + + + +, 15, 15",
        "+ + + + + ties-at-the-root ties-at-the-root + + + + +, 19, 20",
    })
    void one_mistake_costs_the_check_that_is_worth_most(String verdicts, String each, String once)
            throws AssignmentProblems {
        String exercise = "title: x\nexercises: [{exercise: 04}]\nfollow-on: ";
        Submitted any = Submitted.by("ada");
        Mark inEach = mark(AssignmentFile.read(exercise + "each", Path.of(""), "x"), verdicts, any);
        assertThat(inEach.total()).isEqualByComparingTo(each);
        assertThat(inEach.reasons()).isEmpty();
        Mark onlyOnce = mark(AssignmentFile.read(exercise + "once", Path.of(""), "x"), verdicts, any);
        assertThat(onlyOnce.total()).isEqualByComparingTo(once);
        assertThat(onlyOnce.reasons()).hasSize(each.equals(once) ? 0 : 1);
    }

    @Test
    void points_that_wait_for_a_look_do_not_count_yet_and_are_said() throws AssignmentProblems {
        Mark mark = mark(assignment(""), "? + + + + + + + + + + +", at("2027-01-01T00:00"));
        assertThat(mark.total()).isEqualByComparingTo("8.57");
        assertThat(mark.reasons()).containsExactly("04-alpha-beta: 3 points wait for an instructor to look");
    }

    @Test
    void checks_have_the_points_that_the_assignment_gives_them() throws AssignmentProblems {
        Assignment assignment = AssignmentFile.read(
                "title: x\nexercises: [{exercise: 04, checks: {AlphaBetaSuite.value: 0, CatchItSuite.versionE: 7}}]",
                Path.of(""),
                "x");
        Submitted any = Submitted.by("ada");
        assertThat(mark(assignment, "- + + + + + + + + + + +", any).total()).isEqualByComparingTo("24");
        assertThat(mark(assignment, "+ + + + + + + + + + + -", any).total()).isEqualByComparingTo("17");
        assertThat(mark(assignment, "+ + + + + + + + + + + -", any).possible()).isEqualByComparingTo("24");
    }

    @Test
    void an_exercise_that_was_not_judged_counts_zero_of_its_points() throws AssignmentProblems {
        Assignment assignment = AssignmentFile.read(
                "title: x\nexercises: [{exercise: 03}, {exercise: 04, points: 10}]", Path.of(""), "x");
        Mark mark = new Marking(assignment).of(List.of(report(FIFTEEN)), Submitted.by("ada"));
        assertThat(mark.total()).isEqualByComparingTo("7.14");
        int minimax = AssignmentFile.checksOf(Course.find("03")).stream()
                .mapToInt(CheckResult::points)
                .sum();
        assertThat(mark.possible()).isEqualByComparingTo(String.valueOf(10 + minimax));
    }

    @Test
    void hints_and_names_are_hidden_where_the_assignment_says_so() throws AssignmentProblems {
        Report report = report("sentinel-inside + + + + + + + + + + +");
        Report open = new Marking(assignment("")).shown(report);
        assertThat(open).isEqualTo(report);
        CheckResult hidden = new Marking(assignment("learners: {mistakes: hidden, hints: hidden}\n"))
                .shown(report)
                .results()
                .get(0);
        assertThat(hidden.hint()).isEmpty();
        assertThat(((Verdict.Failed) hidden.verdict()).evidence().mistakes()).isEmpty();
        assertThat(((Verdict.Failed) hidden.verdict()).evidence().why()).isEqualTo("why");
    }

    @Test
    void what_counts_as_left_undone_is_a_known_mistake() {
        Set<String> ids = Marking.LEFT_UNDONE;
        assertThat(ids).isNotEmpty().allSatisfy(id -> assertThat(Path.of("src/main/resources/plybook/mistakes"))
                .satisfies(mistakes ->
                        assertThat(Files.exists(mistakes.resolve(id + ".md"))).isTrue()));
    }
}
