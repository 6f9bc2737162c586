package plybook.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import plybook.judge.Judge;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;

/** Real reports against the published schema, and the schema against corrupted reports. */
class ReportSchemaTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path FILE = Path.of("docs/report.schema.json");

    private static final SchemaRegistry SCHEMAS = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private static Schema schema() throws IOException {
        return SCHEMAS.getSchema(Files.readString(FILE));
    }

    private static List<Error> wrongWith(String document) throws IOException {
        return schema().validate(JSON.readTree(document));
    }

    private static List<Report> everyVerdict() {
        List<Report> reports = new ArrayList<>();
        for (Verdict verdict : List.of(
                Samples.PASSED,
                new Verdict.Passed("cuts at equality"),
                Samples.FAILED,
                Samples.KNOWN_MISTAKE,
                Samples.NEEDS_LOOK,
                Samples.NOT_COMPILED,
                Samples.TIMED_OUT,
                Samples.CRASHED,
                Samples.NOT_ATTEMPTED)) {
            reports.add(Samples.inTheMiddle(verdict, "five\n"));
        }
        return reports;
    }

    @Test
    void the_schema_is_valid() throws IOException {
        JsonNode document = JSON.readTree(Files.readString(FILE));
        Schema ofSchemas = SCHEMAS.getSchema(SchemaLocation.of(SpecificationVersion.DRAFT_2020_12.getDialectId()));
        assertThat(ofSchemas.validate(document)).isEmpty();
    }

    @Test
    void reports_with_every_verdict_are_valid() throws IOException {
        assertThat(wrongWith(new JsonReport(Samples.BASE).of(everyVerdict()))).isEmpty();
        assertThat(wrongWith(new JsonReport(Samples.BASE).of(List.of()))).isEmpty();
    }

    @Test
    void graded_reports_are_valid_for_both_readers() throws IOException {
        Graded graded = new Graded(
                "ada.zip", "0123456789abcdef".repeat(4), Graded.Status.GRADED, everyVerdict(), List.of("a note"));
        assertThat(wrongWith(new JsonReport(Samples.BASE).of(graded))).isEmpty();
        assertThat(wrongWith(new JsonReport(Samples.BASE).of(LearnersView.of(graded))))
                .isEmpty();
    }

    @Test
    void reports_on_real_files_are_valid() throws IOException {
        Judge judge = new Judge(Conditions.practice());
        List<Report> reports = List.of(
                judge.check(Course.find("01"), Path.of("solutions/01-trees")),
                judge.check(Course.find("01"), Path.of("exercises/01-trees")),
                judge.check(Course.find("03"), Path.of("nowhere")),
                judge.check(Course.find("01"), Path.of("src/test/resources/mutants/wrong/01-trees/everybody-is-max")));
        assertThat(reports).extracting(Report::passed).containsExactly(true, false, false, false);
        assertThat(wrongWith(new JsonReport(Path.of("")).of(reports))).isEmpty();
    }

    @Test
    void corrupted_reports_are_invalid() throws IOException {
        assertNoticed(root -> root.put("schemaVersion", 3));
        assertNoticed(root -> root.remove("exercises"));
        assertNoticed(root -> root.put("earned", -1));
        assertNoticed(root -> check(root).put("verdict", "maybe"));
        assertNoticed(root -> check(root).remove("evidence"));
        assertNoticed(root -> check(root).put("message", "and a message too"));
        assertNoticed(root -> check(root).put("earned", 2));
        assertNoticed(root -> ((ObjectNode) check(root).get("evidence")).remove("why"));
    }

    @Test
    void points_of_a_check_that_needs_a_look_are_null_and_never_a_number() throws IOException {
        String document = new JsonReport(Samples.BASE).of(List.of(Samples.inTheMiddle(Samples.NEEDS_LOOK, "")));
        ObjectNode root = (ObjectNode) JSON.readTree(document);
        assertThat(check(root).get("earned").isNull()).isTrue();
        assertThat(root.get("earned").asInt()).isEqualTo(4);
        assertThat(root.get("withheld").asInt()).isEqualTo(6);
        check(root).put("earned", 0);
        assertThat(wrongWith(root.toString())).isNotEmpty();
    }

    private static void assertNoticed(Consumer<ObjectNode> change) throws IOException {
        ObjectNode root = (ObjectNode)
                JSON.readTree(new JsonReport(Samples.BASE).of(List.of(Samples.inTheMiddle(Samples.FAILED, ""))));
        change.accept(root);
        assertThat(wrongWith(root.toString())).isNotEmpty();
    }

    private static ObjectNode check(ObjectNode root) {
        return (ObjectNode) ((ArrayNode) root.at("/exercises/0/checks")).get(1);
    }
}
