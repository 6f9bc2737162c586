// Wrong: five are a summand, from which all of the other side is taken.
// Fails first: Five in a row are worth more than anything else, in every direction and at every edge
// Says: what O has
// Diagnosis: win-weighed-against-threats

import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 500_000;
    private static final int LIMIT = 450_000;
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    record Score(int points, int threats, boolean five) {
        Score plus(Score s) {
            return new Score(points + s.points, threats + s.threats, five || s.five);
        }

        int total() {
            return Math.min(LIMIT, points + (threats >= 2 ? 5_000 : 0)) + (five ? FIVE : 0);
        }
    }

    @Override
    public int value(Board board) {
        return side(board, Player.X).total() - side(board, Player.O).total();
    }

    private Score side(Board board, Player player) {
        Score all = new Score(0, 0, false);
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    if (symbol(board, player, r - DR[d], c - DC[d]) == '#') {
                        StringBuilder line = new StringBuilder();
                        for (int i = 0; symbol(board, player, r + i * DR[d], c + i * DC[d]) != '#'; i++) {
                            line.append(symbol(board, player, r + i * DR[d], c + i * DC[d]));
                        }
                        all = all.plus(line(line.toString()));
                    }
                }
            }
        }
        return all;
    }

    private static char symbol(Board board, Player player, int r, int c) {
        if (r < 0 || c < 0 || r >= board.size() || c >= board.size()) return '#';
        return board.has(player, r, c) ? 'a' : board.isEmpty(r, c) ? '.' : 'b';
    }

    private static Score line(String line) {
        if (line.contains("aaaaa")) return new Score(0, 0, true);
        int wins = wins(line);
        int small = small(line);
        if (wins > 1) return new Score(small + 10_000, 0, false);
        if (wins == 1) return new Score(small + 1_500, 1, false);
        int next = 0; // the best that one more stone makes
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.') next = Math.max(next, wins(with(line, i)));
        }
        return next > 1 ? new Score(small + 1_000, 1, false) : new Score(small + 200 * next, 0, false);
    }

    private static int wins(String line) {
        return (int) IntStream.range(0, line.length())
                .filter(i -> line.charAt(i) == '.' && with(line, i).contains("aaaaa"))
                .count();
    }

    private static String with(String line, int i) {
        return line.substring(0, i) + 'a' + line.substring(i + 1);
    }

    private static int small(String line) {
        int sum = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String w = line.substring(i, i + 5);
            if (w.indexOf('b') >= 0) continue;
            long own = w.chars().filter(ch -> ch == 'a').count();
            sum += own == 2 ? 10 : own == 1 ? 1 : 0;
        }
        return sum;
    }
}
