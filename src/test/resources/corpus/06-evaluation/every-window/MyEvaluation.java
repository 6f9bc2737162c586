// exercise: 06
// truth: wrong
// mistake: an open three adds a threat for each of its windows and not one for its line, so a single one already gets the bonus for two
// player: both
// style: fields instead of parameters, set back for each side
// single: yes
// detail: promise 6: two open threes, or a four with an open three, are worth less than the sum of the two alone

import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int threats;
    private int sum;
    private boolean five;
    private Board board;

    @Override
    public int value(Board board) {
        this.board = board;

        sum = 0;
        threats = 0;
        five = false;
        countLines(Player.X);
        if (five) {
            return 700_000;
        }
        int x = Math.min(sum + (threats >= 2 ? 5_000 : 0), 300_000);

        sum = 0;
        threats = 0;
        five = false;
        countLines(Player.O);
        if (five) {
            return -700_000;
        }
        int o = Math.min(sum + (threats >= 2 ? 5_000 : 0), 300_000);
        return x - o;
    }

    private void countLines(Player player) {
        for (int i = 0; i < board.size(); i++) {
            countLine(player, i, 0, 0, 1);
            countLine(player, 0, i, 1, 0);
            countLine(player, 0, i, 1, 1);
            countLine(player, 0, i, 1, -1);
            if (i != 0) {
                countLine(player, i, 0, 1, 1);
                countLine(player, i, board.size() - 1, 1, -1);
            }
        }
    }

    private void countLine(Player player, int row, int col, int dRow, int dCol) {
        TreeSet<Integer> winning = new TreeSet<>();
        TreeSet<Integer> gapPairs = new TreeSet<>();
        for (int s = 0; onBoard(row + (s + 4) * dRow, col + (s + 4) * dCol); s++) {
            int stones = 0;
            int gaps = 0;
            boolean opponent = false;
            for (int i = s; i < s + 5; i++) {
                if (board.has(player, row + i * dRow, col + i * dCol)) {
                    stones++;
                } else if (board.isEmpty(row + i * dRow, col + i * dCol)) {
                    gaps = gaps * 32 + i;
                } else {
                    opponent = true;
                }
            }
            if (!opponent) {
                if (stones == 5) five = true;
                if (stones == 4) winning.add(gaps);
                if (stones == 3) gapPairs.add(gaps);
                if (stones == 2) sum += 10;
                if (stones == 1) sum += 1;
            }
        }
        if (winning.size() > 1) {
            sum += 10_000;
        } else if (winning.size() == 1) {
            sum += 1_500;
            threats++;
        } else if (open(gapPairs)) {
            sum += 1_000;
            threats += gapPairs.size();
        } else if (gapPairs.size() > 0) {
            sum += 200;
        }
    }

    private boolean open(TreeSet<Integer> gapPairs) {
        boolean[] seen = new boolean[32];
        for (int pair : gapPairs) {
            if (seen[pair / 32] || seen[pair % 32]) {
                return true;
            }
            seen[pair / 32] = true;
            seen[pair % 32] = true;
        }
        return false;
    }

    private boolean onBoard(int row, int col) {
        return row >= 0 && row < board.size() && col >= 0 && col < board.size();
    }
}
