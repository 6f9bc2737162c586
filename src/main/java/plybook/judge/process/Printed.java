package plybook.judge.process;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The output of a process: its beginning for the learner, its end for the reason why the process ended, and its length. */
final class Printed {
    static final int FIRST = 8 << 10;
    private static final int LAST = 4 << 10;

    private final ByteArrayOutputStream first = new ByteArrayOutputStream();
    private byte[] last = {};
    private long bytes;

    synchronized void add(byte[] some, int count) {
        first.write(some, 0, Math.min(count, FIRST - first.size()));
        byte[] joined = Arrays.copyOf(last, last.length + count);
        System.arraycopy(some, 0, joined, last.length, count);
        last = Arrays.copyOfRange(joined, Math.max(0, joined.length - LAST), joined.length);
        bytes += count;
    }

    synchronized long bytes() {
        return bytes;
    }

    /** The first 8 KiB. */
    synchronized String text() {
        return first.toString(StandardCharsets.UTF_8);
    }

    /** The last 4 KiB. */
    synchronized String lastWords() {
        return new String(last, StandardCharsets.UTF_8);
    }
}
