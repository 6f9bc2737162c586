// exercise: 06
// truth: wrong
// mistake: what O has is multiplied by 1.1 so that X defends rather than attacks, so with the colours exchanged the value is not the same with the other sign
// player: MIN
// style: strings, contains
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/** Every line of the board becomes a text, seen by one player: x is mine, o is not, - is free. */
public class MyEvaluation implements EvaluationTask {

    @Override
    public int value(Board board) {
        int attack = rate(lines(board, Player.X));
        int defence = rate(lines(board, Player.O));
        if (attack == 1_000_000 || defence == 1_000_000) {
            return attack == 1_000_000 ? 1_000_000 : -1_000_000;
        }
        return attack - (int) (1.1 * defence);
    }

    private static List<String> lines(Board board, Player me) {
        int n = board.size();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(line(board, me, i, 0, 0, 1));
            lines.add(line(board, me, 0, i, 1, 0));
            lines.add(line(board, me, 0, i, 1, 1));
            lines.add(line(board, me, 0, i, 1, -1));
        }
        for (int i = 1; i < n; i++) {
            lines.add(line(board, me, i, 0, 1, 1));
            lines.add(line(board, me, i, n - 1, 1, -1));
        }
        return lines;
    }

    private static String line(Board board, Player me, int row, int column, int dr, int dc) {
        StringBuilder text = new StringBuilder();
        while (row >= 0 && row < board.size() && column >= 0 && column < board.size()) {
            if (board.has(me, row, column)) {
                text.append('x');
            } else if (board.has(me.opponent(), row, column)) {
                text.append('o');
            } else {
                text.append('-');
            }
            row += dr;
            column += dc;
        }
        return text.toString();
    }

    private static int rate(List<String> lines) {
        int total = 0;
        int threats = 0;
        for (String line : lines) {
            if (line.contains("xxxxx")) {
                return 1_000_000;
            }
            total += stones(line);
            int fives = waysToFive(line);
            if (fives > 1) {
                total += 30_000;
            } else if (fives == 1) {
                total += 2_000;
                threats++;
            } else if (openThree(line)) {
                total += 1_200;
                threats++;
            } 
        }
        if (threats > 1) {
            total += 25_000;
        }
        return Math.min(total, 500_000);
    }

    /** Small points for what may become something: each five cells without an o. */
    private static int stones(String line) {
        int points = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String part = line.substring(i, i + 5);
            if (part.indexOf('o') < 0) {
                int count = part.replace("-", "").length();
                points += count * count * count;
            }
        }
        return points;
    }

    private static int waysToFive(String line) {
        int ways = 0;
        if (line.chars().filter(c -> c == 'x').count() < 4) {
            return 0;
        }
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '-' && fill(line, i).contains("xxxxx")) {
                ways++;
            }
        }
        return ways;
    }

    private static boolean openThree(String line) {
        if (line.chars().filter(c -> c == 'x').count() < 3) {
            return false;
        }
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '-' && waysToFive(fill(line, i)) > 1) {
                return true;
            }
        }
        return false;
    }

    private static String fill(String line, int i) {
        return line.substring(0, i) + "x" + line.substring(i + 1);
    }
}
