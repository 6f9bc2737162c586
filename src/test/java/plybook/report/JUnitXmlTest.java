package plybook.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.surefire.log.api.NullConsoleLogger;
import org.apache.maven.plugins.surefire.report.ReportTestCase;
import org.apache.maven.plugins.surefire.report.ReportTestSuite;
import org.apache.maven.plugins.surefire.report.TestSuiteXmlParser;
import org.junit.jupiter.api.Test;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Decision;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;

/** The JUnit XML, read by Maven's own reader, which knows nothing of ours. */
class JUnitXmlTest {
    private static CheckResult check(String id, Verdict verdict, long milliseconds) {
        return new CheckResult("S." + id, "Is " + id + " right?", 2, "a hint", verdict)
                .taking(Duration.ofMillis(milliseconds));
    }

    private static List<ReportTestSuite> read(Graded graded) throws Exception {
        return new TestSuiteXmlParser(new NullConsoleLogger())
                .parse(new InputStreamReader(
                        new ByteArrayInputStream(JUnitXml.of(graded).getBytes(StandardCharsets.UTF_8)),
                        StandardCharsets.UTF_8));
    }

    private static Graded graded(List<CheckResult> results) {
        return new Graded(
                "Ada <ada@x.org>",
                "0".repeat(64),
                Graded.Status.GRADED,
                List.of(
                        new Report(Course.find("01"), results, List.of(), "printed"),
                        new Report(Course.find("02"), results.subList(0, 1), List.of(), "")),
                List.of("a note"),
                Optional.empty(),
                List.of("well done"),
                Optional.of(new Provenance(
                        "1.0", "abc", "17", "none", Instant.parse("2026-11-22T20:00:00Z"), Duration.ofSeconds(3))));
    }

    @Test
    void another_reader_finds_every_check_with_its_time_and_its_end() throws Exception {
        List<ReportTestSuite> suites = read(graded(List.of(
                check("a", Samples.PASSED, 1_234),
                check("b", Samples.FAILED, 20),
                check("c", Samples.NOT_COMPILED, 0),
                check("d", new Verdict.NeedsLook("look", ((Verdict.Failed) Samples.FAILED).evidence()), 5),
                check("e", Samples.FAILED, 7).decided(new Decision(1, "half right", "Dr X")))));
        List<ReportTestCase> cases =
                suites.stream().flatMap(suite -> suite.getTestCases().stream()).toList();
        assertThat(cases).hasSize(6);
        assertThat(cases.get(0).getTime()).isEqualTo(1.234f);
        assertThat(cases.get(0).isSuccessful()).isTrue();
        assertThat(cases.get(1).getTime()).isEqualTo(0.02f);
        assertThat(cases.get(1).hasFailure()).isTrue();
        assertThat(cases.get(2).hasError()).isTrue();
        assertThat(cases.get(3).hasSkipped()).isTrue();
        assertThat(cases.get(4).hasFailure()).isTrue();
        assertThat(cases.get(4).getFailureDetail()).contains("Decided by Dr X: half right");
        assertThat(cases.get(0).getFullClassName()).isEqualTo("01-trees.S.a");
    }
}
