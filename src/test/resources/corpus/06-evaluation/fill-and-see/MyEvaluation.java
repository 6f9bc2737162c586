// exercise: 06
// truth: right
// mistake: none; lines as strings, a stone is tried on each free cell
// player: both
// style: strings
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WON = 700_000;
    private static final int LIMIT = 500_000;

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        for (String line : lines) {
            if (line.contains("XXXXX")) return WON;
            if (line.contains("OOOOO")) return -WON;
        }
        return score(lines, 'X', 'O') - score(lines, 'O', 'X');
    }

    private static List<String> lines(Board board) {
        List<String> all = new ArrayList<>();
        int n = board.size();
        String[] grid = board.toString().split("/");
        all.addAll(List.of(grid));
        for (int c = 0; c < n; c++) {
            StringBuilder sb = new StringBuilder();
            for (int r = 0; r < n; r++) sb.append(grid[r].charAt(c));
            all.add(sb.toString());
        }
        for (int d = 5 - n; d <= n - 5; d++) {
            StringBuilder down = new StringBuilder();
            StringBuilder up = new StringBuilder();
            for (int r = 0; r < n; r++) {
                int c = r + d;
                if (c < 0 || c >= n) continue;
                down.append(grid[r].charAt(c));
                up.append(grid[n - 1 - r].charAt(c));
            }
            all.add(down.toString());
            all.add(up.toString());
        }
        return all;
    }

    private static int score(List<String> lines, char me, char you) {
        int points = 0;
        int threats = 0;
        for (String original : lines) {
            String line = original.replace(me, 'm').replace(you, '#');
            points += small(line);
            if (line.chars().filter(ch -> ch == 'm').count() < 3) continue;
            int wins = wins(line);
            if (wins >= 2) {
                points += 20_000;
            } else if (wins == 1) {
                points += 2_500;
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

    private static int small(String line) {
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
