// exercise: 06
// truth: wrong
// mistake: the points of a line are remembered under a number in base three that does not hold the length, so lines that differ only in empty cells at the far end share one answer: near an edge an open line can be taken for a closed one or the other way round
// kind: subtle
// player: both
// style: bit masks, memo of lines in base three
// single: yes
// detail: only with stones near the far end of a line, e.g. XXX with one free cell behind it at the right edge, after or before the same text on a longer line; depends on the order of boards
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WINDOW = 0b11111;

    /** What a line gives; lines come again and again. 3 to the 19th fits into an int. */
    private static final class Found {
        boolean five;
        boolean threat;
        int points;
    }

    private final Map<Integer, Found> memo = new HashMap<>();

    private static int key(Line line) {
        int key = 0;
        for (int i = line.length() - 1; i >= 0; i--) {
            key = 3 * key + ((line.own() >> i & 1) + 2 * (line.other() >> i & 1));
        }
        return key;
    }

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

    private int total(List<Line> lines) {
        int sum = 0;
        int threats = 0;
        for (Line line : lines) {
            Found found = memo.computeIfAbsent(key(line), k -> look(line));
            if (found.five) {
                return Integer.MAX_VALUE;
            }
            sum += found.points;
            threats += found.threat ? 1 : 0;
        }
        sum += threats >= 2 ? 5_500 : 0;
        return Math.min(sum, 400_000);
    }

    private static Found look(Line line) {
            Found found = new Found();
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
                        found.five = true;
                        break;
                    case 1:
                        wins |= missing;
                        break;
                    case 2:
                        if (!pairs.contains(missing)) {
                            pairs.add(missing);
                        }
                        break;
                    case 3:
                        found.points += 8;
                        break;
                    case 4:
                        found.points += 1;
                        break;
                    default:
                }
            }
            if (Integer.bitCount(wins) > 1) {
                found.points += 9_000;
            } else if (wins != 0) {
                found.points += 1_400;
                found.threat = true;
            } else if (overlap(pairs)) {
                found.points += 900;
                found.threat = true;
            } else if (!pairs.isEmpty()) {
                found.points += 180;
            }
            return found;
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
