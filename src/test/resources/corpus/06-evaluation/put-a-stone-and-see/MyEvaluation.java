// exercise: 06
// truth: right
// mistake: none; a stone is tried on every free cell of a line of characters
// player: both
// style: arrays of characters, trial stones on the copy of a line
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    @Override
    public int value(Board board) {
        List<char[]> lines = split(board);
        for (char[] line : lines) {
            if (run(line, 'X') >= 5) return 900000;
            if (run(line, 'O') >= 5) return -900000;
        }
        return score(lines, 'X', 'O') - score(lines, 'O', 'X');
    }

    private static int run(char[] line, char me) {
        int longest = 0, now = 0;
        for (char c : line) {
            now = c == me ? now + 1 : 0;
            if (now > longest) longest = now;
        }
        return longest;
    }

    private static int winningCells(char[] line, char me) {
        int cells = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] != '.') continue;
            line[i] = me;
            if (run(line, me) >= 5) cells++;
            line[i] = '.';
        }
        return cells;
    }

    private static int score(List<char[]> lines, char me, char you) {
        int total = 0;
        int threats = 0;
        for (char[] line : lines) {
            int stones = 0;
            for (char c : line) if (c == me) stones++;
            if (stones == 0) continue;
            total += potential(line, me, you);
            if (stones < 3) continue;
            int wins = winningCells(line, me);
            if (wins > 0) {
                threats++;
                total += wins > 1 ? 30000 : 4000;
                continue;
            }
            int best = 0;
            for (int i = 0; i < line.length; i++) {
                if (line[i] != '.') continue;
                line[i] = me;
                best = Math.max(best, winningCells(line, me));
                line[i] = '.';
            }
            if (best > 1) {
                threats++;
                total += 3000;
            } else if (best == 1) {
                total += 300;
            }
        }
        if (threats > 1) total += 15000;
        return Math.min(total, 600000);
    }

    private static int potential(char[] line, char me, char you) {
        int sum = 0;
        for (int i = 0; i + 5 <= line.length; i++) {
            int mine = 0;
            int yours = 0;
            for (int k = 0; k < 5; k++) {
                if (line[i + k] == me) mine++;
                if (line[i + k] == you) yours++;
            }
            if (yours == 0) sum += mine * mine;
        }
        return sum;
    }

    private static List<char[]> split(Board board) {
        int n = board.size();
        List<char[]> lines = new ArrayList<>();
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int pr = r - d[0], pc = c - d[1];
                    if (pr >= 0 && pc >= 0 && pc < n) continue;
                    StringBuilder sb = new StringBuilder();
                    for (int y = r, x = c; y < n && x >= 0 && x < n; y += d[0], x += d[1]) {
                        sb.append(board.at(y, x).map(Player::symbol).orElse('.'));
                    }
                    if (sb.length() >= 5) lines.add(sb.toString().toCharArray());
                }
            }
        }
        return lines;
    }
}
