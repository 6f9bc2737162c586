package plybook.grading;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import plybook.report.Marks;

/**
 * A record that all results of a submission are written. It is the last of the files, written whole or not at all.
 *
 * @param key changes with everything that the results depend on
 * @param formats the formats of its results
 * @param causes what the marks follow from, each with a text that differs wherever they could
 * @param checks what each check gave, by its id
 */
record Finished(
        int schemaVersion,
        String key,
        Set<Format> formats,
        Marks marks,
        Map<String, String> causes,
        Map<String, String> checks) {
    static final String FILE = "finished.json";

    private static final int SCHEMA_VERSION = 4;
    /** ASCII, so that even a name with half a surrogate pair is read back unchanged. */
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .build();

    Finished {
        if (schemaVersion != SCHEMA_VERSION) {
            throw new IllegalArgumentException("version " + schemaVersion);
        }
        formats = Collections.unmodifiableSet(new TreeSet<>(formats));
        causes = Collections.unmodifiableMap(new TreeMap<>(causes));
        checks = Collections.unmodifiableMap(new LinkedHashMap<>(checks));
    }

    Finished(String key, Set<Format> formats, Marks marks, Map<String, String> causes, Map<String, String> checks) {
        this(SCHEMA_VERSION, key, formats, marks, causes, checks);
    }

    void write(Path folder) throws IOException {
        try {
            AtomicFile.write(
                    folder.resolve(FILE), JSON.writerWithDefaultPrettyPrinter().writeValueAsString(this) + "\n");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a record of plain values can always be written", e);
        }
    }

    /** Returns the mark in the folder; empty if it is missing, of another version or corrupted: then the results are drawn again. */
    static Optional<Finished> in(Path folder) {
        try {
            return Optional.ofNullable(JSON.readValue(Files.readAllBytes(folder.resolve(FILE)), Finished.class));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
