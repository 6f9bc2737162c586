// exercise: 06
// truth: wrong
// mistake: A five counts only if the stones before and behind it are not of the same colour (exactly five, as in tournament rules), so six and more in a row are no win.
// player: both
// style: whole lines in char arrays, own Line class
// single: yes
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    static class Line {
        char[] c;

        Line(String s) {
            c = s.toCharArray();
        }

        boolean five(char me) {
            int run = 0;
            for (int i = 0; i <= c.length; i++) {
                if (i < c.length && c[i] == me) {
                    run++;
                } else {
                    if (run == 5) return true;
                    run = 0;
                }
            }
            return false;
        }

        boolean possible(char me, int from) {
            for (int i = from; i < from + 5; i++) {
                if (c[i] != me && c[i] != '.') return false;
            }
            return true;
        }

        int stones(char me, int from) {
            int k = 0;
            for (int i = from; i < from + 5; i++) if (c[i] == me) k++;
            return k;
        }

        /** number of different cells that complete a window */
        int wins(char me) {
            boolean[] win = new boolean[c.length];
            for (int i = 0; i + 5 <= c.length; i++) {
                if (possible(me, i) && stones(me, i) == 4) {
                    for (int j = i; j < i + 5; j++) if (c[j] == '.') win[j] = true;
                }
            }
            int n = 0;
            for (boolean w : win) if (w) n++;
            return n;
        }

        boolean openThree(char me) {
            for (int i = 0; i < c.length; i++) {
                if (c[i] == '.') {
                    c[i] = me;
                    int w = wins(me);
                    c[i] = '.';
                    if (w >= 2) return true;
                }
            }
            return false;
        }

        int base(char me) {
            int sum = 0;
            int[] t = {0, 1, 6, 50, 80, 80};
            for (int i = 0; i + 5 <= c.length; i++) {
                if (possible(me, i)) sum += t[stones(me, i)];
            }
            return sum;
        }
    }

    @Override
    public int value(Board board) {
        List<Line> lines = new ArrayList<>();
        String[] rows = board.toString().split("/");
        int n = board.size();
        String[] down = new String[2 * n], up = new String[2 * n], cols = new String[n];
        Arrays.fill(down, "");
        Arrays.fill(up, "");
        Arrays.fill(cols, "");
        for (int r = 0; r < n; r++) {
            lines.add(new Line(rows[r]));
            for (int c = 0; c < n; c++) {
                cols[c] += rows[r].charAt(c);
                down[r - c + n] += rows[r].charAt(c);
                up[r + c] += rows[r].charAt(c);
            }
        }
        for (String s : cols) lines.add(new Line(s));
        for (String s : down) if (s.length() >= 5) lines.add(new Line(s));
        for (String s : up) if (s.length() >= 5) lines.add(new Line(s));
        return rate(lines, 'X') - rate(lines, 'O');
    }

    private int rate(List<Line> lines, char me) {
        int sum = 0, threats = 0;
        for (Line line : lines) {
            if (line.five(me)) return 500_000;
        }
        for (Line line : lines) {
            sum += line.base(me);
            int w = line.wins(me);
            if (w > 1) sum += 9000;
            else if (w == 1) { sum += 1800; threats++; }
            else if (line.openThree(me)) { sum += 1500; threats++; }
        }
        if (threats > 1) sum += 5000;
        return Math.min(sum, 240_000);
    }
}
