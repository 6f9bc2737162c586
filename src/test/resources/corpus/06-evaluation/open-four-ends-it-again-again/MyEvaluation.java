// exercise: 06
// truth: wrong
// mistake: a side with an open four gets a fixed value at once when the other has no five, whatever fours the other has
// player: both
// style: bit counting
// single: yes
// detail: always when an open four meets a four
import java.util.BitSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};
    private static final int BIG = 1_000_000;

    @Override
    public int value(Board b) {
        int forX = side(b, Player.X, Player.O);
        int forO = side(b, Player.O, Player.X);
        if (forX == BIG) return BIG;
        if (forO == BIG) return -BIG;
        if (forX >= 600_000 && forO < 600_000) return 600_000;
        if (forO >= 600_000 && forX < 600_000) return -600_000;
        return forX - forO;
    }

    private int side(Board b, Player me, Player you) {
        int n = b.size();
        int sum = 0;
        int threats = 0;
        boolean openFour = false;
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    boolean first = r - DR[d] < 0 || c - DC[d] < 0 || c - DC[d] >= n;
                    if (!first) continue;
                    int len = 0;
                    long own = 0, bad = 0;
                    for (int y = r, x = c; y < n && x >= 0 && x < n; y += DR[d], x += DC[d], len++) {
                        if (b.has(me, y, x)) own |= 1L << len;
                        if (b.has(you, y, x)) bad |= 1L << len;
                    }
                    if (own == 0) continue;
                    BitSet wins = new BitSet();
                    for (int i = 0; i + 5 <= len; i++) {
                        long w = 31L << i;
                        if ((bad & w) != 0) continue;
                        switch (Long.bitCount(own & w)) {
                            case 5:
                                return BIG;
                            case 4:
                                wins.set(Long.numberOfTrailingZeros(w & ~own));
                                break;
                            case 2:
                                sum += 12;
                                break;
                            case 1:
                                sum += 1;
                                break;
                            default:
                        }
                    }
                    int four = wins.cardinality();
                    if (four > 0) {
                        if (four > 1) openFour = true;
                        sum += 8_000;
                        threats++;
                    } else {
                        int three = three(own, bad, len);
                        if (three > 1) threats++;
                        sum += three == 0 ? 0 : three == 1 ? 800 : 5_000;
                    }
                }
            }
        }
        if (threats >= 2) sum += 25_000;
        return openFour ? 600_000 : Math.min(sum, 500_000);
    }

    private static int three(long own, long bad, int len) {
        int best = 0;
        for (int i = 0; i < len; i++) {
            long stone = 1L << i;
            if (((own | bad) & stone) != 0) continue;
            long five = 0;
            for (int j = 0; j + 5 <= len; j++) {
                long w = 31L << j;
                if ((bad & w) == 0 && Long.bitCount((own | stone) & w) == 4) five |= w & ~(own | stone);
            }
            best = Math.max(best, Math.min(2, Long.bitCount(five)));
        }
        return best;
    }
}
