package plybook.workbook;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import plybook.diagnosis.Mistake;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.task.Exercise;

/**
 * A learner's way through the course: the points of the last checks, the predictions that were revealed, and the hints that were taken. It
 * is a file in the learner's folder and nowhere else, and no mark depends on it. Where it cannot be written, nothing is kept.
 */
public final class Progress {
    /** The name of the file; the dot keeps it out of the way. */
    static final String FILE = ".progress.json";

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String EXERCISES = "exercises";
    private static final String LESSONS = "lessons";
    private static final String HINTS = "hints";
    private static final String LAST = "lastLesson";

    private final Path folder;

    /** @param folder the learner's folder, which holds {@code exercises/} and {@code notebooks/} */
    public Progress(Path folder) {
        this.folder = folder;
    }

    /** The points of an exercise when it was last checked. */
    public record Points(int earned, int possible, boolean passed) {}

    /**
     * Keeps the points of an exercise, and returns whether the file was changed and the same check fails with the same mistake as before.
     */
    public boolean checked(Report report) {
        String failing = report.firstToDo().map(Progress::signature).orElse("");
        String saved = report.files().stream()
                .flatMap(file -> file.saved().stream())
                .max(Instant::compareTo)
                .map(Instant::toString)
                .orElse("");
        JsonNode before = read().path(EXERCISES).path(report.exercise().number());
        change(all -> all.withObject("/" + EXERCISES + "/" + report.exercise().number())
                .put("earned", report.earned())
                .put("possible", report.possible())
                .put("passed", report.passed())
                .put("failing", failing)
                .put("saved", saved));
        return !failing.isEmpty()
                && failing.equals(before.path("failing").asText())
                && !saved.equals(before.path("saved").asText());
    }

    private static String signature(CheckResult result) {
        List<String> words =
                new ArrayList<>(List.of(result.id(), result.verdict().kind()));
        result.verdict().shown().map(Evidence::mistakes).orElse(List.of()).stream()
                .map(Mistake::id)
                .forEach(words::add);
        return String.join(" ", words);
    }

    /** Returns the points of an exercise when it was last checked; empty if it never was. */
    public Optional<Points> points(Exercise exercise) {
        return Optional.of(read().path(EXERCISES).path(exercise.number()))
                .filter(JsonNode::isObject)
                .map(node -> new Points(
                        node.path("earned").asInt(),
                        node.path("possible").asInt(),
                        node.path("passed").asBoolean()));
    }

    /** Returns how many steps of help with a check were taken. */
    public int taken(String check) {
        return read().path(HINTS).path(check).asInt();
    }

    /** Keeps how many steps of help with a check were taken. */
    public void take(String check, int steps) {
        change(all -> all.withObject("/" + HINTS).put(check, steps));
    }

    /** Keeps that the answer to a question of a lesson was revealed, and that the learner is in that lesson. */
    void revealed(String notebook, String question) {
        change(all -> {
            all.put(LAST, notebook);
            all.withObject("/" + LESSONS).withObject("/" + notebook).put(question, true);
        });
    }

    /** Returns how many answers of a lesson were revealed. */
    int revealed(String notebook) {
        return read().path(LESSONS).path(notebook).size();
    }

    /** Returns the file name of the notebook in which an answer was last revealed. */
    Optional<String> lastLesson() {
        return Optional.of(read().path(LAST).asText()).filter(name -> !name.isEmpty());
    }

    /** Returns what was kept; nothing if the file is not there, cut off, or not ours. */
    private ObjectNode read() {
        try {
            return JSON.readTree(folder.resolve(FILE).toFile()) instanceof ObjectNode kept
                    ? kept
                    : JSON.createObjectNode();
        } catch (IOException e) {
            return JSON.createObjectNode();
        }
    }

    private void change(Consumer<ObjectNode> change) {
        if (!Files.isDirectory(folder.resolve("exercises"))) {
            return; // not a learner's folder
        }
        try {
            ObjectNode all = read();
            change.accept(all);
            Path written = Files.createTempFile(folder, FILE, ".tmp");
            try {
                JSON.writerWithDefaultPrettyPrinter().writeValue(written.toFile(), all);
                Files.move(written, folder.resolve(FILE), StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(written);
            }
        } catch (IOException | UnsupportedOperationException e) {
            // A folder that cannot be written keeps nothing; a check must not fail for that.
        }
    }
}
