// exercise: 06
// truth: wrong
// mistake: whether a three is open is decided by the first two windows with three stones of a line only, so that an open three behind another three of the same line counts as closed
// player: both
// style: windows as records, collected in a list
// single: yes
// detail: only if one line holds two groups of three with the closed one first, so also a mirrored board is worth something else; seen on 15x15, row 0: OXXX....XXX....
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Window(int stones, List<Integer> free) {}

    private record Found(int points, int threats) {}

    private static final Found WON = new Found(500_000, 0);

    @Override
    public int value(Board board) {
        List<List<Integer>> lines = lines(board.size());
        int x = points(board, Player.X, lines);
        int o = points(board, Player.O, lines);
        if (x == WON.points()) return x;
        if (o == WON.points()) return -o;
        return x - o;
    }

    private int points(Board board, Player player, List<List<Integer>> lines) {
        int points = 0;
        int threats = 0;
        for (List<Integer> line : lines) {
            Found found = read(windows(board, player, line));
            if (found == WON) return WON.points();
            points += found.points();
            threats += found.threats();
        }
        if (threats >= 2) points += 5_000;
        return Math.min(points, 400_000);
    }

    private Found read(List<Window> windows) {
        int small = 0;
        for (Window w : windows) {
            if (w.stones() == 5) return WON;
            if (w.stones() == 2) small += 10;
            if (w.stones() == 1) small += 1;
        }
        long wins = windows.stream().filter(w -> w.stones() == 4).map(w -> w.free().get(0)).distinct().count();
        if (wins > 1) return new Found(small + 10_000, 0);
        if (wins == 1) return new Found(small + 1_500, 1);
        List<List<Integer>> threes = windows.stream().filter(w -> w.stones() == 3).map(Window::free).distinct().toList();
        if (threes.isEmpty()) return new Found(small, 0);
        // open: two pairs that have a cell in common
        boolean open = threes.size() >= 2 && !Collections.disjoint(threes.get(0), threes.get(1));
        return open ? new Found(small + 1_000, 1) : new Found(small + 200, 0);
    }

    private List<Window> windows(Board board, Player player, List<Integer> line) {
        int n = board.size();
        List<Window> windows = new ArrayList<>();
        for (int i = 0; i + 5 <= line.size(); i++) {
            List<Integer> cells = line.subList(i, i + 5);
            if (cells.stream().anyMatch(c -> board.has(player.opponent(), c / n, c % n))) continue;
            List<Integer> free = cells.stream().filter(c -> board.isEmpty(c / n, c % n)).toList();
            windows.add(new Window(5 - free.size(), free));
        }
        return windows;
    }

    private static List<List<Integer>> lines(int n) {
        Map<Integer, List<Integer>> byName = new LinkedHashMap<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                for (int name : new int[] {r, 100 + c, 200 + n + r - c, 300 + r + c}) {
                    byName.computeIfAbsent(name, k -> new ArrayList<>()).add(r * n + c);
                }
            }
        }
        return List.copyOf(byName.values());
    }
}
