package plybook.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** How rarely luck decides a match, computed exactly. */
class MatchRuleTest {
    private static final double RARE = 0.001;

    @Test
    void a_player_who_scores_one_in_five_hardly_ever_passes_check() {
        assertThat(MatchRule.PRACTICE.passing(0.2)).isBetween(0.0, RARE).isGreaterThan(0);
    }

    @Test
    void a_player_equal_to_the_opponent_rarely_passes_check() {
        assertThat(MatchRule.PRACTICE.passing(0.5)).isLessThan(0.03);
    }

    @Test
    void a_player_equal_to_the_opponent_hardly_ever_passes_for_a_grade() {
        assertThat(MatchRule.GRADE.passing(0.5)).isLessThan(RARE);
        // Nor if the two games of a pair always end alike, so that every pair is decided.
        assertThat(MatchRule.GRADE.passing(0.5, 0.5)).isLessThan(RARE);
    }

    @Test
    void a_player_who_scores_nine_in_ten_hardly_ever_fails() {
        for (MatchRule rule : List.of(MatchRule.PRACTICE, MatchRule.GRADE)) {
            assertThat(1 - rule.passing(0.9)).as("%s", rule).isLessThan(RARE);
        }
    }

    /**
     * With 4,000 nodes a move the solution of exercise 08 wins 650 of all 680 pairs that can be drawn against the player who looks two plies
     * ahead with the same parts, and loses none; of 70 against depth-two it won 57 and lost none. In the others each side won a game. The
     * first game of a pair says much about the second, for one side may have the better of an opening: so it is pairs that are counted.
     */
    @Test
    void the_solution_of_exercise_08_hardly_ever_fails() {
        for (MatchRule rule : List.of(MatchRule.PRACTICE, MatchRule.GRADE)) {
            assertThat(1 - rule.passing(650 / 680.0, 0)).as("%s", rule).isLessThan(1e-9);
        }
        assertThat(1 - MatchRule.PRACTICE.passing(57 / 70.0, 0)).isLessThan(RARE);
    }

    /** Of 140 pairs a player that only begins with the best of the last iteration won 92 and lost 5. */
    @Test
    void a_player_with_the_least_order_hardly_ever_fails() {
        for (MatchRule rule : List.of(MatchRule.PRACTICE, MatchRule.GRADE)) {
            assertThat(1 - rule.passing(92 / 140.0, 5 / 140.0)).as("%s", rule).isLessThan(0.01);
        }
    }

    @Test
    void the_better_the_player_the_likelier_the_pass() {
        for (MatchRule rule : List.of(MatchRule.PRACTICE, MatchRule.GRADE)) {
            double last = -1;
            for (int percent = 0; percent <= 100; percent += 5) {
                double passing = rule.passing(percent / 100.0);
                assertThat(passing).isGreaterThanOrEqualTo(last);
                last = passing;
            }
            assertThat(last).isEqualTo(1);
        }
    }

    @Test
    void matches_end_as_often_in_a_pass_as_the_sum_over_all_ways_says() {
        Random random = new Random(8);
        for (MatchRule rule : List.of(MatchRule.PRACTICE, MatchRule.GRADE)) {
            for (double game : new double[] {0.6, 0.75, 0.85}) {
                checkPassing(rule, game * game, (1 - game) * (1 - game), random);
            }
            checkPassing(rule, 0.67, 0.051, random); // the solution at its worst, as above
            checkPassing(rule, 0.25, 0.25, random); // no better than the opponent
        }
    }

    private static void checkPassing(MatchRule rule, double pairWon, double pairLost, Random random) {
        int passed = 0;
        int matches = 20_000;
        for (int i = 0; i < matches; i++) {
            MatchRule.Standing match = rule.begin();
            while (!match.over()) {
                double luck = random.nextDouble();
                match.pair(luck < pairWon ? 2 : luck < pairWon + pairLost ? 0 : 1);
            }
            passed += match.won() ? 1 : 0;
        }
        double expected = rule.passing(pairWon, pairLost);
        double deviation = Math.sqrt(expected * (1 - expected) / matches);
        assertThat((double) passed / matches)
                .as("%s, %s won, %s lost", rule, pairWon, pairLost)
                .isBetween(expected - 5 * deviation - 1e-9, expected + 5 * deviation + 1e-9);
    }
}
