// exercise: 06
// truth: wrong
// mistake: the falling diagonals are scanned twice, the rising ones never: the step was not changed after pasting
// player: both
// style: bit masks, small methods
// single: yes
// detail: always for patterns on rising diagonals
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int sum, threats;
    private boolean five;

    public int value(Board board) {
        int x = pointsOf(board, Player.X);
        boolean xFive = five;
        int o = pointsOf(board, Player.O);
        if (xFive) return 950_000;
        if (five) return -950_000;
        return x - o;
    }

    private int pointsOf(Board board, Player me) {
        sum = 0;
        threats = 0;
        five = false;
        int n = board.size();
        for (int r = 0; r < n; r++) addLine(board, me, r, 0, 0, 1);
        for (int c = 0; c < n; c++) addLine(board, me, 0, c, 1, 0);
        for (int c = 0; c < n; c++) addLine(board, me, 0, c, 1, 1);
        for (int r = 1; r < n; r++) addLine(board, me, r, 0, 1, 1);
        for (int c = 0; c < n; c++) addLine(board, me, 0, c, 1, 1);
        for (int r = 1; r < n; r++) addLine(board, me, r, 0, 1, 1);
        if (threats > 1) sum += 8_000;
        return sum > 900_000 ? 900_000 : sum;
    }

    /** a line as bits: one number for my stones, one for the other's */
    private void addLine(Board board, Player me, int r, int c, int dr, int dc) {
        int my = 0, other = 0, len = 0;
        for (; r < board.size() && c >= 0 && c < board.size(); r += dr, c += dc, len++) {
            if (board.has(me, r, c)) my |= 1 << len;
            if (board.has(me.opponent(), r, c)) other |= 1 << len;
        }
        int wins = 0;
        boolean open = false;
        Set<Integer> pairs = new TreeSet<>();
        for (int m = 31; m < 1 << len; m <<= 1) {
            if ((other & m) != 0) continue;
            int free = m & ~my;
            switch (Integer.bitCount(free)) {
                case 0: five = true; break;
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
