package plybook.gomocup;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A brain of the Gomocup (Piskvork) protocol. It reads commands and writes answers, each on one line, until END or the end of the input.
 *
 * <p>It reads commands while it thinks. ABOUT and INFO are done at once. START, RECTSTART and RESTART end the thinking, and END ends
 * everything. Any other command waits until the move is sent. Source: the protocol's page at plastovicka.github.io/protocl2en.htm.
 */
public final class Brain {
    /** The largest number of waiting commands. A manager that waits for answers never has so many open. */
    private static final int MOST_WAITING = 1_000;

    private static final long PATIENCE_AT_END = TimeUnit.MILLISECONDS.toNanos(900);

    private final Consumer<String> out;
    private final Desk desk;
    private final Deque<Lines.Line> waiting = new ArrayDeque<>();
    private boolean ended;

    /** @param out takes one line, without its line end, and sends it at once */
    public Brain(Settings settings, Consumer<String> out) {
        this.out = out;
        this.desk = new Desk(settings, this::say, new Thinking(this::afterThinking));
    }

    /** Answers commands until END or the end of the input. If the input ends while it thinks, it sends the best move so far. */
    public void run(InputStream in) {
        Lines lines = new Lines(in);
        try {
            for (Optional<Lines.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
                if (!accept(line.get())) {
                    return;
                }
            }
        } catch (IOException e) {
            // A broken pipe means that the manager is gone.
        }
        finish();
    }

    /** Handles one line, and returns whether to go on after it. */
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
                waiting.clear(); // the waiting commands belonged to the game that has just been given up
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

    /** Sends the answer, and then does the commands that came in the meantime. It runs in the thread that thinks. */
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
