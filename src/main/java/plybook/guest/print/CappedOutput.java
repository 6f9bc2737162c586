package plybook.guest.print;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Standard output for a learner's code. It passes on as much as anybody reads and drops the rest, since a right program may print a line at
 * each node. Only what is printed without end throws, so that the line can be named.
 */
public final class CappedOutput extends OutputStream {
    /** The most bytes of one process that are passed on: more than anybody reads. */
    public static final int PASSED_ON = 256 << 10;

    /** The most bytes that one answer may print: a line at each node of the largest tree is less. */
    public static final int IN_ONE_ANSWER = 16 << 20;

    /** Thrown out of the learner's print statement. */
    public static final class TooMuch extends Error {
        private static final long serialVersionUID = 1;

        TooMuch() {
            super("more than " + (IN_ONE_ANSWER >> 20) + " MiB");
        }
    }

    /** Begins and ends the number of a question among what is printed. Nobody prints it on purpose. */
    public static final char MARK = '\u001e';

    private static final AtomicInteger QUESTION = new AtomicInteger();
    private static int marked;

    private final OutputStream out;
    private int passedOn;
    private int answer;
    private int inAnswer;

    private CappedOutput(OutputStream out) {
        this.out = out;
    }

    /** The stream, capped; what is printed goes on at once. */
    public static PrintStream around(OutputStream out) {
        return new PrintStream(new CappedOutput(out), true, StandardCharsets.UTF_8);
    }

    /** From now on what is printed belongs to the next question. It is marked so only if something is printed. */
    public static void nextQuestion() {
        QUESTION.incrementAndGet();
    }

    private static synchronized String mark() {
        if (marked == QUESTION.get()) {
            return "";
        }
        marked = QUESTION.get();
        return MARK + String.valueOf(marked) + MARK;
    }

    /** Loads what is thrown: later there may be no file left to open. */
    public static void rehearse() {
        new TooMuch().fillInStackTrace();
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        if (answer != QUESTION.get()) {
            answer = QUESTION.get();
            inAnswer = 0;
        }
        if (length > IN_ONE_ANSWER - inAnswer) {
            throw new TooMuch();
        }
        inAnswer += length;
        int passed = Math.min(length, PASSED_ON - passedOn);
        if (passed > 0) {
            passedOn += passed;
            out.write(mark().getBytes(StandardCharsets.US_ASCII));
            out.write(bytes, from, passed);
        }
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }
}
