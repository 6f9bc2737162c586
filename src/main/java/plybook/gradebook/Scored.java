package plybook.gradebook;

import java.math.BigDecimal;
import java.util.Optional;
import plybook.intake.Person;

/**
 * A learner's points.
 *
 * @param points empty if there are none yet, which is not 0
 * @param possible the points that all is worth
 */
public record Scored(Person person, Optional<BigDecimal> points, BigDecimal possible) {}
