package plybook.grading;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import plybook.report.Marks;

/**
 * A record that a submission is graded and all its results are written. It is the last of the files, written whole or not at all.
 *
 * @param key changes with everything that the marks depend on
 * @param source where the submission was
 * @param formats the formats of its results
 */
record Finished(int schemaVersion, String key, String source, Set<Format> formats, Marks marks) {
    static final String FILE = "finished.json";

    private static final int SCHEMA_VERSION = 3;
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
    }

    Finished(String key, String source, Set<Format> formats, Marks marks) {
        this(SCHEMA_VERSION, key, source, formats, marks);
    }

    void write(Path folder) throws IOException {
        try {
            AtomicFile.write(
                    folder.resolve(FILE), JSON.writerWithDefaultPrettyPrinter().writeValueAsString(this) + "\n");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a record of plain values can always be written", e);
        }
    }

    /** Returns the mark in the folder; empty if it is missing, of another version or corrupted: then the submission is graded again. */
    static Optional<Finished> in(Path folder) {
        try {
            return Optional.ofNullable(JSON.readValue(Files.readAllBytes(folder.resolve(FILE)), Finished.class));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
