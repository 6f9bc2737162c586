// exercise: 06
// truth: wrong
// mistake: a stone earns more the nearer it is to the middle of the board, so the same patterns moved are worth another value
// player: both
// style: bit masks, fields
// single: yes
// detail: always; single stones and whole patterns
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int sum, threats;
    private boolean hasFive;

    public int value(Board board) {
        int x = rate(board, Player.X);
        boolean xFive = hasFive;
        int o = rate(board, Player.O);
        if (xFive) return 777_777;
        if (hasFive) return -777_777;
        return x - o;
    }

    private int rate(Board board, Player me) {
        sum = 0;
        threats = 0;
        hasFive = false;
        int n = board.size();
        for (int r = 0; r < n; r++) scan(board, me, r, 0, 0, 1);
        for (int c = 0; c < n; c++) scan(board, me, 0, c, 1, 0);
        for (int c = 0; c < n; c++) scan(board, me, 0, c, 1, 1);
        for (int r = 1; r < n; r++) scan(board, me, r, 0, 1, 1);
        for (int c = 0; c < n; c++) scan(board, me, 0, c, 1, -1);
        for (int r = 1; r < n; r++) scan(board, me, r, n - 1, 1, -1);
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                if (board.has(me, r, c)) sum += Math.min(Math.min(r, n - 1 - r), Math.min(c, n - 1 - c)) / 2;
        if (threats > 1) sum += 8_000;
        return sum > 666_666 ? 666_666 : sum;
    }

    /** a line as bits: one number for own stones, one for the other's */
    private void scan(Board board, Player me, int r, int c, int dr, int dc) {
        int own = 0, other = 0, len = 0;
        for (; r < board.size() && c >= 0 && c < board.size(); r += dr, c += dc, len++) {
            if (board.has(me, r, c)) own |= 1 << len;
            if (board.has(me.opponent(), r, c)) other |= 1 << len;
        }
        int wins = 0;
        boolean open = false;
        Set<Integer> pairs = new TreeSet<>();
        for (int m = 31; m < 1 << len; m <<= 1) {
            if ((other & m) != 0) continue;
            int free = m & ~own;
            switch (Integer.bitCount(free)) {
                case 0: hasFive = true; break;
                case 1: wins |= free; break;
                case 2:
                    for (int p : pairs) if (p != free && (p & free) != 0) open = true;
                    pairs.add(free);
                    break;
                case 3: sum += 10; break;
                case 4: sum += 1; break;
            }
        }
        if (Integer.bitCount(wins) > 1) sum += 16_000;
        else if (wins != 0) { sum += 2_200; threats++; }
        else if (open) { sum += 1_500; threats++; }
        else if (!pairs.isEmpty()) sum += 240;
    }
}
