// exercise: 06
// truth: right
// mistake: -
// player: both
// style: lines as text, threats named by trying a stone in the text, known lines kept in a map
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Line(boolean five, int points, int threats) {}

    /** What a line is worth depends on its letters only. */
    private static final Map<String, Line> KNOWN = new ConcurrentHashMap<>();

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        List<Line> mine = lines.stream().map(MyEvaluation::read).toList();
        List<Line> theirs = lines.stream()
                .map(s -> read(s.replace('X', '#').replace('O', 'X').replace('#', 'O')))
                .toList();
        if (mine.stream().anyMatch(Line::five)) {
            return 999_999;
        }
        if (theirs.stream().anyMatch(Line::five)) {
            return -999_999;
        }
        return total(mine) - total(theirs);
    }

    private static int total(List<Line> lines) {
        int points = lines.stream().mapToInt(Line::points).sum();
        int threats = lines.stream().mapToInt(Line::threats).sum();
        return Math.min(900_000, points + (threats > 1 ? 10_000 : 0));
    }

    private static List<String> lines(Board board) {
        int n = board.size();
        List<StringBuilder> all = new ArrayList<>();
        for (int i = 0; i < 6 * n - 2; i++) {
            all.add(new StringBuilder());
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                char stone = board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '.';
                all.get(r).append(stone);
                all.get(n + c).append(stone);
                all.get(2 * n + r + c).append(stone);
                all.get(5 * n - 2 + r - c).append(stone);
            }
        }
        return all.stream().map(StringBuilder::toString).filter(s -> s.length() >= 5).toList();
    }

    private static Line read(String line) {
        return KNOWN.computeIfAbsent(line, MyEvaluation::work);
    }

    private static Line work(String line) {
        int small = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String window = line.substring(i, i + 5);
            int stones = (int) window.chars().filter(c -> c == 'X').count();
            if (window.indexOf('O') < 0) {
                small += stones == 2 ? 20 : stones == 1 ? 2 : 0;
            }
        }
        int wins = wins(line);
        if (wins > 0) {
            return new Line(line.contains("XXXXX"), small + (wins > 1 ? 20_000 : 3_000), wins > 1 ? 0 : 1);
        }
        int next = 0; // how many ways to five one more stone could give
        for (int i = line.indexOf('.'); i >= 0; i = line.indexOf('.', i + 1)) {
            next = Math.max(next, wins(with(line, i)));
        }
        return new Line(
                line.contains("XXXXX"), small + (next > 1 ? 2_000 : next > 0 ? 400 : 0), next > 1 ? 1 : 0);
    }

    /** How many cells would make five. */
    private static int wins(String line) {
        int wins = 0;
        for (int i = line.indexOf('.'); i >= 0; i = line.indexOf('.', i + 1)) {
            String around = with(line, i).substring(Math.max(0, i - 4), Math.min(line.length(), i + 5));
            wins += around.contains("XXXXX") ? 1 : 0;
        }
        return wins;
    }

    private static String with(String line, int i) {
        return line.substring(0, i) + 'X' + line.substring(i + 1);
    }
}
