// exercise: 06
// truth: right
// mistake: none; the board is cut into strings, O's view is the same strings with the letters exchanged, and what a string is worth is remembered by the string.
// player: both
// style: strings, memo map that lives as long as the object
// single: yes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Found(boolean five, int points, int threats) {}

    private final Map<String, Found> memo = new HashMap<>();

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        List<String> turned = lines.stream()
                .map(s -> s.replace('X', '?').replace('O', 'X').replace('?', 'O'))
                .toList();
        return side(lines) - side(turned);
    }

    private int side(List<String> lines) {
        int points = 0;
        int threats = 0;
        for (String line : lines) {
            Found found = memo.computeIfAbsent(line, MyEvaluation::look);
            if (found.five()) {
                return 500_000;
            }
            points += found.points();
            threats += found.threats();
        }
        if (threats >= 2) {
            points += 5_000;
        }
        return Math.min(points, 400_000);
    }

    private static Found look(String line) {
        Set<Integer> wins = new TreeSet<>();
        Set<List<Integer>> pairs = new java.util.HashSet<>();
        int points = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String w = line.substring(i, i + 5);
            if (w.contains("O")) {
                continue;
            }
            List<Integer> free = new ArrayList<>();
            for (int j = 0; j < 5; j++) {
                if (w.charAt(j) == '.') {
                    free.add(i + j);
                }
            }
            if (free.isEmpty()) {
                return new Found(true, 0, 0);
            } else if (free.size() == 1) {
                wins.add(free.get(0));
            } else if (free.size() == 2) {
                pairs.add(free);
            } else if (free.size() == 3) {
                points += 10;
            } else if (free.size() == 4) {
                points += 1;
            }
        }
        if (wins.size() > 1) {
            return new Found(false, points + 10_000, 0);
        }
        if (wins.size() == 1) {
            return new Found(false, points + 1_500, 1);
        }
        if (pairs.isEmpty()) {
            return new Found(false, points, 0);
        }
        long different = pairs.stream().flatMap(List::stream).distinct().count();
        boolean open = different < 2L * pairs.size();
        return new Found(false, points + (open ? 1_000 : 200), open ? 1 : 0);
    }

    private static List<String> lines(Board board) {
        int n = board.size();
        StringBuilder[] all = new StringBuilder[n + n + 2 * (2 * n - 1)];
        for (int i = 0; i < all.length; i++) {
            all[i] = new StringBuilder();
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                char symbol = board.at(r, c).map(Player::symbol).orElse('.');
                all[r].append(symbol);
                all[n + c].append(symbol);
                all[2 * n + r + c].append(symbol);
                all[4 * n - 1 + r - c + n - 1].append(symbol);
            }
        }
        return List.of(all).stream().map(StringBuilder::toString).filter(s -> s.length() >= 5).toList();
    }
}
