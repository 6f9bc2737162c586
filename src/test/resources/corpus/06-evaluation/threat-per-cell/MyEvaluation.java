// exercise: 06
// truth: wrong
// mistake: An open three is counted as a threat once for each cell that would make it an open four, so a single one already gets the bonus for two threats at once.
// player: both
// style: lines as arrays, counters handed back
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 1_000_000;
    private static final int[] WINDOW = {0, 1, 6, 30, 100};
    private static final int OPEN_FOUR = 40_000;
    private static final int FOUR = 4_000;
    private static final int OPEN_THREE = 5_000;
    private static final int TWO_THREATS = 20_000;

    @Override
    public int value(Board board) {
        if (hasFive(board, Player.X)) return WIN;
        if (hasFive(board, Player.O)) return -WIN;
        return score(board, Player.X) - score(board, Player.O);
    }

    /** All lines of at least five cells; a cell is row * size + column. */
    private List<int[]> lines(int n) {
        List<int[]> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            all.add(line(n, i, 0, 0, 1));
            all.add(line(n, 0, i, 1, 0));
        }
        for (int i = 0; i <= n - 5; i++) {
            all.add(line(n, i, 0, 1, 1));
            if (i > 0) all.add(line(n, 0, i, 1, 1));
        }
        for (int i = 0; i <= n - 5; i++) {
            all.add(line(n, i, n - 1, 1, -1));
            if (i > 0) all.add(line(n, 0, n - 1 - i, 1, -1));
        }
        return all;
    }

    private int[] line(int n, int r, int c, int dr, int dc) {
        List<Integer> cells = new ArrayList<>();
        while (r >= 0 && r < n && c >= 0 && c < n) {
            cells.add(r * n + c);
            r += dr;
            c += dc;
        }
        int[] result = new int[cells.size()];
        for (int i = 0; i < result.length; i++) result[i] = cells.get(i);
        return result;
    }

    /** 1 for a stone of mine, -1 for one of the other player, 0 for none. */
    private int[] read(Board board, int[] line, Player me) {
        int[] v = new int[line.length];
        for (int i = 0; i < v.length; i++) {
            int r = line[i] / board.size(), c = line[i] % board.size();
            if (board.has(me, r, c)) v[i] = 1;
            else if (board.has(me.opponent(), r, c)) v[i] = -1;
        }
        return v;
    }

    /** How many of mine are in the window from i on; -1 if the other player is in it. */
    private int count(int[] v, int i) {
        int mine = 0;
        for (int k = i; k < i + 5; k++) {
            if (v[k] < 0) return -1;
            mine += v[k];
        }
        return mine;
    }

    private boolean hasFive(Board board, Player me) {
        for (int[] line : lines(board.size())) {
            int[] v = read(board, line, me);
            for (int i = 0; i + 5 <= v.length; i++) {
                if (count(v, i) == 5) return true;
            }
        }
        return false;
    }

    /** On how many cells of the line I could make five. */
    private int fives(int[] v) {
        boolean[] here = new boolean[v.length];
        for (int i = 0; i + 5 <= v.length; i++) {
            if (count(v, i) != 4) continue;
            for (int k = i; k < i + 5; k++) {
                if (v[k] == 0) here[k] = true;
            }
        }
        int n = 0;
        for (boolean b : here) if (b) n++;
        return n;
    }

    /** How often a stone in this line makes an open four. */
    private int openThrees(int[] v) {
        int found = 0;
        for (int i = 0; i < v.length; i++) {
            if (v[i] != 0) continue;
            v[i] = 1;
            int n = fives(v);
            v[i] = 0;
            if (n >= 2) found++;
        }
        return found;
    }

    private int score(Board board, Player me) {
        int sum = 0;
        int threats = 0;
        for (int[] line : lines(board.size())) {
            int[] v = read(board, line, me);
            for (int i = 0; i + 5 <= v.length; i++) {
                int mine = count(v, i);
                if (mine > 0) sum += WINDOW[mine];
            }
            int fives = fives(v);
            if (fives >= 2) {
                sum += OPEN_FOUR;
                threats++;
            } else if (fives == 1) {
                sum += FOUR;
                threats++;
            } else {
                int threes = openThrees(v);
                if (threes > 0) sum += OPEN_THREE;
                threats += threes;
            }
        }
        if (threats >= 2) sum += TWO_THREATS;
        return Math.min(sum, 400_000);
    }
}
