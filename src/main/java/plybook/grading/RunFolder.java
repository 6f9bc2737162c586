package plybook.grading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.judge.suite.Conditions;

/**
 * The folder for the results of a run, used by one run at a time.
 *
 * <p>In it: {@code run.json} with the seed, readable by its owner only; {@code grades.csv}; {@code learners/} with a folder for each
 * submission that learners may get; {@code instructor/} with one that they may not.
 */
public final class RunFolder implements AutoCloseable {
    private static final String RUN = "run.json";
    private static final String LOCK = ".lock";
    private static final int SCHEMA_VERSION = 1;
    private static final JsonMapper JSON = new JsonMapper();

    private final Path folder;
    private final long seed;
    private final FileChannel lock;

    private RunFolder(Path folder, long seed, FileChannel lock) {
        this.folder = folder;
        this.seed = seed;
        this.lock = lock;
    }

    /**
     * Opens the folder of an earlier run to continue it, or makes a new one.
     *
     * @param wanted the seed; if empty, one is drawn
     * @throws IllegalArgumentException if the folder contains something else, or a run with another seed
     * @throws InUse if another run is at work in it
     */
    public static RunFolder open(Path folder, OptionalLong wanted) throws IOException {
        requireOurs(folder);
        Files.createDirectories(folder);
        FileChannel lock = lock(folder);
        try {
            long seed = seed(folder, wanted);
            Files.createDirectories(folder.resolve("instructor"), forOwnerOnly(folder, "rwx------"));
            RunFolder run = new RunFolder(folder, seed, lock);
            remove(run.work()); // a run that was killed leaves it behind
            return run;
        } catch (IOException | RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /** Another run is at work in the folder. */
    public static final class InUse extends IOException {
        private static final long serialVersionUID = 1;

        InUse(Path folder) {
            super(Texts.of("run.in.use", folder));
        }
    }

    /** A mistyped {@code --out} must not scatter results among somebody's files. */
    private static void requireOurs(Path folder) throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new IllegalArgumentException(Texts.of("run.no.folder", folder));
        }
        if (!Files.isDirectory(folder) || Files.exists(folder.resolve(RUN))) {
            return;
        }
        try (Stream<Path> files = Files.list(folder)) {
            // A run that was killed at its start leaves at most these.
            Set<String> names = files.map(each -> each.getFileName().toString()).collect(Collectors.toSet());
            names.removeAll(List.of(LOCK, unfinished().toString()));
            if (!names.isEmpty()) {
                throw new IllegalArgumentException(Texts.of("run.foreign", folder));
            }
        }
    }

    /**
     * Refuses a folder without the results of a run.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static void requireRun(Path folder) {
        if (!Files.isRegularFile(folder.resolve(RUN))) {
            throw new IllegalArgumentException(Texts.of("run.none", folder));
        }
    }

    private static FileChannel lock(Path folder) throws IOException {
        FileChannel channel =
                FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            FileLock lock = channel.tryLock(); // released when this process ends, however it ends
            if (lock != null) {
                return channel;
            }
        } catch (OverlappingFileLockException e) {
            // Held by this very process.
        }
        channel.close();
        throw new InUse(folder);
    }

    private static long seed(Path folder, OptionalLong wanted) throws IOException {
        Path run = folder.resolve(RUN);
        if (!Files.exists(run)) {
            long seed = wanted.orElseGet(Conditions::freshSeed);
            writeSecretly(folder, seed);
            return seed;
        }
        long seed = seedIn(folder);
        if (wanted.isPresent() && wanted.getAsLong() != seed) {
            throw new IllegalArgumentException(Texts.of("run.other.seed", folder));
        }
        return seed;
    }

    /**
     * Returns the seed of a run.
     *
     * @throws IllegalArgumentException if there is no run in the folder
     */
    static long seedIn(Path folder) {
        Path run = folder.resolve(RUN);
        try {
            JsonNode root = JSON.readTree(Files.readAllBytes(run));
            return Long.parseLong(root.required("seed").asText());
        } catch (IOException | IllegalArgumentException e) {
            throw new IllegalArgumentException(Texts.of("run.unreadable", run), e);
        }
    }

    /** Writes the seed so that nobody else can read it, not even before its permissions are set. */
    private static void writeSecretly(Path folder, long seed) throws IOException {
        String text = JSON.writerWithDefaultPrettyPrinter()
                        .writeValueAsString(JSON.createObjectNode()
                                .put("schemaVersion", SCHEMA_VERSION)
                                .put("seed", Long.toString(seed)))
                + "\n";
        Path unfinished = folder.resolve(unfinished());
        Files.deleteIfExists(unfinished);
        Files.createFile(unfinished, forOwnerOnly(folder, "rw-------"));
        Files.writeString(unfinished, text);
        Files.move(unfinished, folder.resolve(RUN), StandardCopyOption.ATOMIC_MOVE);
    }

    private static Path unfinished() {
        return Path.of("." + RUN + AtomicFile.UNFINISHED);
    }

    private static FileAttribute<?>[] forOwnerOnly(Path folder, String permissions) {
        return folder.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    /** Returns the seed of the trees and boards of the whole run. */
    public long seed() {
        return seed;
    }

    /** Returns the file for the table of marks. */
    public Path grades() {
        return folder.resolve("grades.csv");
    }

    /** Writes a file of the whole run, as UTF-8, and returns its path. */
    public Path write(String name, String content) throws IOException {
        return write(name, content.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a file of the whole run, and returns its path. */
    public Path write(String name, byte[] content) throws IOException {
        AtomicFile.write(folder.resolve(name), content);
        return folder.resolve(name);
    }

    /** Returns the file for the class page, with links to the reports. */
    Path page() {
        return folder.resolve("index.html");
    }

    /** Returns the folder of what learners may get. */
    public Path learners() {
        return folder.resolve("learners");
    }

    /** Returns the folder of what they may not. */
    public Path instructors() {
        return folder.resolve("instructor");
    }

    /** Returns the folder for files while they are judged. */
    Path work() {
        return folder.resolve(".work");
    }

    /** Removes the folder with everything in it, if it exists. */
    static void remove(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        }
    }

    @Override
    public void close() throws IOException {
        try (lock) {
            remove(work());
        }
    }
}
