// exercise: 06
// truth: right
// mistake: none; each line is text, an empty cell is filled to see what it would make, and what a line is worth is remembered by its text
// player: both
// style: text lines in a static map, fill and see
// single: yes
// detail: always
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Worth(boolean five, boolean threat, int points) {}

    private static final Map<String, Worth> KNOWN = new java.util.concurrent.ConcurrentHashMap<>();

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        int x = side(lines, 'X');
        int o = side(lines, 'O');
        return x == Integer.MAX_VALUE ? 900_000 : o == Integer.MAX_VALUE ? -900_000 : x - o;
    }

    private int side(List<String> lines, char me) {
        int points = 0;
        int threats = 0;
        for (String line : lines) {
            String mine = me == 'X' ? line.replace('O', '#') : line.replace('X', '#').replace('O', 'X');
            Worth w = KNOWN.computeIfAbsent(mine, MyEvaluation::read);
            if (w.five) return Integer.MAX_VALUE;
            points += w.points;
            if (w.threat) threats++;
        }
        return Math.min(800_000, 2 * points + (threats > 1 ? 10_000 : 0));
    }

    private static List<String> lines(Board b) {
        int n = b.size();
        Map<String, StringBuilder> all = new TreeMap<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                char s = b.at(r, c).map(Player::symbol).orElse('.');
                for (String key : List.of("r" + r, "c" + c, "d" + (r - c), "a" + (r + c))) {
                    all.computeIfAbsent(key, k -> new StringBuilder()).append(s);
                }
            }
        }
        return all.values().stream().map(StringBuilder::toString).toList();
    }

    private static Worth read(String line) {
        if (line.contains("XXXXX")) return new Worth(true, false, 0);
        int points = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String w = line.substring(i, i + 5);
            int n = w.replace(".", "").length();
            if (!w.contains("#")) points += n == 2 ? 10 : n == 1 ? 1 : 0;
        }
        int now = wins(line);
        if (now > 0) return new Worth(false, now == 1, points + (now == 1 ? 1_500 : 10_000));
        int next = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.') next = Math.max(next, wins(filled(line, i)));
        }
        return new Worth(false, next > 1, points + (next > 1 ? 1_000 : next == 1 ? 200 : 0));
    }

    private static int wins(String line) {
        int wins = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.' && filled(line, i).contains("XXXXX")) wins++;
        }
        return wins;
    }

    private static String filled(String line, int i) {
        return line.substring(0, i) + "X" + line.substring(i + 1);
    }
}
