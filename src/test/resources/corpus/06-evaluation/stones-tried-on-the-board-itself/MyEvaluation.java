// exercise: 06
// truth: right
// mistake: none; unusual: tries stones on the given board and always takes them back in a finally block, so that the board is as it was; nothing is summed but a vector of counts that is turned into one number at the end; an empty line is skipped
// player: both
// style: make and undo on the given board, functional interface, int[] of counts
// single: yes
// detail: -
import java.util.List;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int ONE = 0, TWO = 1, THREE = 2, OPEN_THREE = 3, FOUR = 4, OPEN_FOUR = 5, FIVE = 6;

    @Override
    public int value(Board board) {
        int[] x = new int[7];
        int[] o = new int[7];
        lines(board.size()).forEach(line -> {
            count(board, line, Player.X, x);
            count(board, line, Player.O, o);
        });
        // five of one side are ±987,654, whatever the other has
        return x[FIVE] > 0 ? number(x) : o[FIVE] > 0 ? -number(o) : number(x) - number(o);
    }

    private static int number(int[] counts) {
        if (counts[FIVE] > 0) {
            return 987_654;
        }
        int threats = counts[FOUR] + counts[OPEN_THREE];
        int number = counts[ONE]
                + 12 * counts[TWO]
                + 230 * counts[THREE]
                + 1_900 * counts[OPEN_THREE]
                + 2_300 * counts[FOUR]
                + 19_000 * counts[OPEN_FOUR];
        return Math.min(number + Math.max(0, threats - 1) * 6_000, 777_777);
    }

    private static void count(Board board, List<Cell> line, Player player, int[] counts) {
        boolean any = false;
        for (Cell cell : line) {
            any |= board.has(player, cell.row(), cell.column());
        }
        if (!any) {
            return;
        }
        int most = 0;
        for (int i = 0; i + 5 <= line.size(); i++) {
            int stones = 0;
            for (Cell cell : line.subList(i, i + 5)) {
                if (board.has(player, cell.row(), cell.column())) {
                    stones++;
                } else if (!board.isEmpty(cell)) {
                    stones = -9;
                }
            }
            most = Math.max(most, stones);
            if (stones == 1 || stones == 2) {
                counts[stones == 1 ? ONE : TWO]++;
            }
        }
        if (most == 5) {
            counts[FIVE]++;
        } else if (most == 4) {
            counts[ways(board, line, player) > 1 ? OPEN_FOUR : FOUR]++;
        } else if (most == 3) {
            boolean open = line.stream()
                    .filter(board::isEmpty)
                    .toList()
                    .stream()
                    .anyMatch(cell -> trying(board, cell, player, () -> ways(board, line, player)) > 1);
            counts[open ? OPEN_THREE : THREE]++;
        }
    }

    /** How many cells of the line make five. */
    private static int ways(Board board, List<Cell> line, Player player) {
        int ways = 0;
        for (Cell cell : line) {
            if (board.isEmpty(cell)) {
                ways += trying(board, cell, player, () -> hasFive(board, line, player) ? 1 : 0);
            }
        }
        return ways;
    }

    private static int trying(Board board, Cell cell, Player player, IntSupplier question) {
        board.put(cell, player);
        try {
            return question.getAsInt();
        } finally {
            board.clear(cell);
        }
    }

    private static boolean hasFive(Board board, List<Cell> line, Player player) {
        int run = 0;
        for (Cell cell : line) {
            run = board.has(player, cell.row(), cell.column()) ? run + 1 : 0;
            if (run >= 5) {
                return true;
            }
        }
        return false;
    }

    private static Stream<List<Cell>> lines(int n) {
        return Stream.of(
                        IntStream.range(0, n).mapToObj(i -> line(n, i, 0, 0, 1)),
                        IntStream.range(0, n).mapToObj(i -> line(n, 0, i, 1, 0)),
                        IntStream.range(5 - n, n - 4).mapToObj(i -> line(n, Math.max(0, i), Math.max(0, -i), 1, 1)),
                        IntStream.range(5 - n, n - 4)
                                .mapToObj(i -> line(n, n - 1 - Math.max(0, i), Math.max(0, -i), -1, 1)))
                .flatMap(lines -> lines);
    }

    private static List<Cell> line(int n, int row, int column, int down, int right) {
        return Stream.iterate(
                        new int[] {row, column},
                        at -> at[0] >= 0 && at[1] >= 0 && at[0] < n && at[1] < n,
                        at -> new int[] {at[0] + down, at[1] + right})
                .map(at -> new Cell(at[0], at[1]))
                .toList();
    }
}
