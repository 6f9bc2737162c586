// exercise: 06
// truth: right
// mistake: none; lists of cells kept for each size of board, lacking cells in a set
// player: both
// style: collections
// single: yes
// detail: always
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
            lines.add(makeLine(n, i, 0, 0, 1));
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

    private static int count(Board board, List<List<int[]>> lines, Player player) {
        int sum = 0;
        int threats = 0;
        for (List<int[]> line : lines) {
            TreeSet<Integer> lacking = new TreeSet<>();
            Map<Integer, Integer> inPairs = new HashMap<>();
            boolean three = false;
            for (int from = 0; from <= line.size() - 5; from++) {
                List<int[]> window = line.subList(from, from + 5);
                List<Integer> empty = new ArrayList<>();
                int stones = 0;
                for (int[] cell : window) {
                    if (board.has(player, cell[0], cell[1])) {
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
                        lacking.addAll(empty);
                        break;
                    case 3:
                        three = true;
                        empty.forEach(cell -> inPairs.merge(cell, 1, Integer::sum));
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
            boolean threat = lacking.size() == 1;
            if (lacking.size() > 1) {
                sum += 18_000;
            } else if (lacking.size() == 1) {
                sum += 1_600;
            } else if (inPairs.values().stream().anyMatch(times -> times > 1)) {
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
