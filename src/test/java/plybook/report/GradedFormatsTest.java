package plybook.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;

/** The formats of graded submissions: their content, and that no learner can forge it. */
class GradedFormatsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final List<String> HOSTILE = List.of(
            "</pre></textarea></style></title><script>alert(1)</script><img src=x onerror=alert(1)>",
            "\"><svg/onload=alert(1)>' onmouseover='alert(1)",
            "]]></failure></testcase></testsuite></testsuites><!--",
            "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>&e;",
            "\u0000\u0001\u0008\u000b\u001f\u007f\u0085\ufffe\uffff",
            "\u001b[2J\u001b]0;title\u0007\u009b31m",
            "abc\u202egpj\u2066\u2069\u200b\u200f",
            "\ud800 \udc00 \udfff\ud800",
            "\ud83d\ude00 \ud83d",
            "=HYPERLINK(\"http://example.org\",\"click\")",
            "+1+cmd|' /C calc'!A0",
            "-2+3",
            "@SUM(1,2)",
            "\t=1+1",
            "\r=1+1",
            "\uff1d1+1",
            "a,b;c\"d\"\r\n\"0\",full marks",
            "\",\"score\": 100, \"x\":\"",
            "\\u0022,\\",
            "${jndi:ldap://example.org} {{7*7}} %s %n %x",
            "a\u2028b\u2029c",
            "javascript:alert(1)");

    static Stream<String> hostile() {
        return HOSTILE.stream();
    }

    private static Graded graded(String name, String text) {
        List<Verdict> verdicts = List.of(
                new Verdict.Failed(new Evidence(text, text, text, text).by(text).repairedBy(text)),
                new Verdict.NotCompiled(text, text),
                new Verdict.TimedOut(text, text),
                new Verdict.Crashed(text, text),
                new Verdict.NotAttempted(text),
                new Verdict.Passed(text));
        List<CheckResult> results = new ArrayList<>();
        for (Verdict verdict : verdicts) {
            results.add(new CheckResult("Suite.check" + results.size(), "Is it right?", 2, "a hint", verdict));
        }
        List<Report.JudgedFile> files = List.of(new Report.JudgedFile(
                Path.of("exercises/01-trees/MyTreeValue.java"),
                Optional.empty(),
                List.of("Suite.check4"))); // its message is the judge's own, for the file is missing
        Report report = new Report(Course.find("01"), results, files, text);
        return new Graded(name, "0".repeat(64), Graded.Status.GRADED, List.of(report), List.of(text));
    }

    private static Map<String, Function<Graded, String>> formats() {
        return Map.of(
                "learner's page", GradedPage::forLearner,
                "instructor's page", graded -> GradedPage.forInstructor(graded, 17),
                "JUnit XML", JUnitXml::of,
                "Gradescope", graded -> GradescopeResults.of(LearnersView.of(graded), graded),
                "JSON", graded -> new JsonReport(Path.of("")).of(graded),
                "CSV",
                        graded -> MarksCsv.of(
                                Course.exercises(),
                                List.of(new MarksCsv.Row(graded.name(), Marks.of(graded), graded.provenance()))));
    }

    private static String written(String format, Graded graded) {
        return Objects.requireNonNull(formats().get(format)).apply(graded);
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void no_format_contains_control_or_direction_characters(String attack) {
        formats().forEach((name, format) -> assertThat(format.apply(graded(attack, attack)))
                .as(name)
                .doesNotContainPattern(
                        "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u200b-\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufffe\\uffff]")
                .satisfies(text -> assertThat(new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8))
                        .as("no lone surrogate")
                        .isEqualTo(text)));
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void hostile_text_adds_no_element_to_a_page(String attack) throws Exception {
        Graded harmless = graded("name", "text");
        Graded attacked = graded(attack, attack);
        assertThat(elements(page(GradedPage.forLearner(attacked))))
                .isEqualTo(elements(page(GradedPage.forLearner(harmless))));
        assertThat(elements(page(GradedPage.forInstructor(attacked, 17))))
                .isEqualTo(elements(page(GradedPage.forInstructor(harmless, 17))));
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void hostile_text_adds_no_element_to_junit_xml(String attack) throws Exception {
        Document document = xml(JUnitXml.of(graded(attack, attack)));
        assertThat(elements(document)).isEqualTo(elements(xml(JUnitXml.of(graded("name", "text")))));
        assertThat(document.getElementsByTagName("testcase").getLength()).isEqualTo(6);
        assertThat(document.getElementsByTagName("error").item(0).getTextContent())
                .startsWith(attack.isBlank() ? "" : Harmless.lines(attack, 30).stripTrailing());
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void hostile_text_does_not_change_marks_for_gradescope(String attack) throws Exception {
        JsonNode results = JSON.readTree(written("Gradescope", graded(attack, attack)));
        assertThat(results.get("score").asInt()).isEqualTo(2);
        assertThat(results.get("tests")).hasSize(7);
        assertThat(results.get("tests").findValuesAsText("status"))
                .containsExactly("failed", "failed", "failed", "failed", "failed", "passed", "passed");
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void json_preserves_hostile_text(String attack) throws Exception {
        String text = written("JSON", graded(attack, attack));
        assertThat(text).matches("[\\x20-\\x7e\n]*");
        JsonNode report = JSON.readTree(text);
        assertThat(report.get("earned").asInt()).isEqualTo(2);
        assertThat(report.at("/exercises/0/printed").asText()).isEqualTo(attack);
        assertThat(report.at("/submission/name").asText()).isEqualTo(attack);
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void hostile_text_adds_no_cell_and_no_formula_to_csv(String attack) {
        List<List<String>> rows = csv(written("CSV", graded(attack, attack)));
        assertThat(rows).hasSize(2);
        assertThat(rows.get(1)).hasSameSizeAs(rows.get(0));
        assertThat(rows.get(1).subList(1, 4)).containsExactly("graded", "2", "12");
        assertThat(rows.get(1))
                .allSatisfy(cell -> assertThat(cell.strip()).doesNotMatch("(?s)[=+\\-@\uff1d\uff0b\uff0d\uff20].*"));
    }

    /** Parses CSV as RFC 4180 defines it. */
    private static List<List<String>> csv(String text) {
        List<List<String>> rows = new ArrayList<>();
        Matcher cells = Pattern.compile("(?:\"((?:[^\"]|\"\")*)\"|([^\",\r\n]*))(,|\r\n)")
                .matcher(text);
        List<String> row = new ArrayList<>();
        int end = 0;
        while (cells.find()) {
            assertThat(cells.start()).isEqualTo(end);
            end = cells.end();
            row.add(cells.group(1) == null ? cells.group(2) : cells.group(1).replace("\"\"", "\""));
            if (!cells.group(3).equals(",")) {
                rows.add(row);
                row = new ArrayList<>();
            }
        }
        assertThat(end).isEqualTo(text.length());
        return rows;
    }

    @Test
    @Timeout(60)
    void ten_megabytes_of_text_are_cut() {
        for (String megabytes : List.of("x".repeat(10 << 20), "<\n".repeat(5 << 20), "\u0000".repeat(10 << 20))) {
            formats().forEach((name, format) -> assertThat(format.apply(graded(megabytes, megabytes)))
                    .as(name)
                    .hasSizeLessThan(name.equals("JSON") ? 8 << 20 : 1 << 20));
        }
    }

    @Test
    void learners_do_not_read_questions_or_output_of_their_code() throws Exception {
        String secret = "(42 17)";
        List<Verdict> verdicts = List.of(
                new Verdict.Failed(new Evidence(secret, secret, "it matters", secret)
                        .by(secret)
                        .repairedBy(secret)),
                new Verdict.NotCompiled(secret, "not compiled"),
                new Verdict.TimedOut(secret, "too slow"),
                new Verdict.TimedOut(secret),
                new Verdict.Crashed(secret, "it crashed"),
                new Verdict.Crashed(secret),
                new Verdict.NotAttempted("TODO " + secret));
        List<CheckResult> results = new ArrayList<>();
        for (Verdict verdict : verdicts) {
            results.add(new CheckResult("Suite.check" + results.size(), "Is it right?", 1, "a hint", verdict));
        }
        Graded full = new Graded(
                "ada",
                "0".repeat(64),
                Graded.Status.GRADED,
                List.of(new Report(Course.find("01"), results, List.of(), secret)),
                List.of());
        Graded shown = LearnersView.of(full);
        formats().forEach((name, format) -> {
            if (!name.equals("Gradescope")) {
                assertThat(format.apply(shown)).as(name).doesNotContain("42").doesNotContain("(17");
            }
        });
        assertThat(GradedPage.forLearner(shown))
                .contains("it matters", "not compiled", "too slow", "it crashed", "a hint")
                .contains(LearnersView.BUSY, LearnersView.NO_ANSWER, LearnersView.NOT_BEGUN.replace("'", "&#39;"));
        JsonNode tests = JSON.readTree(GradescopeResults.of(shown, full)).get("tests");
        for (JsonNode test : tests) {
            boolean hidden = test.get("visibility").asText().equals("hidden");
            assertThat(test.get("output").asText().contains("42")).isEqualTo(hidden);
            assertThat(test.get("max_score").asInt()).isEqualTo(hidden ? 0 : 1);
        }
        assertThat(tests.findValuesAsText("visibility")).containsOnlyOnce("hidden");
        assertThat(GradedPage.forInstructor(full, 99)).contains("(42 17)", "Seed: <code>99</code>");
        assertThat(GradescopeResults.of(full, full)).doesNotContain("hidden\"\n");
    }

    @Test
    void learner_and_instructor_read_the_same_marks() {
        Graded full = graded("ada", "text");
        Graded shown = LearnersView.of(full);
        assertThat(Marks.of(shown)).isEqualTo(Marks.of(full));
        assertThat(shown.reports()).allSatisfy(report -> assertThat(report.results())
                .extracting(CheckResult::points)
                .containsOnly(2));
    }

    @Test
    void a_submission_that_was_not_graded_has_empty_cells() throws Exception {
        Marks none = new Marks("ada", "0".repeat(64), Graded.Status.NOT_GRADED, Map.of(), List.of("sorry"));
        assertThat(csv(MarksCsv.of(Course.exercises(), List.of(new MarksCsv.Row("ada", none, Optional.empty()))))
                        .get(1))
                .containsSequence("ada", "notGraded", "", "", "", "", "", "");
    }

    @Test
    void a_check_not_attempted_is_a_failure_in_junit_xml() throws Exception {
        Graded graded = new Graded(
                "ada",
                "",
                Graded.Status.GRADED,
                List.of(Samples.all("01", Samples.NOT_ATTEMPTED), Samples.inTheMiddle(Samples.CRASHED, "")),
                List.of());
        Document document = xml(JUnitXml.of(graded));
        assertThat(document.getDocumentElement().getAttribute("tests")).isEqualTo("8");
        assertThat(document.getDocumentElement().getAttribute("failures")).isEqualTo("4");
        assertThat(document.getDocumentElement().getAttribute("errors")).isEqualTo("2");
        assertThat(document.getElementsByTagName("failure").getLength()).isEqualTo(4);
        assertThat(document.getElementsByTagName("skipped").getLength()).isZero();
    }

    @Test
    void one_reason_for_all_checks_of_a_file_is_written_once() {
        Graded graded = new Graded(
                "ada", "", Graded.Status.GRADED, List.of(Samples.all("01", Samples.NOT_ATTEMPTED)), List.of());
        assertThat(GradedPage.forInstructor(graded, 1)).containsOnlyOnce("begin with the leaves");
        assertThat(GradedPage.forLearner(LearnersView.of(graded)))
                .containsOnlyOnce("still there")
                .contains("4 checks: not attempted", "MIN takes the smallest, 0 of 2");
    }

    @Test
    void a_page_loads_nothing_and_forbids_loading() {
        String page = GradedPage.forInstructor(graded("ada", "text"), 1);
        assertThat(page)
                .startsWith("<!DOCTYPE html>")
                .contains("<html lang=\"en\">", "default-src 'none'", "prefers-color-scheme: dark", "@media print")
                .doesNotContain("<script", "<link", "http:", "https:", "url(", "<details");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void every_text_colour_has_enough_contrast(boolean dark) {
        Map<String, Integer> colours = colours(dark);
        for (String text : List.of("ink", "faint", "good", "bad", "link")) {
            assertThat(contrast(colours, text, "ground")).as(text).isGreaterThanOrEqualTo(4.5);
        }
        assertThat(contrast(colours, "ink", "box")).isGreaterThanOrEqualTo(4.5);
    }

    private static Map<String, Integer> colours(boolean dark) {
        String style = GradedPage.forInstructor(graded("ada", "text"), 1);
        int at = style.indexOf("prefers-color-scheme");
        Matcher found = Pattern.compile("--(\\w+): #([0-9a-f]{6})")
                .matcher(dark ? style.substring(at) : style.substring(0, at));
        return found.results()
                .collect(Collectors.toMap(each -> each.group(1), each -> Integer.parseInt(each.group(2), 16)));
    }

    /** WCAG 2.2, "contrast ratio". */
    private static double contrast(Map<String, Integer> colours, String one, String other) {
        double a = luminance(Objects.requireNonNull(colours.get(one)));
        double b = luminance(Objects.requireNonNull(colours.get(other)));
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(int colour) {
        double[] weights = {0.2126, 0.7152, 0.0722};
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            double part = (colour >> (16 - 8 * i) & 0xff) / 255.0;
            sum += weights[i] * (part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4));
        }
        return sum;
    }

    private static List<String> elements(Document document) {
        List<String> names = new ArrayList<>();
        var all = document.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            StringBuilder element = new StringBuilder(all.item(i).getNodeName());
            for (int j = 0; j < all.item(i).getAttributes().getLength(); j++) {
                element.append(' ').append(all.item(i).getAttributes().item(j).getNodeName());
            }
            names.add(element.toString());
        }
        return names;
    }

    /** Parses the page as XML, which is stricter than any browser. */
    private static Document page(String html) throws Exception {
        String xml = html.replace("<!DOCTYPE html>\n", "")
                .replaceAll("<meta ([^>]*)>", "<meta $1/>")
                .replaceAll("(?s)<style>.*?</style>", "<style/>")
                .replace("<br>", "<br/>");
        // Lines of a text are broken by <br>, so their number is the text's, and no attack.
        return xml(xml.replace("<br/>", " "));
    }

    private static Document xml(String text) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return text.startsWith("<?xml")
                ? factory.newDocumentBuilder().parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                : factory.newDocumentBuilder().parse(new InputSource(new StringReader(text)));
    }
}
