package plybook.judge;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Random;

/**
 * Under what conditions code is judged.
 *
 * @param deadline how long the code may take for one question
 * @param seed what the drawn trees and boards follow from: the same seed draws the same ones
 * @param thorough whether to ask as long as it takes, for a grade; otherwise what answers within two seconds
 */
public record Conditions(Duration deadline, long seed, boolean thorough) {
    private static final SecureRandom SEEDS = new SecureRandom();

    public Conditions {
        if (deadline.isNegative() || deadline.isZero()) {
            throw new IllegalArgumentException("a deadline of " + deadline);
        }
    }

    /** Two seconds for each question, and a seed that nobody could foresee. */
    public static Conditions practice() {
        return new Conditions(Duration.ofSeconds(2), freshSeed(), false);
    }

    /** A seed that nobody could foresee; without a sign, so that it is easily typed again. */
    public static long freshSeed() {
        return SEEDS.nextLong() >>> 1;
    }

    /** The same, with another deadline. */
    public Conditions within(Duration other) {
        return new Conditions(other, seed, thorough);
    }

    /** Random numbers for one purpose, which do not depend on what was drawn for another. */
    public Random random(String purpose) {
        return new Random(seed * 31 + purpose.hashCode());
    }
}
