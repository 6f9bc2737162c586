// exercise: 06
// truth: wrong
// mistake: The loop over a line stops one window too early, so the last cell of every line is in no window.
// kind: slip
// player: both
// style: char arrays, stones are tried and taken back
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public int value(Board board) {
        List<char[]> lines = new ArrayList<>();
        int n = board.size();
        for (int[] s : STEPS)
            for (int r = 0; r < n; r++)
                for (int c = 0; c < n; c++)
                    if (r - s[0] < 0 || c - s[1] < 0 || c - s[1] >= n) {
                        StringBuilder line = new StringBuilder();
                        for (int i = r, j = c; i < n && j >= 0 && j < n; i += s[0], j += s[1])
                            line.append(board.at(i, j).map(Player::symbol).orElse('.'));
                        lines.add(line.toString().toCharArray());
                    }
        if (lines.stream().anyMatch(l -> five(l, 'X'))) return 999_999;
        if (lines.stream().anyMatch(l -> five(l, 'O'))) return -999_999;
        return of(lines, 'X') - of(lines, 'O');
    }

    private int count(char[] line, int from, char me) {
        int k = 0;
        for (int i = from; i < from + 5; i++) {
            if (line[i] == me) k++;
            else if (line[i] != '.') return -1;
        }
        return k;
    }

    private boolean five(char[] line, char me) {
        return most(line, me) == 5;
    }

    private int most(char[] line, char me) {
        int best = 0;
        for (int i = 0; i + 5 < line.length; i++) best = Math.max(best, count(line, i, me));
        return best;
    }

    /** how many cells of the line would make five */
    private int wins(char[] line, char me) {
        int wins = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] != '.') continue;
            line[i] = me;
            if (five(line, me)) wins++;
            line[i] = '.';
        }
        return wins;
    }

    private boolean openThree(char[] line, char me) {
        boolean open = false;
        for (int i = 0; i < line.length && !open; i++) {
            if (line[i] != '.') continue;
            line[i] = me;
            open = wins(line, me) >= 2;
            line[i] = '.';
        }
        return open;
    }

    private int of(List<char[]> lines, char me) {
        int sum = 0, threats = 0;
        for (char[] line : lines) {
            int most = most(line, me);
            if (most == 4) {
                boolean open = wins(line, me) >= 2;
                sum += open ? 20_000 : 2_000;
                if (!open) threats++;
            } else if (most == 3) {
                boolean open = openThree(line, me);
                sum += open ? 1_400 : 150;
                if (open) threats++;
            }
            for (int i = 0; i + 5 < line.length; i++) {
                int k = count(line, i, me);
                sum += k == 2 ? 8 : k == 1 ? 1 : 0;
            }
        }
        return Math.min(450_000, sum + (threats >= 2 ? 6_000 : 0));
    }
}
