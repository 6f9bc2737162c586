// exercise: 06
// truth: wrong
// mistake: the sum of the patterns has no upper limit; with 12,000 for each line that holds an open four it gets beyond 1,000,000 (and beyond five)
// player: both
// style: window tables, stones push themselves into counters
// kind: subtle
// single: yes
// detail: boards of 18 and 19 on which nearly every line holds an open four and nobody has five, e.g. X everywhere but where (2*row + column) % 5 is 0
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** The windows of a board size: cells of each, and where each line's windows begin; windows of a line follow one another. */
    private static final class Layout {
        final int[][] cells;
        final int[] lineStart;
        final int[][] through;

        Layout(int n) {
            List<int[]> all = new ArrayList<>();
            List<Integer> starts = new ArrayList<>();
            for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
                for (int r = 0; r < n; r++) {
                    for (int c = 0; c < n; c++) {
                        int pr = r - d[0];
                        int pc = c - d[1];
                        if (pr >= 0 && pc >= 0 && pc < n) {
                            continue; // not the first cell of a line
                        }
                        starts.add(all.size());
                        for (int y = r, x = c; y + 4 * d[0] < n && x + 4 * d[1] < n && x + 4 * d[1] >= 0; y += d[0], x += d[1]) {
                            int[] five = new int[5];
                            for (int i = 0; i < 5; i++) {
                                five[i] = (y + i * d[0]) * n + x + i * d[1];
                            }
                            all.add(five);
                        }
                    }
                }
            }
            starts.add(all.size());
            cells = all.toArray(new int[0][]);
            lineStart = starts.stream().mapToInt(i -> i).toArray();
            List<List<Integer>> by = new ArrayList<>();
            for (int i = 0; i < n * n; i++) {
                by.add(new ArrayList<>());
            }
            for (int w = 0; w < cells.length; w++) {
                for (int cell : cells[w]) {
                    by.get(cell).add(w);
                }
            }
            through = by.stream().map(l -> l.stream().mapToInt(i -> i).toArray()).toArray(int[][]::new);
        }
    }

    private static final Layout[] LAYOUTS = new Layout[Board.MAX_SIZE + 1];

    @Override
    public int value(Board board) {
        int n = board.size();
        Layout layout = LAYOUTS[n] == null ? LAYOUTS[n] = new Layout(n) : LAYOUTS[n];
        byte[] code = new byte[layout.cells.length]; // stones of X, plus six times those of O
        for (int i = 0; i < n * n; i++) {
            int add = board.has(Player.X, i / n, i % n) ? 1 : board.has(Player.O, i / n, i % n) ? 6 : 0;
            if (add != 0) {
                for (int w : layout.through[i]) {
                    code[w] += add;
                }
            }
        }
        int[] sum = new int[2];
        int[] threats = new int[2];
        for (int line = 0; line + 1 < layout.lineStart.length; line++) {
            for (int side = 0; side < 2; side++) {
                int unit = side == 0 ? 1 : 6;
                int firstWin = -1;
                boolean secondWin = false;
                boolean three = false;
                boolean open = false;
                int lastThree = Integer.MIN_VALUE;
                for (int w = layout.lineStart[line]; w < layout.lineStart[line + 1]; w++) {
                    int stones = code[w] % unit == 0 ? code[w] / unit : 0;
                    if (stones == 5) {
                        return side == 0 ? 1_000_000 : -1_000_000;
                    }
                    if (side == 0 && code[w] >= 6) {
                        continue;
                    }
                    if (stones == 4) {
                        int win = Arrays.stream(layout.cells[w]).filter(i -> board.isEmpty(i / n, i % n)).sum();
                        secondWin |= firstWin >= 0 && firstWin != win;
                        firstWin = win;
                    } else if (stones == 3) {
                        three = true;
                        for (int v = layout.lineStart[line]; v < w && !open; v++) {
                            open = code[v] == code[w] && meet(layout.cells[v], layout.cells[w], board);
                        }
                    } else {
                        sum[side] += stones == 2 ? 10 : stones;
                    }
                }
                if (firstWin >= 0) {
                    sum[side] += secondWin ? 12_000 : 1_500;
                    threats[side] += secondWin ? 0 : 1;
                } else if (three) {
                    sum[side] += open ? 1_050 : 150;
                    threats[side] += open ? 1 : 0;
                }
            }
        }
        return total(sum[0], threats[0]) - total(sum[1], threats[1]);
    }

    /** Whether two windows of three stones lack exactly one cell in common. */
    private static boolean meet(int[] a, int[] b, Board board) {
        int n = board.size();
        int common = 0;
        for (int i : a) {
            for (int j : b) {
                common += i == j && board.isEmpty(i / n, i % n) ? 1 : 0;
            }
        }
        return common == 1;
    }

    private static int total(int sum, int threats) {
        return threats < 2 ? sum : sum + 5_000;
    }
}
