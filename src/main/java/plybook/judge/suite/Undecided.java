package plybook.judge.suite;

import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Verdict;

/** Thrown by a check that can prove neither that the code is right nor that it is wrong. */
public final class Undecided extends AssertionError {
    private static final long serialVersionUID = 1;

    private final transient Verdict.NeedsLook verdict;

    /**
     * @param message what was seen and what is left to decide, in plain words that a graded learner may read
     * @param example a place where it was seen
     */
    public Undecided(String message, Evidence example) {
        super(message);
        this.verdict = new Verdict.NeedsLook(message, example);
    }

    public Verdict.NeedsLook verdict() {
        return verdict;
    }
}
