package plybook.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.diagnosis.Mistake;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;

class TextReportTest {
    private static final Terminal COLOURED = new Terminal(true, true, StandardCharsets.UTF_8, 80);
    private static final Terminal OLD = new Terminal(true, false, StandardCharsets.US_ASCII, 80);

    static Stream<Arguments> goldens() {
        return Stream.of(
                Arguments.of("passed", Samples.all("01", Samples.PASSED)),
                Arguments.of("failed", Samples.inTheMiddle(Samples.FAILED, "five\nsix\n")),
                Arguments.of("not-compiled", Samples.all("01", Samples.NOT_COMPILED)),
                Arguments.of("timed-out", Samples.inTheMiddle(Samples.TIMED_OUT, "")),
                Arguments.of("crashed", Samples.inTheMiddle(Samples.CRASHED, "")),
                Arguments.of("not-attempted", Samples.all("01", Samples.NOT_ATTEMPTED)),
                Arguments.of("partly-attempted", Samples.inTheMiddle(Samples.NOT_ATTEMPTED, "")),
                Arguments.of("last-passed", Samples.all("08", Samples.PASSED)),
                Arguments.of("practice", Samples.practice(Samples.FAILED)));
    }

    @ParameterizedTest
    @MethodSource("goldens")
    void equals_its_golden_file(String name, Report report) throws IOException {
        try (InputStream golden = getClass().getResourceAsStream(name + ".txt")) {
            assertThat(golden)
                    .as("golden file " + name + ".txt; the report is:\n" + text(report))
                    .isNotNull();
            assertThat(text(report) + "\n").isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void a_known_mistake_is_named_and_its_hint_replaces_the_checks() {
        assertThat(text(Samples.all("01", Samples.KNOWN_MISTAKE)).replaceAll("\\s+", " "))
                .contains("mistake every player is taken for MAX. Every node takes the largest value")
                .contains("hint game.player(state) tells you whose turn it is")
                .doesNotContain("For MIN everything is the other way round");
    }

    @Test
    void a_remark_follows_a_check_that_passed() {
        assertThat(text(Samples.all("01", new Verdict.Passed("cuts only\u001b beyond equality"))))
                .contains("A leaf is worth what it says (cuts only\\u001b beyond equality)");
    }

    @Test
    void only_the_first_failed_check_is_in_full_unless_unfolded() {
        Report report = Samples.inTheMiddle(Samples.FAILED, "");
        assertThat(text(report)).containsOnlyOnce("the value 1");
        assertThat(report(Terminal.none()).unfolded(report)).containsSubsequence("the value 1", "the value 1");
    }

    @Test
    void a_method_that_is_still_to_do_gets_the_hint_of_its_check() {
        String todo = "value threw UnsupportedOperationException: value is still to do (cell 3, line 2).";
        assertThat(text(Samples.inTheMiddle(new Verdict.Crashed(todo), "")))
                .contains("For MIN everything is the other way round.")
                .doesNotContain("Follow your code by hand");
    }

    @Test
    void failures_of_another_cause_are_left_out_unless_unfolded() {
        assertThat(TextReport.leavesOut(Samples.inTheMiddle(Samples.FAILED, "")))
                .isTrue();
        assertThat(TextReport.leavesOut(Samples.all("01", Samples.KNOWN_MISTAKE)))
                .isFalse();
        assertThat(TextReport.leavesOut(Samples.all("01", Samples.NOT_COMPILED)))
                .isFalse();
    }

    @Test
    void removing_colours_removes_no_information() {
        for (Verdict verdict : List.of(Samples.FAILED, Samples.NOT_ATTEMPTED, Samples.PASSED)) {
            Report report = Samples.inTheMiddle(verdict, "");
            String coloured = report(COLOURED).of(report);
            assertThat(coloured).contains("\u001b[");
            assertThat(coloured.replaceAll("\u001b\\[[0-9]+m", ""))
                    .isEqualTo(report(new Terminal(true, false, StandardCharsets.UTF_8, 80))
                            .of(report));
        }
    }

    @Test
    void an_ascii_console_gets_replacements() {
        Report report = Samples.inTheMiddle(Samples.FAILED, "für α\n");
        String text = report(OLD).of(report);
        assertThat(text).matches("\\p{ASCII}*");
        assertThat(text).contains(" + 1 of 1", " x 0 of 2", "|- 3", "`- 2", "f\\u00fcr alpha");
        assertThat(report(OLD).table(List.of(report))).matches("\\p{ASCII}*");
    }

    @Test
    void a_learners_text_cannot_control_the_terminal() {
        String attack = "\u001b[2J\u001b]0;owned\u0007\rpassed\b\u009b31m\u202e\u2066\u0000\u2028\ud800\u007f";
        Evidence evidence = new Evidence(attack, attack, attack, attack + "\n" + attack).by(attack);
        for (Verdict verdict : List.of(
                new Verdict.Failed(evidence),
                new Verdict.NotCompiled(attack),
                new Verdict.TimedOut(attack),
                new Verdict.Crashed(attack),
                new Verdict.NotAttempted(attack))) {
            String text = text(Samples.inTheMiddle(verdict, attack));
            assertThat(text).contains("\\u001b[2J", "\\u202e", "\\r", "\\u009b31m", "\\ud800");
            assertThat(text.codePoints().filter(c -> c != '\n'))
                    .allMatch(c -> !Character.isISOControl(c)
                            && Character.getType(c) != Character.FORMAT
                            && Character.getType(c) != Character.SURROGATE
                            && Character.getType(c) != Character.LINE_SEPARATOR);
        }
    }

    @Test
    void two_mistakes_that_look_alike_are_told_to_the_end() {
        Mistake alike = Mistake.oneOf(List.of(new Mistake("window-swapped"), new Mistake("negamax-window")));
        Evidence evidence = new Evidence("1", "2", "", "").explainedBy(List.of(alike));
        assertThat(alike.explanation().length()).isGreaterThan(300);
        assertThat(text(Samples.inTheMiddle(new Verdict.Failed(evidence), "")).replaceAll("\\s+", " "))
                .contains(alike.explanation());
    }

    @Test
    void long_text_is_cut_with_a_note() {
        String text = text(Samples.inTheMiddle(Samples.FAILED, "line\n".repeat(1_000) + "x".repeat(100_000)));
        assertThat(text.length()).isLessThan(4_000);
        assertThat(text).contains("… and 981 more lines");
        Verdict wide = new Verdict.Crashed("x".repeat(100_000));
        assertThat(text(Samples.inTheMiddle(wide, "")).length()).isLessThan(4_000);
    }

    @Test
    void prose_is_wrapped_and_code_is_not() {
        Report report = Samples.inTheMiddle(Samples.FAILED, "");
        String narrow =
                report(new Terminal(false, false, StandardCharsets.UTF_8, 50)).of(report);
        assertThat(narrow.lines().filter(line -> line.startsWith("     "))).allMatch(line -> line.length() <= 50);
        String code = report(new Terminal(false, false, StandardCharsets.UTF_8, 40))
                .of(Samples.all("01", Samples.NOT_COMPILED));
        assertThat(code).contains("            return tree.value()\n");
    }

    @Test
    void the_table_adds_the_points_up() {
        String table = report(Terminal.none())
                .table(List.of(
                        Samples.all("01", Samples.PASSED),
                        Samples.inTheMiddle(Samples.FAILED, ""),
                        Samples.all("03", Samples.NOT_ATTEMPTED)));
        assertThat(table.lines())
                .containsExactly(
                        " ✓  01 The value of a tree   10 of  10  passed",
                        " ✗  01 The value of a tree    4 of  10  in progress",
                        " ·  03 Minimax                0 of  10  not attempted",
                        "    all                      14 of  30");
    }

    @Test
    void a_terminal_is_recognised_by_its_environment() {
        assertThat(Terminal.of(true, Map.of("TERM", "xterm"), StandardCharsets.UTF_8)
                        .colour())
                .isTrue();
        assertThat(Terminal.of(true, Map.of("TERM", "dumb"), StandardCharsets.UTF_8)
                        .colour())
                .isFalse();
        assertThat(Terminal.of(true, Map.of("TERM", "xterm", "NO_COLOR", "1"), StandardCharsets.UTF_8)
                        .colour())
                .isFalse();
        assertThat(Terminal.of(false, Map.of("TERM", "xterm"), StandardCharsets.UTF_8)
                        .colour())
                .isFalse();
        assertThat(Terminal.of(true, Map.of("COLUMNS", "60"), StandardCharsets.UTF_8)
                        .width())
                .isEqualTo(60);
        assertThat(Terminal.of(true, Map.of("COLUMNS", "wide"), StandardCharsets.UTF_8)
                        .width())
                .isEqualTo(100);
    }

    private static String text(Report report) {
        return report(Terminal.none()).of(report);
    }

    private static TextReport report(Terminal terminal) {
        return new TextReport(terminal, Samples.BASE, ZoneOffset.UTC);
    }
}
