// exercise: 06
// truth: right
// mistake: -
// player: both
// style: keeps what every line said last time and reads only lines whose stones have changed since; fields between calls
// kind: -
// single: yes
// detail: -
import java.util.Arrays;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int size;
    private long[] content = {}; // of each line: two bits for a cell
    private int[][] points = {}; // of each line: X's, O's
    private int[][] threats = {};
    private int[][] fives = {};
    private final int[] allPoints = new int[2];
    private final int[] allThreats = new int[2];
    private final int[] allFives = new int[2];

    @Override
    public synchronized int value(Board board) {
        if (board.size() != size) {
            forget(board.size());
        }
        long[] now = new long[content.length];
        int[] length = new int[content.length];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                long cell = board.has(Player.X, row, column) ? 1 : board.has(Player.O, row, column) ? 2 : 0;
                add(now, length, row, cell);
                add(now, length, size + column, cell);
                add(now, length, 2 * size + row + column, cell);
                add(now, length, 4 * size - 1 + row - column + size - 1, cell);
            }
        }
        for (int line = 0; line < now.length; line++) {
            if (now[line] != content[line]) {
                reread(line, now[line], length[line]);
            }
        }
        if (allFives[0] + allFives[1] > 0) {
            return allFives[0] > 0 ? 900_000 : -900_000;
        }
        return side(0) - side(1);
    }

    private int side(int who) {
        return Math.min(700_000, allPoints[who] + (allThreats[who] > 1 ? 10_000 : 0));
    }

    private static void add(long[] now, int[] length, int line, long cell) {
        now[line] |= cell << 2 * length[line]++;
    }

    private void forget(int newSize) {
        size = newSize;
        int lines = 2 * size + 2 * (2 * size - 1);
        content = new long[lines];
        points = new int[2][lines];
        threats = new int[2][lines];
        fives = new int[2][lines];
        Arrays.fill(allPoints, 0);
        Arrays.fill(allThreats, 0);
        Arrays.fill(allFives, 0);
    }

    private void reread(int line, long cells, int length) {
        content[line] = cells;
        for (int who = 0; who < 2; who++) {
            allPoints[who] -= points[who][line];
            allThreats[who] -= threats[who][line];
            allFives[who] -= fives[who][line];
            read(line, cells, length, who);
            allPoints[who] += points[who][line];
            allThreats[who] += threats[who][line];
            allFives[who] += fives[who][line];
        }
    }

    private void read(int line, long cells, int length, int who) {
        int mine = 0;
        int free = 0;
        for (int i = 0; i < length; i++) {
            long cell = cells >> 2 * i & 3;
            mine |= cell == who + 1 ? 1 << i : 0;
            free |= cell == 0 ? 1 << i : 0;
        }
        int small = 0;
        boolean three = false;
        fives[who][line] = 0;
        for (int start = 0; start + 5 <= length; start++) {
            int window = 31 << start;
            if ((window & ~(mine | free)) == 0) {
                int stones = Integer.bitCount(window & mine);
                small += stones == 2 ? 20 : stones == 1 ? 2 : 0;
                three |= stones == 3;
                fives[who][line] |= stones == 5 ? 1 : 0;
            }
        }
        int ways = Integer.bitCount(makeFive(mine, free, length));
        boolean open = false;
        if (ways == 0 && three) {
            for (int rest = free; rest != 0 && !open; rest &= rest - 1) {
                int cell = rest & -rest;
                open = Integer.bitCount(makeFive(mine | cell, free ^ cell, length)) > 1;
            }
        }
        points[who][line] = small + (ways > 1 ? 20_000 : ways == 1 ? 3_000 : open ? 2_000 : three ? 400 : 0);
        threats[who][line] = ways == 1 || open ? 1 : 0;
    }

    /** The free cells that would make five. */
    private static int makeFive(int mine, int free, int length) {
        int cells = 0;
        for (int start = 0; start + 5 <= length; start++) {
            int window = 31 << start;
            if (Integer.bitCount(window & mine) == 4) {
                cells |= window & free;
            }
        }
        return cells;
    }
}
