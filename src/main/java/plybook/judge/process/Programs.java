package plybook.judge.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Programs of the system, found, started and ended. */
public final class Programs {
    private static final boolean LINUX = System.getProperty("os.name").equals("Linux");

    /**
     * Linux ends a child when the <em>thread</em> that started it ends, if the child so wishes; this one lasts as long as the judge.
     */
    private static final ExecutorService STARTER = Executors.newSingleThreadExecutor(runnable -> {
        Thread thread = new Thread(runnable, "starter of learners' processes");
        thread.setDaemon(true);
        return thread;
    });

    private Programs() {}

    static boolean onLinux() {
        return LINUX;
    }

    /** Returns the program in the system's folders. A program elsewhere on the path is not trusted with a sandbox. */
    static Optional<Path> find(String name) {
        return Stream.of("/usr/bin", "/bin", "/usr/sbin", "/sbin", "/usr/local/bin")
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Starts a process that may ask to end with the thread that started it. */
    public static Process start(ProcessBuilder builder) throws IOException {
        return onStarter(builder::start);
    }

    /** Ends a process at once and leaves what it has printed to be read, which {@link Process#destroyForcibly()} would throw away. */
    static void kill(Process process) {
        process.toHandle().destroyForcibly();
    }

    private static <T> T onStarter(Callable<T> task) throws IOException {
        try {
            return STARTER.submit(task).get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException cause ? cause : new IOException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while a process was started", e);
        }
    }

    /**
     * Runs a small program to its end.
     *
     * @return what it said, if it ended with exit code 0; otherwise empty
     */
    static Optional<String> run(String... command) {
        Process process;
        try {
            process = start(new ProcessBuilder(command).redirectErrorStream(true));
        } catch (IOException e) {
            return Optional.empty();
        }
        try (var out = process.getInputStream()) {
            process.getOutputStream().close();
            String said = new String(out.readNBytes(1 << 12), java.nio.charset.StandardCharsets.UTF_8);
            return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0
                    ? Optional.of(said)
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } finally {
            process.destroyForcibly();
        }
    }
}
