package plybook.judge.verdict;

import java.time.Duration;
import java.util.Optional;
import plybook.trace.CodeWalk;

/**
 * The verdict on one check.
 *
 * @param id the check's name in data, such as {@code MinimaxSuite.ties}
 * @param title what was checked, as a sentence
 * @param points what the check is worth, 0 or more
 * @param hint a step further for who is stuck, which does not give the solution away; may be empty
 * @param took how long it was judged; zero if it was not run
 * @param decision an instructor's decision on the points; empty if the judge's verdict stands
 * @param walk the learner's code step by step where the check failed, as a help and no part of the verdict; usually empty
 */
public record CheckResult(
        String id,
        String title,
        int points,
        String hint,
        Verdict verdict,
        Duration took,
        Optional<Decision> decision,
        Optional<CodeWalk> walk) {
    /** A result of which nobody took the time, and on which nobody has decided. */
    public CheckResult(String id, String title, int points, String hint, Verdict verdict) {
        this(id, title, points, hint, verdict, Duration.ZERO, Optional.empty(), Optional.empty());
    }

    /** Returns the same with another verdict. */
    public CheckResult with(Verdict other) {
        return new CheckResult(id, title, points, hint, other, took, decision, walk);
    }

    /** Returns the same, worth other points. */
    public CheckResult worth(int other) {
        return new CheckResult(id, title, other, hint, verdict, took, decision, walk);
    }

    /** Returns the same with another hint. */
    public CheckResult hinting(String other) {
        return new CheckResult(id, title, points, other, verdict, took, decision, walk);
    }

    /** Returns the same with the time that it took. */
    public CheckResult taking(Duration time) {
        return new CheckResult(id, title, points, hint, verdict, time, decision, walk);
    }

    /** Returns the same with an instructor's decision. */
    public CheckResult decided(Decision instructors) {
        return new CheckResult(id, title, points, hint, verdict, took, Optional.of(instructors), walk);
    }

    /** Returns the same with the learner's code step by step. */
    public CheckResult walkedBy(CodeWalk steps) {
        return new CheckResult(id, title, points, hint, verdict, took, decision, Optional.of(steps));
    }

    /** Returns whether the check passed, or an instructor gave it all points. */
    public boolean passed() {
        return decision.map(each -> each.points() == points).orElse(verdict instanceof Verdict.Passed);
    }

    /** Returns whether an instructor has to decide. */
    public boolean needsLook() {
        return decision.isEmpty() && verdict instanceof Verdict.NeedsLook;
    }

    /** The points it gives: all of them or none, unless an instructor decided. Points that are withheld are not among them. */
    public int earned() {
        return decision.map(Decision::points).orElse(passed() ? points : 0);
    }

    /** The points that an instructor may still give, because the check needs a look: all of them or none. */
    public int withheld() {
        return needsLook() ? points : 0;
    }
}
