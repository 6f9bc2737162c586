// exercise: 06
// truth: right
// mistake: none; windows are built anew for each call and the trial stones go on a copy of the board that was given.
// player: both
// style: windows as records, trial stones on a copy
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
    /** Window5 cells in a row. */
    private record Window5(Cell[] cells) {
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

    private List<List<Window5>> windowsByLine(int size) {
        List<List<Window5>> lines = new ArrayList<>();
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            for (int r = 0; r < size; r++) {
                for (int c = 0; c < size; c++) {
                    int pr = r - d[0], pc = c - d[1];
                    if (pr >= 0 && pc >= 0 && pc < size) continue;
                    List<Window5> line = new ArrayList<>();
                    int rr = r, cc = c;
                    while (rr + 4 * d[0] < size && cc + 4 * d[1] < size && cc + 4 * d[1] >= 0) {
                        Cell[] cells = new Cell[5];
                        for (int k = 0; k < 5; k++) cells[k] = new Cell(rr + k * d[0], cc + k * d[1]);
                        line.add(new Window5(cells));
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
    public int value(Board given) {
        Board board = given.copy();
        List<List<Window5>> lines = windowsByLine(board.size());
        int x = points(board, Player.X, lines);
        int o = points(board, Player.O, lines);
        return x - o;
    }

    private Set<Cell> completing(Board b, Player p, List<Window5> line) {
        Set<Cell> cells = new HashSet<>();
        for (Window5 f : line) {
            if (f.of(b, p) == 4 && f.of(b, p.opponent()) == 0) cells.add(f.gap(b));
        }
        return cells;
    }

    private boolean isOpenThree(Board b, Player p, List<Window5> line) {
        Set<Cell> tried = new HashSet<>();
        for (Window5 f : line) {
            if (f.of(b, p) != 3 || f.of(b, p.opponent()) > 0) continue;
            for (Cell c : f.cells()) {
                if (!b.isEmpty(c) || !tried.add(c)) continue;
                b.put(c, p);
                boolean openFour = completing(b, p, line).size() >= 2;
                b.clear(c);
                if (openFour) return true;
            }
        }
        return false;
    }

    private int points(Board b, Player p, List<List<Window5>> lines) {
        long total = 0;
        int threats = 0;
        for (List<Window5> line : lines) {
            for (Window5 f : line) {
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
