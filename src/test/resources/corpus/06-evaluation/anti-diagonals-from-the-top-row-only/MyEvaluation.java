// exercise: 06
// truth: wrong
// mistake: the anti-diagonals are started from the cells of the top row only; those that begin at the right edge below it are never read
// kind: slip
// player: both
// style: walking iterator over a line (Iterator<int[]>), sliding window in an ArrayDeque
// single: yes
// detail: mirrored, a board is not worth the same; five on an anti-diagonal in the lower right half are not seen
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.TreeSet;
import java.util.function.Consumer;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    /** The cells of a line from a first one on, until the board ends. */
    private static Iterator<int[]> walk(int size, int row, int column, int down, int right) {
        return new Iterator<>() {
            private int r = row;
            private int c = column;

            @Override
            public boolean hasNext() {
                return r < size && c >= 0 && c < size;
            }

            @Override
            public int[] next() {
                int[] cell = {r, c};
                r += down;
                c += right;
                return cell;
            }
        };
    }

    private static void forEachLine(int size, Consumer<Iterator<int[]>> reader) {
        for (int i = 0; i < size; i++) {
            reader.accept(walk(size, i, 0, 0, 1));
            reader.accept(walk(size, 0, i, 1, 0));
        }
        for (int column = 0; column < size; column++) {
            reader.accept(walk(size, 0, column, 1, 1));
            reader.accept(walk(size, 0, column, 1, -1));
        }
        for (int row = 1; row < size; row++) {
            reader.accept(walk(size, row, 0, 1, 1));
        }
    }

    private static final class Account {
        boolean five;
        int sum;
        int threats;

        int total() {
            return Math.min(250_000, threats > 1 ? sum + 7_500 : sum);
        }
    }

    private static void read(Board board, Player player, Iterator<int[]> line, Account account) {
        Deque<int[]> window = new ArrayDeque<>();
        TreeSet<Integer> winning = new TreeSet<>();
        TreeSet<Integer> lacking = new TreeSet<>();
        boolean common = false;
        boolean three = false;
        while (line.hasNext()) {
            window.addLast(line.next());
            if (window.size() > 5) {
                window.removeFirst();
            }
            if (window.size() < 5 || window.stream().anyMatch(c -> board.has(player.opponent(), c[0], c[1]))) {
                continue;
            }
            int[] free = window.stream()
                    .filter(c -> !board.has(player, c[0], c[1]))
                    .mapToInt(c -> c[0] * 32 + c[1])
                    .toArray();
            if (free.length == 0) {
                account.five = true;
            } else if (free.length == 1) {
                winning.add(free[0]);
            } else if (free.length == 2) {
                three = true;
                common |= !lacking.add(free[0]);
                common |= !lacking.add(free[1]);
            } else if (free.length == 3) {
                account.sum += 12;
            } else if (free.length == 4) {
                account.sum += 1;
            }
        }
        if (winning.size() > 1) {
            account.sum += 15_000;
        } else if (winning.size() == 1) {
            account.sum += 2_000;
            account.threats++;
        } else if (common) {
            account.sum += 1_500;
            account.threats++;
        } else if (three) {
            account.sum += 240;
        }
    }

    @Override
    public int value(Board board) {
        Account x = new Account();
        Account o = new Account();
        forEachLine(board.size(), line -> read(board, Player.X, line, x));
        forEachLine(board.size(), line -> read(board, Player.O, line, o));
        if (x.five) {
            return 400_000;
        }
        return o.five ? -400_000 : x.total() - o.total();
    }
}
