// exercise: 06
// truth: wrong
// mistake: a five is only added to the other points and the points of the other side are still subtracted
// player: both
// style: pattern words
// single: yes
// detail: sometimes; if the side without a five has far more threats, or the board compared has
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final String[] FOUR_WORDS = {"MMMM.", "MMM.M", "MM.MM", "M.MMM", ".MMMM"};
    private static final String[] OPEN_THREES = {"..MMM.", ".MMM..", ".MM.M.", ".M.MM."};
    private static final String[] THREES = {
        "MMM..", "MM.M.", "M.MM.", ".MMM.", "MM..M", "M.M.M", ".MM.M", "M..MM", ".M.MM", "..MMM"
    };
    private static final String[] TWOS = {
        "MM...", "M.M..", "M..M.", "M...M", ".MM..", ".M.M.", ".M..M", "..MM.", "..M.M", "...MM"
    };
    private static final String[] ONES = {"M....", ".M...", "..M..", "...M.", "....M"};

    @Override
    public int value(Board board) {
        List<String> forX = lines(board, Player.X);
        List<String> forO = lines(board, Player.O);
        int x = rating(forX);
        int o = rating(forO);
        if (forX.stream().anyMatch(l -> l.contains("MMMMM"))) x += 20_000;
        if (forO.stream().anyMatch(l -> l.contains("MMMMM"))) o += 20_000;
        return x - o;
    }

    private int rating(List<String> lines) {
        int rating = 0;
        int threats = 0;
        for (String line : lines) {
            rating += 8 * count(line, TWOS) + count(line, ONES);
            Set<Integer> gaps = new TreeSet<>();
            for (String four : FOUR_WORDS) {
                for (int at = line.indexOf(four); at >= 0; at = line.indexOf(four, at + 1)) {
                    gaps.add(at + four.indexOf('.'));
                }
            }
            if (!gaps.isEmpty()) {
                rating += gaps.size() > 1 ? 9000 : 1200;
                threats++;
            } else if (count(line, OPEN_THREES) > 0) {
                rating += 900;
                threats++;
            } else if (count(line, THREES) > 0) {
                rating += 120;
            }
        }
        return Math.min(450_000, threats >= 2 ? rating + 4000 : rating);
    }

    private int count(String line, String[] patterns) {
        int found = 0;
        for (String pattern : patterns) {
            int at = line.indexOf(pattern);
            while (at >= 0) {
                found++;
                at = line.indexOf(pattern, at + 1);
            }
        }
        return found;
    }

    private List<String> lines(Board board, Player me) {
        List<String> result = new ArrayList<>();
        int n = board.size();
        for (int k = 0; k < n; k++) {
            StringBuilder row = new StringBuilder();
            StringBuilder column = new StringBuilder();
            for (int i = 0; i < n; i++) {
                row.append(symbol(board, me, k, i));
                column.append(symbol(board, me, i, k));
            }
            result.add(row.toString());
            result.add(column.toString());
        }
        for (int k = 0; k < 2 * n - 1; k++) {
            StringBuilder falling = new StringBuilder();
            StringBuilder rising = new StringBuilder();
            for (int i = 0; i < n; i++) {
                int a = i + k - (n - 1);
                int b = k - i;
                if (a >= 0 && a < n) falling.append(symbol(board, me, i, a));
                if (b >= 0 && b < n) rising.append(symbol(board, me, i, b));
            }
            result.add(falling.toString());
            result.add(rising.toString());
        }
        return result;
    }

    private char symbol(Board board, Player me, int row, int column) {
        return board.at(row, column).map(p -> p == me ? 'M' : '#').orElse('.');
    }
}
