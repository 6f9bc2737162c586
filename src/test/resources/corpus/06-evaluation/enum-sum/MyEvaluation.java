// exercise: 06
// truth: wrong
// mistake: the patterns are only added up: two threats at once get nothing beyond their sum
// player: both
// style: enum of patterns with points, counted in an EnumMap
// kind: slip
// single: yes
// detail: any two fours or open threes in different lines
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeSet;

public class MyEvaluation implements EvaluationTask {
    private enum Shape {
        OPEN_FOUR(12_000), FOUR(1_700), OPEN_THREE(1_200), THREE(140), NONE(0), FIVE(0);

        private final int points;

        Shape(int points) {
            this.points = points;
        }
    }

    @Override
    public int value(Board board) {
        Map<Shape, Integer> x = shapes(board, Player.X);
        Map<Shape, Integer> o = shapes(board, Player.O);
        if (x.containsKey(Shape.FIVE)) {
            return 900_000;
        }
        if (o.containsKey(Shape.FIVE)) {
            return -900_000;
        }
        return total(x) - total(o);
    }

    private static int total(Map<Shape, Integer> shapes) {
        int total = 0;
        for (Map.Entry<Shape, Integer> entry : shapes.entrySet()) {
            // NONE holds the small points of ones and twos
            total += entry.getKey() == Shape.NONE ? entry.getValue() : entry.getKey().points * entry.getValue();
        }
        return Math.min(total, 800_000);
    }

    private static Map<Shape, Integer> shapes(Board board, Player player) {
        Map<Shape, Integer> found = new EnumMap<>(Shape.class);
        int n = board.size();
        for (int k = 0; k < n; k++) {
            line(board, player, k, 0, 0, 1, found);
            line(board, player, 0, k, 1, 0, found);
            line(board, player, 0, k, 1, 1, found);
            line(board, player, 0, k, 1, -1, found);
            if (k > 0) {
                line(board, player, k, 0, 1, 1, found);
                line(board, player, k, n - 1, 1, -1, found);
            }
        }
        return found;
    }

    private static void line(Board board, Player player, int row, int column, int dr, int dc, Map<Shape, Integer> found) {
        StringBuilder text = new StringBuilder();
        for (int r = row, c = column; r < board.size() && c >= 0 && c < board.size(); r += dr, c += dc) {
            text.append(board.has(player, r, c) ? 'M' : board.isEmpty(r, c) ? '.' : '#');
        }
        TreeSet<Integer> wins = new TreeSet<>();
        TreeSet<Integer> helps = new TreeSet<>();
        String previous = "";
        boolean open = false;
        for (int s = 0; s + 5 <= text.length(); s++) {
            String window = text.substring(s, s + 5);
            if (window.contains("#")) {
                continue;
            }
            int stones = (int) window.chars().filter(c -> c == 'M').count();
            int first = s + window.indexOf('.');
            int second = s + window.lastIndexOf('.');
            if (stones == 5) {
                found.put(Shape.FIVE, 1);
            } else if (stones == 4) {
                wins.add(first);
            } else if (stones == 3 && !previous.equals(first + "/" + second)) {
                open |= !helps.add(first) | !helps.add(second);
                previous = first + "/" + second;
            }
            found.merge(Shape.NONE, stones * stones, Integer::sum);
        }
        Shape shape = wins.size() > 1 ? Shape.OPEN_FOUR : wins.size() == 1 ? Shape.FOUR
                : open ? Shape.OPEN_THREE : helps.isEmpty() ? null : Shape.THREE;
        if (shape != null) {
            found.merge(shape, 1, Integer::sum);
        }
    }
}
