package plybook.judge.process;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.guest.print.CappedOutput;

/**
 * The output of a process: its beginning for the learner, its end for the reason why the process ended, and its length. Among the output
 * stand the numbers of the questions at which it was printed.
 */
final class Printed {
    /** As much is told of it. */
    static final int FIRST = 8 << 10;

    /** As much is kept: all that a process prints before it is stopped, with its marks. */
    private static final int KEPT = 96 << 10;

    private static final int LAST = 4 << 10;
    private static final Pattern MARK = Pattern.compile(CappedOutput.MARK + "([0-9]{1,9})" + CappedOutput.MARK);

    private final ByteArrayOutputStream first = new ByteArrayOutputStream();
    private byte[] last = {};
    private long bytes;

    synchronized void add(byte[] some, int count) {
        first.write(some, 0, Math.min(count, KEPT - first.size()));
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
        return firstOf(MARK.matcher(kept()).replaceAll(""));
    }

    /** The first 8 KiB of what was printed at a question, by its number. */
    synchronized String text(int question) {
        String all = kept();
        StringBuilder text = new StringBuilder();
        int from = all.length();
        Matcher mark = MARK.matcher(all);
        while (mark.find()) {
            if (from < mark.start()) {
                text.append(all, from, mark.start());
            }
            from = mark.group(1).equals(String.valueOf(question)) ? mark.end() : all.length();
        }
        return firstOf(text.append(all, from, all.length()).toString());
    }

    private String kept() {
        return first.toString(StandardCharsets.UTF_8);
    }

    private static String firstOf(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        return utf8.length <= FIRST ? text : new String(utf8, 0, FIRST, StandardCharsets.UTF_8);
    }

    /** The last 4 KiB. */
    synchronized String lastWords() {
        return new String(last, StandardCharsets.UTF_8);
    }
}
