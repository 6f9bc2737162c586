// exercise: 06
// truth: right
// mistake: -
// player: both
// style: everything in fields that are reset at the beginning of each call, one pass for both players with an index, int codes per window
// kind: -
// single: yes
// detail: -
import java.util.Arrays;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private final int[] score = new int[2];
    private final int[] alarms = new int[2];
    private final boolean[] done = new boolean[2];
    private final int[] line = new int[32];
    private int length;
    private Board at;

    @Override
    public synchronized int value(Board board) {
        Arrays.fill(score, 0);
        Arrays.fill(alarms, 0);
        Arrays.fill(done, false);
        at = board;
        int n = board.size();
        for (int i = -n + 1; i < n; i++) {
            gather(Math.max(0, i), Math.max(0, -i), 1, 1);
            gather(Math.min(n - 1, n - 1 - i), Math.max(0, -i), -1, 1);
            if (i >= 0) {
                gather(i, 0, 0, 1);
                gather(0, i, 1, 0);
            }
        }
        at = null;
        if (done[0] || done[1]) {
            return done[0] ? 1_000_000 : -1_000_000;
        }
        for (int who = 0; who < 2; who++) {
            score[who] += alarms[who] >= 2 ? 10_000 : 0;
            score[who] = Math.min(score[who], 800_000);
        }
        return score[0] - score[1];
    }

    private void gather(int row, int column, int down, int right) {
        length = 0;
        while (row >= 0 && row < at.size() && column < at.size()) {
            line[length++] = at.has(Player.X, row, column) ? 1 : at.has(Player.O, row, column) ? 2 : 0;
            row += down;
            column += right;
        }
        rate(0);
        rate(1);
    }

    private void rate(int who) {
        int fives = 0; // a bit for each cell that would make five
        int[] partners = new int[32]; // for each cell, the cells with which it would
        for (int from = 0; from + 4 < length; from++) {
            int stones = 0;
            int free = 0;
            for (int i = from; i < from + 5; i++) {
                stones += line[i] == who + 1 ? 1 : line[i] == 0 ? 0 : -99;
                free |= line[i] == 0 ? 1 << i : 0;
            }
            if (stones == 5) {
                done[who] = true;
            } else if (stones == 4) {
                fives |= free;
            } else if (stones == 3) {
                int a = Integer.numberOfTrailingZeros(free);
                int b = 31 - Integer.numberOfLeadingZeros(free);
                partners[a] |= 1 << b;
                partners[b] |= 1 << a;
            } else if (stones > 0) {
                score[who] += stones == 2 ? 20 : 2;
            }
        }
        int most = 0;
        for (int p : partners) {
            most = Math.max(most, Integer.bitCount(p));
        }
        switch (Integer.bitCount(fives)) {
            case 0 -> {
                score[who] += most > 1 ? 2_000 : 400 * most;
                alarms[who] += most > 1 ? 1 : 0;
            }
            case 1 -> {
                score[who] += 3_000;
                alarms[who]++;
            }
            default -> score[who] += 20_000;
        }
    }
}
