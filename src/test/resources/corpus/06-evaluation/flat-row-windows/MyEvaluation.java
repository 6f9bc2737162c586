// exercise: 06
// truth: wrong
// mistake: the windows along a row are taken by cell numbers without a look whether all five are in the same row, so they go on in the next row
// player: both
// style: collections, flat cell numbers for rows
// single: yes
// detail: sometimes; stones at the end of a row and the beginning of the next
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 1_000_000;
    private static final int MAXIMUM = 450_000;
    private final Map<Integer, List<List<int[]>>> linesBySize = new HashMap<>();

    @Override
    public int value(Board board) {
        List<List<int[]>> lines = linesBySize.computeIfAbsent(board.size(), MyEvaluation::makeLines);
        int x = count(board, lines, Player.X);
        int o = count(board, lines, Player.O);
        if (x == WIN || o == WIN) {
            return x == WIN ? WIN : -WIN;
        }
        return x - o;
    }

    private static List<List<int[]>> makeLines(int n) {
        List<List<int[]>> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(makeRow(n, i));
            lines.add(makeLine(n, 0, i, 1, 0));
        }
        for (int i = 0; i <= n - 5; i++) {
            lines.add(makeLine(n, 0, i, 1, 1));
            lines.add(makeLine(n, 0, n - 1 - i, 1, -1));
            if (i > 0) {
                lines.add(makeLine(n, i, 0, 1, 1));
                lines.add(makeLine(n, i, n - 1, 1, -1));
            }
        }
        return lines;
    }

    private static List<int[]> makeRow(int n, int row) {
        List<int[]> cells = new ArrayList<>();
        int end = Math.min(n * n, row * n + n + 4);
        for (int number = row * n; number < end; number++) {
            cells.add(new int[] {number / n, number % n});
        }
        return cells;
    }

    private static List<int[]> makeLine(int n, int row, int column, int down, int right) {
        List<int[]> line = new ArrayList<>();
        while (row < n && column >= 0 && column < n) {
            line.add(new int[] {row, column});
            row += down;
            column += right;
        }
        return line;
    }

    private static int code(int[] cell) {
        return 32 * cell[0] + cell[1];
    }

    private static int count(Board board, List<List<int[]>> lines, Player side) {
        int sum = 0;
        int threats = 0;
        for (List<int[]> line : lines) {
            TreeSet<Integer> completing = new TreeSet<>();
            Map<Integer, Integer> partners = new HashMap<>();
            boolean three = false;
            for (int from = 0; from <= line.size() - 5; from++) {
                List<int[]> part = line.subList(from, from + 5);
                List<Integer> empty = new ArrayList<>();
                int stones = 0;
                for (int[] cell : part) {
                    if (board.has(side, cell[0], cell[1])) {
                        stones++;
                    } else if (board.isEmpty(cell[0], cell[1])) {
                        empty.add(code(cell));
                    }
                }
                if (stones + empty.size() < 5) {
                    continue;
                }
                switch (stones) {
                    case 5:
                        return WIN;
                    case 4:
                        completing.addAll(empty);
                        break;
                    case 3:
                        three = true;
                        empty.forEach(cell -> partners.merge(cell, 1, Integer::sum));
                        break;
                    case 2:
                        sum += 10;
                        break;
                    case 1:
                        sum += 1;
                        break;
                    default:
                        break;
                }
            }
            boolean threat = completing.size() == 1;
            if (completing.size() > 1) {
                sum += 18_000;
            } else if (completing.size() == 1) {
                sum += 1_600;
            } else if (partners.values().stream().anyMatch(times -> times > 1)) {
                sum += 1_050;
                threat = true;
            } else if (three) {
                sum += 180;
            }
            if (threat) {
                threats++;
            }
        }
        return Math.min(MAXIMUM, sum + (threats > 1 ? 5_500 : 0));
    }
}
