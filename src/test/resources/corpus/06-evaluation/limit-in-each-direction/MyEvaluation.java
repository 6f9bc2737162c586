// exercise: 06
// truth: wrong
// mistake: the sum is limited in each of the four directions by itself, so that all together can reach 1,600,000 and exceed both the bounds and a five
// player: both
// style: four calls, one for each direction, int arrays
// single: yes
// detail: only on large boards full of fours in several directions at once; seen on 19x19 with X on every cell but those with (2 * row + column) % 5 == 0: the value lies beyond 1,000,000
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int WON = 600_000;
    static final int MOST = 400_000;

    private int[][] grid;
    private int size;
    private int threats;
    private boolean five;

    public int value(Board board) {
        size = board.size();
        grid = new int[size][size];
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                grid[r][c] = board.has(Player.X, r, c) ? 1 : board.has(Player.O, r, c) ? -1 : 0;
            }
        }
        int x = player(1);
        if (five) return WON;
        int o = player(-1);
        if (five) return -WON;
        return x - o;
    }

    private int player(int me) {
        threats = 0;
        five = false;
        int total = direction(me, 0, 1) + direction(me, 1, 0) + direction(me, 1, 1) + direction(me, 1, -1);
        if (threats >= 2) total += 9_000;
        return total;
    }

    private int direction(int me, int dr, int dc) {
        int sum = 0;
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                int br = r - dr;
                int bc = c - dc;
                if (br >= 0 && bc >= 0 && bc < size) continue; // not the first cell of a line
                sum += line(me, r, c, dr, dc);
            }
        }
        return Math.min(MOST, sum);
    }

    private int line(int me, int r, int c, int dr, int dc) {
        int[] a = new int[size];
        int n = 0;
        while (r < size && c >= 0 && c < size) {
            a[n++] = grid[r][c] * me;
            r += dr;
            c += dc;
        }
        int sum = 0;
        boolean[] win = new boolean[n];
        int wins = 0;
        int[] uses = new int[n]; // in how many windows of three a free cell lies
        boolean three = false;
        String pair = "";
        for (int s = 0; s + 5 <= n; s++) {
            int own = 0;
            int other = 0;
            for (int i = s; i < s + 5; i++) {
                if (a[i] == 1) own++;
                if (a[i] == -1) other++;
            }
            if (other > 0) continue;
            if (own == 5) five = true;
            StringBuilder free = new StringBuilder();
            for (int i = s; i < s + 5; i++) {
                if (a[i] == 0) free.append(i).append(' ');
            }
            boolean again = free.toString().equals(pair); // the same two cells as in the window before
            for (int i = s; i < s + 5; i++) {
                if (a[i] == 0 && own == 4 && !win[i]) {
                    win[i] = true;
                    wins++;
                }
                if (a[i] == 0 && own == 3 && !again) uses[i]++;
            }
            if (own == 3) {
                three = true;
                pair = free.toString();
            }
            if (own == 2) sum += 10;
            if (own == 1) sum += 1;
        }
        boolean open = false;
        for (int u : uses) if (u > 1) open = true;
        if (wins > 1) return sum + 20_000;
        if (wins == 1) {
            threats++;
            return sum + 1_500;
        }
        if (open) {
            threats++;
            return sum + 1_000;
        }
        return three ? sum + 200 : sum;
    }
}
