// exercise: 06
// truth: wrong
// mistake: The diagonals that start at the top and those that start at a side both include the corner, so each of the two long diagonals is read twice, and a pattern is worth more there than when it is moved away.
// kind: subtle
// player: both
// style: lists of cells for each line, built once for each size
// single: yes
// detail: only stones on one of the two diagonals through the corners; mirrored and turned boards agree; one open three there is worth what two threats are
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private final Map<Integer, List<List<Cell>>> linesBySize = new HashMap<>();

    private static List<List<Cell>> makeLines(int n) {
        List<List<Cell>> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(walk(n, i, 0, 0, 1));      // rows
            lines.add(walk(n, 0, i, 1, 0));      // columns
            lines.add(walk(n, 0, i, 1, 1));      // diagonals from the top
            lines.add(walk(n, i, 0, 1, 1));      // diagonals from the left
            lines.add(walk(n, 0, i, 1, -1));     // the others from the top
            lines.add(walk(n, i, n - 1, 1, -1)); // the others from the right
        }
        lines.removeIf(line -> line.size() < 5);
        return lines;
    }

    private static List<Cell> walk(int n, int r, int c, int dr, int dc) {
        List<Cell> line = new ArrayList<>();
        while (r < n && c >= 0 && c < n) {
            line.add(new Cell(r, c));
            r += dr;
            c += dc;
        }
        return line;
    }

    @Override
    public int value(Board board) {
        List<List<Cell>> lines = linesBySize.computeIfAbsent(board.size(), MyEvaluation::makeLines);
        int[] totals = new int[2];
        for (Player p : Player.values()) {
            int threats = 0;
            for (List<Cell> line : lines) {
                int points = line(board, p, line);
                if (points >= 1_000_000) return p == Player.X ? 1_000_000 : -1_000_000;
                totals[p.ordinal()] += points;
                int kind = points / 500; // 2: open three, 3: four
                if (kind == 2 || kind == 3) threats++;
            }
            if (threats >= 2) totals[p.ordinal()] += 5_000;
        }
        return Math.min(400_000, totals[0]) - Math.min(400_000, totals[1]);
    }

    private static int line(Board board, Player me, List<Cell> line) {
        Set<Cell> wins = new HashSet<>();
        Set<Cell> once = new HashSet<>();
        List<Cell> before = List.of();
        boolean open = false;
        int small = 0;
        for (int i = 0; i + 5 <= line.size(); i++) {
            List<Cell> window = line.subList(i, i + 5);
            List<Cell> free = window.stream().filter(board::isEmpty).toList();
            long mine = window.stream().filter(c -> board.has(me, c.row(), c.column())).count();
            if (mine + free.size() < 5) continue;
            if (mine == 5) return 1_000_000;
            if (mine == 4) wins.addAll(free);
            if (mine == 3 && !free.equals(before)) for (Cell c : free) open |= !once.add(c);
            if (mine == 3) before = free;
            small += mine == 2 ? 10 : mine == 1 ? 1 : 0;
        }
        small = Math.min(small, 400);
        if (wins.size() > 1) return 10_000 + small;
        if (wins.size() == 1) return 1_500 + small;
        if (open) return 1_000 + small;
        return once.isEmpty() ? small : 200 + Math.min(small, 250);
    }
}
