// exercise: 06
// truth: wrong
// mistake: value returns at once if one side has an open four and the other has none, before a four of the other side is looked at.
// player: both
// style: enum of patterns with counters in EnumMaps
// kind: slip
// single: yes
// detail: X has an open four and O a four (or the colours exchanged): the four makes no difference
import java.util.EnumMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Shape {
        ONE(1), TWO(10), THREE(200), OPEN_THREE(1_000), FOUR(1_500), OPEN_FOUR(10_000), FIVE(0);

        private final int points;

        Shape(int points) {
            this.points = points;
        }
    }

    @Override
    public int value(Board board) {
        Map<Shape, Integer> x = shapes(board, Player.X);
        Map<Shape, Integer> o = shapes(board, Player.O);
        if (x.containsKey(Shape.FIVE) || o.containsKey(Shape.FIVE)) {
            return x.containsKey(Shape.FIVE) ? 1_000_000 : -1_000_000;
        }
        // Nobody can stop an open four.
        if (x.containsKey(Shape.OPEN_FOUR) != o.containsKey(Shape.OPEN_FOUR)) {
            return x.containsKey(Shape.OPEN_FOUR) ? 900_000 : -900_000;
        }
        return points(x) - points(o);
    }

    private static int points(Map<Shape, Integer> shapes) {
        int points = 0;
        for (Map.Entry<Shape, Integer> entry : shapes.entrySet()) {
            points += entry.getKey().points * entry.getValue();
        }
        int threats = shapes.getOrDefault(Shape.FOUR, 0) + shapes.getOrDefault(Shape.OPEN_THREE, 0);
        return Math.min(400_000, points + (threats > 1 ? 5_000 : 0));
    }

    private static Map<Shape, Integer> shapes(Board board, Player player) {
        Map<Shape, Integer> shapes = new EnumMap<>(Shape.class);
        int n = board.size();
        for (int i = -n; i < 2 * n; i++) {
            line(shapes, board, player, i, 0, 0, 1);
            line(shapes, board, player, 0, i, 1, 0);
            line(shapes, board, player, 0, i, 1, 1);
            line(shapes, board, player, 0, i, 1, -1);
        }
        return shapes;
    }

    /** The line may begin outside the board; what is outside is nobody's and not free. */
    private static void line(Map<Shape, Integer> shapes, Board board, Player player, int row, int column, int down, int right) {
        int n = board.size();
        int mine = 0;
        int free = 0;
        for (int i = 0; i < n; i++) {
            int r = row + i * down;
            int c = column + i * right;
            if (r >= 0 && r < n && c >= 0 && c < n) {
                if (board.has(player, r, c)) {
                    mine |= 1 << i;
                } else if (!board.has(player.opponent(), r, c)) {
                    free |= 1 << i;
                }
            }
        }
        int wins = 0;
        boolean three = false;
        boolean open = false;
        for (int w = 31; w < 1 << n; w <<= 1) {
            if ((w & (mine | free)) != w) {
                continue;
            }
            switch (Integer.bitCount(w & mine)) {
                case 5 -> shapes.put(Shape.FIVE, 1);
                case 4 -> wins |= w & free;
                case 3 -> {
                    three = true;
                    for (int v = 31; v < 1 << n; v <<= 1) {
                        boolean fits = (v & (mine | free)) == v && Integer.bitCount(v & mine) == 3;
                        open |= fits && (v & w & free) != 0 && (v & free) != (w & free);
                    }
                }
                case 2 -> shapes.merge(Shape.TWO, 1, Integer::sum);
                case 1 -> shapes.merge(Shape.ONE, 1, Integer::sum);
                default -> {}
            }
        }
        if (wins != 0) {
            shapes.merge(Integer.bitCount(wins) > 1 ? Shape.OPEN_FOUR : Shape.FOUR, 1, Integer::sum);
        } else if (three) {
            shapes.merge(open ? Shape.OPEN_THREE : Shape.THREE, 1, Integer::sum);
        }
    }
}
