// exercise: 06
// truth: right
// mistake: none; every line becomes a string, threats are found by trying a stone on each free cell of it
// player: both
// style: strings and simulation, small window sum for the rest
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        List<String> flipped = new ArrayList<>();
        for (String s : lines) {
            flipped.add(s.replace('X', '?').replace('O', 'X').replace('?', 'O'));
        }
        return score(lines) - score(flipped);
    }

    private List<String> lines(Board board) {
        int n = board.size();
        List<String> out = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            out.add(walk(board, i, 0, 0, 1));
            out.add(walk(board, 0, i, 1, 0));
            out.add(walk(board, 0, i, 1, 1));
            out.add(walk(board, 0, i, 1, -1));
            if (i > 0) {
                out.add(walk(board, i, 0, 1, 1));
                out.add(walk(board, i, n - 1, 1, -1));
            }
        }
        return out;
    }

    private String walk(Board board, int r, int c, int dr, int dc) {
        StringBuilder sb = new StringBuilder();
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size()) {
            sb.append(board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '.');
            r += dr;
            c += dc;
        }
        return sb.toString();
    }

    private int score(List<String> lines) {
        int sum = 0;
        int threats = 0;
        for (String s : lines) {
            if (s.length() < 5 || s.indexOf('X') < 0) continue;
            if (s.contains("XXXXX")) return 600_000;
            sum += small(s);
            int wins = winningCells(s);
            if (wins >= 2) {
                sum += 20_000;
            } else if (wins == 1) {
                sum += 2_000;
                threats++;
            } else {
                int after = bestAfterOneMore(s);
                if (after >= 2) {
                    sum += 1_500;
                    threats++;
                } else if (after == 1) {
                    sum += 200;
                }
            }
        }
        if (threats > 1) sum += 7_000;
        return Math.min(sum, 290_000);
    }

    private int small(String s) {
        int points = 0;
        for (int i = 0; i + 5 <= s.length(); i++) {
            String window = s.substring(i, i + 5);
            if (window.indexOf('O') >= 0) continue;
            long k = window.chars().filter(ch -> ch == 'X').count();
            points += k == 1 ? 1 : k == 2 ? 8 : 0;
        }
        return points;
    }

    /** How many cells complete a five. */
    private int winningCells(String s) {
        int count = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '.' && with(s, i).contains("XXXXX")) count++;
        }
        return count;
    }

    private int bestAfterOneMore(String s) {
        int best = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '.') best = Math.max(best, winningCells(with(s, i)));
        }
        return best;
    }

    private String with(String s, int i) {
        return s.substring(0, i) + 'X' + s.substring(i + 1);
    }
}
