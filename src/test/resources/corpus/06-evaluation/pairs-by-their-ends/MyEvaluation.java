// exercise: 06
// truth: wrong
// mistake: room for five is measured only for a pair or a single stone with one free end; with two free ends it counts as open even between two O that leave fewer than five cells (O.XX.O)
// player: both
// style: lines as text; windows for threes and fours, free ends for twos and ones
// single: yes
// detail: sometimes; O.XX.O, O.X.O and the same at the edge
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private boolean five;
    private int threats;

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        if (five) return 700_000;
        int o = side(board, Player.O);
        if (five) return -700_000;
        return x - o;
    }

    private int side(Board board, Player player) {
        five = false;
        threats = 0;
        int sum = 0;
        int n = board.size();
        for (int i = 0; i < n; i++) {
            sum += line(text(board, player, i, 0, 0, 1));
            sum += line(text(board, player, 0, i, 1, 0));
            sum += line(text(board, player, 0, i, 1, 1));
            sum += line(text(board, player, 0, i, 1, -1));
        }
        for (int i = 1; i < n; i++) {
            sum += line(text(board, player, i, 0, 1, 1));
            sum += line(text(board, player, i, n - 1, 1, -1));
        }
        if (threats >= 2) sum += 5000;
        return Math.min(sum, 500_000);
    }

    private String text(Board board, Player player, int r, int c, int dr, int dc) {
        String s = "#";
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size()) {
            s += board.has(player, r, c) ? "X" : board.has(player.opponent(), r, c) ? "#" : ".";
            r += dr;
            c += dc;
        }
        return s + "#";
    }

    private int line(String s) {
        int sum = 0;
        int win = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '.' && makes(s, i, 5)) win++;
        }
        if (s.contains("XXXXX")) five = true;
        if (win >= 2) {
            sum += 14_000;
            threats++;
        } else if (win == 1) {
            sum += 1_700;
            threats++;
        } else if (three(s)) {
            if (openThree(s)) {
                sum += 1_100;
                threats++;
            } else {
                sum += 190;
            }
        }
        for (int i = 1; i < s.length() - 1; i++) {
            if (s.charAt(i) != 'X' || s.charAt(i - 1) == 'X') continue;
            int end = i;
            while (s.charAt(end) == 'X') end++;
            if (end - i > 2) continue;
            int ends = (s.charAt(i - 1) == '.' ? 1 : 0) + (s.charAt(end) == '.' ? 1 : 0);
            if (ends == 2) sum += end - i == 2 ? 34 : 5;
            else if (ends == 1 && room(s, i) >= 5) sum += end - i == 2 ? 14 : 2;
        }
        return sum;
    }

    private boolean makes(String s, int i, int n) {
        int a = i;
        int b = i;
        while (s.charAt(a - 1) == 'X') a--;
        while (s.charAt(b + 1) == 'X') b++;
        return b - a + 1 >= n;
    }

    private boolean three(String s) {
        for (int i = 0; i + 5 <= s.length(); i++) {
            String w = s.substring(i, i + 5);
            if (!w.contains("#") && w.replace(".", "").length() == 3) return true;
        }
        return false;
    }

    private boolean openThree(String s) {
        for (int i = 1; i < s.length() - 1; i++) {
            if (s.charAt(i) != '.') continue;
            String t = s.substring(0, i) + "X" + s.substring(i + 1);
            int win = 0;
            for (int j = 1; j < t.length() - 1; j++) {
                if (t.charAt(j) == '.' && makes(t, j, 5)) win++;
            }
            if (win >= 2) return true;
        }
        return false;
    }

    private int room(String s, int i) {
        int a = i;
        int b = i;
        while (s.charAt(a) != '#') a--;
        while (s.charAt(b) != '#') b++;
        return b - a - 1;
    }
}
