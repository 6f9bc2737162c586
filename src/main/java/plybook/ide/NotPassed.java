package plybook.ide;

/** Thrown by a check that did not pass, in place of what JUnit's assertions throw. */
public final class NotPassed extends AssertionError {
    private static final long serialVersionUID = 1;

    /** @param text over several lines; it begins on a new one, below the name of this class that test runners put before it */
    NotPassed(String text, StackTraceElement learnersLine) {
        super("\n" + text);
        setStackTrace(new StackTraceElement[] {learnersLine});
    }
}
