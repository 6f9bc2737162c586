package plybook.judge.suite;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Random;
import plybook.judge.process.Sandbox;

/**
 * Under what conditions code is judged.
 *
 * @param deadline how long the code may take for one question
 * @param seed what the drawn trees and boards follow from: the same seed draws the same ones
 * @param thorough whether to ask as long as it takes, for a grade; otherwise what answers within two seconds
 * @param sandbox what keeps the code away from this machine
 * @param cutoff which cutoff rule is asked for
 * @param walking whether a search that fails is run once more, step by step, so that its author can follow it
 */
public record Conditions(
        Duration deadline, long seed, boolean thorough, Sandbox sandbox, Cutoff cutoff, boolean walking) {
    /** The rule by which an alpha-beta search must cut. */
    public enum Cutoff {
        /** Any sound one. */
        ANY,
        /** α ≥ β. */
        EQUAL,
        /** α &gt; β. */
        STRICT
    }

    private static final SecureRandom SEEDS = new SecureRandom();

    public Conditions {
        if (deadline.isNegative() || deadline.isZero()) {
            throw new IllegalArgumentException("a deadline of " + deadline);
        }
    }

    /** The same, with any sound cutoff rule accepted. */
    public Conditions(Duration deadline, long seed, boolean thorough, Sandbox sandbox) {
        this(deadline, seed, thorough, sandbox, Cutoff.ANY, false);
    }

    /** Returns conditions for your own code: two seconds for each question, an unpredictable seed, and no sandbox. */
    public static Conditions practice() {
        return new Conditions(Duration.ofSeconds(2), freshSeed(), false, Sandbox.none(), Cutoff.ANY, false);
    }

    /** Returns thorough conditions with ten seconds for each question, because machines are busy while they grade. */
    public static Conditions grading(long seed, Sandbox sandbox) {
        return new Conditions(Duration.ofSeconds(10), seed, true, sandbox, Cutoff.ANY, false);
    }

    /** A seed that nobody could foresee; without a sign, so that it is easily typed again. */
    public static long freshSeed() {
        return SEEDS.nextLong() >>> 1;
    }

    /** The same, with another deadline. */
    public Conditions within(Duration other) {
        return new Conditions(other, seed, thorough, sandbox, cutoff, walking);
    }

    /** The same, with another rule asked for. */
    public Conditions asking(Cutoff other) {
        return new Conditions(deadline, seed, thorough, sandbox, other, walking);
    }

    /** The same, with a failing search run once more, step by step. */
    public Conditions walkingThrough() {
        return new Conditions(deadline, seed, thorough, sandbox, cutoff, true);
    }

    /** Random numbers for one purpose, which do not depend on what was drawn for another. */
    public Random random(String purpose) {
        return new Random(seed * 31 + purpose.hashCode());
    }
}
