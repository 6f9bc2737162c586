package plybook.gomocup;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A brain of the Gomocup (Piskvork) protocol: it reads commands and writes answers, a line each, until END or the end of the input.
 *
 * <p>Commands are read while it thinks. ABOUT and INFO are done at once, START, RECTSTART and RESTART end the thinking, END ends
 * everything; any other command waits until the move is sent. Source: the protocol's page at plastovicka.github.io/protocl2en.htm.
 */
public final class Brain {
    /** Nobody who waits for answers has this many questions open. */
    private static final int MOST_WAITING = 1_000;

    private static final long PATIENCE_AT_END = TimeUnit.MILLISECONDS.toNanos(900);

    private final Consumer<String> out;
    private final Desk desk;
    private final Deque<Lines.Line> waiting = new ArrayDeque<>();
    private boolean ended;

    /** @param out takes one line, without its end, and sends it at once */
    public Brain(Settings settings, Consumer<String> out) {
        this.out = out;
        this.desk = new Desk(settings, this::say, new Thinking(this::afterThinking));
    }

    /** Answers until END or the end of the input. If that comes while it thinks, it sends the best move so far. */
    public void run(InputStream in) {
        Lines lines = new Lines(in);
        try {
            for (Optional<Lines.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
                if (!accept(line.get())) {
                    return;
                }
            }
        } catch (IOException e) {
            // A pipe that breaks is a manager that is gone.
        }
        finish();
    }

    /** Whether to go on after this line. */
    private synchronized boolean accept(Lines.Line line) {
        if (line.text().isEmpty()) {
            return true;
        }
        Command command = Command.of(line.text());
        if (!line.tooLong() && command.word().equals("END")) {
            ended = true;
            desk.thinking().abandon();
            return false;
        }
        if (!desk.thinking().isBusy() || (!line.tooLong() && desk.answersAtOnce(command))) {
            dispatch(line);
            if (!desk.thinking().isBusy()) {
                waiting.clear(); // what waited belonged to the game that has just been given up
            }
        } else if (waiting.size() < MOST_WAITING) {
            waiting.add(line);
        } else {
            say("ERROR more than " + MOST_WAITING + " commands wait until I have moved; this one is ignored");
        }
        return true;
    }

    private void dispatch(Lines.Line line) {
        if (line.tooLong()) {
            desk.refuseLongLine();
        } else {
            desk.accept(line.text());
        }
    }

    /** Runs in the thread that thinks: sends what was found, and does what has come meanwhile. */
    private synchronized void afterThinking(Runnable answer) {
        if (!ended) {
            answer.run();
            while (!desk.thinking().isBusy() && !waiting.isEmpty()) {
                dispatch(waiting.remove());
            }
        }
        notifyAll();
    }

    private synchronized void finish() {
        desk.thinking().hurry();
        long end = System.nanoTime() + PATIENCE_AT_END;
        try {
            while (desk.thinking().isBusy() && System.nanoTime() < end) {
                TimeUnit.NANOSECONDS.timedWait(this, Math.max(1, end - System.nanoTime()));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        ended = true;
        desk.thinking().abandon();
    }

    private void say(String line) {
        if (!ended) {
            out.accept(line);
        }
    }
}
