package plybook.judge.compiler;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import plybook.judge.process.GuestClasses;
import plybook.judge.process.GuestProcess;
import plybook.judge.process.Programs;

/**
 * A Java compiler in a process of its own, which can be ended: some small files keep a compiler busy for hours or use up its memory. It
 * is kept for the next file, because a warm compiler is ten times as quick.
 */
final class CompilerProcess {
    /** The processor time for one file, so that a busy machine does not matter. A solution takes a tenth of a second, the first one a second. */
    private static final Duration FOR_ONE = Duration.ofSeconds(10);

    /** For one that is not even busy. */
    static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final int HEAP_MIB = 192;

    /** With which the virtual machine ends when its heap is full. */
    private static final int MEMORY_FULL = 3;

    private static final Deque<CompilerProcess> IDLE = new ConcurrentLinkedDeque<>();

    private static final ScheduledExecutorService WATCH = Executors.newSingleThreadScheduledExecutor(runnable -> {
        Thread thread = new Thread(runnable, "compiler deadlines");
        thread.setDaemon(true);
        return thread;
    });

    private final Process process;
    private final DataOutputStream to;
    private final DataInputStream from;
    private boolean sound = true;

    private CompilerProcess(Process process) {
        this.process = process;
        this.to = new DataOutputStream(process.getOutputStream());
        this.from = new DataInputStream(process.getInputStream());
    }

    /**
     * Compiles a file with a compiler that is idle, or a new one.
     *
     * @return what is wrong with the file; nothing if it was compiled
     * @throws IOException if no compiler can be started, somebody ended it, or the disk is full: then nothing is known of the file
     */
    static String compile(Javac.Task task) throws IOException {
        CompilerProcess idle = IDLE.pollFirst();
        CompilerProcess compiler = idle != null && idle.process.isAlive() ? idle : started();
        String complaint = compiler.run(task);
        if (compiler.sound) {
            IDLE.addFirst(compiler);
        }
        return complaint;
    }

    private static CompilerProcess started() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                GuestProcess.JAVA,
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-Xshare:auto",
                "-Xss2m",
                "-Xmx" + HEAP_MIB + "m",
                "-XX:+ExitOnOutOfMemoryError",
                "-cp",
                GuestClasses.origin().toString(),
                CompilerMain.class.getName());
        builder.environment().keySet().retainAll(List.of("SystemRoot", "TEMP", "TMPDIR"));
        builder.environment().put("LC_ALL", "C.UTF-8"); // names of files may be in any script
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        return new CompilerProcess(Programs.start(builder));
    }

    /** Returns the processor time of the compiler so far. If the system does not tell it, it never exceeds the patience. */
    private Duration busy() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private String run(Javac.Task task) throws IOException {
        AtomicBoolean late = new AtomicBoolean();
        long start = System.nanoTime();
        Duration before = busy();
        ScheduledFuture<?> deadline = WATCH.scheduleWithFixedDelay(
                () -> {
                    if (busy().minus(before).compareTo(FOR_ONE) >= 0
                            || System.nanoTime() - start >= PATIENCE.toNanos()) {
                        late.set(true);
                        process.destroyForcibly();
                    }
                },
                1,
                1,
                TimeUnit.SECONDS);
        boolean done;
        String said;
        try {
            CompilerMain.write(to, task);
            done = from.readBoolean();
            said = from.readUTF();
        } catch (IOException e) {
            sound = false;
            return Javac.givesUp(task, late.get() ? "still busy after " + FOR_ONE.toSeconds() + " seconds" : cause(e));
        } finally {
            deadline.cancel(false);
        }
        if (!done) {
            throw new IOException("the compiler could not work: " + said);
        }
        return said;
    }

    /** Returns the reason why the process ended by itself. If it did not, somebody else ended it, and not the file. */
    private String cause(IOException e) throws IOException {
        int exit = process.destroyForcibly().onExit().join().exitValue();
        if (exit != MEMORY_FULL) {
            throw new IOException("the compiler's process was ended from outside (exit code " + exit + ")", e);
        }
        return "it needs more than " + HEAP_MIB + " MiB of memory";
    }
}
