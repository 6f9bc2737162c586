package plybook.judge;

import java.io.IOException;
import java.io.InputStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import plybook.guest.Question;
import plybook.guest.Wire;
import plybook.task.Exercise.Part;

/** A running learner's process with the judge's end of the pipe, and a watch that ends it when an answer is overdue. */
final class GuestProcess implements AutoCloseable {
    private static final Duration START = Duration.ofSeconds(20);

    /** The process itself says that it is late, with the line; only if even that does not come is it ended from here. */
    private static final Duration GRACE = Duration.ofMillis(500);

    private static final int PRINTED_KEPT = 8 << 10;

    private static final ScheduledExecutorService WATCH = Executors.newSingleThreadScheduledExecutor(runnable -> {
        Thread thread = new Thread(runnable, "learner deadlines");
        thread.setDaemon(true);
        return thread;
    });

    private final Process process;
    private final Path folder;
    private final Wire wire;
    private final Thread reader;

    @SuppressWarnings("JdkObsolete") // two threads share it
    private final StringBuffer printed;

    private final ScheduledFuture<?> watch;
    private volatile long overdueAt = Long.MAX_VALUE;
    private volatile boolean endedLate;

    private GuestProcess(Process process, Path folder, Wire wire, Thread reader, StringBuffer printed) {
        this.process = process;
        this.folder = folder;
        this.wire = wire;
        this.reader = reader;
        this.printed = printed;
        this.watch = WATCH.scheduleWithFixedDelay(this::endIfOverdue, 20, 20, TimeUnit.MILLISECONDS);
    }

    /**
     * Starts the process and waits until it reports.
     *
     * @throws IOException if it cannot be started or does not report within 20 seconds
     */
    @SuppressWarnings("JdkObsolete") // as above
    static GuestProcess start(Part part, Path classes) throws IOException {
        Path folder = Files.createTempDirectory("plybook");
        Path pipe = folder.resolve("pipe");
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(pipe));
            Process process = launch(part, classes, folder, pipe);
            StringBuffer printed = new StringBuffer();
            Thread reader = readAll(process.getInputStream(), printed);
            try {
                SocketChannel channel = accept(server, process);
                GuestProcess guest = new GuestProcess(process, folder, new Wire(channel), reader, printed);
                guest.greet();
                return guest;
            } catch (IOException e) {
                process.destroyForcibly();
                throw new IOException("it did not start" + (printed.isEmpty() ? "" : ": " + printed), e);
            }
        } catch (IOException e) {
            TemporaryFolder.remove(folder);
            throw e;
        }
    }

    private static Process launch(Part part, Path classes, Path folder, Path pipe) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                // A short life: quick to start matters more than quick in the long run.
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-Xshare:auto",
                "-Xmx128m",
                "-Xss1m",
                "-Djava.awt.headless=true",
                "-cp",
                GuestClasses.folder() + System.getProperty("path.separator") + classes,
                plybook.guest.Main.class.getName(),
                pipe.toString(),
                part.className(),
                part.contract().getName());
        builder.directory(folder.toFile());
        builder.redirectErrorStream(true);
        builder.redirectInput(ProcessBuilder.Redirect.PIPE);
        keepOnly(builder, List.of("SystemRoot", "TEMP", "TMPDIR"));
        Process process = builder.start();
        process.getOutputStream().close();
        return process;
    }

    private static void keepOnly(ProcessBuilder builder, List<String> names) {
        builder.environment().keySet().removeIf(name -> !names.contains(name));
    }

    private static Thread readAll(InputStream in, StringBuffer printed) {
        Thread thread = new Thread(
                () -> {
                    byte[] some = new byte[1 << 12];
                    try (in) {
                        for (int count = in.read(some); count >= 0; count = in.read(some)) {
                            int kept = Math.min(count, PRINTED_KEPT - printed.length());
                            if (kept > 0) {
                                printed.append(new String(some, 0, kept, StandardCharsets.UTF_8));
                            }
                        }
                    } catch (IOException e) {
                        // The process has ended while it printed: what came before is kept.
                        printed.append("");
                    }
                },
                "learner output");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** Waits for the process to open the pipe, but not for one that has ended or hangs. */
    private static SocketChannel accept(ServerSocketChannel server, Process process) throws IOException {
        ScheduledFuture<?> tooLate = WATCH.schedule(process::destroyForcibly, START.toMillis(), TimeUnit.MILLISECONDS);
        // What a process has sent just before its end must still be read, hence the pause.
        var unused = process.onExit()
                .thenRunAsync(
                        () -> closeQuietly(server), CompletableFuture.delayedExecutor(300, TimeUnit.MILLISECONDS));
        try {
            return server.accept();
        } finally {
            tooLate.cancel(false);
        }
    }

    private static void closeQuietly(AutoCloseable closeable) {
        try {
            closeable.close();
        } catch (Exception e) {
            System.getLogger(GuestProcess.class.getName()).log(System.Logger.Level.DEBUG, "on closing", e);
        }
    }

    private void greet() throws IOException {
        expectWithin(START);
        if (!(wire.receive() instanceof Wire.Hello hello) || hello.version() != Wire.VERSION) {
            throw new IOException("the learner's process speaks another version");
        }
        expectNothing();
    }

    Wire wire() {
        return wire;
    }

    void send(Question question, Duration deadline) throws IOException {
        wire.sendQuestion(question, (int) deadline.toMillis());
    }

    /** From now on, the process is ended unless {@link #expectNothing} is called in time. */
    void expectWithin(Duration time) {
        overdueAt = System.nanoTime() + time.plus(GRACE).toNanos();
    }

    void expectNothing() {
        overdueAt = Long.MAX_VALUE;
    }

    private void endIfOverdue() {
        long at = overdueAt;
        if (at != Long.MAX_VALUE && System.nanoTime() - at > 0) {
            endedLate = true;
            kill();
        }
    }

    /** Whether the process was ended because an answer was overdue. */
    boolean endedLate() {
        return endedLate;
    }

    private void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    /** What the process has printed so far, at most 8 KiB of it. */
    String printed() {
        return printed.toString();
    }

    @Override
    public void close() {
        watch.cancel(false);
        closeQuietly(wire);
        kill();
        try {
            process.waitFor();
            reader.join(1_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        TemporaryFolder.remove(folder);
    }
}
