// exercise: 06
// truth: wrong
// mistake: diagonals that begin in the top row are as long as the number of the cell stays below n*n, without a look at the column, so they go on across the edge of the board
// kind: slip
// player: both
// style: one-dimensional array, index arithmetic, fields
// single: yes
// detail: -
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int FIVE = 750000;
    int n;
    int[] cells;
    int sum;
    int threats;
    boolean five;

    public int value(Board board) {
        n = board.size();
        int x = evaluate(board, Player.X);
        if (five) return FIVE;
        int o = evaluate(board, Player.O);
        if (five) return -FIVE;
        return x - o;
    }

    int evaluate(Board board, Player me) {
        cells = new int[n * n];
        for (int i = 0; i < n * n; i++)
            cells[i] = board.has(me, i / n, i % n) ? 1 : board.isEmpty(i / n, i % n) ? 0 : 2;
        sum = 0;
        threats = 0;
        five = false;
        for (int i = 0; i < n; i++) {
            line(i * n, 1, n);                         // row
            line(i, n, n);                             // column
            line(i, n + 1, (n * n - i + n) / (n + 1));              // down to the right, from the top
            line(i, n - 1, (n * n - i + n - 2) / (n - 1));              // down to the left, from the top
            if (i > 0) {
                line(i * n, n + 1, n - i);             // down to the right, from the left side
                line(i * n + n - 1, n - 1, n - i);     // down to the left, from the right side
            }
        }
        return Math.min(400000, sum + (threats > 1 ? 6000 : 0));
    }

    void line(int start, int step, int length) {
        int[] l = new int[length];
        for (int i = 0; i < length; i++) l[i] = cells[start + i * step];
        boolean three = false;
        for (int i = 0; i + 5 <= length; i++) {
            int own = 0;
            for (int k = i; k < i + 5; k++) own += l[k] == 2 ? -9 : l[k];
            if (own == 5) five = true;
            if (own == 3) three = true;
            if (own == 1 || own == 2) sum += own == 1 ? 1 : 12;
        }
        int w = wins(l);
        if (w > 1) sum += 10000;
        else if (w == 1) { sum += 1600; threats++; }
        else if (three) {
            boolean open = false;
            for (int i = 0; i < length; i++)
                if (l[i] == 0) {
                    l[i] = 1;
                    if (wins(l) > 1) open = true;
                    l[i] = 0;
                }
            sum += open ? 1100 : 200;
            if (open) threats++;
        }
    }

    /** cells that make five */
    int wins(int[] l) {
        boolean[] win = new boolean[l.length];
        int w = 0;
        for (int i = 0; i + 5 <= l.length; i++) {
            int own = 0, free = -1;
            for (int k = i; k < i + 5; k++) {
                own += l[k] == 2 ? -9 : l[k];
                if (l[k] == 0) free = k;
            }
            if (own == 4 && !win[free]) { win[free] = true; w++; }
        }
        return w;
    }
}
