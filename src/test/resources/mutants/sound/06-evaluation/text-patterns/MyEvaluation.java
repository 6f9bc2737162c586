// Sound: every line as a text, in which a stone is tried on each empty cell.

import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        return Math.max(-900_000, Math.min(900_000, worth(lines(board, 'X', 'O')) - worth(lines(board, 'O', 'X'))));
    }

    private static int worth(List<String> lines) {
        int sum = 0;
        int threats = 0;
        for (String line : lines) {
            if (line.contains("XXXXX")) {
                return 900_000;
            }
            int wins = wins(line);
            int winsLater = wins > 0 ? 0 : bestAfterAStone(line);
            boolean openThree = winsLater > 1;
            sum += wins > 1 ? 7_000 : wins == 1 ? 900 : openThree ? 800 : winsLater == 1 ? 90 : 0;
            threats += wins == 1 || openThree ? 1 : 0;
            for (int i = 0; i + 5 <= line.length(); i++) {
                String window = line.substring(i, i + 5);
                if (!window.contains("O")) {
                    long stones = window.chars().filter(c -> c == 'X').count();
                    sum += stones == 2 ? 6 : stones == 1 ? 1 : 0;
                }
            }
        }
        return Math.min(300_000, threats > 1 ? sum + 4_000 : sum);
    }

    /** How many cells would make five. */
    private static int wins(String line) {
        int wins = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.' && with(line, i).contains("XXXXX")) {
                wins++;
            }
        }
        return wins;
    }

    private static int bestAfterAStone(String line) {
        int best = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.') {
                best = Math.max(best, wins(with(line, i)));
            }
        }
        return best;
    }

    private static String with(String line, int i) {
        return line.substring(0, i) + 'X' + line.substring(i + 1);
    }

    /** Rows, columns and diagonals; the side that is looked at is X. */
    private static List<String> lines(Board board, char own, char other) {
        String[] rows = board.toString().replace(own, 'a').replace(other, 'O').replace('a', 'X').split("/");
        int n = rows.length;
        StringBuilder[] all = new StringBuilder[6 * n];
        for (int i = 0; i < all.length; i++) {
            all[i] = new StringBuilder();
        }
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                char c = rows[row].charAt(column);
                all[row].append(c);
                all[n + column].append(c);
                all[2 * n + row + column].append(c);
                all[4 * n + row - column + n].append(c);
            }
        }
        List<String> lines = new ArrayList<>();
        for (StringBuilder line : all) {
            if (line.indexOf("X") >= 0) {
                lines.add(line.toString());
            }
        }
        return lines;
    }
}
