package plybook.intake;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;

/**
 * The learner's files of the course as one archive. The same files make the same archive, byte for byte, on every machine.
 *
 * @param entries in the order of the course
 * @param leftOut files of the course that are not in it, each with the reason
 */
public record Submission(List<Entry> entries, List<String> leftOut) {
    /** Grows when a field of the receipt changes its meaning. */
    public static final int SCHEMA_VERSION = 1;

    public static final String RECEIPT = "receipt.json";

    /** The compiler's limit, in bytes. */
    static final int LARGEST = 1 << 20;

    /** The earliest time that the format has: when a file was saved must not change the archive. */
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private static final JsonMapper JSON = new JsonMapper();

    /**
     * A file of the archive.
     *
     * @param name its path in the archive, with slashes
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Entry(String name, byte[] content) {
        /** Returns the SHA-256 of its content. */
        public String hash() {
            return Hash.of(content);
        }
    }

    public Submission {
        entries = List.copyOf(entries);
        leftOut = List.copyOf(leftOut);
    }

    /** Reads those files of the whole course that exist, and no others. */
    public static Submission of(Path folder) throws IOException {
        return of(folder, Course.exercises());
    }

    /**
     * Reads those files of some exercises that exist, and no others.
     *
     * @param folder the folder with the exercises' folders
     */
    public static Submission of(Path folder, List<Exercise> exercises) throws IOException {
        List<Entry> entries = new ArrayList<>();
        List<String> leftOut = new ArrayList<>();
        for (Exercise exercise : exercises) {
            for (Part part : exercise.parts()) {
                Path file = folder.resolve(exercise.folder()).resolve(part.fileName());
                String name = name(exercise, part);
                if (!Files.isRegularFile(file)) {
                    leftOut.add(Texts.of("left.out.missing", name));
                } else if (Files.size(file) > LARGEST) {
                    leftOut.add(Texts.of("left.out.large", name));
                } else {
                    entries.add(new Entry(name, Files.readAllBytes(file)));
                }
            }
        }
        return new Submission(entries, leftOut);
    }

    /**
     * Reads an archive that {@link #archive} made.
     *
     * @throws IOException if it is none, or is damaged
     */
    public static Submission in(Path archive) throws IOException {
        try {
            Map<String, Found> inside = new HashMap<>();
            Zip.of(Files.readAllBytes(archive)).files().forEach(found -> inside.put(found.path(), found));
            List<Entry> entries = new ArrayList<>();
            for (Exercise exercise : Course.exercises()) {
                for (Part part : exercise.parts()) {
                    Found found = inside.get(name(exercise, part));
                    if (found != null) {
                        entries.add(new Entry(found.path(), found.read(LARGEST)));
                    }
                }
            }
            return new Submission(entries, List.of());
        } catch (Unreadable e) {
            throw new IOException(Texts.of("entry", archive, e.reason()), e);
        }
    }

    /** Returns the name of a file in every archive. */
    static String name(Exercise exercise, Part part) {
        return "exercises/" + exercise.folder() + "/" + part.fileName();
    }

    /** Writes the files below a folder, where the judge looks for them. */
    public void unpack(Path folder) throws IOException {
        for (Entry entry : entries) {
            Path file = folder.resolve(entry.name());
            Files.createDirectories(file.resolveSibling("."));
            Files.write(file, entry.content());
        }
    }

    /** Returns one hash for all files: the SHA-256 of the lines "hash, two blanks, name", as {@code sha256sum} writes them. */
    public String contentHash() {
        StringBuilder lines = new StringBuilder();
        entries.forEach(entry ->
                lines.append(entry.hash()).append("  ").append(entry.name()).append('\n'));
        return Hash.of(lines.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** Returns a list of the archive's files, as JSON. */
    public String receipt() {
        ObjectNode root = JSON.createObjectNode();
        root.put("schemaVersion", SCHEMA_VERSION);
        root.put("contentHash", contentHash());
        ArrayNode files = root.putArray("files");
        for (Entry entry : entries) {
            files.addObject()
                    .put("path", entry.name())
                    .put("bytes", entry.content().length)
                    .put("sha256", entry.hash());
        }
        DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
        try {
            return JSON.writer(new DefaultPrettyPrinter()
                                    .withObjectIndenter(indenter)
                                    .withArrayIndenter(indenter))
                            .writeValueAsString(root)
                    + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain values can always be written", e);
        }
    }

    /** Returns the archive: the files, then the receipt. */
    public byte[] archive() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            for (Entry entry : entries) {
                put(zip, entry);
            }
            put(zip, new Entry(RECEIPT, receipt().getBytes(StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException("written to memory only", e);
        }
        return bytes.toByteArray();
    }

    /** Stored uncompressed, because compression does not give the same bytes on every machine. */
    private static void put(ZipOutputStream zip, Entry entry) throws IOException {
        CRC32 sum = new CRC32();
        sum.update(entry.content());
        ZipEntry header = new ZipEntry(entry.name());
        header.setMethod(ZipEntry.STORED);
        header.setSize(entry.content().length);
        header.setCrc(sum.getValue());
        header.setTimeLocal(NO_TIME);
        zip.putNextEntry(header);
        zip.write(entry.content());
        zip.closeEntry();
    }
}
