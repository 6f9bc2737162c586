package plybook.grading;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import plybook.intake.Layout;
import plybook.intake.Learner;

/**
 * The learners' reports as archives that the course systems take in again. They know a learner again by the name under which they handed
 * out the files, so that it stays as it was.
 */
final class Feedback {
    private static final String REPORT = "report.html";

    /** The earliest time that the format has: the same reports make the same archive. */
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private Feedback() {}

    /** Writes an archive for each system that takes one, and returns their paths. */
    static List<Path> write(RunFolder run, List<Drawn> results) throws IOException {
        Map<Layout, Map<String, byte[]>> all = new TreeMap<>();
        for (Drawn each : results) {
            Path report = run.learners().resolve(each.folder()).resolve(REPORT);
            Optional<String> name = name(each.learner());
            if (name.isPresent() && Files.exists(report)) {
                all.computeIfAbsent(each.learner().layout(), layout -> new TreeMap<>())
                        .put(name.get(), Files.readAllBytes(report));
            }
        }
        List<Path> written = new ArrayList<>();
        for (Map.Entry<Layout, Map<String, byte[]>> each : all.entrySet()) {
            written.add(run.write(
                    "feedback-" + each.getKey().system().toLowerCase(Locale.ROOT) + ".zip", zip(each.getValue())));
        }
        return written;
    }

    /** Returns the report's name in the archive; empty if the system takes no feedback in this way. */
    private static Optional<String> name(Learner submission) {
        return switch (submission.layout()) {
            case MOODLE, BRIGHTSPACE -> Optional.of(submission.given() + "/" + REPORT);
            case CANVAS -> Optional.of(submission.given() + REPORT); // which ends with the file's number and a sign
            default -> Optional.empty();
        };
    }

    private static byte[] zip(Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            for (Map.Entry<String, byte[]> each : files.entrySet()) {
                ZipEntry entry = new ZipEntry(each.getKey());
                entry.setTimeLocal(NO_TIME);
                zip.putNextEntry(entry);
                zip.write(each.getValue());
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }
}
