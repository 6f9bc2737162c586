// exercise: 06
// truth: wrong
// mistake: an open three is counted as a threat once for each two windows that share a cell, so a single one is already a double threat
// player: both
// style: bit masks, fields
// single: yes
// detail: always for an open three with room on both sides, whose bonus is then missing from the pair
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int sum, threats;
    private boolean five;

    public int value(Board board) {
        int x = side(board, Player.X);
        boolean xFive = five;
        int o = side(board, Player.O);
        if (xFive) return 777_777;
        if (five) return -777_777;
        return x - o;
    }

    private int side(Board board, Player me) {
        sum = 0;
        threats = 0;
        five = false;
        int n = board.size();
        for (int r = 0; r < n; r++) scan(board, me, r, 0, 0, 1);
        for (int c = 0; c < n; c++) scan(board, me, 0, c, 1, 0);
        for (int c = 0; c < n; c++) scan(board, me, 0, c, 1, 1);
        for (int r = 1; r < n; r++) scan(board, me, r, 0, 1, 1);
        for (int c = 0; c < n; c++) scan(board, me, 0, c, 1, -1);
        for (int r = 1; r < n; r++) scan(board, me, r, n - 1, 1, -1);
        if (threats > 1) sum += 8_000;
        return sum > 666_666 ? 666_666 : sum;
    }

    /** a line as bits: one number for my stones, one for the his's */
    private void scan(Board board, Player me, int r, int c, int dr, int dc) {
        int my = 0, his = 0, len = 0;
        for (; r < board.size() && c >= 0 && c < board.size(); r += dr, c += dc, len++) {
            if (board.has(me, r, c)) my |= 1 << len;
            if (board.has(me.opponent(), r, c)) his |= 1 << len;
        }
        int wins = 0;
        int open = 0;
        Set<Integer> gaps = new TreeSet<>();
        for (int m = 31; m < 1 << len; m <<= 1) {
            if ((his & m) != 0) continue;
            int free = m & ~my;
            switch (Integer.bitCount(free)) {
                case 0: five = true; break;
                case 1: wins |= free; break;
                case 2:
                    if (!gaps.add(free)) break;
                    for (int p : gaps) if (p != free && (p & free) != 0) open++;
                    break;
                case 3: sum += 10; break;
                case 4: sum += 1; break;
            }
        }
        if (Integer.bitCount(wins) > 1) sum += 16_000;
        else if (wins != 0) { sum += 2_200; threats++; }
        else if (open > 0) { sum += 1_500; threats += open; }
        else if (!gaps.isEmpty()) sum += 240;
    }
}
