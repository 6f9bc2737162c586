// exercise: 06
// truth: right
// mistake: none; one regular expression for each pattern
// player: both
// style: regex on lines
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final Pattern FIVE = Pattern.compile("XXXXX");
    private static final Pattern OPEN_FOUR = Pattern.compile("\\.XXXX\\.");
    private static final Pattern FOUR = Pattern.compile("XXXX\\.|\\.XXXX|XXX\\.X|XX\\.XX|X\\.XXX");
    private static final Pattern OPEN_THREE = Pattern.compile("\\.\\.XXX\\.|\\.XXX\\.\\.|\\.XX\\.X\\.|\\.X\\.XX\\.");
    private static final Pattern THREE = Pattern.compile("XXX\\.\\.|\\.XXX\\.|\\.\\.XXX|XX\\.X\\.|\\.XX\\.X|X\\.XX\\.|\\.X\\.XX|XX\\.\\.X|X\\.\\.XX|X\\.X\\.X");
    private static final Pattern TWO = Pattern.compile("(?=(XX\\.\\.\\.|X\\.X\\.\\.|X\\.\\.X\\.|X\\.\\.\\.X|\\.XX\\.\\.|\\.X\\.X\\.|\\.X\\.\\.X|\\.\\.XX\\.|\\.\\.X\\.X|\\.\\.\\.XX))");
    private static final Pattern ONE = Pattern.compile("(?=(X\\.{4}|\\.X\\.{3}|\\.\\.X\\.\\.|\\.{3}X\\.|\\.{4}X))");

    private static final int WIN = 600_000;

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        for (String line : lines) {
            if (FIVE.matcher(line).find()) return WIN;
            if (FIVE.matcher(swap(line)).find()) return -WIN;
        }
        return side(lines) - side(lines.stream().map(MyEvaluation::swap).toList());
    }

    private static String swap(String line) {
        return line.replace('X', '#').replace('O', 'X').replace('#', 'O');
    }

    private static int side(List<String> lines) {
        int sum = 0;
        int threats = 0;
        for (String line : lines) {
            sum += 8 * count(TWO, line) + count(ONE, line);
            if (OPEN_FOUR.matcher(line).find()) {
                sum += 12_000;
            } else if (FOUR.matcher(line).find()) {
                sum += 1_800;
                threats++;
            } else if (OPEN_THREE.matcher(line).find()) {
                sum += 1_100;
                threats++;
            } else if (THREE.matcher(line).find()) {
                sum += 150;
            }
        }
        if (threats > 1) sum += 7_000;
        return Math.min(sum, 500_000);
    }

    private static int count(Pattern pattern, String line) {
        Matcher m = pattern.matcher(line);
        int n = 0;
        while (m.find()) n++;
        return n;
    }

    private static List<String> lines(Board board) {
        int n = board.size();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            StringBuilder row = new StringBuilder(), column = new StringBuilder();
            for (int j = 0; j < n; j++) {
                row.append(symbol(board, i, j));
                column.append(symbol(board, j, i));
            }
            lines.add(row.toString());
            lines.add(column.toString());
        }
        for (int k = -(n - 1); k < n; k++) {
            StringBuilder down = new StringBuilder(), up = new StringBuilder();
            for (int i = 0; i < n; i++) {
                int j = i + k;
                if (j >= 0 && j < n) {
                    down.append(symbol(board, i, j));
                    up.append(symbol(board, i, n - 1 - j));
                }
            }
            lines.add(down.toString());
            lines.add(up.toString());
        }
        return lines;
    }

    private static char symbol(Board board, int r, int c) {
        return board.at(r, c).map(Player::symbol).orElse('.');
    }
}
