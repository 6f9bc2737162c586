// exercise: 06
// truth: right
// mistake: none; from two threats on all points are multiplied by four instead of a bonus, five is ±800,000 and the sum of a side ends at 400,000
// player: both
// style: bit masks for lines, multiplied
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WINDOW = 0b11111;

    /** One line of the board: a bit for each cell. */
    private record Line(int length, int own, int other) {
        Line exchanged() {
            return new Line(length, other, own);
        }
    }

    @Override
    public int value(Board board) {
        List<Line> lines = lines(board);
        int x = total(lines);
        int o = total(lines.stream().map(Line::exchanged).toList());
        return x == Integer.MAX_VALUE ? 800_000 : o == Integer.MAX_VALUE ? -800_000 : x - o;
    }

    private static int total(List<Line> lines) {
        int sum = 0;
        int threats = 0;
        for (Line line : lines) {
            int wins = 0; // the cells that make five
            List<Integer> pairs = new ArrayList<>();
            for (int shift = 0; shift + 5 <= line.length(); shift++) {
                int window = WINDOW << shift;
                if ((line.other() & window) != 0) {
                    continue;
                }
                int missing = window & ~line.own();
                switch (Integer.bitCount(missing)) {
                    case 0:
                        return Integer.MAX_VALUE;
                    case 1:
                        wins |= missing;
                        break;
                    case 2:
                        if (!pairs.contains(missing)) {
                            pairs.add(missing);
                        }
                        break;
                    case 3:
                        sum += 8;
                        break;
                    case 4:
                        sum += 1;
                        break;
                    default:
                }
            }
            if (Integer.bitCount(wins) > 1) {
                sum += 9_000;
            } else if (wins != 0) {
                sum += 1_400;
                threats++;
            } else if (overlap(pairs)) {
                sum += 900;
                threats++;
            } else if (!pairs.isEmpty()) {
                sum += 180;
            }
        }
        return Math.min(threats >= 2 ? 4 * sum : sum, 400_000);
    }

    private static boolean overlap(List<Integer> pairs) {
        int seen = 0;
        for (int pair : pairs) {
            if ((seen & pair) != 0) {
                return true;
            }
            seen |= pair;
        }
        return false;
    }

    private static List<Line> lines(Board board) {
        int n = board.size();
        List<Line> lines = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            lines.add(new Line(n, (int) board.row(Player.X, row), (int) board.row(Player.O, row)));
        }
        for (int column = 0; column < n; column++) {
            lines.add(walk(board, 0, column, 0));
        }
        for (int start = -(n - 5); start <= n - 5; start++) {
            lines.add(walk(board, Math.max(0, -start), Math.max(0, start), 1));
            lines.add(walk(board, Math.max(0, -start), n - 1 - Math.max(0, start), -1));
        }
        return lines;
    }

    private static Line walk(Board board, int row, int column, int right) {
        int x = 0;
        int o = 0;
        int length = 0;
        for (; row < board.size() && column >= 0 && column < board.size(); row++, column += right, length++) {
            x |= board.has(Player.X, row, column) ? 1 << length : 0;
            o |= board.has(Player.O, row, column) ? 1 << length : 0;
        }
        return new Line(length, x, o);
    }
}
