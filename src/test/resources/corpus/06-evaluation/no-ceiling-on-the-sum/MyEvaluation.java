// exercise: 06
// truth: wrong
// mistake: the sum of the patterns has no upper limit and leaves the bounds on boards full of threats
// player: both
// style: C port
// single: yes
// detail: sometimes; only with about 25 open fours of one side
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int[] dr = {0, 1, 1, 1};
    static final int[] dc = {1, 0, 1, -1};
    static final int[] POINTS = {0, 2, 20, 500, 5000};
    static final int BIG = 1000000;

    int[][] cells;
    int n;

    @Override
    public int value(Board board) {
        n = board.size();
        cells = new int[n + 2][n + 2];
        for (int y = 0; y < n + 2; y++) {
            for (int x = 0; x < n + 2; x++) {
                if (y == 0 || x == 0 || y > n || x > n) {
                    cells[y][x] = 3;
                } else if (board.has(Player.X, y - 1, x - 1)) {
                    cells[y][x] = 1;
                } else if (board.has(Player.O, y - 1, x - 1)) {
                    cells[y][x] = 2;
                }
            }
        }
        int x = evaluate(1);
        int o = evaluate(2);
        if (x == BIG) return BIG;
        if (o == BIG) return -BIG;
        return x - o;
    }

    int evaluate(int who) {
        int total = 0;
        int threats = 0;
        for (int d = 0; d < 4; d++) {
            for (int y = 1; y <= n; y++) {
                for (int x = 1; x <= n; x++) {
                    if (cells[y - dr[d]][x - dc[d]] != 3) continue;
                    int kind = 0;
                    int gap = -1;
                    boolean twoWays = false;
                    int openThree = 0;
                    boolean[] seenFree = new boolean[n];
                    for (int s = 0; inside(y + (s + 4) * dr[d], x + (s + 4) * dc[d]); s++) {
                        int stones = 0;
                        int others = 0;
                        int f1 = -1;
                        int f2 = -1;
                        for (int k = s; k < s + 5; k++) {
                            int c = cells[y + k * dr[d]][x + k * dc[d]];
                            if (c == who) stones++;
                            else if (c != 0) others++;
                            else if (f1 < 0) f1 = k;
                            else if (f2 < 0) f2 = k;
                        }
                        if (others > 0) continue;
                        if (stones == 5) return BIG;
                        if (stones < 3) total += POINTS[stones];
                        if (stones == 3) {
                            if (seenFree[f1] || seenFree[f2]) openThree = 1;
                            seenFree[f1] = true;
                            seenFree[f2] = true;
                        }
                        if (stones == 4) {
                            if (gap >= 0 && gap != f1) twoWays = true;
                            gap = f1;
                        }
                        kind = Math.max(kind, stones);
                    }
                    if (kind == 4) {
                        total += twoWays ? 40000 : POINTS[4];
                        threats++;
                    } else if (kind == 3) {
                        total += openThree == 1 ? 4000 : POINTS[3];
                        threats += openThree;
                    }
                }
            }
        }
        if (threats >= 2) total += 20000;
        return total;
    }

    boolean inside(int y, int x) {
        return y >= 1 && y <= n && x >= 1 && x <= n;
    }
}
