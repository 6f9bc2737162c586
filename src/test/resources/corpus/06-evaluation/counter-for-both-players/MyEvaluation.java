// exercise: 06
// truth: wrong
// mistake: the number of threats is not set back between X and O, so one threat of X and one of O count as two threats of O
// player: MIN
// style: fields, one pass for each player
// single: yes
// detail: sometimes; only where X has a threat and O has one too
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    private Board board;
    private int n;
    private int threats;
    private boolean five;

    @Override
    public int value(Board board) {
        this.board = board;
        n = board.size();
        threats = 0;
        five = false;
        int plus = count(Player.X);
        if (five) return 600_000;
        int minus = count(Player.O);
        if (five) return -600_000;
        return plus - minus;
    }

    private int count(Player who) {
        int points = 0;
        for (int d = 0; d < 4; d++)
            for (int r = 0; r < n; r++)
                for (int c = 0; c < n; c++)
                    if (!ok(r - DR[d], c - DC[d])) points += line(who, r, c, DR[d], DC[d]);
        if (threats >= 2) points += 5_000;
        return Math.min(points, 500_000);
    }

    private boolean ok(int r, int c) {
        return 0 <= r && r < n && 0 <= c && c < n;
    }

    private int line(Player who, int r, int c, int dr, int dc) {
        boolean[] finishes = new boolean[n];
        boolean[][] pair = new boolean[n][n];
        int points = 0;
        boolean three = false, open = false;
        for (int s = 0; ok(r + (s + 4) * dr, c + (s + 4) * dc); s++) {
            int stones = 0, a = -1, b = -1, blocked = 0;
            for (int i = s; i <= s + 4; i++) {
                int y = r + i * dr, x = c + i * dc;
                if (board.has(who, y, x)) stones++;
                else if (!board.isEmpty(y, x)) blocked++;
                else if (a < 0) a = i;
                else b = i;
            }
            if (blocked > 0) continue;
            if (stones == 5) five = true;
            else if (stones == 4) finishes[a] = true;
            else if (stones == 3) {
                for (int k = 0; k < n; k++) {
                    if (k != b && pair[a][k] || k != a && pair[b][k]) open = true;
                }
                three = true;
                pair[a][b] = true;
                pair[b][a] = true;
            } else if (stones == 2) points += 10;
            else if (stones == 1) points++;
        }
        int ways = 0;
        for (boolean f : finishes) if (f) ways++;
        if (ways > 1) return points + 10_000;
        if (ways == 1) {
            threats++;
            return points + 1_500;
        }
        if (open) {
            threats++;
            return points + 1_000;
        }
        return three ? points + 200 : points;
    }
}
