package plybook.match;

/**
 * When a match of pairs of games is decided. A pair is one opening played twice, with the colours swapped; who scores more than half of it
 * has won it, and 1 : 1 counts for nothing. So an opening that favours one colour favours nobody.
 *
 * @param gain what a pair that is won adds to the score
 * @param cost what a pair that is lost takes from it
 * @param pass the match is won when the score comes to this
 * @param out the match is lost when the score comes to the negative of this
 * @param pairs after so many pairs a match that is not won is lost
 */
public record MatchRule(int gain, int cost, int pass, int out, int pairs) {
    /**
     * Six pairs ahead, a lost one weighing as much as three that are won: a player who is no better than the opponent passes less than
     * three times in a hundred, and one who scores nine in ten fails less than once in 1,000 times. Twelve games, if all are won.
     */
    public static final MatchRule PRACTICE = new MatchRule(1, 3, 6, 6, 40);

    /**
     * Twelve pairs ahead, a lost one weighing as much as three that are won. Tells a player who is no better than the opponent from
     * one who scores nine games in ten: either verdict goes wrong less than once in 1,000 times. Source: Wald's sequential probability
     * ratio test, in whole numbers.
     */
    public static final MatchRule GRADE = new MatchRule(1, 3, 12, 12, 70);

    /** Returns the probability of winning the match for a player who wins and loses each pair, independently, with these probabilities. */
    double passing(double won, double lost) {
        double[] scores = new double[pass + out + 1];
        scores[out] = 1;
        double passed = 0;
        for (int pair = 0; pair < pairs; pair++) {
            double[] next = new double[scores.length];
            for (int i = 1; i < pass + out; i++) {
                int up = i + gain;
                if (up >= pass + out) {
                    passed += scores[i] * won;
                } else {
                    next[up] += scores[i] * won;
                }
                next[Math.max(0, i - cost)] += scores[i] * lost;
                next[i] += scores[i] * (1 - won - lost);
            }
            next[0] = 0;
            scores = next;
        }
        return passed;
    }

    /** Returns the same for a player who wins each single game with that probability, with any colour and opening. */
    double passing(double game) {
        return passing(game * game, (1 - game) * (1 - game));
    }

    /** The score of a match under this rule. */
    public final class Standing {
        private int score;
        private int played;
        private boolean over;

        /** Counts a pair: more than one point of two for the learner, less, or one each. */
        public void pair(double points) {
            played++;
            score += points > 1 ? gain : points < 1 ? -cost : 0;
            over = won() || score <= -out || played >= pairs;
        }

        /** Returns whether it is decided. */
        public boolean over() {
            return over;
        }

        /** Returns whether the learner has won it. */
        public boolean won() {
            return score >= pass;
        }
    }

    /** A match that has not begun. */
    public Standing begin() {
        return new Standing();
    }
}
