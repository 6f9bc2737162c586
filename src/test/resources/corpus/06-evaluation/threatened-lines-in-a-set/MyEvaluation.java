// exercise: 06
// truth: wrong
// mistake: the lines that hold a threat are remembered in a set by 16 * direction + number, but diagonals have numbers beyond 15, so that two threats in different lines can count as one
// player: both
// style: directions and line numbers, set of threatened lines
// single: yes
// detail: only if the number of a falling diagonal (row - column + size - 1) is 16 more than that of a rising one (row + column), or on boards of 17 rows and more a row and a column and the like; seen on 15x15: the four (10,0),(11,1),(12,2),(13,3) alone 1532, the open three (2,6),(3,5),(4,4) alone 1050, both 2582
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int LINES = 16; // of one direction

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        if (x == Integer.MAX_VALUE) return 1_000_000;
        if (o == Integer.MAX_VALUE) return -1_000_000;
        return x - o;
    }

    private int side(Board board, Player player) {
        int n = board.size();
        int sum = 0;
        Set<Integer> threatened = new TreeSet<>();
        for (int direction = 0; direction < 4; direction++) {
            int count = direction < 2 ? n : 2 * n - 1;
            for (int number = 0; number < count; number++) {
                int[] cells = cells(n, direction, number);
                Set<Integer> wins = new TreeSet<>();
                Map<Integer, Set<Integer>> partners = new TreeMap<>();
                for (int i = 0; i + 5 <= cells.length; i++) {
                    int own = 0;
                    List<Integer> empty = new ArrayList<>();
                    for (int k = i; k < i + 5; k++) {
                        int row = cells[k] / n;
                        int column = cells[k] % n;
                        if (board.has(player, row, column)) own++;
                        else if (board.isEmpty(row, column)) empty.add(cells[k]);
                    }
                    if (own + empty.size() < 5) continue;
                    if (own == 5) return Integer.MAX_VALUE;
                    if (own == 4) wins.add(empty.get(0));
                    if (own == 3) {
                        partners.computeIfAbsent(empty.get(0), e -> new TreeSet<>()).add(empty.get(1));
                        partners.computeIfAbsent(empty.get(1), e -> new TreeSet<>()).add(empty.get(0));
                    }
                    if (own == 2) sum += 10;
                    if (own == 1) sum += 1;
                }
                int key = LINES * direction + number;
                if (wins.size() > 1) {
                    sum += 10_000;
                } else if (wins.size() == 1) {
                    sum += 1_500;
                    threatened.add(key);
                } else if (partners.values().stream().anyMatch(p -> p.size() > 1)) {
                    sum += 1_000;
                    threatened.add(key);
                } else if (!partners.isEmpty()) {
                    sum += 200;
                }
            }
        }
        if (threatened.size() > 1) sum += 5_000;
        return Math.min(sum, 800_000);
    }

    /** The cells of a line: rows, columns, falling and rising diagonals. */
    private static int[] cells(int n, int direction, int number) {
        return IntStream.range(0, n * n)
                .filter(cell -> switch (direction) {
                    case 0 -> cell / n == number;
                    case 1 -> cell % n == number;
                    case 2 -> cell / n - cell % n + n - 1 == number;
                    default -> cell / n + cell % n == number;
                })
                .toArray();
    }
}
