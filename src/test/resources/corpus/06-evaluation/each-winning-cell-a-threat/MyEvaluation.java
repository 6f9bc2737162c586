// exercise: 06
// truth: wrong
// mistake: threats are counted by cells where an open four could be made, so that a single open three with room on both sides counts as two threats
// player: both
// style: goes over the empty cells and asks what a stone there would make
// single: yes
// detail: always for .XXX. with two free cells on both sides; then two threats are worth less than the sum
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int BONUS = 4_000;

    private static final class Line {
        final int[] own = new int[20];
        int length;

        boolean five() {
            int run = 0;
            for (int i = 0; i < length; i++) {
                run = own[i] == 1 ? run + 1 : 0;
                if (run >= 5) {
                    return true;
                }
            }
            return false;
        }

        int fivesNear(int at) {
            int count = 0;
            for (int i = Math.max(0, at - 4); i < Math.min(length, at + 5); i++) {
                if (own[i] == 0) {
                    own[i] = 1;
                    if (five()) {
                        count++;
                    }
                    own[i] = 0;
                }
            }
            return count;
        }
    }

    @Override
    public int value(Board board) {
        int x = of(board, Player.X);
        int o = of(board, Player.O);
        if (x < 0) {
            return 500_000;
        }
        if (o < 0) {
            return -500_000;
        }
        return x - o;
    }

    private int of(Board board, Player player) {
        int n = board.size();
        int sum = 0;
        int threats = 0;
        int[][] steps = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
        for (int[] step : steps) {
            for (int k = 0; k < n * n; k++) {
                int r = k / n;
                int c = k % n;
                int br = r - step[0];
                int bc = c - step[1];
                if (br >= 0 && bc >= 0 && bc < n) {
                    continue;
                }
                Line line = new Line();
                boolean any = false;
                while (r < n && c >= 0 && c < n) {
                    boolean mine = board.has(player, r, c);
                    any |= mine;
                    line.own[line.length++] = mine ? 1 : board.isEmpty(r, c) ? 0 : -1;
                    r += step[0];
                    c += step[1];
                }
                if (!any || line.length < 5) {
                    continue;
                }
                if (line.five()) {
                    return -1;
                }
                int winning = 0;
                int strong = 0;
                int weak = 0;
                for (int i = 0; i < line.length; i++) {
                    if (line.own[i] != 0) {
                        continue;
                    }
                    line.own[i] = 1;
                    if (line.five()) {
                        winning++;
                    } else {
                        int fives = line.fivesNear(i);
                        strong += fives >= 2 ? 1 : 0;
                        weak += fives == 1 ? 1 : 0;
                    }
                    line.own[i] = 0;
                }
                if (winning >= 2) {
                    sum += 15_000;
                } else if (winning == 1) {
                    sum += 1_600;
                    threats++;
                } else if (strong > 0) {
                    sum += 1_200;
                    threats += strong;
                } else if (weak > 0) {
                    sum += 110;
                }
                sum += little(line);
            }
        }
        return Math.min(350_000, sum + (threats >= 2 ? BONUS : 0));
    }

    private int little(Line line) {
        int sum = 0;
        for (int i = 0; i + 5 <= line.length; i++) {
            int stones = 0;
            boolean usable = true;
            for (int j = 0; j < 5; j++) {
                if (line.own[i + j] == 1) stones++;
                if (line.own[i + j] == -1) usable = false;
            }
            if (usable && stones == 2) sum += 13;
            if (usable && stones == 1) sum += 1;
        }
        return sum;
    }
}
