package plybook.overview;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Stored reports of a made class, as {@code grade} writes them. */
final class Made {
    static final String FILE = "exercises/04-alpha-beta/MyAlphaBeta.java";

    private Made() {}

    /** Returns a report on exercise 04 with two checks. */
    static String report(String name, int first, boolean look, double seconds, List<String> mistakes) {
        StringBuilder named = new StringBuilder();
        for (String id : mistakes) {
            named.append(named.isEmpty() ? "" : ",").append("""
                    {"id": "%s", "name": "Mistake %s", "explanation": "what %s is", "hint": ""}""".formatted(id, id, id));
        }
        return """
                {"schemaVersion": 2, "earned": %d, "withheld": %d, "possible": 10, "passed": false,
                 "exercises": [{"number": "04", "name": "alpha-beta", "title": "Alpha-beta", "earned": %d, "withheld": %d,
                   "possible": 10, "passed": false, "attempted": true, "checks": [
                   {"id": "value", "title": "the value", "points": 6, "earned": %d, "verdict": "%s",
                    "evidence": {"drawing": "MAX = 1\\n└─ leaf 1", "mistakes": [%s]}},
                   {"id": "cuts", "title": "the cuts", "points": 4, "earned": %s, "verdict": "%s"}]}],
                 "submission": {"name": "%s", "receipt": "r-%s", "status": "graded", "notes": [],
                   "provenance": {"seconds": %s}}}""".formatted(
                        first,
                        look ? 4 : 0,
                        first,
                        look ? 4 : 0,
                        first,
                        first == 6 ? "passed" : "failed",
                        named,
                        look ? "null" : "0",
                        look ? "needsLook" : "failed",
                        name,
                        name,
                        seconds);
    }

    static Line line(String report, Map<String, String> sources) {
        try {
            JsonNode data = new JsonMapper().readTree(report);
            return Line.of(data, "instructor/" + data.at("/submission/name").asText() + "/report.html", sources);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns a class of so many, of whom every third made a mistake and every tenth needs a look. */
    static List<Line> ofMany(int learners) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < learners; i++) {
            String report = report(
                    "Learner " + i, i % 7, i % 10 == 0, i * 0.5, i % 3 == 0 ? List.of("shallow-only") : List.of());
            lines.add(line(report, Map.of()));
        }
        return lines;
    }

    /** Writes a report, and the files that were judged, into a folder of results. */
    static void store(Path run, String name, String report, Map<String, String> sources) throws IOException {
        Path folder = Files.createDirectories(run.resolve("instructor").resolve(name));
        Files.writeString(folder.resolve("report.json"), report);
        try (OutputStream out = Files.newOutputStream(folder.resolve("submission.zip"));
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, String> each : sources.entrySet()) {
                zip.putNextEntry(new ZipEntry(each.getKey()));
                zip.write(each.getValue().getBytes(StandardCharsets.UTF_8));
            }
        }
    }
}
