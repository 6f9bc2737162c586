package plybook.judge.verdict;

/**
 * An instructor's decision on a check, which stands in place of the judge's points.
 *
 * @param points the points given, from 0 to what the check is worth
 * @param comment what the learner reads about it; may be empty
 * @param by who decided
 */
public record Decision(int points, String comment, String by) {}
