// exercise: 06
// truth: wrong
// mistake: a lacking cell is noted as row + column, which is the same number for all cells of an anti-diagonal
// player: both
// style: collections, cells coded as numbers
// single: yes
// detail: sometimes; an open four on an anti-diagonal is taken for a four, a closed three for an open one
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
        List<List<int[]>> lines = linesBySize.computeIfAbsent(board.size(), MyEvaluation::allLines);
        int x = judge(board, lines, Player.X);
        int o = judge(board, lines, Player.O);
        if (x == WIN || o == WIN) {
            return x == WIN ? WIN : -WIN;
        }
        return x - o;
    }

    private static List<List<int[]>> allLines(int n) {
        List<List<int[]>> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(collect(n, i, 0, 0, 1));
            lines.add(collect(n, 0, i, 1, 0));
        }
        for (int i = 0; i <= n - 5; i++) {
            lines.add(collect(n, 0, i, 1, 1));
            lines.add(collect(n, 0, n - 1 - i, 1, -1));
            if (i > 0) {
                lines.add(collect(n, i, 0, 1, 1));
                lines.add(collect(n, i, n - 1, 1, -1));
            }
        }
        return lines;
    }

    private static List<int[]> collect(int n, int row, int column, int down, int right) {
        List<int[]> line = new ArrayList<>();
        while (row < n && column >= 0 && column < n) {
            line.add(new int[] {row, column});
            row += down;
            column += right;
        }
        return line;
    }

    private static int key(int[] cell) {
        return cell[0] + cell[1];
    }

    private static int judge(Board board, List<List<int[]>> lines, Player player) {
        int sum = 0;
        int threats = 0;
        for (List<int[]> line : lines) {
            TreeSet<Integer> missing = new TreeSet<>();
            Map<Integer, Integer> uses = new HashMap<>();
            boolean hasThree = false;
            for (int from = 0; from <= line.size() - 5; from++) {
                List<int[]> window = line.subList(from, from + 5);
                List<Integer> empty = new ArrayList<>();
                int stones = 0;
                for (int[] cell : window) {
                    if (board.has(player, cell[0], cell[1])) {
                        stones++;
                    } else if (board.isEmpty(cell[0], cell[1])) {
                        empty.add(key(cell));
                    }
                }
                if (stones + empty.size() < 5) {
                    continue;
                }
                switch (stones) {
                    case 5:
                        return WIN;
                    case 4:
                        missing.addAll(empty);
                        break;
                    case 3:
                        hasThree = true;
                        empty.forEach(cell -> uses.merge(cell, 1, Integer::sum));
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
            boolean threat = missing.size() == 1;
            if (missing.size() > 1) {
                sum += 17_000;
            } else if (missing.size() == 1) {
                sum += 1_600;
            } else if (uses.values().stream().anyMatch(times -> times > 1)) {
                sum += 1_050;
                threat = true;
            } else if (hasThree) {
                sum += 180;
            }
            if (threat) {
                threats++;
            }
        }
        return Math.min(MAXIMUM, sum + (threats > 1 ? 5_500 : 0));
    }
}
