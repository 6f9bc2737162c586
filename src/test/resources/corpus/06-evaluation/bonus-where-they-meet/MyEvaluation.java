// exercise: 06
// truth: wrong
// mistake: the bonus for two threats is only given if the two lines have a stone in common
// player: both
// style: collections, sets of stones
// single: yes
// detail: sometimes; two threats that do not cross
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 1_000_000;
    private static final int MAXIMUM = 450_000;
    private final Map<Integer, List<List<int[]>>> cache = new HashMap<>();

    @Override
    public int value(Board board) {
        List<List<int[]>> lines = cache.computeIfAbsent(board.size(), MyEvaluation::makeLines);
        int x = pointsFor(board, lines, Player.X);
        int o = pointsFor(board, lines, Player.O);
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

    private static List<int[]> makeLine(int n, int row, int column, int dr, int dc) {
        List<int[]> line = new ArrayList<>();
        while (row < n && column >= 0 && column < n) {
            line.add(new int[] {row, column});
            row += dr;
            column += dc;
        }
        return line;
    }

    private static int code(int[] cell) {
        return 32 * cell[0] + cell[1];
    }

    private static int pointsFor(Board board, List<List<int[]>> lines, Player player) {
        int sum = 0;
        List<Set<Integer>> threats = new ArrayList<>();
        boolean fork = false;
        for (List<int[]> line : lines) {
            TreeSet<Integer> lacking = new TreeSet<>();
            Map<Integer, Integer> inPairs = new HashMap<>();
            boolean three = false;
            for (int first = 0; first <= line.size() - 5; first++) {
                List<int[]> window = line.subList(first, first + 5);
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
                Set<Integer> stonesHere = new HashSet<>();
                for (int[] cell : line) {
                    if (board.has(player, cell[0], cell[1])) {
                        stonesHere.add(code(cell));
                    }
                }
                for (Set<Integer> other : threats) {
                    fork |= !Collections.disjoint(other, stonesHere);
                }
                threats.add(stonesHere);
            }
        }
        return Math.min(MAXIMUM, sum + (fork ? 5_500 : 0));
    }
}
