// exercise: 06
// truth: wrong
// mistake: The stone that is put on the board to test for an open three is not taken off again when the test succeeds, so the board that was given is changed.
// player: both
// style: windows as records, trial stones on the given board
// single: yes
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** Five cells in a row. */
    private record Five(Cell[] cells) {
        int of(Board b, Player p) {
            int n = 0;
            for (Cell c : cells) {
                if (b.has(p, c.row(), c.column())) n++;
            }
            return n;
        }

        Cell gap(Board b) {
            for (Cell c : cells) {
                if (b.isEmpty(c)) return c;
            }
            return null;
        }
    }

    private List<List<Five>> windowsByLine(int size) {
        List<List<Five>> lines = new ArrayList<>();
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            for (int r = 0; r < size; r++) {
                for (int c = 0; c < size; c++) {
                    int pr = r - d[0], pc = c - d[1];
                    if (pr >= 0 && pc >= 0 && pc < size) continue;
                    List<Five> line = new ArrayList<>();
                    int rr = r, cc = c;
                    while (rr + 4 * d[0] < size && cc + 4 * d[1] < size && cc + 4 * d[1] >= 0) {
                        Cell[] cells = new Cell[5];
                        for (int k = 0; k < 5; k++) cells[k] = new Cell(rr + k * d[0], cc + k * d[1]);
                        line.add(new Five(cells));
                        rr += d[0];
                        cc += d[1];
                    }
                    if (!line.isEmpty()) lines.add(line);
                }
            }
        }
        return lines;
    }

    @Override
    public int value(Board board) {
        List<List<Five>> lines = windowsByLine(board.size());
        int x = points(board, Player.X, lines);
        int o = points(board, Player.O, lines);
        return x - o;
    }

    private Set<Cell> completing(Board b, Player p, List<Five> line) {
        Set<Cell> cells = new HashSet<>();
        for (Five f : line) {
            if (f.of(b, p) == 4 && f.of(b, p.opponent()) == 0) cells.add(f.gap(b));
        }
        return cells;
    }

    private boolean isOpenThree(Board b, Player p, List<Five> line) {
        Set<Cell> tried = new HashSet<>();
        for (Five f : line) {
            if (f.of(b, p) != 3 || f.of(b, p.opponent()) > 0) continue;
            for (Cell c : f.cells()) {
                if (!b.isEmpty(c) || !tried.add(c)) continue;
                b.put(c, p);
                if (completing(b, p, line).size() >= 2) return true;
                b.clear(c);
            }
        }
        return false;
    }

    private int points(Board b, Player p, List<List<Five>> lines) {
        long total = 0;
        int threats = 0;
        for (List<Five> line : lines) {
            for (Five f : line) {
                int n = f.of(b, p);
                if (n == 5) return 999_999;
                if (n > 0 && f.of(b, p.opponent()) == 0) total += Math.round(Math.pow(5, n - 1));
            }
            int wins = completing(b, p, line).size();
            if (wins > 0) {
                total += wins > 1 ? 100_000 : 10_000;
                threats++;
            } else if (isOpenThree(b, p, line)) {
                total += 11_000;
                threats++;
            }
        }
        total += threats > 1 ? 30_000 * (threats - 1) : 0;
        return (int) Math.min(total, 450_000);
    }
}
