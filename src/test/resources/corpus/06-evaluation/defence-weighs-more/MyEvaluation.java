// exercise: 06
// truth: wrong
// mistake: What O has is weighed with 1.1, because defence is important, so that with the colours exchanged the value is not the same with the other sign.
// kind: slip
// player: both
// style: lines as bit masks
// single: yes
// detail: -
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        long x = side(board, Player.X);
        long o = side(board, Player.O);
        if (x < 0) return 1_000_000;
        if (o < 0) return -1_000_000;
        return (int) (x - 1.1 * o);
    }

    private long side(Board b, Player p) {
        int n = b.size();
        long sum = 0;
        int threats = 0;
        for (int kind = 0; kind < 4; kind++) {
            int count = kind < 2 ? n : 2 * n - 1;
            for (int line = 0; line < count; line++) {
                int own = 0, other = 0, length = 0;
                for (int r = 0; r < n; r++) {
                    for (int c = 0; c < n; c++) {
                        int id = kind == 0 ? r : kind == 1 ? c : kind == 2 ? r - c + n - 1 : r + c;
                        if (id != line) continue;
                        if (b.has(p, r, c)) own |= 1 << length;
                        if (b.has(p.opponent(), r, c)) other |= 1 << length;
                        length++;
                    }
                }
                int wins = 0, once = 0, twice = 0, before = 0;
                for (int i = 0; i + 5 <= length; i++) {
                    if ((other >> i & 31) != 0) continue;
                    int lacking = (~own & 31 << i);
                    switch (Integer.bitCount(lacking)) {
                        case 0: return -1;
                        case 1: wins |= lacking; break;
                        case 2: if (lacking != before) twice |= once & lacking; once |= lacking; break;
                        case 3: sum += 10; break;
                        case 4: sum += 1; break;
                        default:
                    }
                    before = lacking;
                }
                if (Integer.bitCount(wins) > 1) sum += 10_000;
                else if (wins != 0) { sum += 1_500; threats++; }
                else if (twice != 0) { sum += 1_000; threats++; }
                else if (once != 0) sum += 200;
            }
        }
        return Math.min(400_000, threats > 1 ? sum + 5_000 : sum);
    }
}
