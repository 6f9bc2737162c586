package plybook.judge.compiler;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.StreamCorruptedException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import plybook.judge.process.GuestClasses;
import plybook.judge.process.GuestProcess;
import plybook.judge.process.Limits;
import plybook.judge.process.Sandbox;
import plybook.text.Messages;

/**
 * A Java compiler in a process of its own, which can be ended: some small files keep a compiler busy for hours or use up its memory. It
 * lives in the same sandbox as the code that it compiles; texts go in and classes come out through its pipe, and it sees no file but the
 * hooks.
 */
final class CompilerProcess implements AutoCloseable {
    /** The processor time for one file, so that a busy machine does not matter. A solution takes a tenth of a second, the first one half a second. */
    static final Duration FOR_ONE = Duration.ofSeconds(10);

    /** For one that is not even busy. */
    static final Duration PATIENCE = Duration.ofSeconds(60);

    static final int HEAP_MIB = 192;

    /** With which the virtual machine ends when its heap is full. */
    private static final int MEMORY_FULL = 3;

    private static final ScheduledExecutorService WATCH = Executors.newSingleThreadScheduledExecutor(runnable -> {
        Thread thread = new Thread(runnable, "compiler deadlines");
        thread.setDaemon(true);
        return thread;
    });

    private final Sandbox.Cell cell;
    private final Process process;
    private final DataOutputStream to;
    private final DataInputStream from;
    private boolean sound = true;

    private CompilerProcess(Sandbox.Cell cell, Process process) {
        this.cell = cell;
        this.process = process;
        this.to = new DataOutputStream(process.getOutputStream());
        this.from = new DataInputStream(process.getInputStream());
    }

    static CompilerProcess start(Sandbox sandbox) throws IOException {
        Sandbox.Cell cell = sandbox.open();
        try {
            Path own = GuestClasses.withCompiler();
            cell.admit(own);
            for (Path hooks : GuestClasses.ofCourse()) {
                cell.admit(hooks);
            }
            List<String> command = new ArrayList<>(List.of(GuestProcess.JAVA));
            command.addAll(Limits.javaOptions());
            command.addAll(List.of(
                    "-Xss2m",
                    "-Xmx" + HEAP_MIB + "m",
                    "-XX:+ExitOnOutOfMemoryError",
                    "-D" + Messages.PROPERTY + "=" + Messages.language().toLanguageTag(),
                    "-cp",
                    own.toString(),
                    CompilerMain.class.getName()));
            return new CompilerProcess(cell, cell.start(command, Sandbox.Errors.DISCARDED));
        } catch (IOException e) {
            cell.close();
            throw e;
        }
    }

    /** Returns the compiler's process, which a test stops. */
    ProcessHandle program() {
        return cell.program();
    }

    /** Returns whether it can compile another file. */
    boolean isSound() {
        return sound && process.isAlive();
    }

    /** Returns the processor time of the compiler so far; empty if the system does not tell it. */
    private Optional<Duration> busy() {
        return cell.program().info().totalCpuDuration();
    }

    /**
     * Compiles a file.
     *
     * @throws IOException if somebody ended the compiler, it speaks nonsense, or the machine gave it no processor: then nothing is known of
     *     the file
     */
    Javac.Made compile(Javac.Task task) throws IOException {
        return compile(task, FOR_ONE, PATIENCE);
    }

    /**
     * Does the same within other limits.
     *
     * @param work the processor time
     * @param patience the time by the clock
     */
    Javac.Made compile(Javac.Task task, Duration work, Duration patience) throws IOException {
        AtomicBoolean late = new AtomicBoolean();
        long start = System.nanoTime();
        AtomicBoolean starved = new AtomicBoolean();
        Duration before = busy().orElse(Duration.ZERO);
        ScheduledFuture<?> deadline = WATCH.scheduleWithFixedDelay(
                () -> {
                    boolean overdue = System.nanoTime() - start >= patience.toNanos();
                    Optional<Duration> worked = busy().map(now -> now.minus(before));
                    if (worked.map(used -> used.compareTo(work) >= 0).orElse(overdue)) {
                        late.set(true);
                        cell.kill();
                    } else if (overdue) { // javac never sleeps, so the machine or somebody else stopped it
                        starved.set(true);
                        cell.kill();
                    }
                },
                1,
                1,
                TimeUnit.SECONDS);
        try {
            CompilerMain.write(to, task);
            return answer();
        } catch (StreamCorruptedException e) {
            sound = false;
            throw e;
        } catch (IOException e) {
            sound = false;
            if (starved.get()) {
                throw new IOException(
                        "the compiler got too little of the processor within " + patience.toSeconds() + " seconds", e);
            }
            return Javac.Made.failed(
                    Javac.givesUp(task, late.get() ? "still busy after " + work.toSeconds() + " seconds" : cause(e)));
        } finally {
            deadline.cancel(false);
        }
    }

    /** Reads what the process says, and believes nothing of it: a file that takes over its compiler still gets no further. */
    private Javac.Made answer() throws IOException {
        String complaint = from.readUTF();
        int count = from.readInt();
        if (count < 0 || count > Javac.MOST_CLASSES) {
            throw new StreamCorruptedException("the compiler made " + count + " classes");
        }
        Map<String, byte[]> classes = new TreeMap<>();
        long all = 0;
        for (int i = 0; i < count; i++) {
            String name = from.readUTF();
            int length = from.readInt();
            all += length;
            if (length < 0 || all > Javac.LARGEST_CLASSES) {
                throw new StreamCorruptedException("the compiler made classes of " + all + " bytes");
            }
            classes.put(name, from.readNBytes(length));
        }
        return new Javac.Made(complaint, classes);
    }

    /** Returns the reason why the process ended by itself. If it did not, somebody else ended it, and not the file. */
    private String cause(IOException e) throws IOException {
        int exit = exit();
        if (exit != MEMORY_FULL) {
            throw new IOException("the compiler's process was ended from outside (exit code " + exit + ")", e);
        }
        return "it needs more than " + HEAP_MIB + " MiB of memory";
    }

    private int exit() {
        try {
            process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return process.destroyForcibly().onExit().join().exitValue();
    }

    @Override
    public void close() {
        cell.close();
    }
}
