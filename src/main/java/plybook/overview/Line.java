package plybook.overview;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import plybook.report.Graded;
import plybook.report.Marks;
import plybook.report.Provenance;

/**
 * One submission of a class.
 *
 * @param report where the report is, from the folder that the page is in; empty if there is none
 * @param data the report as {@link plybook.report.JsonReport} writes it; empty if there is none
 * @param sources the text of the files that counted, by their names in an archive; empty if they were not kept
 */
public record Line(Marks marks, Optional<String> report, Optional<JsonNode> data, Map<String, String> sources) {
    private static final double MILLISECONDS = 1_000;

    public Line {
        sources = Map.copyOf(sources);
    }

    /** A submission of which only the marks are known. */
    public Line(Marks marks, Optional<String> report) {
        this(marks, report, Optional.empty(), Map.of());
    }

    /** Returns what a stored report says; the marks are those in it. */
    public static Line of(JsonNode data, String report, Map<String, String> sources) {
        JsonNode submission = data.path("submission");
        Map<String, Marks.Points> points = new LinkedHashMap<>();
        data.path("exercises")
                .forEach(exercise -> points.put(
                        exercise.path("number").asText() + "-"
                                + exercise.path("name").asText(),
                        new Marks.Points(
                                exercise.path("earned").asInt(),
                                exercise.path("withheld").asInt(),
                                exercise.path("possible").asInt(),
                                exercise.path("passed").asBoolean())));
        List<String> notes = new ArrayList<>();
        submission.path("notes").forEach(note -> notes.add(note.asText()));
        Graded.Status status = Stream.of(Graded.Status.values())
                .filter(each -> each.inData().equals(submission.path("status").asText()))
                .findFirst()
                .orElse(Graded.Status.NOT_GRADED);
        List<String> reasons = new ArrayList<>();
        submission.path("reasons").forEach(reason -> reasons.add(reason.asText()));
        List<Graded.Counted> counted = submission.has("counts")
                ? List.of(new Graded.Counted(
                        submission.path("counts").decimalValue(),
                        submission.path("of").decimalValue(),
                        reasons))
                : List.of();
        Marks marks = new Marks(
                submission.path("name").asText(), submission.path("receipt").asText(), status, points, notes, counted);
        return new Line(marks, Optional.of(report), Optional.of(data), sources);
    }

    /** Returns the exercises of the report; none if there is no report. */
    List<JsonNode> exercises() {
        List<JsonNode> all = new ArrayList<>();
        data.ifPresent(report -> report.path("exercises").forEach(all::add));
        return all;
    }

    /** A check of the report, and the number of its exercise. */
    record Check(String exercise, JsonNode data) {}

    /** Returns the checks of the report. */
    List<Check> checks() {
        List<Check> all = new ArrayList<>();
        exercises().forEach(exercise -> exercise.path("checks")
                .forEach(check -> all.add(new Check(exercise.path("number").asText(), check))));
        return all;
    }

    /** Returns what instructors wrote about the submission as a whole. */
    List<String> comments() {
        List<String> all = new ArrayList<>();
        data.ifPresent(report -> report.at("/submission/comments").forEach(comment -> all.add(comment.asText())));
        return all;
    }

    /** Returns the ids of the mistakes that the report names. */
    Set<String> mistakes() {
        Set<String> all = new LinkedHashSet<>();
        checks().forEach(check -> check.data()
                .at("/evidence/mistakes")
                .forEach(mistake -> all.add(mistake.path("id").asText())));
        return all;
    }

    /** Returns where the verdicts come from; empty if the report does not say. */
    Optional<Provenance> provenance() {
        JsonNode from = data.map(report -> report.at("/submission/provenance")).orElse(MissingNode.getInstance());
        try {
            return Optional.of(new Provenance(
                    from.path("version").asText(),
                    from.path("program").asText(),
                    from.path("java").asText(),
                    from.path("sandbox").asText(),
                    Instant.parse(from.path("judged").asText()),
                    Duration.ofMillis(Math.round(from.path("seconds").asDouble() * MILLISECONDS))));
        } catch (DateTimeParseException e) {
            return Optional.empty(); // an older report says nothing of it
        }
    }

    /** Returns for how many seconds it was judged; empty if the report does not say. */
    OptionalDouble seconds() {
        return data.map(report -> report.at("/submission/provenance/seconds")).filter(JsonNode::isNumber).stream()
                .mapToDouble(JsonNode::asDouble)
                .findFirst();
    }

    /** Returns the share of the points earned, from 0 to 1; empty if there are none to earn or it was not graded. */
    OptionalDouble share() {
        return marks.status() == Graded.Status.NOT_GRADED || marks.possible() == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of((double) marks.earned() / marks.possible());
    }
}
