package plybook.judge.suite;

import plybook.judge.verdict.Evidence;

/** Thrown by a check whose answer is wrong. */
public final class CheckFailed extends AssertionError {
    private static final long serialVersionUID = 1;

    private final transient Evidence evidence;

    public CheckFailed(Evidence evidence) {
        super("expected " + evidence.expected() + ", got " + evidence.got());
        this.evidence = evidence;
    }

    public Evidence evidence() {
        return evidence;
    }
}
