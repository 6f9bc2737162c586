package plybook.grading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
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
 * The folder that a run's results go to, held by one run at a time.
 *
 * <p>In it: {@code run.json} with the seed, readable by its owner only; {@code grades.csv}; {@code learners/} with a folder for each
 * submission that may be handed out; {@code instructor/} with one that may not.
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
     * Opens the folder of an earlier run to go on with it, or makes a new one.
     *
     * @param wanted the seed, if it is not for us to draw
     * @throws IllegalArgumentException if the folder holds something else, or a run with another seed
     * @throws InUse if another run is at work in it
     */
    public static RunFolder open(Path folder, OptionalLong wanted) throws IOException, InUse {
        requireOurs(folder);
        Files.createDirectories(folder);
        FileChannel lock = lock(folder);
        try {
            long seed = seed(folder, wanted);
            Files.createDirectories(folder.resolve("instructor"), forOwnerOnly(folder, "rwx------"));
            RunFolder run = new RunFolder(folder, seed, lock);
            run.removeWork();
            return run;
        } catch (IOException | RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /** Another run is at work in the folder. */
    public static final class InUse extends Exception {
        private static final long serialVersionUID = 1;

        InUse(Path folder) {
            super("another run is grading into " + folder
                    + " right now: wait for it, or name another folder with --out");
        }
    }

    /** A mistyped {@code --out} must not scatter results over somebody's files. */
    private static void requireOurs(Path folder) throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new IllegalArgumentException(folder + " is no folder");
        }
        if (!Files.isDirectory(folder) || Files.exists(folder.resolve(RUN))) {
            return;
        }
        try (Stream<Path> files = Files.list(folder)) {
            // A run that was killed as it began has left these at most.
            Set<String> names = files.map(each -> each.getFileName().toString()).collect(Collectors.toSet());
            names.removeAll(List.of(LOCK, unfinished().toString()));
            if (!names.isEmpty()) {
                throw new IllegalArgumentException(
                        folder + " holds other files and no run of grade: name an empty or a new folder with --out");
            }
        }
    }

    private static FileChannel lock(Path folder) throws IOException, InUse {
        FileChannel channel =
                FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            FileLock lock = channel.tryLock(); // ends with this process, however that ends
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
        long seed;
        try {
            JsonNode root = JSON.readTree(Files.readAllBytes(run));
            seed = Long.parseLong(root.required("seed").asText());
        } catch (IOException | IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    run + " cannot be read, and with it the run's seed: name a new folder with --out", e);
        }
        if (wanted.isPresent() && wanted.getAsLong() != seed) {
            throw new IllegalArgumentException(
                    folder + " holds a run with another seed: leave --seed out to go on with it,"
                            + " or name a new folder with --out");
        }
        return seed;
    }

    /** Nobody else may read it, not even for the moment before its permissions are set. */
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

    /** What the trees and boards of the whole run are drawn from. */
    public long seed() {
        return seed;
    }

    /** The table of marks. */
    public Path grades() {
        return folder.resolve("grades.csv");
    }

    /** The class on one page, with links to the reports. */
    Path page() {
        return folder.resolve("index.html");
    }

    /** What may be handed out. */
    public Path learners() {
        return folder.resolve("learners");
    }

    /** What may not. */
    public Path instructors() {
        return folder.resolve("instructor");
    }

    /** Where files lie while they are judged. */
    Path work() {
        return folder.resolve(".work");
    }

    /** Leaves nothing that an earlier run was killed over. */
    private void removeWork() throws IOException {
        if (!Files.exists(work())) {
            return;
        }
        try (Stream<Path> files = Files.walk(work())) {
            for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        }
    }

    @Override
    public void close() throws IOException {
        try (lock) {
            removeWork();
        }
    }
}
