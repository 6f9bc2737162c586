// exercise: 06
// truth: right
// mistake: none; each line is two numbers of bits
// player: both
// style: C style, bit counting
// single: yes
// detail: always
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
        int mine = side(b, Player.X, Player.O);
        int theirs = side(b, Player.O, Player.X);
        if (mine == BIG) return BIG;
        if (theirs == BIG) return -BIG;
        return mine - theirs;
    }

    private int side(Board b, Player me, Player you) {
        int n = b.size();
        int sum = 0;
        int threats = 0;
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
                        sum += four == 1 ? 8_000 : 50_000;
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
        return Math.min(sum, 800_000);
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
