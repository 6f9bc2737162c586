package plybook.guest.where;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** The lines of a learner's class in a stack trace. */
public final class LearnersLines {
    /** The text before the number of the line from which the innermost line was called. */
    public static final String CALLED_FROM = ", called from line ";

    /** The end of the line of a question that does not come from the thread on which the search was called. */
    public static final String ON_ANOTHER_THREAD = ", on another thread";

    private LearnersLines() {}

    /** An exception of the learner's may throw even when it is asked where it comes from. */
    public static StackTraceElement[] frames(Throwable thrown) {
        try {
            return thrown.getStackTrace();
        } catch (Throwable again) {
            return new StackTraceElement[0];
        }
    }

    /**
     * The innermost line of the learner's class and the one that called it, such as {@code MyMinimax.java:23, called from line 31}: a
     * leaf is read at one place, and what matters is who went there.
     */
    public static String whereFrom(String own, StackTraceElement[] frames) {
        String inner = where(own, frames);
        for (StackTraceElement frame : frames) {
            if (isOf(own, frame) && !inner.equals(frame.getFileName() + ":" + frame.getLineNumber())) {
                return inner + CALLED_FROM + frame.getLineNumber();
            }
        }
        return inner;
    }

    private static boolean isOf(String own, StackTraceElement frame) {
        String name = frame.getClassName();
        return (name.equals(own) || name.startsWith(own + "$")) && frame.getLineNumber() > 0;
    }

    /** Returns the innermost line of that class, such as {@code MyMinimax.java:23}, or an empty string if there is none. */
    public static String where(String own, StackTraceElement[] frames) {
        for (StackTraceElement frame : frames) {
            if (isOf(own, frame)) {
                return frame.getFileName() + ":" + frame.getLineNumber();
            }
        }
        return "";
    }

    /**
     * The line of that class that stands most often in a trace, the innermost of several. The stack may overflow in any method that is
     * called on the way, and newer virtual machines name the line in which that one begins.
     */
    public static String mostOften(String own, StackTraceElement[] frames) {
        List<String> lines = Arrays.stream(frames)
                .filter(frame -> isOf(own, frame))
                .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                .toList();
        return lines.stream()
                .max(Comparator.comparingInt(line -> Collections.frequency(lines, line))) // the first of several
                .orElse("");
    }
}
