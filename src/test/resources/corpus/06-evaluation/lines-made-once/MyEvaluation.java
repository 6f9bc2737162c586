// exercise: 06
// truth: wrong
// mistake: the list of lines is made for the first board that is asked about and used for boards of other sizes as well
// player: both
// style: precomputed lines, streams, scale in a table
// single: yes
// detail: sometimes; only if one object is asked about boards of different sizes: lines beyond the first size are not seen, a smaller board crashes
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] POINTS = {0, 1, 10};

    private List<List<Cell>> lines;

    @Override
    public int value(Board board) {
        if (lines == null) {
            lines = linesOf(board.size());
        }
        int[] x = count(board, Player.X);
        int[] o = count(board, Player.O);
        return x[0] > 0 ? 500_000 : o[0] > 0 ? -500_000 : sum(x) - sum(o);
    }

    private static List<List<Cell>> linesOf(int n) {
        Map<Integer, List<Cell>> map = new LinkedHashMap<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                Cell cell = new Cell(r, c);
                for (int key : new int[] {r, 100 + c, 300 + r - c, 400 + r + c}) {
                    map.computeIfAbsent(key, k -> new ArrayList<>()).add(cell);
                }
            }
        }
        return map.values().stream().filter(line -> line.size() >= 5).toList();
    }

    private static int sum(int[] t) {
        return Math.min(400_000, t[1] + (t[2] >= 2 ? 5_000 : 0));
    }

    private int[] count(Board board, Player me) {
        int[] t = new int[3];
        for (List<Cell> line : lines) {
            Set<Cell> wins = new HashSet<>();
            Map<Cell, Set<Set<Cell>>> pairs = new HashMap<>();
            for (int i = 0; i + 5 <= line.size(); i++) {
                List<Cell> window = line.subList(i, i + 5);
                if (window.stream().anyMatch(cell -> board.has(me.opponent(), cell.row(), cell.column()))) continue;
                Set<Cell> free = new HashSet<>(window);
                free.removeIf(cell -> !board.isEmpty(cell));
                switch (free.size()) {
                    case 0 -> t[0]++;
                    case 1 -> wins.addAll(free);
                    case 2 -> free.forEach(cell -> pairs.computeIfAbsent(cell, k -> new HashSet<>()).add(free));
                    default -> t[1] += POINTS[5 - free.size()];
                }
            }
            boolean open = pairs.values().stream().anyMatch(set -> set.size() > 1);
            if (wins.size() > 1) {
                t[1] += 10_000;
            } else if (wins.size() == 1) {
                t[1] += 1_500;
                t[2]++;
            } else if (open) {
                t[1] += 1_000;
                t[2]++;
            } else if (!pairs.isEmpty()) {
                t[1] += 200;
            }
        }
        return t;
    }
}
