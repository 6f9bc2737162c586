// exercise: 06
// truth: wrong
// mistake: rows of stones are won up to nine in line only; ten and more are not seen as five
// player: both
// style: stones in line are counted first, then windows; switch
// single: yes
// detail: sometimes; boards of ten rows and more with ten or more stones of a player in line
import java.util.*;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int size;
    private Board board;

    @Override
    public int value(Board position) {
        board = position;
        size = position.size();
        if (hasWon(Player.X)) return 500_000;
        if (hasWon(Player.O)) return -500_000;
        return worth(Player.X) - worth(Player.O);
    }

    private boolean own(Player p, int r, int c) {
        return r >= 0 && c >= 0 && r < size && c < size && board.has(p, r, c);
    }

    private boolean hasWon(Player p) {
        int[] dr = {0, 1, 1, 1}, dc = {1, 0, 1, -1};
        for (int r = 0; r < size; r++)
            for (int c = 0; c < size; c++)
                for (int d = 0; d < 4; d++) {
                    if (!own(p, r, c) || own(p, r - dr[d], c - dc[d])) continue;
                    int length = 1;
                    while (own(p, r + length * dr[d], c + length * dc[d])) length++;
                    switch (length) {
                        case 5, 6, 7, 8, 9:
                            return true;
                        default:
                    }
                }
        return false;
    }

    private int worth(Player p) {
        int w = 0, threats = 0;
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (c == 0) { int t = read(p, r, c, 0, 1); w += t & 0xFFFFFF; threats += t >>> 24; }
                if (r == 0) { int t = read(p, r, c, 1, 0); w += t & 0xFFFFFF; threats += t >>> 24; }
                if (c == 0 || r == 0) { int t = read(p, r, c, 1, 1); w += t & 0xFFFFFF; threats += t >>> 24; }
                if (r == 0 || c == size - 1) { int t = read(p, r, c, 1, -1); w += t & 0xFFFFFF; threats += t >>> 24; }
            }
        }
        return Math.min(400_000, threats < 2 ? w : w + 5_000);
    }

    private int read(Player p, int r, int c, int dr, int dc) {
        int pts = 0;
        BitSet winning = new BitSet();
        List<BitSet> pairs = new ArrayList<>();
        for (int s = 0; ; s++) {
            int er = r + (s + 4) * dr, ec = c + (s + 4) * dc;
            if (er >= size || ec < 0 || ec >= size) break;
            BitSet gaps = new BitSet();
            boolean shut = false;
            for (int i = s; i < s + 5; i++) {
                if (own(p.opponent(), r + i * dr, c + i * dc)) shut = true;
                else if (!own(p, r + i * dr, c + i * dc)) gaps.set(i);
            }
            if (shut) continue;
            int missing = gaps.cardinality();
            if (missing == 1) winning.or(gaps);
            if (missing == 2 && !pairs.contains(gaps)) pairs.add(gaps);
            if (missing == 3) pts += 10;
            if (missing == 4) pts += 1;
        }
        if (winning.cardinality() > 1) return pts + 10_000;
        if (winning.cardinality() == 1) return pts + 1_500 + (1 << 24);
        for (int i = 1; i < pairs.size(); i++)
            for (int j = 0; j < i; j++)
                if (pairs.get(i).intersects(pairs.get(j))) return pts + 1_000 + (1 << 24);
        return pairs.isEmpty() ? pts : pts + 200;
    }
}
