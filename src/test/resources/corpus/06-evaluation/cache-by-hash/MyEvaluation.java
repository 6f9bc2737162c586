// exercise: 06
// truth: wrong
// mistake: values are remembered under board.hashCode() alone, and two different boards may have the same one
// player: both
// style: tries a stone on every free cell of a line; a cache
// single: yes
// detail: sometimes; second and later calls on the same object, if an earlier board had the same hash code; for example stones two rows and two columns apart on 15 rows may cancel each other (cells 32 apart in one 64-bit word)
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private final Map<Integer, Integer> known = new HashMap<>();

    @Override
    public int value(Board board) {
        return known.computeIfAbsent(board.hashCode(), key -> compute(board));
    }

    private static int compute(Board board) {
        Counter x = new Counter('X', 'O');
        Counter o = new Counter('O', 'X');
        int n = board.size();
        int[][] starts = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : starts) {
            for (int row = 0; row < n; row++) {
                for (int col = 0; col < n; col++) {
                    int pr = row - d[0], pc = col - d[1];
                    if (pr >= 0 && pc >= 0 && pc < n) continue;
                    StringBuilder line = new StringBuilder();
                    for (int r = row, c = col; r < n && c < n && c >= 0; r += d[0], c += d[1]) {
                        line.append(board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '.');
                    }
                    x.read(line.toString().toCharArray());
                    o.read(line.toString().toCharArray());
                }
            }
        }
        if (x.five) return 1_000_000;
        if (o.five) return -1_000_000;
        return x.total() - o.total();
    }

    private static class Counter {
        final char me;
        final char you;
        boolean five;
        int points;
        int threats;

        Counter(char me, char you) {
            this.me = me;
            this.you = you;
        }

        int total() {
            int all = points;
            if (threats >= 2) all += 4_500;
            return Math.min(all, 500_000);
        }

        void read(char[] line) {
            for (int s = 0; s + 5 <= line.length; s++) {
                int mine = count(line, s);
                if (mine == 5) five = true;
                if (mine == 2) points += 8;
                if (mine == 1) points += 1;
            }
            int wins = wins(line);
            if (wins >= 2) {
                points += 8_000;
            } else if (wins == 1) {
                points += 1_400;
                threats++;
            } else {
                int best = 0;
                for (int i = 0; i < line.length; i++) {
                    if (line[i] == '.') {
                        line[i] = me;
                        best = Math.max(best, wins(line));
                        line[i] = '.';
                    }
                }
                if (best >= 2) {
                    points += 950;
                    threats++;
                } else if (best == 1) {
                    points += 190;
                }
            }
        }

        private int wins(char[] line) {
            int wins = 0;
            for (int i = 0; i < line.length; i++) {
                if (line[i] != '.') continue;
                line[i] = me;
                boolean made = false;
                for (int s = Math.max(0, i - 4); s <= i && s + 5 <= line.length; s++) {
                    made |= count(line, s) == 5;
                }
                line[i] = '.';
                if (made) wins++;
            }
            return wins;
        }

        private int count(char[] line, int s) {
            int mine = 0;
            for (int i = s; i < s + 5; i++) {
                if (line[i] == you) return -1;
                if (line[i] == me) mine++;
            }
            return mine;
        }
    }
}
