// exercise: 06
// truth: wrong
// mistake: The extra points for two threats are given only if the two lines have a stone in common; two threats that lie apart are worth just the sum.
// player: both
// style: for each stone the four lines through it, cells as integers
// single: yes
import java.util.BitSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public int value(Board b) {
        return worth(b, Player.X) - worth(b, Player.O);
    }

    private int worth(Board b, Player p) {
        int n = b.size();
        int sum = 0;
        int[] threatsThrough = new int[n * n];
        for (int[] step : STEPS) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int br = r - step[0], bc = c - step[1];
                    if (br >= 0 && bc >= 0 && bc < n) continue;   // not the beginning
                    int len = 0;
                    int[] cells = new int[n];
                    for (int i = r, j = c; i < n && j >= 0 && j < n; i += step[0], j += step[1]) {
                        cells[len++] = i * n + j;
                    }
                    BitSet wins = new BitSet();
                    BitSet involved = new BitSet();
                    boolean three = false;
                    boolean openThree = false;
                    int previousFirst = -1, previousSecond = -1;
                    for (int s = 0; s + 5 <= len; s++) {
                        int mine = 0, firstFree = -1, lastFree = -1;
                        boolean theirs = false;
                        for (int k = s; k < s + 5; k++) {
                            int rr = cells[k] / n, cc = cells[k] % n;
                            if (b.has(p, rr, cc)) mine++;
                            else if (b.isEmpty(rr, cc)) {
                                if (firstFree < 0) firstFree = k;
                                lastFree = k;
                            } else theirs = true;
                        }
                        if (theirs) continue;
                        if (mine == 5) return 450_000;
                        if (mine == 4) wins.set(firstFree);
                        if (mine == 3) {
                            three = true;
                            boolean other = firstFree != previousFirst || lastFree != previousSecond;
                            if (previousFirst >= 0 && other && (firstFree == previousFirst || firstFree == previousSecond
                                    || lastFree == previousFirst || lastFree == previousSecond)) {
                                openThree = true;
                            }
                            previousFirst = firstFree;
                            previousSecond = lastFree;
                        }
                        if (mine >= 3) {
                            for (int k = s; k < s + 5; k++) if (b.has(p, cells[k] / n, cells[k] % n)) involved.set(cells[k]);
                        }
                        if (mine == 2) sum += 8;
                        if (mine == 1) sum += 1;
                    }
                    boolean threat = false;
                    if (wins.cardinality() > 1) {
                        sum += 11_000;
                    } else if (wins.cardinality() == 1) {
                        sum += 1_700;
                        threat = true;
                    } else if (openThree) {
                        sum += 1_300;
                        threat = true;
                    } else if (three) {
                        sum += 180;
                    }
                    if (threat) {
                        involved.stream().forEach(cell -> threatsThrough[cell]++);
                    }
                }
            }
        }
        boolean fork = false;
        for (int t : threatsThrough) fork |= t >= 2;
        return Math.min(220_000, fork ? sum + 7_000 : sum);
    }
}
