package plybook.report;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Text that a learner's code may have influenced, made safe to show: control characters, terminal escapes and characters that reorder
 * a line are written as Java escapes, and long text is cut.
 */
public final class Harmless {
    private static final int LONGEST_LINE = 400;

    /** Longer text is cut before it is read: a learner's code may send megabytes. */
    private static final int LONGEST_TEXT = 100_000;

    private Harmless() {}

    /** Returns the text on one line: line ends are written out too. */
    public static String line(String text) {
        return cut(written(head(text, LONGEST_LINE + 1), false), LONGEST_LINE);
    }

    /** Returns the text on at most so many lines. */
    public static String lines(String text, int most) {
        String head = head(text, LONGEST_TEXT);
        List<String> lines = visible(head.replace("\r\n", "\n")).lines().toList();
        String shown =
                lines.stream().limit(most).map(line -> cut(line, LONGEST_LINE)).collect(Collectors.joining("\n"));
        long more = lines.size() - most + lineEnds(text, head.length());
        if (more <= 0) {
            return head.length() < text.length() ? shown + "\n" + Texts.of("more.text") : shown;
        }
        return shown + "\n" + Texts.of("more.lines", more);
    }

    /** Counts in a loop, because a stream of ten million characters takes seconds. */
    private static long lineEnds(String text, int from) {
        long count = 0;
        for (int i = from; i < text.length(); i++) {
            if (text.charAt(i) == '\n') {
                count++;
            }
        }
        return count;
    }

    private static String head(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most);
    }

    private static String cut(String line, int most) {
        if (line.length() <= most) {
            return line;
        }
        int end = Character.isHighSurrogate(line.charAt(most - 1)) ? most - 1 : most;
        return line.substring(0, end) + "…";
    }

    /** Returns the whole text, with every invisible character but line ends written out. */
    static String visible(String text) {
        return written(text, true);
    }

    private static String written(String text, boolean keepLineEnds) {
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (c == '\n' && keepLineEnds) {
                out.append('\n');
            } else if (c == '\t') {
                out.append("    ");
            } else if (isVisible(c)) {
                out.appendCodePoint(c);
            } else {
                out.append(written(c));
            }
        });
        return out.toString();
    }

    private static boolean isVisible(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }

    /** Returns the character as an escape in a Java string. */
    static String written(int c) {
        return switch (c) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            default ->
                Character.isBmpCodePoint(c)
                        ? "\\u%04x".formatted(c)
                        : "\\u%04x\\u%04x".formatted((int) Character.highSurrogate(c), (int) Character.lowSurrogate(c));
        };
    }
}
