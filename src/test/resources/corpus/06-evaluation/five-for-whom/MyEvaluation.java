// exercise: 06
// truth: wrong
// mistake: five in a row of O are returned as a win of X, with a plus sign
// player: MIN
// style: lines as strings, copied condition
// single: yes
// detail: always when O has five
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
        for (String row : lines) {
            if (row.contains("XXXXX")) return WON;
            if (row.contains("OOOOO")) return WON;
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

    private static int score(List<String> lines, char own, char foe) {
        int total = 0;
        int urgent = 0;
        for (String original : lines) {
            String row = original.replace(own, 'm').replace(foe, '#');
            total += weak(row);
            if (row.chars().filter(ch -> ch == 'm').count() < 3) continue;
            int waysToWin = waysToWin(row);
            if (waysToWin >= 2) {
                total += 30_000;
            } else if (waysToWin == 1) {
                total += 2_500;
                urgent++;
            } else {
                int next = 0;
                for (int i = 0; i < row.length(); i++) {
                    if (row.charAt(i) == '.') next = Math.max(next, waysToWin(with(row, i)));
                }
                if (next >= 2) {
                    total += 1_800;
                    urgent++;
                } else if (next == 1) {
                    total += 300;
                }
            }
        }
        if (urgent >= 2) total += 8_000;
        return Math.min(total, LIMIT);
    }

    private static String with(String row, int i) {
        return row.substring(0, i) + 'm' + row.substring(i + 1);
    }

    private static int waysToWin(String row) {
        int waysToWin = 0;
        for (int i = 0; i < row.length(); i++) {
            if (row.charAt(i) == '.' && with(row, i).contains("mmmmm")) waysToWin++;
        }
        return waysToWin;
    }

    private static int weak(String row) {
        int sum = 0;
        for (int i = 0; i + 5 <= row.length(); i++) {
            String five = row.substring(i, i + 5);
            if (five.contains("#")) continue;
            long stones = five.chars().filter(ch -> ch == 'm').count();
            if (stones == 2) sum += 12;
            if (stones == 1) sum += 1;
        }
        return sum;
    }
}
