package plybook.judge.compiler;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** The loop of the compiler's process: a text to compile comes, classes or what is wrong with it go back. It ends with its input. */
final class CompilerMain {
    /** The time after which the compiler ends itself, longer than anybody waits. If the judge is gone, nobody else would end it. */
    private static final int SECONDS_FOR_ONE = 90;

    private static final int IDLE_MINUTES = 5;

    private CompilerMain() {}

    /** Compiles until the input ends. */
    public static void main(String[] args) throws IOException {
        ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(runnable -> {
            Thread thread = new Thread(runnable, "watch");
            thread.setDaemon(true);
            return thread;
        });
        DataInputStream in = new DataInputStream(System.in);
        DataOutputStream out = new DataOutputStream(System.out);
        try {
            while (true) {
                ScheduledFuture<?> idle = haltAfter(watch, IDLE_MINUTES * 60);
                Javac.Task task = read(in);
                idle.cancel(false);
                ScheduledFuture<?> late = haltAfter(watch, SECONDS_FOR_ONE);
                answer(Javac.compile(task), out);
                late.cancel(false);
            }
        } catch (EOFException e) {
            // The judge has no more files, or is no more.
            watch.shutdownNow();
        }
    }

    private static ScheduledFuture<?> haltAfter(ScheduledExecutorService watch, int seconds) {
        return watch.schedule(() -> Runtime.getRuntime().halt(1), seconds, TimeUnit.SECONDS);
    }

    /** Sends a task; {@link #read} reads it. */
    static void write(DataOutputStream out, Javac.Task task) throws IOException {
        byte[] text = task.text().getBytes(StandardCharsets.UTF_8);
        out.writeInt(text.length);
        out.write(text);
        out.writeUTF(task.className());
        out.writeUTF(task.contract());
        out.writeUTF(task.variables());
        out.writeUTF(task.hooks().toString());
        out.flush();
    }

    private static Javac.Task read(DataInputStream in) throws IOException {
        String text = new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
        return new Javac.Task(text, in.readUTF(), in.readUTF(), in.readUTF(), Path.of(in.readUTF()));
    }

    private static void answer(Javac.Made made, DataOutputStream out) throws IOException {
        out.writeUTF(made.complaint());
        out.writeInt(made.classes().size());
        for (Map.Entry<String, byte[]> each : made.classes().entrySet()) {
            out.writeUTF(each.getKey());
            out.writeInt(each.getValue().length);
            out.write(each.getValue());
        }
        out.flush();
    }
}
