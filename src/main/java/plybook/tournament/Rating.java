package plybook.tournament;

/**
 * How strong a contender is, on the Elo scale: 400 more is odds of ten to one. The average of the tournament is 0.
 *
 * @param elo the estimate
 * @param error the true value lies within this distance of it with a probability of 95 %
 */
public record Rating(double elo, double error) {}
