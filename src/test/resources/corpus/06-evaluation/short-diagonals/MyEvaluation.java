// exercise: 06
// truth: wrong
// mistake: the loop over diagonals leaves out those of exactly five cells, on which five can be made as well
// player: both
// style: four loops for the four kinds of lines, char arrays, long methods
// kind: subtle
// single: yes
// detail: only the four diagonals of five cells near the corners; on 5x5 the two main diagonals
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int[] points;
    private int[] threats;
    private boolean[] five;

    @Override
    public int value(Board board) {
        points = new int[2];
        threats = new int[2];
        five = new boolean[2];
        int n = board.size();
        char[][] f = new char[n][n];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                f[r][c] = board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '.';
            }
        }
        for (int r = 0; r < n; r++) {
            both(new String(f[r]));
        }
        for (int c = 0; c < n; c++) {
            StringBuilder s = new StringBuilder();
            for (int r = 0; r < n; r++) s.append(f[r][c]);
            both(s.toString());
        }
        // diagonals too short for five are left out
        int most = n - 5;
        for (int shift = -most + 1; shift < most; shift++) {
            StringBuilder down = new StringBuilder();
            StringBuilder up = new StringBuilder();
            for (int r = 0; r < n; r++) {
                int c = r + shift;
                if (c >= 0 && c < n) {
                    down.append(f[r][c]);
                    up.append(f[n - 1 - r][c]);
                }
            }
            both(down.toString());
            both(up.toString());
        }
        if (five[0]) return 1_000_000;
        if (five[1]) return -1_000_000;
        int[] sum = new int[2];
        for (int i = 0; i < 2; i++) {
            sum[i] = Math.min(800_000, points[i] + (threats[i] >= 2 ? 10_000 : 0));
        }
        return sum[0] - sum[1];
    }

    private void both(String line) {
        read(line, 'X', 'O', 0);
        read(line, 'O', 'X', 1);
    }

    private void read(String line, char own, char other, int who) {
        Set<String> wins = new HashSet<>();
        Set<String> pairs = new HashSet<>();
        for (int i = 0; i + 5 <= line.length(); i++) {
            String free = "";
            boolean dead = false;
            for (int k = i; k < i + 5; k++) {
                if (line.charAt(k) == other) dead = true;
                if (line.charAt(k) == '.') free += (char) ('a' + k);
            }
            if (dead) continue;
            switch (free.length()) {
                case 0 -> five[who] = true;
                case 1 -> wins.add(free);
                case 2 -> pairs.add(free);
                case 3 -> points[who] += 20;
                case 4 -> points[who] += 2;
                default -> {}
            }
        }
        if (wins.size() > 1) {
            points[who] += 20_000;
        } else if (wins.size() == 1) {
            points[who] += 3_000;
            threats[who]++;
        } else if (!pairs.isEmpty()) {
            long cells = String.join("", pairs).chars().distinct().count();
            if (cells < 2 * pairs.size()) {
                points[who] += 2_000;
                threats[who]++;
            } else {
                points[who] += 400;
            }
        }
    }
}
