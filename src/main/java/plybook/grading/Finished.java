package plybook.grading;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import plybook.report.Graded;
import plybook.report.Marks;

/**
 * A record that a submission is graded and all its results are written. It is the last of the files, written whole or not at all.
 *
 * @param key changes with everything that the marks depend on
 * @param source where the submission was
 * @param formats the formats of its results
 */
record Finished(String key, String source, Set<Format> formats, Marks marks) {
    static final String FILE = "finished.json";

    private static final int SCHEMA_VERSION = 1;
    /** ASCII, so that even a name with half a surrogate pair is read back unchanged. */
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    Finished {
        formats = Set.copyOf(formats);
    }

    void write(Path folder) throws IOException {
        ObjectNode root = JSON.createObjectNode();
        root.put("schemaVersion", SCHEMA_VERSION);
        root.put("key", key);
        root.put("source", source);
        ArrayNode written = root.putArray("formats");
        formats.stream().sorted().forEach(format -> written.add(format.inData()));
        root.put("submission", marks.name());
        root.put("receipt", marks.receipt());
        root.put("status", marks.status().inData());
        ArrayNode exercises = root.putArray("exercises");
        marks.exercises().forEach((exercise, points) -> exercises
                .addObject()
                .put("folder", exercise)
                .put("earned", points.earned())
                .put("possible", points.possible())
                .put("passed", points.passed()));
        ArrayNode notes = root.putArray("notes");
        marks.notes().forEach(notes::add);
        try {
            AtomicFile.write(
                    folder.resolve(FILE), JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain values can always be written", e);
        }
    }

    /** Returns the mark in the folder; empty if it is missing, of another version or corrupted: then the submission is graded again. */
    static Optional<Finished> in(Path folder) {
        try {
            JsonNode root = JSON.readTree(Files.readAllBytes(folder.resolve(FILE)));
            if (root.path("schemaVersion").asInt() != SCHEMA_VERSION) {
                return Optional.empty();
            }
            Set<Format> formats = EnumSet.noneOf(Format.class);
            root.path("formats").forEach(format -> formats.add(Format.named(format.asText())));
            Map<String, Marks.Points> exercises = new LinkedHashMap<>();
            for (JsonNode each : root.path("exercises")) {
                exercises.put(
                        each.required("folder").asText(),
                        new Marks.Points(
                                each.required("earned").asInt(),
                                each.required("possible").asInt(),
                                each.required("passed").asBoolean()));
            }
            List<String> notes = new ArrayList<>();
            root.path("notes").forEach(note -> notes.add(note.asText()));
            String status = root.required("status").asText();
            Marks marks = new Marks(
                    root.required("submission").asText(),
                    root.required("receipt").asText(),
                    Arrays.stream(Graded.Status.values())
                            .filter(each -> each.inData().equals(status))
                            .findFirst()
                            .orElseThrow(() -> new IllegalArgumentException(status)),
                    exercises,
                    notes);
            return Optional.of(new Finished(
                    root.required("key").asText(), root.required("source").asText(), formats, marks));
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
