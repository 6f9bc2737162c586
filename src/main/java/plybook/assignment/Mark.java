package plybook.assignment;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import plybook.task.Exercise;

/**
 * The mark of one submission, and how it came about.
 *
 * @param exercises in the order of the assignment
 * @param total what counts in the end, rounded to two digits
 * @param possible what the assignment is worth
 * @param reasons why it is not the plain sum of the checks, a sentence each
 */
public record Mark(List<OfExercise> exercises, BigDecimal total, BigDecimal possible, List<String> reasons) {
    /** The number of digits after the point. */
    static final int DIGITS = 2;

    /**
     * The points of an exercise.
     *
     * @param earned rounded to two digits
     */
    public record OfExercise(Exercise exercise, BigDecimal earned, BigDecimal possible) {}

    public Mark {
        exercises = List.copyOf(exercises);
        reasons = List.copyOf(reasons);
    }

    /** Returns the number with two digits, and without those that are 0. */
    public static String shown(BigDecimal points) {
        return points.signum() == 0 ? "0" : points.stripTrailingZeros().toPlainString();
    }

    static BigDecimal rounded(BigDecimal exact) {
        return exact.setScale(DIGITS, RoundingMode.HALF_UP);
    }
}
