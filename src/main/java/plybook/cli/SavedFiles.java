package plybook.cli;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A watch for saved files. It compares the files themselves, and the system's notices only make it look sooner. So it works however
 * an editor saves, for a folder that is made later, and where the system gives no notice at all.
 */
final class SavedFiles implements AutoCloseable {
    private static final Duration LOOK_EVERY = Duration.ofMillis(250);

    /** The time for which a file must look the same to count as written. */
    private static final Duration SETTLED = Duration.ofMillis(100);

    /** The time after which a missing file counts as gone: editors that replace a file leave none for a moment. */
    private static final Duration GONE = Duration.ofMillis(600);

    /** The time, and waiting for it to pass. */
    interface Clock {
        long nanos();

        void pause(Duration time) throws InterruptedException;
    }

    private static final Clock WALL = new Clock() {
        @Override
        public long nanos() {
            return System.nanoTime();
        }

        @Override
        public void pause(Duration time) throws InterruptedException {
            Thread.sleep(time.toMillis());
        }
    };

    private final Clock clock;
    private final Collection<Path> files;
    private final @Nullable WatchService notices;
    private Map<Path, Stamp> known;

    /** A file as it looks from outside; {@link #NONE} if there is none. */
    private record Stamp(FileTime modified, long size, String key) {
        static final Stamp NONE = new Stamp(FileTime.fromMillis(0), -1, "");

        static Stamp of(Path file) {
            try {
                BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
                return attributes.isRegularFile()
                        ? new Stamp(
                                attributes.lastModifiedTime(),
                                attributes.size(),
                                Objects.toString(attributes.fileKey(), ""))
                        : NONE;
            } catch (IOException e) {
                return NONE;
            }
        }
    }

    private SavedFiles(Collection<Path> files, @Nullable WatchService notices, Clock clock) {
        this.clock = clock;
        this.files = Set.copyOf(files);
        this.notices = notices;
        this.known = look();
    }

    /** Begins to watch the files as they are now, whether they exist or not. */
    static SavedFiles watching(Collection<Path> files) {
        WatchService notices;
        try {
            notices = FileSystems.getDefault().newWatchService();
        } catch (IOException e) {
            notices = null; // the system's limit is reached, for example
        }
        return new SavedFiles(files, notices, WALL);
    }

    /** Begins to watch the files as on a system that gives no notice, by the clock given. */
    static SavedFiles withoutNotices(Collection<Path> files, Clock clock) {
        return new SavedFiles(files, null, clock);
    }

    /**
     * Waits until files have been saved, removed or put back, and are complete.
     *
     * @param ended asked several times a second
     * @return the files that changed since the last call; empty once it has ended
     */
    Set<Path> await(BooleanSupplier ended) throws InterruptedException {
        while (!ended.getAsBoolean()) {
            waitForNotice();
            Map<Path, Stamp> now = look();
            if (!now.equals(known)) {
                Set<Path> changed = changed(settled(now));
                if (!changed.isEmpty()) {
                    return changed;
                }
            }
        }
        return Set.of();
    }

    private Map<Path, Stamp> settled(Map<Path, Stamp> first) throws InterruptedException {
        Map<Path, Stamp> before = first;
        long sameSince = clock.nanos();
        while (true) {
            clock.pause(SETTLED.dividedBy(2));
            Map<Path, Stamp> now = look();
            if (!now.equals(before)) {
                before = now;
                sameSince = clock.nanos();
                continue;
            }
            boolean gone = now.entrySet().stream()
                    .anyMatch(
                            file -> file.getValue().equals(Stamp.NONE) && !Stamp.NONE.equals(known.get(file.getKey())));
            if (clock.nanos() - sameSince >= (gone ? GONE : SETTLED).toNanos()) {
                return now;
            }
        }
    }

    private Set<Path> changed(Map<Path, Stamp> now) {
        Set<Path> changed = new HashSet<>();
        now.forEach((file, stamp) -> {
            if (!stamp.equals(known.get(file))) {
                changed.add(file);
            }
        });
        known = now;
        return changed;
    }

    private Map<Path, Stamp> look() {
        Map<Path, Stamp> stamps = new HashMap<>();
        files.forEach(file -> stamps.put(file, Stamp.of(file)));
        return stamps;
    }

    private void waitForNotice() throws InterruptedException {
        if (notices == null) {
            clock.pause(LOOK_EVERY);
            return;
        }
        register(notices);
        WatchKey key = notices.poll(LOOK_EVERY.toMillis(), TimeUnit.MILLISECONDS);
        if (key != null) {
            key.pollEvents();
            key.reset();
        }
    }

    /** Registers the folders. This is done each time because a folder may have gone and come back; a known one stays registered. */
    private void register(WatchService service) {
        for (Path file : files) {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null && Files.isDirectory(folder)) {
                try {
                    folder.register(
                            service,
                            StandardWatchEventKinds.ENTRY_CREATE,
                            StandardWatchEventKinds.ENTRY_DELETE,
                            StandardWatchEventKinds.ENTRY_MODIFY);
                } catch (IOException e) {
                    // The files are looked at again after a while anyway.
                    System.getLogger(SavedFiles.class.getName()).log(System.Logger.Level.DEBUG, "no notices", e);
                }
            }
        }
    }

    @Override
    public void close() {
        if (notices != null) {
            try {
                notices.close();
            } catch (IOException e) {
                System.getLogger(SavedFiles.class.getName()).log(System.Logger.Level.DEBUG, "on closing", e);
            }
        }
    }
}
