package plybook.judge.process;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A process in namespaces of its own, made by bubblewrap: no network, no process but its own, no file but the system's libraries, this
 * Java, and what is admitted.
 */
final class Bubblewrap implements Sandbox {
    private static final Path HOME = Path.of("/home/learner");
    private static final int PATIENCE_SECONDS = 10;

    /**
     * Opens the filter for bubblewrap, which reads it from an open file only, and offers the process first to a machine that has run out of
     * memory.
     */
    private static final String OPENED = "echo 1000 >/proc/self/oom_score_adj; exec 9<\"$1\"; shift; exec \"$@\"";

    private static final int MOST_SAID = 1 << 12;

    /** Options that older versions lack, the best first: sized folders came with 0.7, no namespaces within with 0.8. */
    private enum Age {
        NEW,
        SIZED,
        OLD
    }

    private final Path bwrap;
    private final Path prlimit;
    private final Path shell;
    private final Optional<Path> setpriv;
    private final Optional<Path> filter;
    private final Age age;

    private Bubblewrap(Path bwrap, Path prlimit, Path shell, Optional<Path> setpriv, Optional<Path> filter, Age age) {
        this.bwrap = bwrap;
        this.prlimit = prlimit;
        this.shell = shell;
        this.setpriv = setpriv;
        this.filter = filter;
        this.age = age;
    }

    private static @Nullable Bubblewrap working;

    /** The one that works here, which is tried once. */
    static synchronized Bubblewrap found() {
        if (working == null) {
            working = tried();
        }
        return working;
    }

    private static Bubblewrap tried() {
        if (!Programs.onLinux()) {
            throw new SandboxMissing("The sandbox bubblewrap needs Linux");
        }
        Path bwrap = needed("bwrap", "bubblewrap");
        Path prlimit = needed("prlimit", "util-linux");
        Path shell = needed("sh", "dash");
        Optional<Path> filter =
                SystemCalls.Machine.named(System.getProperty("os.arch")).map(Bubblewrap::filter);
        Optional<Path> setpriv =
                UnprivilegedUser.needed() ? Optional.of(needed("setpriv", "util-linux")) : Optional.empty();
        String said = "";
        for (Age age : Age.values()) {
            Bubblewrap candidate = new Bubblewrap(bwrap, prlimit, shell, setpriv, filter, age);
            said = candidate.complaint();
            if (said.isEmpty()) {
                return candidate;
            }
        }
        throw new SandboxMissing("The sandbox bubblewrap is installed and does not work here (" + said.strip() + ")");
    }

    private static Path filter(SystemCalls.Machine machine) {
        try {
            Path folder = TemporaryFolder.make("filter");
            Path file = Files.write(folder.resolve(machine.name()), SystemCalls.filter(machine));
            // The shell that opens it runs as the learner's user.
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx--x--x"));
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
            return file;
        } catch (IOException e) {
            throw new SandboxMissing("The filter of system calls could not be written: " + e);
        }
    }

    private static Path needed(String program, String from) {
        return Programs.find(program)
                .orElseThrow(() -> new SandboxMissing(
                        "The sandbox bubblewrap needs the program " + program + " of the package " + from));
    }

    /** Returns the error message when Java prints its version in the sandbox, or an empty string if it works. */
    private String complaint() {
        try (Cell cell = open()) {
            List<String> command = new ArrayList<>(List.of(GuestProcess.JAVA));
            command.addAll(Limits.javaOptions());
            command.add("-version");
            Process process = cell.start(command);
            String said = new String(process.getInputStream().readNBytes(MOST_SAID), StandardCharsets.UTF_8);
            boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return ended && process.exitValue() == 0 ? "" : said.isBlank() ? "it says nothing" : said;
        } catch (IOException e) {
            return String.valueOf(e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "interrupted";
        }
    }

    @Override
    public String name() {
        return "bubblewrap";
    }

    @Override
    public Optional<String> gap() {
        return filter.isPresent()
                ? Optional.empty()
                : Optional.of("there is no filter of system calls for this processor (" + System.getProperty("os.arch")
                        + "), so the code may use the session's keyring and start processes");
    }

    @Override
    public Cell open() {
        return new BubblewrapCell(setpriv.isPresent() ? UnprivilegedUser.lend() : null);
    }

    private final class BubblewrapCell implements Cell {
        private final @Nullable UnprivilegedUser user;
        private final List<Path> admitted = new ArrayList<>();
        private @Nullable Process process;

        /** The first process of the namespace: when it has ended, all others have. */
        private @Nullable ProcessHandle first;

        BubblewrapCell(@Nullable UnprivilegedUser user) {
            this.user = user;
        }

        @Override
        public Path home() {
            return HOME;
        }

        @Override
        public void admit(Path folder) throws IOException {
            if (user != null) {
                user.admit(folder);
            }
            admitted.add(folder.toAbsolutePath());
        }

        @Override
        public Process start(List<String> command, Errors errors) throws IOException {
            Stream<String> asUser = user == null ? Stream.of() : user.around(setpriv.orElseThrow());
            // Inside, because a namespace's threads are counted apart from the other threads of the judge's user.
            Stream<String> limits = Limits.around(prlimit, Threads.countedApart() ? 0 : Threads.ofThisUser());
            ProcessBuilder builder =
                    new ProcessBuilder(Stream.of(asUser, filtered(), walls(), Stream.of("--"), limits, command.stream())
                            .flatMap(each -> each)
                            .toList());
            builder.environment().clear();
            Process started = Programs.start(errors.in(builder.directory(new File("/"))));
            process = started;
            return started;
        }

        private Stream<String> filtered() {
            return filter.map(file -> Stream.of(
                            shell.toString(), "-c", OPENED, "sh", file.toString(), bwrap.toString(), "--seccomp", "9"))
                    .orElseGet(() -> Stream.of(bwrap.toString()));
        }

        private Stream<String> walls() {
            Stream<String> spaces = Stream.of(
                    "--unshare-all",
                    "--unshare-user",
                    "--die-with-parent",
                    "--new-session",
                    "--clearenv",
                    "--cap-drop",
                    "ALL",
                    "--hostname",
                    "learner");
            Stream<String> noneWithin = age == Age.NEW ? Stream.of("--disable-userns") : Stream.of();
            Stream<String> rest = Stream.of(
                    "--proc",
                    "/proc",
                    "--dev",
                    "/dev",
                    // What keys the judge's session holds, and how many.
                    "--ro-bind",
                    "/dev/null",
                    "/proc/keys",
                    "--ro-bind",
                    "/dev/null",
                    "/proc/key-users",
                    "--setenv",
                    "HOME",
                    HOME.toString(),
                    "--setenv",
                    "LANG",
                    "C.UTF-8",
                    // Otherwise the C library maps 128 MiB for each thread.
                    "--setenv",
                    "MALLOC_ARENA_MAX",
                    "1");
            Stream<String> folders = Stream.concat(writable(Path.of("/tmp")), writable(HOME));
            Stream<String> visible = admitted.stream().flatMap(BubblewrapCell::readOnly);
            // What bubblewrap itself made to hang all this on is a file system too, and not a sized one.
            Stream<String> closed = Stream.of("--remount-ro", "/dev", "--remount-ro", "/", "--chdir", "/");
            return Stream.of(spaces, noneWithin, system(), rest, folders, visible, closed)
                    .flatMap(each -> each);
        }

        private Stream<String> writable(Path folder) {
            return age == Age.OLD
                    ? Stream.of("--tmpfs", folder.toString(), "--remount-ro", folder.toString())
                    : Stream.of("--size", String.valueOf(Limits.mebi(Limits.FILES_MIB)), "--tmpfs", folder.toString());
        }

        /** The libraries, this Java, and the one program that sets limits. */
        private Stream<String> system() {
            Stream<String> libraries = Stream.of("/usr/lib", "/usr/lib32", "/usr/lib64", "/lib", "/lib32", "/lib64")
                    .map(Path::of)
                    .filter(Files::exists)
                    .flatMap(BubblewrapCell::asItIs);
            Path java = Path.of(System.getProperty("java.home"));
            Stream<String> others = Stream.concat(Stream.of(java, prlimit), settings())
                    .filter(each -> !each.startsWith("/usr/lib"))
                    .flatMap(BubblewrapCell::readOnly);
            return Stream.concat(libraries, others);
        }

        /** Distributions keep some of a Java's own files here. */
        private static Stream<Path> settings() {
            try (Stream<Path> all = Files.list(Path.of("/etc"))) {
                return all
                        .filter(each ->
                                each.getFileName().toString().startsWith("java") || each.endsWith("ld.so.cache"))
                        .toList()
                        .stream();
            } catch (IOException e) {
                return Stream.of();
            }
        }

        private static Stream<String> asItIs(Path folder) {
            try {
                return Files.isSymbolicLink(folder)
                        ? Stream.of("--symlink", Files.readSymbolicLink(folder).toString(), folder.toString())
                        : readOnly(folder);
            } catch (IOException e) {
                return readOnly(folder);
            }
        }

        private static Stream<String> readOnly(Path path) {
            return Stream.of("--ro-bind", path.toString(), path.toString());
        }

        @Override
        public ProcessHandle program() {
            if (process == null) {
                throw new IllegalStateException("not started");
            }
            first = process.children().findFirst().orElse(null);
            return first == null
                    ? process.toHandle()
                    : first.children().findFirst().orElse(first);
        }

        @Override
        public void kill() {
            if (first != null && first.isAlive()) {
                // bubblewrap sees that it has ended, with all others of its namespace, and then ends too.
                first.destroyForcibly();
            } else if (process != null) {
                Programs.kill(process);
            }
        }

        @Override
        public void close() {
            if (process != null) {
                end(process);
            }
            if (user != null) {
                user.close();
            }
        }

        private void end(Process outermost) {
            try {
                kill();
                if (!outermost.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                    Programs.kill(outermost);
                    outermost.waitFor();
                }
                // If bubblewrap ended before its namespace: the namespace ends, too, because it was started to die with
                // bubblewrap.
                for (int i = 0; i < PATIENCE_SECONDS * 1_000 && first != null && first.isAlive(); i++) {
                    TimeUnit.MILLISECONDS.sleep(1);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
