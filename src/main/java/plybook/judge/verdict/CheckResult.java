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
 * @param following the learner's code step by step where the check failed, as a help and no part of the verdict; usually nothing
 */
public record CheckResult(
        String id,
        String title,
        int points,
        String hint,
        Verdict verdict,
        Duration took,
        Optional<Decision> decision,
        Following following) {
    /** A result of which nobody took the time, and on which nobody has decided. */
    public CheckResult(String id, String title, int points, String hint, Verdict verdict) {
        this(id, title, points, hint, verdict, Duration.ZERO, Optional.empty(), new Following.Nothing());
    }

    /** Returns the same with another verdict. */
    public CheckResult with(Verdict other) {
        return new CheckResult(id, title, points, hint, other, took, decision, following);
    }

    /** Returns the same, worth other points. */
    public CheckResult worth(int other) {
        return new CheckResult(id, title, other, hint, verdict, took, decision, following);
    }

    /** Returns the same with another hint. */
    public CheckResult hinting(String other) {
        return new CheckResult(id, title, points, other, verdict, took, decision, following);
    }

    /** Returns the same with the time that it took. */
    public CheckResult taking(Duration time) {
        return new CheckResult(id, title, points, hint, verdict, time, decision, following);
    }

    /** Returns the same with an instructor's decision. */
    public CheckResult decided(Decision instructors) {
        return new CheckResult(id, title, points, hint, verdict, took, Optional.of(instructors), following);
    }

    /** Returns the same with the learner's code step by step. */
    public CheckResult followedBy(Following steps) {
        return new CheckResult(id, title, points, hint, verdict, took, decision, steps);
    }

    /** The learner's code step by step; empty if it was not followed. */
    public Optional<CodeWalk> walk() {
        return following instanceof Following.Steps steps ? Optional.of(steps.walk()) : Optional.empty();
    }

    /** The reason why the learner's code could not be followed, in a sentence; empty if it could, or nobody tried. */
    public Optional<String> untold() {
        return following instanceof Following.Untold untold ? Optional.of(untold.why()) : Optional.empty();
    }

    /** Returns whether the check passed, or an instructor gave it all points. */
    public boolean passed() {
        return decision.map(each -> each.points() == points).orElse(verdict instanceof Verdict.Passed);
    }

    /** Returns whether something was attempted and has not passed. */
    public boolean wentWrong() {
        return !passed() && !(verdict instanceof Verdict.NotAttempted);
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
