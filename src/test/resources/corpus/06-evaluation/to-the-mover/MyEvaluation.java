// exercise: 06
// truth: wrong
// mistake: value works out whose turn it is and gives the value to the side to move instead of to X
// player: both
// style: sign as a factor, one method per player
// kind: slip
// single: yes
// detail: whenever X has more stones than O, the sign is turned
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};
    private int threats;
    private boolean five;

    @Override
    public int value(Board board) {
        int sign = board.count(Player.X) <= board.count(Player.O) ? 1 : -1; // X begins
        int x = side(board, Player.X);
        if (five) {
            return sign * 500000;
        }
        int o = side(board, Player.O);
        if (five) {
            return sign * -500000;
        }
        return sign * (x - o);
    }

    private int side(Board board, Player p) {
        five = false;
        threats = 0;
        int sum = 0;
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    if (!inside(board, r - DR[d], c - DC[d])) {
                        sum += line(board, p, r, c, d);
                    }
                }
            }
        }
        return Math.min(sum + (threats > 1 ? 5000 : 0), 400000);
    }

    private boolean inside(Board board, int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }

    private int line(Board board, Player p, int r, int c, int d) {
        boolean[] win = new boolean[20];
        int wins = 0;
        int[][] pair = new int[20][];
        int pairs = 0;
        int sum = 0;
        for (int s = 0; inside(board, r + (s + 4) * DR[d], c + (s + 4) * DC[d]); s++) {
            int own = 0;
            int[] free = {-1, -1};
            boolean dead = false;
            for (int i = s; i < s + 5; i++) {
                if (board.has(p, r + i * DR[d], c + i * DC[d])) {
                    own++;
                } else if (board.has(p.opponent(), r + i * DR[d], c + i * DC[d])) {
                    dead = true;
                } else if (free[0] < 0) {
                    free[0] = i;
                } else {
                    free[1] = i;
                }
            }
            if (dead) {
                continue;
            }
            sum += own * own;
            five |= own == 5;
            if (own == 4 && !win[free[0]]) {
                win[free[0]] = true;
                wins++;
            }
            if (own == 3) {
                pair[pairs++] = free;
            }
        }
        boolean open = false;
        for (int i = 0; i < pairs; i++) {
            for (int j = 0; j < i; j++) {
                boolean same = pair[i][0] == pair[j][0] && pair[i][1] == pair[j][1];
                boolean meet = pair[i][0] == pair[j][0] || pair[i][0] == pair[j][1]
                        || pair[i][1] == pair[j][0] || pair[i][1] == pair[j][1];
                open |= meet && !same;
            }
        }
        if (wins == 1 || wins == 0 && open) {
            threats++;
        }
        return sum + (wins > 1 ? 10000 : wins == 1 ? 1500 : open ? 1000 : pairs > 0 ? 150 : 0);
    }
}
