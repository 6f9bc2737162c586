// exercise: 06
// truth: right
// mistake: none; unusual: remembers what a line is worth, in a static map from call to call, by a number with two bits for each cell (a long)
// player: both
// style: lines as numbers, a table that fills itself
// single: yes
// detail: what is remembered depends on the line alone, so it can never be out of date
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** What one line holds for X and for O. */
    private record Line(int x, int o, boolean xThreat, boolean oThreat, boolean xFive, boolean oFive) {}

    private static final Map<Long, Line> KNOWN = new ConcurrentHashMap<>();

    private static final int WIN = 600_000;

    @Override
    public int value(Board board) {
        int n = board.size();
        int x = 0, o = 0, xThreats = 0, oThreats = 0;
        boolean xFive = false, oFive = false;
        for (int d = 0; d < 4; d++) {
            int dr = d == 0 ? 0 : 1;
            int dc = d == 1 ? 0 : d == 3 ? -1 : 1;
            for (int k = 0; k < 2 * n - 1; k++) {
                int r, c;
                if (d == 0) {
                    r = k;
                    c = 0;
                } else if (d == 1) {
                    r = 0;
                    c = k;
                } else {
                    r = Math.max(0, k - n + 1);
                    c = d == 2 ? Math.max(0, n - 1 - k) : Math.min(k, n - 1);
                }
                if (r >= n || c >= n) break;
                Line line = line(board, r, c, dr, dc);
                x += line.x();
                o += line.o();
                if (line.xThreat()) xThreats++;
                if (line.oThreat()) oThreats++;
                xFive |= line.xFive();
                oFive |= line.oFive();
            }
        }
        if (xFive || oFive) {
            return xFive ? WIN : -WIN;
        }
        x += xThreats > 1 ? 9_000 : 0;
        o += oThreats > 1 ? 9_000 : 0;
        return Math.min(x, WIN - 1) - Math.min(o, WIN - 1) >= 0
                ? Math.min(WIN - 1, Math.min(x, WIN - 1) - Math.min(o, WIN - 1))
                : Math.max(1 - WIN, Math.min(x, WIN - 1) - Math.min(o, WIN - 1));
    }

    private static Line line(Board board, int r, int c, int dr, int dc) {
        long key = 3; // a mark in front, so that lines of different length differ
        int length = 0;
        byte[] cells = new byte[board.size()];
        while (r < board.size() && c >= 0 && c < board.size()) {
            byte cell = (byte) (board.has(Player.X, r, c) ? 1 : board.has(Player.O, r, c) ? 2 : 0);
            cells[length++] = cell;
            key = key << 2 | cell;
            r += dr;
            c += dc;
        }
        Line known = KNOWN.get(key);
        if (known == null) {
            int[] x = read(cells, length, 1);
            int[] o = read(cells, length, 2);
            known = new Line(x[0], o[0], x[1] > 0, o[1] > 0, x[2] > 0, o[2] > 0);
            KNOWN.put(key, known);
        }
        return known;
    }

    /** Points, threats and fives of one colour. */
    private static int[] read(byte[] cells, int length, int me) {
        int points = 0, fives = 0;
        boolean[] wins = new boolean[length];
        boolean[][] pairs = new boolean[length][length];
        int winning = 0, pairCount = 0;
        for (int i = 0; i + 4 < length; i++) {
            int stones = 0, first = -1, second = -1;
            boolean room = true;
            for (int k = i; k < i + 5; k++) {
                if (cells[k] == me) {
                    stones++;
                } else if (cells[k] != 0) {
                    room = false;
                } else if (first < 0) {
                    first = k;
                } else {
                    second = k;
                }
            }
            if (!room) continue;
            if (stones == 5) fives++;
            if (stones == 4 && !wins[first]) {
                wins[first] = true;
                winning++;
            }
            if (stones == 3 && !pairs[first][second]) {
                pairs[first][second] = pairs[second][first] = true;
                pairCount++;
            }
            if (stones == 2) points += 15;
            if (stones == 1) points += 1;
        }
        if (winning > 1) return new int[] {points + 16_000, 0, fives};
        if (winning == 1) return new int[] {points + 2_400, 1, fives};
        boolean open = false;
        for (boolean[] partners : pairs) {
            int number = 0;
            for (boolean partner : partners) if (partner) number++;
            open |= number > 1;
        }
        if (open) return new int[] {points + 2_000, 1, fives};
        return new int[] {points + (pairCount > 0 ? 250 : 0), 0, fives};
    }
}
