// exercise: 06
// truth: wrong
// mistake: the counters of threats are fields that are never set back to 0, so threats of boards that were asked about before still count
// kind: slip
// player: both
// style: fields and void methods, arrays indexed by player ordinal
// single: yes
// detail: only on one object after other boards with threats (the first board is right)
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board board;
    private int[] sum;
    private boolean[] five;
    private final int[] threats = new int[2];

    @Override
    public int value(Board board) {
        this.board = board;
        sum = new int[2];
        five = new boolean[2];
        for (int[] dir : DIRS) {
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    if (!inside(r - dir[0], c - dir[1])) {
                        readLine(Player.X, r, c, dir);
                        readLine(Player.O, r, c, dir);
                    }
                }
            }
        }
        if (five[0]) return 900_000;
        if (five[1]) return -900_000;
        return total(0) - total(1);
    }

    private int total(int who) {
        int bonus = threats[who] > 1 ? 5_000 : 0;
        return Math.min(800_000, sum[who] + bonus);
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }

    private void readLine(Player player, int row, int column, int[] dir) {
        int who = player.ordinal();
        int firstWin = -1;
        boolean secondWin = false;
        int[] lacks = new int[board.size()]; // in how many windows of three a cell is lacking
        boolean three = false;
        boolean open = false;
        for (int start = 0; inside(row + (start + 4) * dir[0], column + (start + 4) * dir[1]); start++) {
            int mine = 0;
            int theirs = 0;
            int[] free = new int[5];
            int n = 0;
            for (int k = start; k < start + 5; k++) {
                int r = row + k * dir[0];
                int c = column + k * dir[1];
                if (board.has(player, r, c)) mine++;
                else if (board.has(player.opponent(), r, c)) theirs++;
                else free[n++] = k;
            }
            if (theirs > 0) continue;
            if (mine == 5) five[who] = true;
            if (mine == 4) {
                if (firstWin >= 0 && firstWin != free[0]) secondWin = true;
                firstWin = free[0];
            }
            if (mine == 3) {
                three = true;
                if (++lacks[free[0]] > 1) open = true;
                if (++lacks[free[1]] > 1) open = true;
            }
            if (mine == 2) sum[who] += 9;
            if (mine == 1) sum[who] += 1;
        }
        if (secondWin) {
            sum[who] += 12_000;
        } else if (firstWin >= 0) {
            sum[who] += 1_600;
            threats[who]++;
        } else if (open) {
            sum[who] += 1_100;
            threats[who]++;
        } else if (three) {
            sum[who] += 200;
        }
    }
}
