// exercise: 06
// truth: wrong
// mistake: the bonus for threats is doubled with every threat by a shift of an int, which overflows with 21 threats and more, before it is limited
// player: both
// style: windows, bonus by shifting
// single: yes
// detail: sometimes; only with about twenty threats of one player on the board
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int TOP = 450_000;

    @Override
    public int value(Board board) {
        int[] x = new int[3];
        int[] o = new int[3];
        for (int d = 0; d < 4; d++) {
            int dy = d == 0 ? 0 : 1;
            int dx = d == 1 ? 0 : d == 3 ? -1 : 1;
            for (int y = 0; y < board.size(); y++)
                for (int x0 = 0; x0 < board.size(); x0++)
                    if (out(board, y - dy, x0 - dx)) {
                        add(board, Player.X, y, x0, dy, dx, x);
                        add(board, Player.O, y, x0, dy, dx, o);
                    }
        }
        if (x[2] > 0) return 999_000;
        if (o[2] > 0) return -999_000;
        return finish(x[0], x[1]) - finish(o[0], o[1]);
    }

    private int finish(int sum, int threats) {
        if (threats > 1) sum += 1_500 << threats;
        return Math.min(sum, TOP);
    }

    private boolean out(Board b, int y, int x) {
        return y < 0 || x < 0 || y >= b.size() || x >= b.size();
    }

    private void add(Board b, Player p, int y, int x, int dy, int dx, int[] to) {
        Set<Integer> ends = new HashSet<>();
        Set<Integer> pairs = new HashSet<>();
        Set<Integer> cells = new HashSet<>();
        boolean open = false;
        for (int s = 0; !out(b, y + dy * (s + 4), x + dx * (s + 4)); s++) {
            int own = 0, opp = 0, mask = 0;
            for (int i = 0; i < 5; i++) {
                int r = y + dy * (s + i), c = x + dx * (s + i);
                if (b.has(p, r, c)) own++;
                else if (b.has(p.opponent(), r, c)) opp++;
                else mask |= 1 << s + i;
            }
            if (opp > 0) continue;
            if (own == 5) to[2]++;
            if (own == 4) ends.add(mask);
            if (own == 3 && pairs.add(mask)) {
                open |= !cells.add(Integer.highestOneBit(mask));
                open |= !cells.add(Integer.lowestOneBit(mask));
            }
            if (own == 2) to[0] += 10;
            if (own == 1) to[0] += 1;
        }
        if (ends.size() > 1) to[0] += 12_000;
        else if (ends.size() == 1) {
            to[0] += 1_500;
            to[1]++;
        } else if (open) {
            to[0] += 1_000;
            to[1]++;
        } else if (!pairs.isEmpty()) to[0] += 200;
    }
}
