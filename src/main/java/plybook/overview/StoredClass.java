package plybook.overview;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** The class whose results a run of {@code grade} wrote, read from the stored reports. */
public final class StoredClass {
    /** The folder with a folder for each submission. */
    private static final String INSTRUCTOR = "instructor";

    private static final String REPORT = "report.json";

    /** The files that were judged, as an archive. */
    private static final String SOURCES = "submission.zip";

    /** A file of the course is no larger. */
    private static final int LARGEST = 1 << 20;

    private static final JsonMapper JSON = new JsonMapper();

    private StoredClass() {}

    /**
     * Returns the submissions, by name.
     *
     * @param run a folder that {@code grade} wrote
     * @throws IllegalArgumentException if it is none
     */
    public static List<Line> in(Path run) throws IOException {
        Path all = run.resolve(INSTRUCTOR);
        if (!Files.isDirectory(all)) {
            throw new IllegalArgumentException(Texts.of("stored.none", run));
        }
        List<Line> lines = new ArrayList<>();
        try (Stream<Path> folders = Files.list(all)) {
            for (Path folder : folders.sorted().toList()) {
                Path report = folder.resolve(REPORT);
                if (Files.isRegularFile(report)) {
                    String address = INSTRUCTOR + "/" + folder.getFileName() + "/report.html";
                    lines.add(Line.of(read(report), address, sources(folder)));
                }
            }
        }
        if (lines.isEmpty()) {
            throw new IllegalArgumentException(Texts.of("stored.none", run));
        }
        lines.sort(Comparator.comparing(line -> line.marks().name()));
        return lines;
    }

    private static JsonNode read(Path report) throws IOException {
        try {
            return JSON.readTree(Files.readAllBytes(report));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(Texts.of("stored.broken", report), e);
        }
    }

    /** Returns the text of the files that were judged for one submission; none if they were not kept. */
    public static Map<String, String> sources(Path folder) {
        Map<String, String> sources = new TreeMap<>();
        Path archive = folder.resolve(SOURCES);
        if (!Files.isRegularFile(archive)) {
            return sources;
        }
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(archive))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (entry.getName().endsWith(".java")) {
                    sources.put(entry.getName(), new String(zip.readNBytes(LARGEST), StandardCharsets.UTF_8));
                }
            }
        } catch (IOException e) {
            return Map.of(); // it was changed or half written: then nothing is compared
        }
        return sources;
    }
}
