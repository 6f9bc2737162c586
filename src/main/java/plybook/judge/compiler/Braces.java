package plybook.judge.compiler;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** The braces of a file that does not compile, and whether it has a class. Comments and texts between quotes do not count. */
record Braces(String code) {
    private static final Pattern NO_CODE = Pattern.compile("//[^\n]*+|/\\*(?s:.*?)\\*/|\"[^\"\n]*+\"|'[^'\n]*+'");

    /** Returns the braces of a text. */
    static Braces of(String source) {
        return new Braces(
                NO_CODE.matcher(source).replaceAll(found -> found.group().replaceAll("[^\n]", " ")));
    }

    /** Returns whether a class, record, interface or enum begins somewhere. */
    boolean hasClass() {
        return Pattern.compile("\\b(class|record|interface|enum)\\s+\\w+")
                .matcher(code)
                .find();
    }

    /** Returns the line in which the outermost brace is closed for the first time, if any code follows it. */
    OptionalInt classEnds() {
        int depth = 0;
        for (int at = 0; at < code.length(); at++) {
            char c = code.charAt(at);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (c == '}' && depth == 0) {
                return code.substring(at + 1).isBlank() ? OptionalInt.empty() : OptionalInt.of(line(at));
            }
        }
        return OptionalInt.empty();
    }

    /** Returns whether there are more closing braces than opening ones. */
    boolean closeTooMuch() {
        return code.chars().filter(c -> c == '}').count()
                > code.chars().filter(c -> c == '{').count();
    }

    /**
     * Returns the line of an opening brace that is never closed. Braces are closed in lines that are indented like those in which they
     * are opened, so the first that are not show where one is missing; otherwise it is the outermost one.
     */
    OptionalInt neverClosed() {
        Deque<Integer> open = new ArrayDeque<>();
        for (int at = 0; at < code.length(); at++) {
            if (code.charAt(at) == '{') {
                open.push(at);
            } else if (code.charAt(at) == '}' && !open.isEmpty()) {
                boolean firstOfLine = code.substring(lineStart(at), at).isBlank();
                if (firstOfLine && indentation(at) < indentation(open.peek())) {
                    return OptionalInt.of(line(open.peek()));
                }
                open.pop();
            }
        }
        return open.isEmpty() ? OptionalInt.empty() : OptionalInt.of(line(open.getLast()));
    }

    private int line(int at) {
        return 1 + (int) code.substring(0, at).chars().filter(c -> c == '\n').count();
    }

    private int lineStart(int at) {
        return code.lastIndexOf('\n', at - 1) + 1;
    }

    private int indentation(int at) {
        String line = code.substring(lineStart(at));
        return line.length() - line.stripLeading().length();
    }
}
