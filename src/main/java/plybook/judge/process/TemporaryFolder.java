package plybook.judge.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Folders that do not outlive the process that made them. All are in one, whose lock the process holds: if it is killed, the next one
 * that starts finds the lock free and removes what was left.
 */
public final class TemporaryFolder {
    private static final String ROOT = "plybook-";
    private static final String LOCK = "lock";

    /** More than lies between making a lock and taking it. */
    private static final Duration BEFORE_LOCKED = Duration.ofMinutes(1);

    private static @Nullable Path root;

    private TemporaryFolder() {}

    /** Returns a new folder, readable by its owner only, that is removed when this process ends. */
    public static Path make(String prefix) throws IOException {
        return Files.createTempDirectory(root(), prefix);
    }

    private static synchronized Path root() throws IOException {
        Path known = root;
        if (known != null && Files.isDirectory(known)) {
            return known;
        }
        Path all = Path.of(System.getProperty("java.io.tmpdir"));
        removeStale(all);
        Path made = Files.createTempDirectory(all, ROOT);
        if (Files.getFileStore(made).supportsFileAttributeView("posix")) {
            // Learners' processes run as other users and must get through, each to the folder that is open to it.
            Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("rwx--x--x"));
        }
        FileChannel lock =
                FileChannel.open(made.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        lock.lock();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            closeQuietly(lock);
            remove(made);
        }));
        root = made;
        return made;
    }

    /** Removes the folders of processes that were killed. */
    static synchronized void removeStale(Path all) {
        List<Path> some;
        try (Stream<Path> folders = Files.list(all)) {
            some = folders.filter(each -> each.getFileName().toString().startsWith(ROOT))
                    .filter(each -> Files.isRegularFile(each.resolve(LOCK), LinkOption.NOFOLLOW_LINKS))
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            return; // nothing to see there
        }
        for (Path each : some) {
            // To open one's own lock and close it again would give it up.
            if (!each.equals(root) && isFree(each.resolve(LOCK))) {
                remove(each);
            }
        }
    }

    /** Returns whether nobody holds the lock, nor is just about to take it; false if it belongs to another user. */
    private static boolean isFree(Path file) {
        try {
            if (Files.getLastModifiedTime(file)
                    .toInstant()
                    .isAfter(Instant.now().minus(BEFORE_LOCKED))) {
                return false;
            }
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                    FileLock lock = channel.tryLock()) {
                return lock != null;
            }
        } catch (IOException | RuntimeException e) {
            return false;
        }
    }

    private static void closeQuietly(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            System.getLogger(TemporaryFolder.class.getName()).log(System.Logger.Level.DEBUG, "on closing", e);
        }
    }

    /** Removes the folder and all that is in it, as far as that can be done. */
    public static void remove(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        } catch (IOException | RuntimeException e) {
            // What is left lies in the system's temporary folder; a verdict must not fail for it.
            System.getLogger(TemporaryFolder.class.getName()).log(System.Logger.Level.DEBUG, "left behind", e);
        }
    }
}
