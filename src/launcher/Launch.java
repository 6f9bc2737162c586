import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Starts Plybook in a checkout on Windows: builds what has changed, then starts Java. {@code plybook.cmd} runs this file as it is, so it
 * uses nothing but the JDK, and its sentences stand in it. The file {@code plybook} does the same elsewhere.
 */
final class Launch {
    private static final int NOT_BUILT = 1;
    private static final int MACHINE = 3;
    private static final int LINES_SHOWN = 40;

    private final Path root;
    private final Path target;
    private final Path built;

    private Launch(Path root) {
        this.root = root.toAbsolutePath().normalize();
        this.target = this.root.resolve("target");
        this.built = target.resolve("plybook-built");
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Launch launch = new Launch(Path.of(System.getProperty("plybook.root")));
        int code = launch.build();
        System.exit(code != 0 ? code : launch.start(arguments));
    }

    /** Builds unless nothing has changed, and returns 0 or an exit code. Of two windows one builds and the other waits. */
    private int build() throws IOException, InterruptedException {
        if (isBuilt()) {
            return 0;
        }
        Files.createDirectories(target);
        try (FileChannel channel = FileChannel.open(
                        target.resolve("plybook-launching"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            return lock.isValid() && isBuilt() ? 0 : maven();
        }
    }

    private boolean isBuilt() throws IOException {
        if (!Files.exists(built)
                || !Files.exists(target.resolve("classpath"))
                || !Files.exists(target.resolve("classes/plybook/cli/Main.class"))) {
            return false;
        }
        FileTime last = Files.getLastModifiedTime(built);
        try (Stream<Path> sources = Files.walk(root.resolve("src/main"))) {
            for (Path source : (Iterable<Path>) Stream.concat(Stream.of(root.resolve("pom.xml")), sources)::iterator) {
                if (Files.getLastModifiedTime(source).compareTo(last) > 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private int maven() throws IOException, InterruptedException {
        System.err.println(
                Files.exists(built)
                        ? "Building Plybook: its sources have changed (some 10 seconds)..."
                        : "Building Plybook. The first time it also fetches Maven and libraries (about 120 MB), which takes a minute or two...");
        // What changes while we build is newer than this, and is built the next time.
        Path next = Files.write(target.resolve("plybook-built.next"), new byte[0]);
        Path log = target.resolve("plybook-build.log");
        List<String> command = new ArrayList<>(List.of(mavenWrapper().toString(), "-q", "-B", "-Dplybook.launch"));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(root.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        if (!Files.isWritable(Path.of(System.getProperty("user.home")))) {
            // Maven keeps what it fetches in the home folder, or with us where that cannot be written.
            Path ours = root.resolve(".plybook").resolve("maven");
            builder.environment().put("MAVEN_USER_HOME", ours.toString());
            builder.command().add("-Dmaven.repo.local=" + ours.resolve("repository"));
        }
        builder.command().add("compile");
        if (builder.start().waitFor() == 0) {
            Files.move(next, built, StandardCopyOption.REPLACE_EXISTING);
            return 0;
        }
        return explained(log);
    }

    private Path mavenWrapper() {
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        return root.resolve(windows ? "mvnw.cmd" : "mvnw");
    }

    private static int explained(Path log) throws IOException {
        List<String> said = new String(Files.readAllBytes(log)).lines().toList();
        said.stream().skip(Math.max(0, said.size() - LINES_SHOWN)).forEach(System.err::println);
        String all = String.join("\n", said).toLowerCase(Locale.ROOT);
        boolean network = Stream.of(
                        "unknownhost",
                        "could not transfer",
                        "failed to fetch",
                        "connection refused",
                        "timed out",
                        "could not be resolved")
                .anyMatch(all::contains);
        System.err.println(
                network
                        ? "\nMaven could not fetch what it needs: is there a network?\n"
                                + "Behind a proxy, Maven reads it from .m2\\settings.xml in your home folder. Then start the same command again."
                        : "Plybook could not be built; all that Maven said is in " + log);
        return network ? MACHINE : NOT_BUILT;
    }

    /** Starts Plybook with this Java's own options, and returns its exit code. */
    private int start(String[] arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> option.startsWith("-D") || option.startsWith("-X"))
                .filter(option -> !option.startsWith("-Dplybook.root"))
                .forEach(command::add);
        // Not through cmd, whose lines end at 8,191 characters.
        String libraries = Files.readString(target.resolve("classpath")).strip();
        command.addAll(List.of("-cp", target.resolve("classes") + File.pathSeparator + libraries, "plybook.cli.Main"));
        command.addAll(List.of(arguments));
        Process plybook = new ProcessBuilder(command).inheritIO().start();
        // Ctrl-C reaches both. The one that was asked for decides when it ends.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> waitFor(plybook)));
        return plybook.waitFor();
    }

    private static void waitFor(Process process) {
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
