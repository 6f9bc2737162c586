package plybook.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.diagnosis.Mistake;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Pace;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Report.JudgedFile;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.trace.Recording;
import plybook.trace.RecordingJson;

/**
 * A report with all that it has, to be read back as it was; {@code report.json} leaves out what only pages need. Instructors' decisions
 * are no part of it, because they have a file of their own.
 */
final class ReportJson {
    private ReportJson() {}

    static void write(Report report, ObjectNode to) {
        to.put("exercise", report.exercise().folder());
        to.put("printed", report.printed());
        report.pace().ifPresent(pace -> to.putObject("pace")
                .put("leaves", pace.leaves())
                .put("time", pace.time().toString())
                .put("pinned", pace.pinned()));
        ArrayNode files = to.putArray("files");
        for (JudgedFile file : report.files()) {
            ObjectNode each = files.addObject();
            each.put("path", file.path().toString().replace('\\', '/'));
            file.saved().ifPresent(saved -> each.put("saved", saved.toString()));
            file.checks().forEach(each.putArray("checks")::add);
        }
        ArrayNode checks = to.putArray("checks");
        report.results().forEach(result -> write(result, checks.addObject()));
    }

    private static void write(CheckResult result, ObjectNode to) {
        to.put("id", result.id());
        to.put("title", result.title());
        to.put("points", result.points());
        to.put("hint", result.hint());
        to.put("took", result.took().toString());
        Verdict verdict = result.verdict();
        to.put("verdict", verdict.kind());
        if (verdict instanceof Verdict.Passed passed) {
            to.put("remark", passed.remark()).put("bare", passed.bare());
        } else if (verdict instanceof Verdict.NotCompiled unfit) {
            to.put("message", unfit.message()).put("bare", unfit.bare());
        } else if (verdict instanceof Verdict.TimedOut late) {
            to.put("message", late.message()).put("bare", late.bare());
        } else if (verdict instanceof Verdict.Crashed crashed) {
            to.put("message", crashed.message()).put("bare", crashed.bare());
        } else {
            to.put("message", verdict.message());
        }
        verdict.shown().ifPresent(evidence -> write(evidence, to.putObject("evidence")));
    }

    private static void write(Evidence evidence, ObjectNode to) {
        to.put("expected", evidence.expected());
        to.put("got", evidence.got());
        to.put("why", evidence.why());
        to.put("drawing", evidence.drawing());
        to.put("line", evidence.line());
        to.put("repair", evidence.repair());
        ArrayNode mistakes = to.putArray("mistakes");
        evidence.mistakes().forEach(mistake -> mistakes.add(mistake.id()));
        evidence.search().ifPresent(search -> to.put("search", RecordingJson.of(search)));
    }

    /** @throws IllegalArgumentException if it is no report, whatever else it is */
    static Report read(JsonNode from) {
        List<JudgedFile> files = new ArrayList<>();
        for (JsonNode each : array(from, "files")) {
            List<String> checks = new ArrayList<>();
            array(each, "checks").forEach(check -> checks.add(check.asText()));
            files.add(new JudgedFile(
                    Path.of(text(each, "path")), optional(each, "saved").map(Instant::parse), checks));
        }
        List<CheckResult> results = new ArrayList<>();
        array(from, "checks").forEach(each -> results.add(result(each)));
        Optional<Pace> pace = Optional.ofNullable(from.get("pace"))
                .map(each -> new Pace(
                        each.required("leaves").asLong(),
                        Duration.parse(text(each, "time")),
                        each.required("pinned").asBoolean()));
        return new Report(Course.find(text(from, "exercise")), results, files, text(from, "printed"), pace);
    }

    private static CheckResult result(JsonNode from) {
        JsonNode points = from.required("points");
        if (!points.canConvertToInt() || points.asInt() < 0) {
            throw new IllegalArgumentException("points: " + points);
        }
        return new CheckResult(text(from, "id"), text(from, "title"), points.asInt(), text(from, "hint"), verdict(from))
                .taking(Duration.parse(text(from, "took")));
    }

    private static Verdict verdict(JsonNode from) {
        String kind = text(from, "verdict");
        return switch (kind) {
            case "passed" -> new Verdict.Passed(text(from, "remark"), text(from, "bare"));
            case "failed" -> new Verdict.Failed(evidence(from.required("evidence")));
            case "needsLook" -> new Verdict.NeedsLook(text(from, "message"), evidence(from.required("evidence")));
            case "notCompiled" -> new Verdict.NotCompiled(text(from, "message"), text(from, "bare"));
            case "timedOut" -> new Verdict.TimedOut(text(from, "message"), text(from, "bare"));
            case "crashed" -> new Verdict.Crashed(text(from, "message"), text(from, "bare"));
            case "notAttempted" -> new Verdict.NotAttempted(text(from, "message"));
            default -> throw new IllegalArgumentException("a verdict " + kind);
        };
    }

    private static Evidence evidence(JsonNode from) {
        List<Mistake> mistakes = new ArrayList<>();
        array(from, "mistakes").forEach(id -> mistakes.add(new Mistake(id.asText())));
        Optional<Recording> search = optional(from, "search").map(RecordingJson::read);
        return new Evidence(
                text(from, "expected"),
                text(from, "got"),
                text(from, "why"),
                text(from, "drawing"),
                mistakes,
                search,
                text(from, "line"),
                optional(from, "repair").orElse(""),
                Optional.empty()); // a graded search is not run once more
    }

    static String text(JsonNode from, String field) {
        JsonNode value = from.required(field);
        if (!value.isTextual()) {
            throw new IllegalArgumentException(field + ": " + value);
        }
        return value.asText();
    }

    static Optional<String> optional(JsonNode from, String field) {
        return from.has(field) ? Optional.of(text(from, field)) : Optional.empty();
    }

    static JsonNode array(JsonNode from, String field) {
        JsonNode value = from.required(field);
        if (!value.isArray()) {
            throw new IllegalArgumentException(field + ": " + value);
        }
        return value;
    }
}
