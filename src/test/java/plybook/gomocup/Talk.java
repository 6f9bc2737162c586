package plybook.gomocup;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A manager that talks to a brain in this process. */
final class Talk implements AutoCloseable {
    private static final int PATIENCE_S = 20;

    private final PipedOutputStream in = new PipedOutputStream();
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final Thread brain;

    Talk(Settings settings) {
        try {
            PipedInputStream out = new PipedInputStream(in, 1 << 16);
            brain = new Thread(() -> new Brain(settings, answers::add).run(out), "brain");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        brain.setDaemon(true);
        brain.start();
    }

    /** Sends lines, each ended by CR LF as Piskvork does. */
    Talk say(String... lines) {
        for (String line : lines) {
            write(line + "\r\n");
        }
        return this;
    }

    void write(String text) {
        try {
            in.write(text.getBytes(StandardCharsets.ISO_8859_1));
            in.flush();
        } catch (IOException e) {
            throw new AssertionError("the brain reads no more", e);
        }
    }

    /** Sends lines, and waits for one answer. */
    String ask(String... lines) {
        say(lines);
        return answer();
    }

    /** Returns the next answer. */
    String answer() {
        try {
            String answer = answers.poll(PATIENCE_S, TimeUnit.SECONDS);
            if (answer == null) {
                throw new AssertionError("no answer within " + PATIENCE_S + " s");
            }
            return answer;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the unread lines, after all earlier commands were answered. */
    List<String> unread() {
        say("ABOUT");
        List<String> lines = new ArrayList<>();
        for (String line = answer(); !line.startsWith("name="); line = answer()) {
            lines.add(line);
        }
        return lines;
    }

    /** Closes its input, as when the manager is gone. */
    void hangUp() {
        try {
            in.close();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns whether it ends within the time. */
    boolean endsWithin(Duration time) {
        try {
            brain.join(time.toMillis());
            return !brain.isAlive();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the remaining lines, after it has ended. */
    List<String> rest() {
        return new ArrayList<>(answers);
    }

    @Override
    public void close() {
        hangUp();
    }
}
