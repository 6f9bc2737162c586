// exercise: 06
// truth: wrong
// mistake: Five are just another summand of 100,000 instead of the end, so that many open fours of the other side outweigh them.
// kind: subtle
// player: both
// style: arrays of counters by line, weights in an enum
// single: yes
// detail: needs boards with about eleven open fours in all, e.g. X five against six open fours of O compared with six open fours of X and no five; single patterns and thin boards are right
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Shape {
        NONE(0), THREE(200), OPEN_THREE(1_000), FOUR(1_500), OPEN_FOUR(10_000), FIVE(100_000);

        final int points;

        Shape(int points) {
            this.points = points;
        }
    }

    @Override
    public int value(Board board) {
        int sum = total(board, Player.X) - total(board, Player.O);
        return Math.max(-1_000_000, Math.min(1_000_000, sum));
    }

    private int total(Board board, Player me) {
        int n = board.size();
        int sum = 0;
        EnumMap<Shape, Integer> found = new EnumMap<>(Shape.class);
        for (int start = 0; start < n; start++) {
            sum += line(board, me, start, 0, 0, 1, found);
            sum += line(board, me, 0, start, 1, 0, found);
            sum += line(board, me, 0, start, 1, 1, found);
            sum += line(board, me, 0, start, 1, -1, found);
            if (start > 0) {
                sum += line(board, me, start, 0, 1, 1, found);
                sum += line(board, me, start, n - 1, 1, -1, found);
            }
        }
        for (Map.Entry<Shape, Integer> e : found.entrySet()) {
            sum += e.getKey().points * e.getValue();
        }
        int threats = found.getOrDefault(Shape.FOUR, 0) + found.getOrDefault(Shape.OPEN_THREE, 0);
        return threats >= 2 ? sum + 5_000 : sum;
    }

    /** adds the shape of the line to those found, and returns the points of its ones and twos */
    private int line(Board b, Player me, int r0, int c0, int dr, int dc, EnumMap<Shape, Integer> found) {
        int n = b.size();
        int small = 0;
        boolean five = false;
        int[] lackOne = new int[n];
        int[] lackTwo = new int[n];
        String before = "";
        for (int from = 0; ; from++) {
            int lastR = r0 + (from + 4) * dr, lastC = c0 + (from + 4) * dc;
            if (lastR >= n || lastC >= n || lastC < 0) {
                break;
            }
            int mine = 0, theirs = 0;
            for (int i = from; i < from + 5; i++) {
                if (b.has(me, r0 + i * dr, c0 + i * dc)) mine++;
                if (b.has(me.opponent(), r0 + i * dr, c0 + i * dc)) theirs++;
            }
            if (theirs > 0) {
                continue;
            }
            five |= mine == 5;
            small += mine == 2 ? 10 : mine == 1 ? 1 : 0;
            String lacking = "";
            for (int i = from; i < from + 5; i++) {
                if (!b.has(me, r0 + i * dr, c0 + i * dc)) lacking += i + " ";
            }
            if (lacking.equals(before)) {
                continue;
            }
            before = lacking;
            for (int i = from; i < from + 5; i++) {
                if (!b.has(me, r0 + i * dr, c0 + i * dc)) {
                    if (mine == 4) lackOne[i]++;
                    if (mine == 3) lackTwo[i]++;
                }
            }
        }
        long wins = Arrays.stream(lackOne).filter(k -> k > 0).count();
        int most = Arrays.stream(lackTwo).max().orElse(0);
        Shape shape = five ? Shape.FIVE
                : wins > 1 ? Shape.OPEN_FOUR
                : wins == 1 ? Shape.FOUR
                : most > 1 ? Shape.OPEN_THREE
                : most == 1 ? Shape.THREE : Shape.NONE;
        found.merge(shape, 1, Integer::sum);
        return small;
    }
}
