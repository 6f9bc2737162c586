package plybook.tournament;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.CholeskyDecomposition;
import org.apache.commons.math3.linear.DecompositionSolver;
import org.apache.commons.math3.linear.MatrixUtils;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;

/**
 * Ratings by maximum likelihood in the model of Bradley and Terry (Biometrika 1952). With strengths a and b the first player wins with
 * probability 1 / (1 + e^(b−a)), and a tie is half a win for each. One tie against an average player is added for each contender, because
 * a contender who won or lost every game has no finite rating without it. The likelihood is concave, so Newton's method finds its only peak.
 *
 * <p>The error is 1.96 standard deviations of the distance from the average, from the curvature at the peak (Fisher's information). It assumes
 * that games are independent of each other, which the two games of an opening are not quite.
 */
public final class Ratings {
    /** The number of Elo points per unit of strength: a factor of ten in odds is 400 points. */
    private static final double ELO = 400 / Math.log(10);

    private static final double TWO_SIDED_95_PERCENT = 1.959964;

    /** The tie that is added for each contender, as a number of games. */
    private static final double ADDED = 1;

    private static final int MOST_STEPS = 200;

    private static final double LONGEST_STEP = 2;

    private static final double EXACT_ENOUGH = 1e-10;

    private final double[][] points;

    private Ratings(double[][] points) {
        this.points = points;
    }

    /** Returns the ratings, in the order of the contenders. */
    public static List<Rating> of(Results results) {
        List<Contender> all = results.contenders();
        double[][] points = new double[all.size()][all.size()];
        for (int i = 0; i < all.size(); i++) {
            for (int j = 0; j < all.size(); j++) {
                points[i][j] = i == j ? 0 : results.points(all.get(i), all.get(j));
            }
        }
        return of(points);
    }

    /** @param points the points that each contender (row) scored against each other one (column) */
    static List<Rating> of(double[][] points) {
        return new Ratings(points).ratings();
    }

    private List<Rating> ratings() {
        int count = points.length;
        if (count == 0) {
            return List.of();
        }
        RealVector strengths = new ArrayRealVector(count);
        for (int step = 0; step < MOST_STEPS; step++) {
            RealVector change = solver(strengths).solve(gradient(strengths));
            double longest = change.getLInfNorm();
            // Far from the peak, a whole step of Newton's method may go beyond it.
            strengths = strengths.add(longest > LONGEST_STEP ? change.mapMultiply(LONGEST_STEP / longest) : change);
            if (longest < EXACT_ENOUGH) {
                break;
            }
        }
        RealMatrix covariance = aroundAverage(solver(strengths).getInverse());
        double average = sum(strengths) / count;
        List<Rating> ratings = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double error = TWO_SIDED_95_PERCENT * Math.sqrt(Math.max(0, covariance.getEntry(i, i)));
            ratings.add(new Rating(ELO * (strengths.getEntry(i) - average), ELO * error));
        }
        return ratings;
    }

    private static double sum(RealVector vector) {
        return vector.dotProduct(new ArrayRealVector(vector.getDimension(), 1));
    }

    /** Returns the gradient of the log-likelihood: for each contender the points scored minus the points expected. */
    private RealVector gradient(RealVector strengths) {
        int count = points.length;
        RealVector gradient = new ArrayRealVector(count);
        for (int i = 0; i < count; i++) {
            double sum = ADDED * (0.5 - expected(strengths.getEntry(i)));
            for (int j = 0; j < count; j++) {
                double games = points[i][j] + points[j][i];
                sum += points[i][j] - games * expected(strengths.getEntry(i) - strengths.getEntry(j));
            }
            gradient.setEntry(i, sum);
        }
        return gradient;
    }

    /** Returns a solver for Fisher's information, which is positive definite because of the tie that is added. */
    private DecompositionSolver solver(RealVector strengths) {
        int count = points.length;
        RealMatrix information = new Array2DRowRealMatrix(count, count);
        for (int i = 0; i < count; i++) {
            information.addToEntry(i, i, ADDED * spread(strengths.getEntry(i)));
            for (int j = 0; j < count; j++) {
                if (i != j) {
                    double games = points[i][j] + points[j][i];
                    double weight = games * spread(strengths.getEntry(i) - strengths.getEntry(j));
                    information.addToEntry(i, i, weight);
                    information.addToEntry(i, j, -weight);
                }
            }
        }
        return new CholeskyDecomposition(information, 1e-9, 0).getSolver();
    }

    /** Returns the covariance of the distances from the average, because games tell nothing about the strength of all together. */
    private static RealMatrix aroundAverage(RealMatrix covariance) {
        int count = covariance.getRowDimension();
        RealMatrix centre = MatrixUtils.createRealIdentityMatrix(count)
                .subtract(new Array2DRowRealMatrix(count, count).scalarAdd(1.0 / count));
        return centre.multiply(covariance).multiply(centre);
    }

    private static double expected(double ahead) {
        return 1 / (1 + Math.exp(-ahead));
    }

    private static double spread(double ahead) {
        return expected(ahead) * expected(-ahead);
    }
}
