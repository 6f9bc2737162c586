package plybook.judge.verdict;

/**
 * The verdict on one check.
 *
 * @param id the check's name in data, such as {@code MinimaxSuite.ties}
 * @param title what was checked, as a sentence
 * @param points what the check is worth, 0 or more
 * @param hint a step further for who is stuck, which does not give the solution away; may be empty
 */
public record CheckResult(String id, String title, int points, String hint, Verdict verdict) {
    /** Returns whether the check passed. */
    public boolean passed() {
        return verdict instanceof Verdict.Passed;
    }

    /** Returns whether an instructor has to decide. */
    public boolean needsLook() {
        return verdict instanceof Verdict.NeedsLook;
    }

    /** The points it gives: all of them or none. Points that are withheld are not among them. */
    public int earned() {
        return passed() ? points : 0;
    }

    /** The points that an instructor may still give, because the check needs a look: all of them or none. */
    public int withheld() {
        return needsLook() ? points : 0;
    }
}
