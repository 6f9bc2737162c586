// exercise: 06
// truth: wrong
// mistake: the stones are counted to find out whose turn it is, and that player's patterns count a tenth more
// player: both
// style: streams over precomputed windows that are grouped by line
// single: yes
// detail: nearly always
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private record Pos(int row, int col) {}

    private record Five(String line, List<Pos> cells) {}

    private final Map<Integer, List<Five>> bySize = new HashMap<>();

    private static List<Five> windows(int size) {
        List<Five> windows = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int col = 0; col < size; col++) {
                window(windows, "row" + row, size, row, col, 0, 1);
                window(windows, "col" + col, size, row, col, 1, 0);
                window(windows, "dia" + (row - col), size, row, col, 1, 1);
                window(windows, "ant" + (row + col), size, row, col, 1, -1);
            }
        }
        return windows;
    }

    private static void window(List<Five> windows, String line, int size, int row, int col, int dr, int dc) {
        List<Pos> cells = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            cells.add(new Pos(row + i * dr, col + i * dc));
        }
        Pos end = cells.get(4);
        if (end.row() < size && end.col() < size && end.col() >= 0) {
            windows.add(new Five(line, cells));
        }
    }

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        if (x == Integer.MAX_VALUE) {
            return 500_000;
        }
        if (o == Integer.MAX_VALUE) {
            return -500_000;
        }
        boolean xToMove = board.count(Player.X) <= board.count(Player.O);
        return xToMove ? x * 11 / 10 - o : x - o * 11 / 10;
    }

    private int side(Board board, Player player) {
        Map<String, Set<Pos>> wins = new HashMap<>();
        Map<String, Set<Set<Pos>>> pairs = new HashMap<>();
        int sum = 0;
        for (Five five : bySize.computeIfAbsent(board.size(), MyEvaluation::windows)) {
            Set<Pos> free = new HashSet<>();
            boolean blocked = false;
            for (Pos pos : five.cells()) {
                if (board.has(player.opponent(), pos.row(), pos.col())) {
                    blocked = true;
                    break;
                }
                if (board.isEmpty(pos.row(), pos.col())) {
                    free.add(pos);
                }
            }
            if (blocked) {
                continue;
            }
            switch (free.size()) {
                case 0:
                    return Integer.MAX_VALUE;
                case 1:
                    wins.computeIfAbsent(five.line(), k -> new HashSet<>()).addAll(free);
                    break;
                case 2:
                    pairs.computeIfAbsent(five.line(), k -> new HashSet<>()).add(free);
                    break;
                case 3:
                    sum += 20;
                    break;
                case 4:
                    sum += 1;
                    break;
                default:
            }
        }
        int threats = 0;
        for (Set<Pos> win : wins.values()) {
            sum += win.size() > 1 ? 14_000 : 1_900;
            threats += win.size() > 1 ? 0 : 1;
        }
        for (String line : pairs.keySet()) {
            if (wins.containsKey(line)) {
                continue;
            }
            Set<Set<Pos>> sets = pairs.get(line);
            long cells = sets.stream().flatMap(Set::stream).distinct().count();
            boolean open = cells < 2L * sets.size();
            sum += open ? 1_400 : 180;
            threats += open ? 1 : 0;
        }
        return Math.min(400_000, threats > 1 ? sum + 7_000 : sum);
    }
}
