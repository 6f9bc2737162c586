package plybook.ide;

import java.net.URI;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Verdict;
import plybook.report.CheckText;

/** A check that has been run, to be shown as a test. */
public final class CheckTest {
    /** The name that stands where a stack trace has a method. */
    private static final String HERE = "<here>";

    private final String title;
    private final CheckResult result;
    private final LearnersFile file;

    CheckTest(String title, CheckResult result, LearnersFile file) {
        this.title = title;
        this.result = result;
        this.file = file;
    }

    /** The title that {@code check} shows too, with the exercise's number where another exercise has the same one. */
    public String title() {
        return title;
    }

    /** The learner's file, with the line to look at. */
    public URI source() {
        return file.at(line());
    }

    private int line() {
        return file.lineOf(result.passed() ? title : text() + "\n" + title);
    }

    private boolean isAttempted() {
        return !(result.verdict() instanceof Verdict.NotAttempted);
    }

    /** Returns whether it passed or failed, and is not one that was never begun or that an instructor has to decide. */
    public boolean isDecided() {
        return isAttempted() && !result.needsLook();
    }

    /** Returns all there is to say: what was expected, what came, why, the tree or board drawn, and a hint. */
    public String text() {
        return isAttempted() ? CheckText.of(result) : result.verdict().message();
    }

    /**
     * Does nothing if the check passed.
     *
     * @throws NotPassed otherwise; its stack trace is one line, the learner's, which IDEs show as a link
     */
    public void verify() {
        if (!result.passed()) {
            throw new NotPassed(
                    text(),
                    new StackTraceElement(
                            file.part().className(), HERE, file.part().fileName(), line()));
        }
    }
}
