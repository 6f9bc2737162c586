// exercise: 06
// truth: right
// mistake: none; works on a copy of the board, puts and clears stones
// player: both
// style: works on a copy of the board, puts and clears stones
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};

    @Override
    public int value(Board original) {
        Board board = original.copy();
        if (anyFive(board, Player.X)) return 500_000;
        if (anyFive(board, Player.O)) return -500_000;
        return strength(board, Player.X) - strength(board, Player.O);
    }

    private boolean anyFive(Board board, Player me) {
        for (int[] step : STEPS) {
            for (List<Cell> line : lines(board.size(), step)) {
                for (Cell cell : line) {
                    if (board.has(me, cell.row(), cell.column()) && length(board, me, cell, step) >= 5) return true;
                }
            }
        }
        return false;
    }

    private int strength(Board board, Player me) {
        int result = 0;
        int forcing = 0;
        for (int[] step : STEPS) {
            for (List<Cell> line : lines(board.size(), step)) {
                if (line.size() < 5 || line.stream().noneMatch(c -> board.has(me, c.row(), c.column()))) continue;
                result += windows(board, me, line);
                int now = fives(board, me, line, step);
                if (now > 0) {
                    result += now > 1 ? 12_000 : 1_600;
                    forcing++;
                    continue;
                }
                int next = afterOneStone(board, me, line, step);
                if (next > 1) forcing++;
                result += next > 1 ? 1_100 : next == 1 ? 150 : 0;
            }
        }
        return Math.min(400_000, forcing < 2 ? result : result + 6_000);
    }

    private int afterOneStone(Board board, Player me, List<Cell> line, int[] step) {
        int most = 0;
        for (Cell cell : line) {
            if (!board.isEmpty(cell)) continue;
            board.put(cell, me);
            int fives = fives(board, me, line, step);
            most = Math.max(most, fives);
            board.clear(cell);
        }
        return most;
    }

    private int fives(Board board, Player me, List<Cell> line, int[] step) {
        int count = 0;
        for (Cell cell : line) {
            if (board.isEmpty(cell) && length(board, me, cell, step) >= 5) count++;
        }
        return count;
    }

    private int length(Board board, Player me, Cell cell, int[] step) {
        return 1 + ray(board, me, cell, step[0], step[1]) + ray(board, me, cell, -step[0], -step[1]);
    }

    private int ray(Board board, Player me, Cell cell, int dr, int dc) {
        int k = 0;
        int row = cell.row() + dr;
        int column = cell.column() + dc;
        while (row >= 0 && row < board.size() && column >= 0 && column < board.size() && board.has(me, row, column)) {
            k++;
            row += dr;
            column += dc;
        }
        return k;
    }

    private int windows(Board board, Player me, List<Cell> line) {
        int points = 0;
        for (int i = 0; i <= line.size() - 5; i++) {
            List<Cell> five = line.subList(i, i + 5);
            if (five.stream().anyMatch(c -> board.has(me.opponent(), c.row(), c.column()))) continue;
            long stones = five.stream().filter(c -> !board.isEmpty(c)).count();
            if (stones == 2) points += 9;
            if (stones == 1) points += 1;
        }
        return points;
    }

    private List<List<Cell>> lines(int n, int[] step) {
        List<List<Cell>> all = new ArrayList<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                int pr = r - step[0];
                int pc = c - step[1];
                if (pr >= 0 && pr < n && pc >= 0 && pc < n) continue;
                List<Cell> line = new ArrayList<>();
                for (int y = r, x = c; y >= 0 && y < n && x < n; y += step[0], x += step[1]) line.add(new Cell(y, x));
                all.add(line);
            }
        }
        return all;
    }
}
