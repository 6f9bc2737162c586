package plybook.bundle;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What Gradescope's documentation allows in a results.json: <a
 * href="https://gradescope-autograders.readthedocs.io/en/latest/specs/">Autograder Specifications</a>, "Output format", as read in November
 * 2026. The leaderboard is left out, since Plybook writes none.
 */
final class GradescopeFormat {
    private static final List<String> VISIBILITIES = List.of("hidden", "after_due_date", "after_published", "visible");
    private static final List<String> FORMATS = List.of("text", "html", "simple_format", "md", "ansi");
    private static final List<String> STATUSES = List.of("passed", "failed");
    private static final Map<String, List<String>> WORDS = Map.of(
            "visibility", VISIBILITIES,
            "stdout_visibility", VISIBILITIES,
            "output_format", FORMATS,
            "test_output_format", FORMATS,
            "test_name_format", FORMATS,
            "name_format", FORMATS,
            "status", STATUSES);
    private static final Set<String> NUMBERS = Set.of("score", "max_score", "execution_time");
    private static final Set<String> TEXTS = Set.of("output", "name", "number");
    private static final Set<String> TOP = Set.of(
            "score",
            "execution_time",
            "output",
            "output_format",
            "test_output_format",
            "test_name_format",
            "visibility",
            "stdout_visibility",
            "extra_data",
            "tests");
    private static final Set<String> TEST = Set.of(
            "score",
            "max_score",
            "status",
            "name",
            "name_format",
            "number",
            "output",
            "output_format",
            "tags",
            "visibility",
            "extra_data");

    private GradescopeFormat() {}

    /** Fails if Gradescope's harness would not take the document, or would ignore a part of it. */
    static void check(JsonNode results) {
        fields(results, TOP);
        assertThat(results.path("score").isNumber())
                .as("a score, which every result of ours has")
                .isTrue();
        assertThat(results.path("tests").isArray()).isTrue();
        results.path("tests").forEach(test -> {
            fields(test, TEST);
            assertThat(test.path("score").asDouble())
                    .isBetween(0.0, test.path("max_score").asDouble());
        });
    }

    private static void fields(JsonNode object, Set<String> known) {
        object.fields().forEachRemaining(field -> {
            String name = field.getKey();
            JsonNode value = field.getValue();
            assertThat(known).contains(name);
            if (WORDS.containsKey(name)) {
                assertThat(WORDS.get(name)).as(name).contains(value.asText());
            }
            assertThat(value.isNumber()).as(name).isEqualTo(NUMBERS.contains(name));
            if (TEXTS.contains(name)) {
                assertThat(value.isTextual()).as(name).isTrue();
            }
        });
    }
}
