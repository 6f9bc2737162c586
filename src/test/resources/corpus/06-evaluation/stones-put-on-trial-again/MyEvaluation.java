// exercise: 06
// truth: wrong
// mistake: a stone that is put on trial and makes an open four is not taken away again, so that the board has changed afterwards
// player: both
// style: tries stones on the board itself
// single: yes
// detail: always where somebody has an open three
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;
import plybook.game.Cell;

public class MyEvaluation implements EvaluationTask {
    private static final Map<String, Integer> SCORES = new HashMap<>();

    static {
        SCORES.put("open four", 16_000);
        SCORES.put("four", 2_200);
        SCORES.put("open three", 1_500);
        SCORES.put("three", 220);
        SCORES.put("none", 0);
    }

    @Override
    public int value(Board board) {
        List<List<Cell>> lines = lines(board.size());
        for (Player p : Player.values()) {
            for (List<Cell> line : lines) {
                if (hasFive(board, line, p)) return p == Player.X ? 990_000 : -990_000;
            }
        }
        int result = 0;
        for (Player p : Player.values()) {
            int sum = 0, urgent = 0;
            for (List<Cell> line : lines) {
                String name = name(board, line, p);
                sum += SCORES.get(name) + minor(board, line, p);
                if (name.equals("four") || name.equals("open three")) urgent++;
            }
            if (urgent >= 2) sum += 10_000;
            sum = Math.min(sum, 900_000);
            result += p == Player.X ? sum : -sum;
        }
        return result;
    }

    private String name(Board board, List<Cell> line, Player p) {
        int wins = wins(board, line, p);
        if (wins >= 2) return "open four";
        if (wins == 1) return "four";
        if (minor(board, line, p) == 0) return "none";
        return opens(board, line, p) ? "open three" : becomesFour(board, line, p) ? "three" : "none";
    }

    private boolean opens(Board board, List<Cell> line, Player p) {
        for (Cell cell : line) {
            if (board.isEmpty(cell)) {
                board.put(cell, p);
                if (wins(board, line, p) >= 2) {
                    return true;
                }
                board.clear(cell);
            }
        }
        return false;
    }

    private boolean becomesFour(Board board, List<Cell> line, Player p) {
        for (Cell cell : line) {
            if (board.isEmpty(cell)) {
                board.put(cell, p);
                int wins = wins(board, line, p);
                board.clear(cell);
                if (wins > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private int wins(Board board, List<Cell> line, Player p) {
        int wins = 0;
        for (Cell cell : line) {
            if (board.isEmpty(cell)) {
                board.put(cell, p);
                if (hasFive(board, line, p)) wins++;
                board.clear(cell);
            }
        }
        return wins;
    }

    private boolean hasFive(Board board, List<Cell> line, Player p) {
        int run = 0;
        for (Cell cell : line) {
            run = board.has(p, cell.row(), cell.column()) ? run + 1 : 0;
            if (run == 5) return true;
        }
        return false;
    }

    private int minor(Board board, List<Cell> line, Player p) {
        int points = 0;
        for (int i = 0; i + 5 <= line.size(); i++) {
            int own = 0;
            for (Cell cell : line.subList(i, i + 5)) {
                if (board.has(p.opponent(), cell.row(), cell.column())) own = -9;
                if (board.has(p, cell.row(), cell.column())) own++;
            }
            points += own == 1 ? 1 : own == 2 ? 10 : own > 2 ? 11 : 0;
        }
        return points;
    }

    private List<List<Cell>> lines(int n) {
        List<List<Cell>> lines = new ArrayList<>();
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int br = r - d[0], bc = c - d[1];
                    if (br >= 0 && bc >= 0 && bc < n) continue;
                    List<Cell> line = new ArrayList<>();
                    for (int y = r, x = c; y < n && x >= 0 && x < n; y += d[0], x += d[1]) line.add(new Cell(y, x));
                    lines.add(line);
                }
            }
        }
        return lines;
    }
}
