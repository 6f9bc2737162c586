// exercise: 06
// truth: wrong
// mistake: the last value is given again if the hash code of the board is the same, although different boards can share it
// player: both
// style: one remembered value, int arrays, fields
// single: yes
// detail: only if two boards with the same hash code are asked in a row (a stone 32 cells further on, the same number of cells); seen on 8x8: four X at (0,0..3), then X at (0,0..2),(4,3): the same value
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

    private int lastHash;
    private int lastValue;

    public int value(Board board) {
        int hash = board.hashCode(); // tells whether a stone has changed, also on the same object
        if (hash != lastHash) {
            lastValue = evaluate(board);
            lastHash = hash;
        }
        return lastValue;
    }

    private int evaluate(Board board) {
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
        return Math.min(MOST, total);
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
        return sum;
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
        if (wins > 1) return sum + 10_000;
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
