// exercise: 06
// truth: wrong
// mistake: the loop for the lines that go down to the left from the right edge stops one too early, so the shortest one in the lower right corner is never read
// player: both
// style: lines as char arrays, listed one family after the other
// single: yes
// detail: sometimes; only on the single line of five cells from (n-5,n-1) to (n-1,n-5); five there are no win
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int n;
    private boolean won;
    private int threats;

    @Override
    public int value(Board board) {
        n = board.size();
        List<char[]> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) lines.add(walk(board, i, 0, 0, 1));
        for (int i = 0; i < n; i++) lines.add(walk(board, 0, i, 1, 0));
        for (int c = 0; c <= n - 5; c++) lines.add(walk(board, 0, c, 1, 1));
        for (int r = 1; r <= n - 5; r++) lines.add(walk(board, r, 0, 1, 1));
        for (int c = 4; c < n; c++) lines.add(walk(board, 0, c, 1, -1));
        for (int r = 1; r < n - 5; r++) lines.add(walk(board, r, n - 1, 1, -1));
        int x = points(lines, 'X');
        if (won) return 500_000;
        int o = points(lines, 'O');
        if (won) return -500_000;
        return x - o;
    }

    private char[] walk(Board board, int r, int c, int dr, int dc) {
        StringBuilder s = new StringBuilder();
        while (r < n && c >= 0 && c < n) {
            s.append(board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '.');
            r += dr;
            c += dc;
        }
        return s.toString().toCharArray();
    }

    private int points(List<char[]> lines, char me) {
        won = false;
        threats = 0;
        int sum = 0;
        for (char[] line : lines) sum += one(line, me);
        return Math.min(sum + (threats >= 2 ? 5_000 : 0), 400_000);
    }

    private int one(char[] line, char me) {
        int sum = 0;
        for (int i = 4; i < line.length; i++) {
            int mine = 0, other = 0;
            for (int j = i - 4; j <= i; j++) {
                if (line[j] == me) mine++;
                else if (line[j] != '.') other++;
            }
            if (other > 0) continue;
            if (mine == 5) won = true;
            if (mine == 1) sum += 1;
            if (mine == 2) sum += 10;
        }
        int w = wins(line, me);
        if (w >= 2) return sum + 10_000;
        if (w == 1) {
            threats++;
            return sum + 1_500;
        }
        int most = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] != '.') continue;
            line[i] = me;
            most = Math.max(most, wins(line, me));
            line[i] = '.';
        }
        if (most >= 2) threats++;
        return sum + (most >= 2 ? 1_000 : most == 1 ? 200 : 0);
    }

    private static int wins(char[] line, char me) {
        int wins = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] != '.') continue;
            int from = i, to = i;
            while (from > 0 && line[from - 1] == me) from--;
            while (to < line.length - 1 && line[to + 1] == me) to++;
            if (to - from >= 4) wins++;
        }
        return wins;
    }
}
