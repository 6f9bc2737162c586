// exercise: 06
// truth: wrong
// mistake: every full window adds 300,000, so eight or more in a row (or several fives at once) leave the bounds of one million
// player: both
// style: one pass over the windows, one array for each line
// single: yes
// detail: sometimes; eight in a row and more, or four full windows in different lines
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int[][] D = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    public int value(Board b) {
        return of(b, Player.X) - of(b, Player.O);
    }

    int of(Board b, Player p) {
        int n = b.size(), full = 0, sum = 0, threats = 0;
        for (int[] d : D)
            for (int r = 0; r < n; r++)
                for (int c = 0; c < n; c++) {
                    int pr = r - d[0], pc = c - d[1];
                    if (pr >= 0 && pc >= 0 && pc < n) continue;
                    int len = 0;
                    int[] line = new int[n];
                    for (int i = r, j = c; i < n && j >= 0 && j < n; i += d[0], j += d[1])
                        line[len++] = b.has(p, i, j) ? 1 : b.isEmpty(i, j) ? 0 : -9;
                    int four = -1, three = -1, best = 0;
                    int last = -1, lastA = -1, lastB = -1;
                    for (int s = 0; s + 5 <= len; s++) {
                        int count = 0, e1 = -1, e2 = -1;
                        for (int k = s; k < s + 5; k++) {
                            count += line[k];
                            if (line[k] == 0) {
                                if (e1 < 0) e1 = k;
                                else e2 = k;
                            }
                        }
                        if (count == 5) full++;
                        if (count == 4) {
                            best = Math.max(best, four >= 0 && four != e1 ? 4 : 3);
                            four = e1;
                        }
                        if (count == 3) {
                            boolean differs = e1 != lastA || e2 != lastB;
                            boolean touches = e1 == lastA || e1 == lastB || e2 == lastA || e2 == lastB;
                            best = Math.max(best, last >= 0 && differs && touches ? 2 : 1);
                            last = s;
                            lastA = e1;
                            lastB = e2;
                        }
                        sum += count == 2 ? 9 : count == 1 ? 1 : 0;
                    }
                    sum += new int[] {0, 160, 900, 1300, 9000}[best];
                    if (best >= 2) threats++;
                }
        if (threats > 1) sum += 4500;
        return 300_000 * full + Math.min(sum, 90_000);
    }
}
