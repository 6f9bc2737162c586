package plybook.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;

class JsonReportTest {
    @Test
    void the_fields_come_in_the_documented_order() throws IOException {
        JsonNode document = json(List.of(Samples.inTheMiddle(Samples.FAILED, "five")));
        assertThat(names(document))
                .containsExactly("schemaVersion", "earned", "withheld", "possible", "passed", "exercises");
        JsonNode exercise = document.get("exercises").get(0);
        assertThat(names(exercise))
                .containsExactly(
                        "number",
                        "name",
                        "title",
                        "earned",
                        "withheld",
                        "possible",
                        "passed",
                        "attempted",
                        "files",
                        "checks",
                        "printed");
        assertThat(names(exercise.get("checks").get(1)))
                .containsExactly("id", "title", "points", "earned", "verdict", "evidence", "hint");
        assertThat(names(exercise.get("checks").get(1).get("evidence")))
                .containsExactly("expected", "got", "why", "drawing", "mistakes");
        assertThat(names(exercise.get("checks").get(0)).get(5)).isEqualTo("remark");
    }

    @Test
    void every_field_is_documented() throws IOException {
        String docs = Files.readString(Path.of("docs/report-json.md"));
        TreeSet<String> names = new TreeSet<>();
        collect(json(List.of(Samples.inTheMiddle(Samples.FAILED, ""), Samples.all("02", Samples.CRASHED))), names);
        assertThat(names).isNotEmpty().allMatch(name -> docs.contains("`" + name + "`"));
    }

    @Test
    void each_verdict_has_its_name() throws IOException {
        Map<Verdict, String> names = Map.of(
                Samples.PASSED, "passed",
                Samples.FAILED, "failed",
                Samples.NOT_COMPILED, "notCompiled",
                Samples.TIMED_OUT, "timedOut",
                Samples.CRASHED, "crashed",
                Samples.NOT_ATTEMPTED, "notAttempted");
        for (Map.Entry<Verdict, String> each : names.entrySet()) {
            JsonNode check = json(List.of(Samples.all("01", each.getKey()))).at("/exercises/0/checks/3");
            assertThat(check.get("verdict").asText()).isEqualTo(each.getValue());
            assertThat(check.get("earned").asInt()).isEqualTo(each.getKey() == Samples.PASSED ? 4 : 0);
        }
    }

    @Test
    void points_and_files_are_written() throws IOException {
        JsonNode document = json(List.of(Samples.all("01", Samples.PASSED), Samples.inTheMiddle(Samples.CRASHED, "")));
        assertThat(document.get("earned").asInt()).isEqualTo(14);
        assertThat(document.get("possible").asInt()).isEqualTo(20);
        assertThat(document.get("passed").asBoolean()).isFalse();
        JsonNode file = document.at("/exercises/0/files/0");
        assertThat(file.get("path").asText()).isEqualTo("my/exercises/01-trees/MyTreeValue.java");
        assertThat(file.get("saved").asText()).isEqualTo("2026-11-21T14:05:12Z");
    }

    @Test
    void printed_text_is_preserved_and_escaped() throws IOException {
        String attack = "\u001b[2J \u009b \u202e ü \"}]\n";
        Report report = Samples.inTheMiddle(new Verdict.Crashed(attack), attack);
        assertThat(new JsonReport(Samples.BASE).of(List.of(report))).matches("[\\x20-\\x7e\n]*");
        JsonNode exercise = json(List.of(report)).at("/exercises/0");
        assertThat(exercise.get("printed").asText()).isEqualTo(attack);
        assertThat(exercise.at("/checks/1/message").asText()).isEqualTo(attack);
    }

    @Test
    void an_empty_report_did_not_pass() throws IOException {
        assertThat(json(List.of()).get("passed").asBoolean()).isFalse();
    }

    private static JsonNode json(List<Report> reports) throws IOException {
        return new ObjectMapper().readTree(new JsonReport(Samples.BASE).of(reports));
    }

    private static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static void collect(JsonNode node, Set<String> names) {
        node.fieldNames().forEachRemaining(names::add);
        node.forEach(child -> collect(child, names));
    }
}
