// exercise: 06
// truth: right
// mistake: none; every line as text, and what a line is comes from putting one more stone on it
// player: both
// style: lines as text, patterns by trying stones
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/**
 * Every line of the board becomes a text, m for my stones, # for the other side's. What a line is I find out by trying:
 * a four is a line in which one stone makes five, an open three one in which a stone makes a four with two ways to five.
 */
public class MyEvaluation implements EvaluationTask {
    private static final int WON = 500_000;
    private static final int CEILING = 400_000;

    @Override
    public int value(Board board) {
        return side(board, Player.X) - side(board, Player.O);
    }

    private int side(Board board, Player me) {
        int points = 0;
        int threats = 0;
        for (String line : lines(board, me)) {
            if (line.contains("mmmmm")) {
                return WON;
            }
            points += room(line);
            int fives = fives(line);
            if (fives >= 2) {
                points += 10_000; // cannot be stopped
            } else if (fives == 1) {
                points += 1_500;
                threats++;
            } else {
                int ways = 0;
                for (int i = 0; i < line.length(); i++) {
                    if (line.charAt(i) == '.') {
                        ways = Math.max(ways, fives(with(line, i)));
                    }
                }
                if (ways >= 2) {
                    points += 1_000;
                    threats++;
                } else if (ways == 1) {
                    points += 200;
                }
            }
        }
        if (threats >= 2) {
            points += 5_000;
        }
        return Math.min(points, CEILING);
    }

    private static String with(String line, int i) {
        return line.substring(0, i) + "m" + line.substring(i + 1);
    }

    /** On how many cells one stone makes five. */
    private static int fives(String line) {
        int count = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.' && with(line, i).contains("mmmmm")) {
                count++;
            }
        }
        return count;
    }

    /** A little for every five cells that hold one or two of my stones and none of the other side. */
    private static int room(String line) {
        int points = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String five = line.substring(i, i + 5);
            if (!five.contains("#")) {
                int mine = five.replace(".", "").length();
                points += mine == 2 ? 10 : mine == 1 ? 1 : 0;
            }
        }
        return points;
    }

    private static List<String> lines(Board board, Player me) {
        int n = board.size();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(line(board, me, i, 0, 0, 1));
            lines.add(line(board, me, 0, i, 1, 0));
            lines.add(line(board, me, 0, i, 1, 1));
            lines.add(line(board, me, 0, i, 1, -1));
            if (i > 0) {
                lines.add(line(board, me, i, 0, 1, 1));
                lines.add(line(board, me, i, n - 1, 1, -1));
            }
        }
        return lines;
    }

    private static String line(Board board, Player me, int row, int column, int down, int right) {
        StringBuilder text = new StringBuilder();
        while (row < board.size() && column >= 0 && column < board.size()) {
            text.append(
                    board.has(me, row, column) ? 'm' : board.has(me.opponent(), row, column) ? '#' : '.');
            row += down;
            column += right;
        }
        return text.toString();
    }
}
