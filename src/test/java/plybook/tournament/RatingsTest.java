package plybook.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RatingsTest {
    private static final double ELO = 400 / Math.log(10);

    @Test
    void no_other_ratings_make_the_results_more_likely() {
        Random random = new Random(5);
        for (int round = 0; round < 30; round++) {
            double[][] points = points(random, 2 + random.nextInt(5));
            List<Rating> ratings = Ratings.of(points);
            double[] strengths =
                    ratings.stream().mapToDouble(r -> r.elo() / ELO).toArray();
            double best = likelihood(points, centredAtPeak(points, strengths));
            for (int i = 0; i < 50; i++) {
                double[] other = strengths.clone();
                other[random.nextInt(other.length)] += random.nextGaussian() * 0.3;
                assertThat(likelihood(points, centredAtPeak(points, other))).isLessThanOrEqualTo(best + 1e-9);
            }
        }
    }

    /** Shifts all strengths to the level that is most likely, because the average of 0 is only a convention. */
    private static double[] centredAtPeak(double[][] points, double[] strengths) {
        double low = -20;
        double high = 20;
        while (high - low > 1e-9) {
            double a = low + (high - low) / 3;
            double b = high - (high - low) / 3;
            if (likelihood(points, shifted(strengths, a)) < likelihood(points, shifted(strengths, b))) {
                low = a;
            } else {
                high = b;
            }
        }
        return shifted(strengths, low);
    }

    private static double[] shifted(double[] strengths, double by) {
        double[] shifted = strengths.clone();
        for (int i = 0; i < shifted.length; i++) {
            shifted[i] += by;
        }
        return shifted;
    }

    /** Returns the log-likelihood by the definition of the model: points, and one tie with an average player each. */
    private static double likelihood(double[][] points, double[] strengths) {
        double sum = 0;
        for (int i = 0; i < points.length; i++) {
            sum += 0.5 * Math.log(wins(strengths[i])) + 0.5 * Math.log(wins(-strengths[i]));
            for (int j = 0; j < points.length; j++) {
                sum += points[i][j] * Math.log(wins(strengths[i] - strengths[j]));
            }
        }
        return sum;
    }

    private static double wins(double ahead) {
        return 1 / (1 + Math.exp(-ahead));
    }

    private static double[][] points(Random random, int count) {
        double[][] points = new double[count][count];
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) {
                int games = random.nextInt(20);
                points[i][j] = games == 0 ? 0 : random.nextInt(2 * games + 1) / 2.0;
                points[j][i] = games - points[i][j];
            }
        }
        return points;
    }

    @Test
    void ten_to_one_is_about_400_points() {
        List<Rating> ratings = Ratings.of(new double[][] {{0, 1000}, {100, 0}});
        assertThat(ratings.get(0).elo() - ratings.get(1).elo()).isCloseTo(400, within(5.0));
        assertThat(ratings.get(0).elo()).isCloseTo(-ratings.get(1).elo(), within(1e-6));
    }

    @Test
    void a_player_who_wins_all_games_has_a_finite_rating() {
        double before = 0;
        for (int games : new int[] {1, 10, 100, 10_000}) {
            Rating winner = Ratings.of(new double[][] {{0, games}, {0, 0}}).get(0);
            assertThat(winner.elo()).isGreaterThan(before).isLessThan(3_000);
            assertThat(winner.error()).isFinite().isPositive();
            before = winner.elo();
        }
    }

    @Test
    void without_games_every_rating_is_average() {
        assertThat(Ratings.of(new double[3][3])).allSatisfy(rating -> {
            assertThat(rating.elo()).isCloseTo(0, within(1e-6));
            assertThat(rating.error()).isGreaterThan(300);
        });
        assertThat(Ratings.of(new double[0][0])).isEmpty();
    }

    @Test
    void four_times_the_games_halve_the_error() {
        double few = Ratings.of(new double[][] {{0, 60}, {40, 0}}).get(0).error();
        double many = Ratings.of(new double[][] {{0, 240}, {160, 0}}).get(0).error();
        assertThat(few / many).isCloseTo(2, within(0.05));
    }

    @Test
    void about_95_percent_of_the_intervals_contain_the_true_rating() {
        double[] truth = {-0.8, -0.2, 0.3, 0.7};
        Random random = new Random(7);
        int held = 0;
        int all = 0;
        for (int round = 0; round < 500; round++) {
            double[][] points = new double[truth.length][truth.length];
            for (int i = 0; i < truth.length; i++) {
                for (int j = i + 1; j < truth.length; j++) {
                    for (int game = 0; game < 40; game++) {
                        boolean won = random.nextDouble() < wins(truth[i] - truth[j]);
                        points[won ? i : j][won ? j : i]++;
                    }
                }
            }
            List<Rating> ratings = Ratings.of(points);
            for (int i = 0; i < truth.length; i++) {
                all++;
                held += Math.abs(ratings.get(i).elo() - truth[i] * ELO)
                                <= ratings.get(i).error()
                        ? 1
                        : 0;
            }
        }
        assertThat((double) held / all).isBetween(0.93, 0.97);
    }
}
