package plybook.guest;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Standard output for a learner's code. After a number of bytes it throws, so that the line that prints too much can be named. */
final class CappedOutput extends OutputStream {
    /** More than anybody reads. */
    static final int MAX_BYTES = 64 << 10;

    /** Thrown out of the learner's print statement. */
    static final class TooMuch extends Error {
        private static final long serialVersionUID = 1;

        TooMuch() {
            super("more than " + (MAX_BYTES >> 10) + " KiB");
        }
    }

    private final OutputStream out;
    private int written;

    private CappedOutput(OutputStream out) {
        this.out = out;
    }

    /** The stream, capped; what is printed goes on at once. */
    static PrintStream around(OutputStream out) {
        return new PrintStream(new CappedOutput(out), true, StandardCharsets.UTF_8);
    }

    /** Loads what is thrown, see {@link Rehearsal}. */
    static void rehearse() {
        new TooMuch().fillInStackTrace();
    }

    @Override
    public void write(int b) throws IOException {
        count(1);
        out.write(b);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        count(length);
        out.write(bytes, from, length);
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
