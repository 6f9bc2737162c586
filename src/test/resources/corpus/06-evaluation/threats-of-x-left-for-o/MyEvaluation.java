// exercise: 06
// truth: wrong
// mistake: the number of threats is a field that is set to 0 once for each board and not again before O's turn, so X's threats count for O as well, and two threats of X alone give O the bonus too.
// player: MIN
// style: try and take back on char arrays, field
// single: yes
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] STONES = {0, 1, 12, 30, 60};

    private int threats;

    @Override
    public int value(Board board) {
        threats = 0;
        List<char[]> lines = lines(board);
        if (lines.stream().anyMatch(line -> hasFive(line, 'X'))) {
            return 1_000_000;
        }
        if (lines.stream().anyMatch(line -> hasFive(line, 'O'))) {
            return -1_000_000;
        }
        return strength(lines, 'X', 'O') - strength(lines, 'O', 'X');
    }

    private static List<char[]> lines(Board board) {
        List<char[]> lines = new ArrayList<>();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            lines.add(line(board, i, 0, 0, 1));
            lines.add(line(board, 0, i, 1, 0));
        }
        for (int i = 1 - n; i < n; i++) {
            lines.add(line(board, Math.max(0, i), Math.max(0, -i), 1, 1));
            lines.add(line(board, Math.max(0, i), Math.min(n - 1, n - 1 + i), 1, -1));
        }
        return lines;
    }

    private static char[] line(Board board, int row, int column, int down, int right) {
        StringBuilder text = new StringBuilder();
        while (row < board.size() && column >= 0 && column < board.size()) {
            text.append(board.at(row, column).map(Player::symbol).orElse('.'));
            row += down;
            column += right;
        }
        return text.toString().toCharArray();
    }

    private int strength(List<char[]> lines, char me, char other) {
        int sum = 0;
        for (char[] line : lines) {
            sum += windows(line, me, other);
            int wins = wins(line, me);
            if (wins > 0) {
                sum += wins > 1 ? 20_000 : 3_000;
                threats += wins > 1 ? 0 : 1;
                continue;
            }
            int most = 0;
            for (int i = 0; i < line.length; i++) {
                if (line[i] == '.') {
                    line[i] = me;
                    most = Math.max(most, wins(line, me));
                    line[i] = '.';
                }
            }
            if (most > 1) {
                sum += 2_000;
                threats++;
            } else if (most == 1) {
                sum += 250;
            }
        }
        return Math.min(900_000, threats > 1 ? sum + 9_000 : sum);
    }

    private static int windows(char[] line, char me, char other) {
        int sum = 0;
        for (int i = 0; i + 5 <= line.length; i++) {
            String window = new String(Arrays.copyOfRange(line, i, i + 5));
            if (window.indexOf(other) < 0) {
                sum += STONES[(int) window.chars().filter(c -> c == me).count()];
            }
        }
        return sum;
    }

    private static int wins(char[] line, char me) {
        int wins = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] == '.') {
                line[i] = me;
                if (hasFive(line, me)) {
                    wins++;
                }
                line[i] = '.';
            }
        }
        return wins;
    }

    private static boolean hasFive(char[] line, char me) {
        int run = 0;
        for (char c : line) {
            run = c == me ? run + 1 : 0;
            if (run == 5) {
                return true;
            }
        }
        return false;
    }
}
