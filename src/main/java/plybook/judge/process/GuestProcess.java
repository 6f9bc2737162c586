package plybook.judge.process;

import java.io.IOException;
import java.io.InputStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import plybook.guest.Question;
import plybook.guest.Reply;
import plybook.guest.Wire;
import plybook.guest.time.Allowance;
import plybook.guest.time.RunDelay;
import plybook.task.Exercise.Part;

/** A running learner's process with the judge's end of the pipe, and a watch that ends it when an answer is overdue. */
public final class GuestProcess implements AutoCloseable {
    /** The program that runs learners' code: that of this very Java. */
    public static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private static final Duration START = Duration.ofSeconds(20);

    /** The process itself says that it is late, with the line; only if even that does not come is it ended from here. */
    static final Duration GRACE = Duration.ofMillis(500);

    /** An answer is a number or a small board; a tree that somebody wrote by hand is the longest. */
    static final int LONGEST_ANSWER = 256 << 10;

    /** The exit code after the signal for too much processor time: 128 and the signal's number. */
    private static final int SIGXCPU = 128 + 24;

    /** The virtual machine's last words where it is told to end. */
    private static final String HEAP_FULL = "Terminating due to java.lang.OutOfMemoryError";

    private static final ScheduledExecutorService WATCH = Executors.newSingleThreadScheduledExecutor(runnable -> {
        Thread thread = new Thread(runnable, "learner deadlines");
        thread.setDaemon(true);
        return thread;
    });

    /** The reaction to a full heap. */
    enum FullHeap {
        /** The virtual machine ends at once, so that nobody catches the error and goes on. */
        ENDS,
        /** The error is thrown, so that its line is known. */
        THROWS
    }

    private final Process process;
    private final Sandbox.Cell cell;
    private final Path folder;
    private final Wire wire;
    private final Thread reader;
    private final Printed printed;
    private final ScheduledFuture<?> watch;
    private final Allowance allowance = new Allowance(this::busy, System::nanoTime, () -> this.delay.get());
    private int sent;
    private volatile boolean endedLate;
    private volatile boolean stopped;
    private volatile ProcessHandle program;
    private volatile RunDelay delay;
    private volatile RunDelay delayOfAnswers;
    private volatile Duration busyBefore = Duration.ZERO;

    private GuestProcess(Process process, Sandbox.Cell cell, Path folder, Wire wire, Thread reader, Printed printed) {
        this.process = process;
        this.program = process.toHandle();
        this.delay = delayOf(program);
        this.delayOfAnswers = delayOf(program);
        this.cell = cell;
        this.folder = folder;
        this.wire = wire;
        this.reader = reader;
        this.printed = printed;
        this.watch = everyLook(this::look);
    }

    /**
     * Starts the process and waits until it reports.
     *
     * @throws IOException if it cannot be started, or works for 20 seconds (or waits for 100) without reporting
     */
    static GuestProcess start(Part part, Path classes, Sandbox sandbox, FullHeap fullHeap) throws IOException {
        return start(part, classes, sandbox, fullHeap, START);
    }

    /** @param patience how long it may work before it reports */
    static GuestProcess start(Part part, Path classes, Sandbox sandbox, FullHeap fullHeap, Duration patience)
            throws IOException {
        Path folder = TemporaryFolder.make("pipe");
        Sandbox.Cell cell = sandbox.open();
        try {
            return start(part, classes, cell, folder, fullHeap, patience);
        } catch (IOException e) {
            cell.close();
            TemporaryFolder.remove(folder);
            throw e;
        }
    }

    private static GuestProcess start(
            Part part, Path classes, Sandbox.Cell cell, Path folder, FullHeap fullHeap, Duration patience)
            throws IOException {
        Path pipe = folder.resolve("pipe");
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(pipe));
            for (Path each : List.of(GuestClasses.folder(part), classes, folder)) {
                cell.admit(each);
            }
            Process process = cell.start(command(part, classes, cell.home(), pipe, fullHeap));
            process.getOutputStream().close();
            Printed printed = new Printed();
            Thread reader = readAll(process.getInputStream(), printed, cell);
            try {
                Wire wire = new Wire(part.contract(), accept(server, process, patience), LONGEST_ANSWER);
                GuestProcess guest = new GuestProcess(process, cell, folder, wire, reader, printed);
                try {
                    guest.greet();
                } catch (IOException e) {
                    guest.close();
                    throw e;
                }
                return guest;
            } catch (IOException e) {
                throw new IOException("it did not start" + (printed.bytes() == 0 ? "" : ": " + printed.text()), e);
            }
        }
    }

    private static List<String> command(Part part, Path classes, Path home, Path pipe, FullHeap fullHeap) {
        List<String> command = new ArrayList<>(List.of(JAVA));
        command.addAll(Limits.javaOptions());
        if (fullHeap == FullHeap.ENDS) {
            command.add("-XX:+ExitOnOutOfMemoryError");
        }
        command.addAll(List.of(
                "-Duser.home=" + home,
                "-Djava.io.tmpdir=" + home,
                "-cp",
                GuestClasses.folder(part) + System.getProperty("path.separator") + classes,
                plybook.guest.Main.class.getName(),
                pipe.toString(),
                part.className(),
                part.contract().getName()));
        return command;
    }

    private static Thread readAll(InputStream in, Printed printed, Sandbox.Cell cell) {
        Thread thread = new Thread(
                () -> {
                    byte[] some = new byte[1 << 13];
                    try (in) {
                        for (int count = in.read(some); count >= 0; count = in.read(some)) {
                            printed.add(some, count);
                            if (tooMuch(printed)) {
                                cell.kill();
                            }
                        }
                    } catch (IOException e) {
                        // The process has ended while it printed: what came before is kept.
                        printed.add(some, 0);
                    }
                },
                "learner output");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static boolean tooMuch(Printed printed) {
        return printed.bytes() > Limits.mebi(Limits.PRINTED_MIB);
    }

    /** Waits for the process to open the pipe, but not for one that has ended or hangs. */
    private static SocketChannel accept(ServerSocketChannel server, Process process, Duration patience)
            throws IOException {
        Allowance start = new Allowance(
                () -> process.info().totalCpuDuration().orElse(Duration.ZERO), System::nanoTime, Optional::empty);
        start.begin(patience);
        AtomicBoolean late = new AtomicBoolean();
        // Counted as for an answer, or a machine that was stopped meanwhile would end what has just started.
        ScheduledFuture<?> tooLate = everyLook(() -> {
            if (start.isUsedUp()) {
                late.set(true);
                Programs.kill(process);
            }
        });
        // What a process has sent just before its end must still be read, hence the pause.
        var unused = process.onExit()
                .thenRunAsync(
                        () -> closeQuietly(server), CompletableFuture.delayedExecutor(300, TimeUnit.MILLISECONDS));
        try {
            SocketChannel channel = server.accept();
            if (late.get()) {
                throw new IOException("it was ended because it took too long");
            }
            return channel;
        } finally {
            tooLate.cancel(false);
        }
    }

    private static ScheduledFuture<?> everyLook(Runnable look) {
        return WATCH.scheduleWithFixedDelay(
                look, Allowance.LOOK.toMillis(), Allowance.LOOK.toMillis(), TimeUnit.MILLISECONDS);
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
        // The learner's code waits for the first question: until then all that runs is known.
        program = cell.program();
        delay = delayOf(program);
        delayOfAnswers = delayOf(program);
        busyBefore = busy();
    }

    private static RunDelay delayOf(ProcessHandle process) {
        return new RunDelay(Path.of("/proc", String.valueOf(process.pid())));
    }

    /** Returns a reader of the time for which the process finds no processor from now on. */
    RunDelay delayFromNow() {
        RunDelay reader = delayOf(program);
        var unused = reader.get();
        return reader;
    }

    /** Returns the time for which the process found no processor since this was last asked; empty where the system does not tell. */
    Optional<Duration> delayed() {
        return delayOfAnswers.get();
    }

    /** Returns the process of the virtual machine itself, inside its wrappers. */
    ProcessHandle program() {
        return program;
    }

    Wire wire() {
        return wire;
    }

    /** Returns the length of the question's message in bytes. */
    int send(Question question, Duration deadline, Wire.Detail detail) throws IOException {
        sent++;
        return wire.sendQuestion(question, (int) deadline.toMillis(), detail);
    }

    /** From now on, the process is ended unless {@link #expectNothing} is called before it has used so much time. */
    void expectWithin(Duration work) {
        allowance.begin(work.plus(GRACE));
    }

    void expectNothing() {
        allowance.end();
    }

    /** Notes what the process has used so far, for nobody can ask one that has ended; and ends it if that is more than it may. */
    private void look() {
        if (!allowance.isBegun()) {
            return;
        }
        busyBefore = busy();
        if (!endedLate && allowance.isUsedUp()) {
            endedLate = true;
            stopped = isStopped();
            cell.kill();
        }
    }

    /** Returns whether somebody had stopped the process (not ended it) when its time was up. */
    boolean wasStopped() {
        return stopped;
    }

    /** The state stands behind the program's name in brackets, which may hold anything ({@code proc(5)}). */
    private boolean isStopped() {
        try {
            String stat = Files.readString(Path.of("/proc", String.valueOf(program.pid()), "stat"));
            return stat.startsWith("T", stat.lastIndexOf(')') + 2);
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns whether the process has worked as long as it might, or nearly, for the answer that is overdue. */
    boolean hasWorked(Duration work) {
        return allowance.hasWorked(work);
    }

    /** Returns whether the answer that is overdue found no processor; empty where the system does not tell. */
    Optional<Boolean> hasStarved(Duration work) {
        return allowance.hasStarved(work);
    }

    /** Returns the processor time that the process has used so far, all its threads together; zero where the system does not say. */
    Duration busy() {
        Duration now = program.info().totalCpuDuration().orElse(Duration.ZERO);
        return now.compareTo(busyBefore) > 0 ? now : busyBefore;
    }

    /** Why no more answers come, as far as that can be told from outside. */
    Reply.Fault causeOfDeath(String otherwise) {
        if (endedLate) {
            return new Reply.Fault(Reply.Kind.TOO_LATE, "", "");
        }
        OptionalInt exit = exit();
        String said = printed.lastWords();
        if (tooMuch(printed)) {
            return new Reply.Fault(Reply.Kind.PRINTED_TOO_MUCH, "more than " + Limits.PRINTED_MIB + " MiB", "");
        }
        if (said.contains("insufficient memory for the Java Runtime")
                || said.contains(HEAP_FULL + ": Metaspace")
                || said.contains(HEAP_FULL + ": Compressed class space")) {
            return new Reply.Fault(Reply.Kind.OFF_HEAP, "", "");
        }
        if (said.contains(HEAP_FULL)) {
            return new Reply.Fault(Reply.Kind.OUT_OF_MEMORY, "", "");
        }
        if (exit.equals(OptionalInt.of(SIGXCPU))) {
            return new Reply.Fault(Reply.Kind.TOO_MUCH_PROCESSOR_TIME, "", "");
        }
        return new Reply.Fault(Reply.Kind.DIED, otherwise, "");
    }

    /** The code with which the process ended, if it ends at all now that its pipe has. */
    private OptionalInt exit() {
        try {
            boolean ended = process.waitFor(1, TimeUnit.SECONDS);
            if (ended) {
                reader.join(1_000);
            }
            return ended ? OptionalInt.of(process.exitValue()) : OptionalInt.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return OptionalInt.empty();
        }
    }

    /** Returns the number of questions that were sent. */
    int sent() {
        return sent;
    }

    /** Returns the output of the process, which may still grow. */
    Printed printed() {
        return printed;
    }

    @Override
    public void close() {
        watch.cancel(false);
        closeQuietly(wire);
        cell.close();
        try {
            reader.join(1_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        TemporaryFolder.remove(folder);
    }
}
