// exercise: 06
// truth: wrong
// mistake: threats are counted by direction, so two threats in parallel lines get no bonus
// player: both
// style: bit masks, one number per line
// single: yes
// detail: sometimes; only where all threats of a player lie in one direction, such as open threes in two rows
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int WON = 800_000;

    private int sum, dirs;
    private boolean five;

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        if (five) return WON;
        int o = side(board, Player.O);
        if (five) return -WON;
        return x - o;
    }

    private int side(Board b, Player p) {
        sum = 0;
        dirs = 0;
        five = false;
        int n = b.size();
        for (int i = 0; i < n; i++) {
            line(b, p, i, 0, 0, 1, 0);
            line(b, p, 0, i, 1, 0, 1);
            line(b, p, i, 0, 1, 1, 2);
            line(b, p, i, n - 1, 1, -1, 3);
            if (i > 0) line(b, p, 0, i, 1, 1, 2);
            if (i < n - 1) line(b, p, 0, i, 1, -1, 3);
        }
        int total = sum;
        if (Integer.bitCount(dirs) >= 2) total += 6_000;
        return Math.min(total, 700_000);
    }

    private void line(Board b, Player p, int r, int c, int dr, int dc, int dir) {
        int mine = 0, theirs = 0, len = 0;
        while (r < b.size() && c >= 0 && c < b.size()) {
            if (b.has(p, r, c)) mine |= 1 << len;
            if (b.has(p.opponent(), r, c)) theirs |= 1 << len;
            len++;
            r += dr;
            c += dc;
        }
        int wins = 0, firstPair = 0;
        boolean open = false;
        java.util.List<Integer> pairs = new java.util.ArrayList<>();
        for (int s = 0; s + 5 <= len; s++) {
            int w = 0b11111 << s;
            if ((theirs & w) != 0) continue;
            int lacking = w & ~mine;
            switch (Integer.bitCount(lacking)) {
                case 0: five = true; break;
                case 1: wins |= lacking; break;
                case 2:
                    for (int other : pairs) if (other != lacking && (other & lacking) != 0) open = true;
                    pairs.add(lacking);
                    break;
                case 3: sum += 12; break;
                case 4: sum += 1; break;
                default:
            }
        }
        if (wins != 0) {
            boolean single = Integer.bitCount(wins) == 1;
            sum += single ? 1_600 : 12_000;
            if (single) dirs |= 1 << dir;
        } else if (open) {
            sum += 1_100;
            dirs |= 1 << dir;
        } else if (!pairs.isEmpty()) {
            sum += 210;
        }
    }
}
