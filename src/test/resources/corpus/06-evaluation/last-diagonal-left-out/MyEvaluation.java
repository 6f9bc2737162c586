// exercise: 06
// truth: wrong
// mistake: the loop over the diagonals ends one too early, d < n - 5 instead of d <= n - 5
// player: both
// style: lines as strings, loop over offsets
// single: yes
// detail: sometimes; one diagonal of length five in each of the two directions, on 5x5 both main diagonals
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 1_000_000;
    private static final int LIMIT = 500_000;

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        for (String line : lines) {
            if (line.contains("XXXXX")) return FIVE;
            if (line.contains("OOOOO")) return -FIVE;
        }
        return score(lines, 'X', 'O') - score(lines, 'O', 'X');
    }

    private static List<String> lines(Board board) {
        List<String> all = new ArrayList<>();
        int n = board.size();
        String[] grid = board.toString().split("/");
        all.addAll(List.of(grid));
        for (int c = 0; c < n; c++) {
            StringBuilder vertical = new StringBuilder();
            for (int r = 0; r < n; r++) vertical.append(grid[r].charAt(c));
            all.add(vertical.toString());
        }
        for (int shift = -(n - 5); shift < n - 5; shift++) {
            StringBuilder falling = new StringBuilder();
            StringBuilder rising = new StringBuilder();
            for (int r = 0; r < n; r++) {
                int c = r + shift;
                if (c < 0 || c >= n) continue;
                falling.append(grid[r].charAt(c));
                rising.append(grid[n - 1 - r].charAt(c));
            }
            all.add(falling.toString());
            all.add(rising.toString());
        }
        return all;
    }

    private static int score(List<String> lines, char me, char you) {
        int points = 0;
        int threats = 0;
        for (String raw : lines) {
            String line = raw.replace(me, 'm').replace(you, '#');
            points += seeds(line);
            if (line.chars().filter(ch -> ch == 'm').count() < 3) continue;
            int wins = wins(line);
            if (wins >= 2) {
                points += 20_000;
            } else if (wins == 1) {
                points += 2_200;
                threats++;
            } else {
                int next = 0;
                for (int i = 0; i < line.length(); i++) {
                    if (line.charAt(i) == '.') next = Math.max(next, wins(with(line, i)));
                }
                if (next >= 2) {
                    points += 1_800;
                    threats++;
                } else if (next == 1) {
                    points += 250;
                }
            }
        }
        if (threats >= 2) points += 8_000;
        return Math.min(points, LIMIT);
    }

    private static String with(String line, int i) {
        return line.substring(0, i) + 'm' + line.substring(i + 1);
    }

    private static int wins(String line) {
        int wins = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.' && with(line, i).contains("mmmmm")) wins++;
        }
        return wins;
    }

    private static int seeds(String line) {
        int sum = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String five = line.substring(i, i + 5);
            if (five.contains("#")) continue;
            long stones = five.chars().filter(ch -> ch == 'm').count();
            if (stones == 2) sum += 12;
            if (stones == 1) sum += 1;
        }
        return sum;
    }
}
