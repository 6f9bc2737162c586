package plybook.tournament;

/**
 * The rating of a contender on the Elo scale: 400 more means odds of ten to one. The average of the tournament is 0.
 *
 * @param elo the estimate
 * @param error the true value lies within this distance of it with a probability of 95 %
 */
public record Rating(double elo, double error) {}
