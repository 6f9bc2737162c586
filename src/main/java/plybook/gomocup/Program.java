package plybook.gomocup;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import plybook.game.Cell;

/** Another program that speaks the protocol, from the manager's side: it sends lines to it and waits for answers. */
public final class Program implements AutoCloseable {
    /** The time in which a brain must end after END. */
    private static final long PATIENCE_AT_END_MS = 1_000;

    /** The pause between an answer and the next command. */
    private static final long PAUSE_NS = TimeUnit.MILLISECONDS.toNanos(20);

    /** The largest number of unread lines. If a program sends more without being asked, no more lines are read. */
    private static final int MOST_UNREAD = 10_000;

    private static final Optional<String> NO_MORE = Optional.empty();

    private final Process process;
    private final OutputStream in;
    private long quietUntil = System.nanoTime();
    private final BlockingQueue<Optional<String>> answers = new LinkedBlockingQueue<>(MOST_UNREAD);

    /** Thrown if the program gave no answer in time. */
    public static final class Late extends Exception {
        private static final long serialVersionUID = 1;

        Late(String message) {
            super(message);
        }
    }

    /** Thrown if the program has ended, or has closed its pipe. */
    public static final class Gone extends Exception {
        private static final long serialVersionUID = 1;

        Gone(String message) {
            super(message);
        }
    }

    private Program(Process process) {
        this.process = process;
        this.in = process.getOutputStream();
        Thread reader = new Thread(() -> read(process.getInputStream()), "answers");
        reader.setDaemon(true);
        reader.start();
    }

    /**
     * Starts the program. Its error stream is discarded.
     *
     * @throws IOException if there is no such program
     */
    public static Program start(List<String> command) throws IOException {
        return new Program(new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start());
    }

    private void read(InputStream out) {
        try (out) {
            Lines lines = new Lines(out);
            for (Optional<Lines.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
                String text = line.get().text();
                boolean talk = text.isEmpty() || text.startsWith("MESSAGE") || text.startsWith("DEBUG");
                if (!talk && !answers.offer(Optional.of(text))) {
                    return; // it floods us: it will block at its full pipe
                }
            }
        } catch (IOException e) {
            // Treated like its end.
        }
        answers.offer(NO_MORE);
    }

    /**
     * Sends lines, a moment after the last answer at the earliest: some programs lose a command that comes before they listen again. Lines that the program sent before are discarded, because they cannot be answers.
     */
    public void send(String... lines) throws Gone {
        for (long left = quietUntil - System.nanoTime(); left > 0; left = quietUntil - System.nanoTime()) {
            LockSupport.parkNanos(left);
        }
        answers.removeIf(Optional::isPresent);
        try {
            in.write((String.join("\r\n", lines) + "\r\n").getBytes(StandardCharsets.US_ASCII));
            in.flush();
        } catch (IOException e) {
            throw gone();
        }
    }

    /** Waits for a line other than MESSAGE and DEBUG. */
    public String receive(Duration atMost) throws Late, Gone {
        try {
            Optional<String> answer = answers.poll(atMost.toNanos(), TimeUnit.NANOSECONDS);
            if (answer == null) {
                throw new Late("no answer within " + atMost.toMillis() + " ms");
            }
            if (answer.isEmpty()) {
                answers.offer(NO_MORE);
                throw gone();
            }
            quietUntil = System.nanoTime() + PAUSE_NS;
            return answer.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Late("interrupted");
        }
    }

    private Gone gone() {
        try {
            return process.waitFor(PATIENCE_AT_END_MS, TimeUnit.MILLISECONDS)
                    ? new Gone("the program ended with exit code " + process.exitValue())
                    : new Gone("the program closed its pipe");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Gone("the program is gone");
        }
    }

    /** Returns the cell that an answer names, or empty if the answer has another form. The cell may be outside the board. */
    public static Optional<Cell> cell(String answer) {
        try {
            return Optional.of(Command.cell(answer, Integer.MAX_VALUE, "7,8"));
        } catch (Refusal e) {
            return Optional.empty();
        }
    }

    /** Returns a cell as the protocol writes it: x is the column and comes first. */
    public static String written(Cell cell) {
        return Command.written(cell);
    }

    /** Sends END. If the program does not end by itself, this ends it and all processes that it started. */
    @Override
    public void close() {
        List<ProcessHandle> started = process.descendants().toList();
        try {
            in.write("END\r\n".getBytes(StandardCharsets.US_ASCII));
            in.close();
            process.waitFor(PATIENCE_AT_END_MS, TimeUnit.MILLISECONDS);
        } catch (IOException e) {
            // It is gone already, or does not read: it is ended below.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        started.forEach(ProcessHandle::destroyForcibly);
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly()
                .onExit()
                .orTimeout(PATIENCE_AT_END_MS, TimeUnit.MILLISECONDS)
                .handle((p, e) -> p)
                .join();
    }
}
