// exercise: 06
// truth: wrong
// mistake: the difference is halved with Math.round, which rounds .5 upwards for negative numbers as well, so odd differences change by one when the colours are exchanged.
// player: both
// style: strings, floating point at the end
// single: yes
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        List<String> lines = new ArrayList<>();
        int n = board.size();
        for (int i = -n; i < 2 * n; i++) {
            lines.add(line(board, i, 0, 0, 1));
            lines.add(line(board, 0, i, 1, 0));
            lines.add(line(board, 0, i, 1, 1));
            lines.add(line(board, 0, i, 1, -1));
        }
        double difference = of('X', 'O', lines) - of('O', 'X', lines);
        return (int) Math.round(difference / 2);
    }

    private String line(Board board, int row, int column, int down, int right) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < board.size(); i++) {
            int r = row + i * down;
            int c = column + i * right;
            if (r >= 0 && r < board.size() && c >= 0 && c < board.size()) {
                s.append(board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '.');
            }
        }
        return s.toString();
    }

    private int of(char me, char you, List<String> lines) {
        int sum = 0;
        int threats = 0;
        for (String line : lines) {
            Set<String> fours = new HashSet<>();
            Set<String> threes = new HashSet<>();
            for (int i = 0; i + 5 <= line.length(); i++) {
                String gaps = "";
                for (int j = i; j < i + 5; j++) {
                    if (line.charAt(j) == you) {
                        gaps = null;
                        break;
                    }
                    if (line.charAt(j) != me) {
                        gaps += (char) ('a' + j);
                    }
                }
                if (gaps == null) {
                    continue;
                }
                if (gaps.isEmpty()) {
                    return 500_000;
                }
                if (gaps.length() == 1) fours.add(gaps);
                if (gaps.length() == 2) threes.add(gaps);
                if (gaps.length() == 3) sum += 10;
                if (gaps.length() == 4) sum += 1;
            }
            if (fours.size() > 1) {
                sum += 10_000;
            } else if (fours.size() == 1) {
                sum += 1_500;
                threats++;
            } else if (String.join("", threes).chars().distinct().count() < 2 * threes.size()) {
                sum += 1_000;
                threats++;
            } else if (!threes.isEmpty()) {
                sum += 200;
            }
        }
        return Math.min(400_000, threats >= 2 ? sum + 5_000 : sum);
    }
}
