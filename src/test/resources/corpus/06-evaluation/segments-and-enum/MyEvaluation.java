// exercise: 06
// truth: right
// mistake: none; every line is split at the enemy's stones into segments, and each segment gets one shape from an enum
// player: both
// style: enum Shape, EnumMap counters, segments
// single: yes
import java.util.EnumMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private enum Shape {
        NOTHING(0), ONE(2), TWO(20), THREE(160), OPEN_THREE(900), FOUR(1200), OPEN_FOUR(15_000), FIVE(800_000);

        final int points;

        Shape(int points) {
            this.points = points;
        }

        boolean isThreat() {
            return this == OPEN_THREE || this == FOUR;
        }
    }

    @Override
    public int value(Board board) {
        Count x = new Count(board, Player.X);
        Count o = new Count(board, Player.O);
        if (x.has(Shape.FIVE)) return Shape.FIVE.points;
        if (o.has(Shape.FIVE)) return -Shape.FIVE.points;
        return x.points() - o.points();
    }

    private static final class Count {
        private final Map<Shape, Integer> shapes = new EnumMap<>(Shape.class);
        private final Board board;
        private final Player me;
        private int room; // the more windows, the better

        Count(Board board, Player me) {
            this.board = board;
            this.me = me;
            int last = board.size() - 1;
            for (int i = 0; i <= last; i++) {
                line(i, 0, 0, 1);
                line(0, i, 1, 0);
                line(0, i, 1, 1);
                line(last, i, -1, 1);
                if (i != 0) line(i, 0, 1, 1);
                if (i != last) line(i, 0, -1, 1);
            }
        }

        boolean has(Shape s) {
            return shapes.containsKey(s);
        }

        int points() {
            int sum = room;
            int threats = 0;
            for (Map.Entry<Shape, Integer> e : shapes.entrySet()) {
                sum += e.getKey().points * e.getValue();
                if (e.getKey().isThreat()) threats += e.getValue();
            }
            return Math.min(390_000, threats >= 2 ? sum + 6_000 : sum);
        }

        private boolean inside(int r, int c) {
            return 0 <= r && r < board.size() && 0 <= c && c < board.size();
        }

        private void line(int r, int c, int dr, int dc) {
            StringBuilder segment = new StringBuilder();
            for (; inside(r, c); r += dr, c += dc) {
                if (board.has(me.opponent(), r, c)) {
                    close(segment);
                } else {
                    segment.append(board.has(me, r, c) ? '1' : '0');
                }
            }
            close(segment);
        }

        private void close(StringBuilder segment) {
            if (segment.length() >= 5 && segment.indexOf("1") >= 0) {
                boolean[] stones = new boolean[segment.length()];
                for (int i = 0; i < stones.length; i++) {
                    stones[i] = segment.charAt(i) == '1';
                }
                shapes.merge(shape(stones), 1, Integer::sum);
            }
            segment.setLength(0);
        }

        private Shape shape(boolean[] stones) {
            int most = 0;
            for (int s = 0; s + 5 <= stones.length; s++) {
                int k = inWindow(stones, s);
                most = Math.max(most, k);
                room += k;
            }
            switch (most) {
                case 5: return Shape.FIVE;
                case 4: return fives(stones) > 1 ? Shape.OPEN_FOUR : Shape.FOUR;
                case 3:
                    for (int i = 0; i < stones.length; i++) {
                        if (!stones[i]) {
                            stones[i] = true;
                            int f = fives(stones);
                            stones[i] = false;
                            if (f > 1) return Shape.OPEN_THREE;
                        }
                    }
                    return Shape.THREE;
                case 2: return Shape.TWO;
                case 1: return Shape.ONE;
                default: return Shape.NOTHING;
            }
        }

        private int inWindow(boolean[] stones, int from) {
            int k = 0;
            for (int i = from; i < from + 5; i++) {
                if (stones[i]) k++;
            }
            return k;
        }

        private int fives(boolean[] stones) {
            int n = 0;
            for (int i = 0; i < stones.length; i++) {
                if (stones[i]) continue;
                stones[i] = true;
                boolean five = false;
                for (int s = Math.max(0, i - 4); s <= i && s + 5 <= stones.length; s++) {
                    five |= inWindow(stones, s) == 5;
                }
                stones[i] = false;
                if (five) n++;
            }
            return n;
        }
    }
}
