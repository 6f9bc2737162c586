// exercise: 06
// truth: right
// mistake: -
// player: both
// style: keeps the stones and the points of every line of the last call, and reads again only the lines on which a cell differs
// kind: -
// single: yes
// detail: -
import java.util.Arrays;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int size = -1;
    private byte[] cells = new byte[0];
    private int[][] lines = new int[0][]; // the cells of each line that has room for five
    private int[][] linesThrough = new int[0][];
    private int[] fives = new int[2];
    private int[] sums = new int[2];
    private int[] threats = new int[2];
    private int[][] ofLine = new int[0][]; // points, threat, five for X, then for O

    @Override
    public synchronized int value(Board board) {
        if (board.size() != size) {
            prepare(board.size());
        }
        boolean[] dirty = new boolean[lines.length];
        for (int cell = 0; cell < cells.length; cell++) {
            int row = cell / size;
            int column = cell % size;
            byte now = (byte) (board.has(Player.X, row, column) ? 1 : board.has(Player.O, row, column) ? 2 : 0);
            if (now != cells[cell]) {
                cells[cell] = now;
                for (int line : linesThrough[cell]) {
                    dirty[line] = true;
                }
            }
        }
        for (int line = 0; line < dirty.length; line++) {
            if (dirty[line]) {
                account(line, -1);
                read(line);
                account(line, 1);
            }
        }
        if (fives[0] + fives[1] > 0) {
            return fives[0] > 0 ? 800_000 : -800_000;
        }
        return half(0) - half(1);
    }

    private int half(int side) {
        return Math.min(350_000, sums[side] + 5_500 * Math.min(1, threats[side] / 2));
    }

    private void account(int line, int sign) {
        for (int side = 0; side < 2; side++) {
            sums[side] += sign * ofLine[line][3 * side];
            threats[side] += sign * ofLine[line][3 * side + 1];
            fives[side] += sign * ofLine[line][3 * side + 2];
        }
    }

    private void prepare(int n) {
        size = n;
        cells = new byte[n * n];
        fives = new int[2];
        sums = new int[2];
        threats = new int[2];
        int[][] all = new int[6 * n][];
        int count = 0;
        int[] steps = {1, n, n + 1, n - 1};
        for (int kind = 0; kind < 4; kind++) {
            for (int cell = 0; cell < n * n; cell++) {
                int row = cell / n;
                int column = cell % n;
                boolean begins = switch (kind) {
                    case 0 -> column == 0;
                    case 1 -> row == 0;
                    case 2 -> row == 0 || column == 0;
                    default -> row == 0 || column == n - 1;
                };
                int length = switch (kind) {
                    case 0, 1 -> n;
                    case 2 -> n - Math.max(row, column);
                    default -> Math.min(n - row, column + 1);
                };
                if (begins && length >= 5) {
                    all[count] = new int[length];
                    for (int i = 0; i < length; i++) {
                        all[count][i] = cell + i * steps[kind];
                    }
                    count++;
                }
            }
        }
        lines = Arrays.copyOf(all, count);
        ofLine = new int[count][6];
        int[][] through = new int[n * n][0];
        for (int line = 0; line < count; line++) {
            for (int cell : lines[line]) {
                through[cell] = Arrays.copyOf(through[cell], through[cell].length + 1);
                through[cell][through[cell].length - 1] = line;
            }
        }
        linesThrough = through;
    }

    private void read(int number) {
        int[] line = lines[number];
        int[] result = new int[6];
        for (int side = 0; side < 2; side++) {
            int mine = side + 1;
            boolean[] wins = new boolean[line.length];
            int[] partners = new int[line.length]; // a bit for each cell that together with this one makes five
            int small = 0;
            for (int from = 0; from + 5 <= line.length; from++) {
                int stones = 0;
                int first = -1;
                int second = -1;
                boolean closed = false;
                for (int i = from; i < from + 5; i++) {
                    int stone = cells[line[i]];
                    if (stone == mine) {
                        stones++;
                    } else if (stone != 0) {
                        closed = true;
                    } else if (first < 0) {
                        first = i;
                    } else {
                        second = i;
                    }
                }
                if (closed) {
                    continue;
                }
                if (stones == 5) {
                    result[3 * side + 2] = 1;
                } else if (stones == 4) {
                    wins[first] = true;
                } else if (stones == 3) {
                    partners[first] |= 1 << second;
                    partners[second] |= 1 << first;
                } else {
                    small += stones == 2 ? 11 : stones;
                }
            }
            int winning = 0;
            for (boolean win : wins) {
                winning += win ? 1 : 0;
            }
            int most = 0;
            for (int partner : partners) {
                most = Math.max(most, Integer.bitCount(partner));
            }
            result[3 * side] = small
                    + (winning > 1 ? 11_000 : winning == 1 ? 1_700 : most > 1 ? 1_050 : most == 1 ? 210 : 0);
            result[3 * side + 1] = winning == 1 || winning == 0 && most > 1 ? 1 : 0;
        }
        ofLine[number] = result;
    }
}
