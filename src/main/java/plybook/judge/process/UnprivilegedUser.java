package plybook.judge.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A user without a name, a home or any right, whom a judge that runs as root lends to one learner's process. No two processes have
 * the same, so that none sees another's files, none can end another, and their threads are counted apart.
 */
final class UnprivilegedUser implements AutoCloseable {
    /** Numbers that neither distributions nor systemd give to anybody. */
    private static final int FIRST = 60_706;

    private static final int LAST = 61_183;

    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwxr-x---");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-r-----");
    private static final Set<PosixFilePermission> PIPE = PosixFilePermissions.fromString("rw-rw----");

    private static final Set<Integer> LENT = new HashSet<>();
    private static final SecureRandom RANDOM = new SecureRandom();

    private final int id;
    private boolean returned;

    private UnprivilegedUser(int id) {
        this.id = id;
    }

    /** Returns whether this process runs as root, which must not run unknown code as itself. */
    static boolean needed() {
        return Programs.onLinux() && Threads.user(Path.of("/proc/self")).equals(Optional.of(0));
    }

    /** One who runs nothing now: other judges on the same machine lend from the same numbers. */
    static UnprivilegedUser lend() {
        synchronized (LENT) {
            Set<Integer> busy = new HashSet<>(LENT);
            MarkedCell.running().forEach(process -> Threads.user(process).ifPresent(busy::add));
            List<Integer> free = Stream.iterate(FIRST, each -> each <= LAST, each -> each + 1)
                    .filter(each -> !busy.contains(each))
                    .toList();
            if (free.isEmpty()) {
                throw new IllegalStateException(
                        "all " + (LAST - FIRST + 1) + " users for learners' processes are busy");
            }
            int id = free.get(RANDOM.nextInt(free.size()));
            LENT.add(id);
            return new UnprivilegedUser(id);
        }
    }

    /** The command, run as this user. */
    Stream<String> around(Path setpriv) {
        return Stream.of(
                setpriv.toString(),
                "--reuid=" + id,
                "--regid=" + id,
                "--clear-groups",
                "--inh-caps=-all",
                "--ambient-caps=-all",
                "--bounding-set=-all");
    }

    /** Lets this user read the folder and what is in it, and write to what in it is a socket; it stays root's. */
    void admit(Path folder) throws IOException {
        if (Files.getPosixFilePermissions(folder).contains(PosixFilePermission.OTHERS_READ)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : (Iterable<Path>) files::iterator) {
                Files.setAttribute(each, "unix:gid", id, LinkOption.NOFOLLOW_LINKS);
                Files.setPosixFilePermissions(
                        each, Files.isDirectory(each) ? FOLDER : Files.isRegularFile(each) ? FILE : PIPE);
            }
        }
    }

    /** All processes of this user. */
    Stream<ProcessHandle> processes() {
        return MarkedCell.running().filter(each -> Threads.user(each).equals(Optional.of(id)));
    }

    @Override
    public void close() {
        synchronized (LENT) {
            if (!returned) {
                LENT.remove(id);
            }
            returned = true;
        }
    }
}
