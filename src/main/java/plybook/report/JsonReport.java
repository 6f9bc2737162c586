package plybook.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import plybook.diagnosis.Mistake;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Report.JudgedFile;
import plybook.judge.verdict.Verdict;

/** Reports as JSON for programs; {@code docs/report-json.md} describes the fields. They always come in the same order. */
public final class JsonReport {
    /** The version, which grows when a field changes its meaning or is removed, but not for a new field. */
    public static final int SCHEMA_VERSION = 2;

    private static final int LONGEST_TEXT = 100_000;

    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();
    private static final ObjectWriter WRITER = MAPPER.writer(new DefaultPrettyPrinter()
            .withObjectIndenter(new DefaultIndenter("  ", "\n"))
            .withArrayIndenter(new DefaultIndenter("  ", "\n")));

    private final Path base;

    /** @param base the folder to which paths inside it are written relative */
    public JsonReport(Path base) {
        this.base = base.toAbsolutePath().normalize();
    }

    /** Returns one document for all reports, in ASCII, without a line end. */
    public String of(List<Report> reports) {
        ObjectNode root = MAPPER.createObjectNode();
        write(reports, root, true);
        return text(root);
    }

    /** Returns the same for a submission, with its name, receipt, status and notes, and without the times of its files. */
    public String of(Graded graded) {
        ObjectNode root = MAPPER.createObjectNode();
        write(graded.reports(), root, false);
        ObjectNode submission = root.putObject("submission");
        submission.put("name", clipped(graded.name()));
        submission.put("receipt", graded.receipt());
        submission.put("status", graded.status().inData());
        graded.counted().ifPresent(mark -> {
            submission.put("counts", mark.points());
            submission.put("of", mark.possible());
            mark.reasons().forEach(submission.putArray("reasons")::add);
        });
        ArrayNode notes = submission.putArray("notes");
        graded.notes().forEach(note -> notes.add(clipped(note)));
        if (!graded.comments().isEmpty()) {
            ArrayNode comments = submission.putArray("comments");
            graded.comments().forEach(comment -> comments.add(clipped(comment)));
        }
        graded.provenance().ifPresent(from -> write(from, submission.putObject("provenance")));
        return text(root);
    }

    /** Writes where verdicts come from. */
    public static void write(Provenance from, ObjectNode to) {
        to.put("version", from.version());
        to.put("program", from.program());
        to.put("java", from.java());
        to.put("sandbox", from.sandbox());
        to.put("judged", from.time());
        to.put("seconds", from.seconds());
    }

    private void write(List<Report> reports, ObjectNode root, boolean withTimes) {
        root.put("schemaVersion", SCHEMA_VERSION);
        root.put("earned", reports.stream().mapToInt(Report::earned).sum());
        root.put("withheld", reports.stream().mapToInt(Report::withheld).sum());
        root.put("possible", reports.stream().mapToInt(Report::possible).sum());
        root.put("passed", !reports.isEmpty() && reports.stream().allMatch(Report::passed));
        ArrayNode exercises = root.putArray("exercises");
        reports.forEach(report -> write(report, exercises.addObject(), withTimes));
    }

    /** Returns an empty object for other data in this form. */
    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** Returns an object as it is written, in ASCII, without a line end. */
    public static String text(ObjectNode root) {
        try {
            return WRITER.writeValueAsString(root).replace("\u007f", "\\u007f"); // ASCII, but a control character
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain values can always be written", e);
        }
    }

    private void write(Report report, ObjectNode to, boolean withTimes) {
        to.put("number", report.exercise().number());
        to.put("name", report.exercise().name());
        to.put("title", report.exercise().title());
        to.put("earned", report.earned());
        to.put("withheld", report.withheld());
        to.put("possible", report.possible());
        to.put("passed", report.passed());
        to.put("attempted", !report.notAttempted());
        ArrayNode files = to.putArray("files");
        for (JudgedFile file : report.files()) {
            ObjectNode each = files.addObject();
            each.put("path", path(file.path()));
            file.saved().filter(saved -> withTimes).ifPresent(saved -> each.put("saved", saved.toString()));
        }
        ArrayNode checks = to.putArray("checks");
        report.results().forEach(result -> write(result, checks.addObject()));
        to.put("printed", clipped(report.printed()));
    }

    private static void write(CheckResult result, ObjectNode to) {
        to.put("id", result.id());
        to.put("title", result.title());
        to.put("points", result.points());
        if (result.needsLook()) {
            to.putNull("earned");
        } else {
            to.put("earned", result.earned());
        }
        to.put("verdict", result.verdict().kind());
        result.decision().ifPresent(decision -> to.putObject("decision")
                .put("points", decision.points())
                .put("comment", clipped(decision.comment()))
                .put("by", clipped(decision.by())));
        if (result.verdict() instanceof Verdict.Passed passed) {
            to.put("remark", clipped(passed.remark()));
        } else if (!result.verdict().message().isEmpty()
                || result.verdict().shown().isEmpty()) {
            to.put("message", clipped(result.verdict().message()));
        }
        result.verdict().shown().ifPresent(evidence -> {
            ObjectNode fields = to.putObject("evidence");
            fields.put("expected", clipped(evidence.expected()));
            fields.put("got", clipped(evidence.got()));
            fields.put("why", clipped(evidence.why()));
            fields.put("drawing", clipped(evidence.drawing()));
            if (!evidence.line().isEmpty()) {
                fields.put("line", clipped(evidence.line()));
            }
            if (!evidence.repair().isEmpty()) {
                fields.put("repair", clipped(evidence.repair()));
            }
            ArrayNode mistakes = fields.putArray("mistakes");
            for (Mistake mistake : evidence.mistakes()) {
                mistakes.addObject()
                        .put("id", mistake.id())
                        .put("name", mistake.name())
                        .put("explanation", mistake.explanation())
                        .put("hint", mistake.hint());
            }
        });
        to.put("hint", result.hint());
    }

    /** Cuts what nobody would read: a learner's code may send megabytes. */
    private static String clipped(String text) {
        return text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT) + "…";
    }

    /** Returns the path with slashes, on every system. */
    private String path(Path path) {
        Path full = path.toAbsolutePath().normalize();
        Path shown = full.startsWith(base) ? base.relativize(full) : full;
        return shown.toString().replace('\\', '/');
    }
}
