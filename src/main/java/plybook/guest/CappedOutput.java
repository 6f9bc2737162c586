package plybook.guest;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Standard output for a learner's code. After a number of bytes it throws, so that the line that prints too much can be named. */
public final class CappedOutput extends OutputStream {
    /** More than anybody reads. */
    static final int MAX_BYTES = 64 << 10;

    /** Thrown out of the learner's print statement. */
    static final class TooMuch extends Error {
        private static final long serialVersionUID = 1;

        TooMuch() {
            super("more than " + (MAX_BYTES >> 10) + " KiB");
        }
    }

    /** Begins and ends the number of a question among what is printed. Nobody prints it on purpose. */
    public static final char MARK = '\u001e';

    private static int question;
    private static int marked;

    private final OutputStream out;
    private int written;

    private CappedOutput(OutputStream out) {
        this.out = out;
    }

    /** The stream, capped; what is printed goes on at once. */
    static PrintStream around(OutputStream out) {
        return new PrintStream(new CappedOutput(out), true, StandardCharsets.UTF_8);
    }

    /** From now on what is printed belongs to the next question. It is marked so only if something is printed. */
    static synchronized void nextQuestion() {
        question++;
    }

    private static synchronized String mark() {
        if (marked == question) {
            return "";
        }
        marked = question;
        return MARK + String.valueOf(question) + MARK;
    }

    /** Loads what is thrown, see {@link Rehearsal}. */
    static void rehearse() {
        new TooMuch().fillInStackTrace();
    }

    @Override
    public void write(int b) throws IOException {
        count(1);
        writeMark();
        out.write(b);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        count(length);
        writeMark();
        out.write(bytes, from, length);
    }

    private void writeMark() throws IOException {
        String mark = mark();
        if (!mark.isEmpty()) {
            out.write(mark.getBytes(StandardCharsets.US_ASCII));
        }
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    private void count(int more) {
        if (more > MAX_BYTES - written) {
            written = MAX_BYTES;
            throw new TooMuch();
        }
        written += more;
    }
}
