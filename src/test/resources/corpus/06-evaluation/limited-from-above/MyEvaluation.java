// exercise: 06
// truth: wrong
// mistake: the difference is limited from above only, so many threats of O are worth less than -1,000,000 and less than five of O
// player: MIN
// style: one Side object per player, windows along lines
// single: yes
// detail: sometimes; only with many lines that hold an open four of O: nineteen or more are worth less than five of O (-900000), more still less than -1000000; with the colours exchanged it is 800000
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 900_000;

    @Override
    public int value(Board board) {
        Side x = new Side(board, Player.X);
        Side o = new Side(board, Player.O);
        if (x.five) return WIN;
        if (o.five) return -WIN;
        return Math.min(800_000, x.points() - o.points());
    }

    private static final class Side {
        boolean five;
        int sum;
        int threats;

        Side(Board board, Player me) {
            int n = board.size();
            for (int i = 0; i < n; i++) {
                line(board, me, i, 0, 0, 1);
                line(board, me, 0, i, 1, 0);
                line(board, me, 0, i, 1, 1);
                line(board, me, 0, i, 1, -1);
                if (i > 0) {
                    line(board, me, i, 0, 1, 1);
                    line(board, me, i, n - 1, 1, -1);
                }
            }
        }

        int points() {
            return 5 * (sum + (threats >= 2 ? 5_000 : 0));
        }

        private void line(Board board, Player me, int r, int c, int dr, int dc) {
            Set<Integer> winning = new TreeSet<>();
            Set<List<Integer>> pairs = new HashSet<>();
            int n = board.size();
            for (int at = 0; ; at++, r += dr, c += dc) {
                int endR = r + 4 * dr, endC = c + 4 * dc;
                if (endR >= n || endC >= n || endC < 0) break;
                List<Integer> free = new ArrayList<>();
                int stones = 0;
                for (int k = 0; k < 5; k++) {
                    if (board.has(me, r + k * dr, c + k * dc)) stones++;
                    else if (!board.has(me.opponent(), r + k * dr, c + k * dc)) free.add(at + k);
                }
                if (stones + free.size() < 5) continue;
                if (stones == 5) five = true;
                else if (stones == 4) winning.add(free.get(0));
                else if (stones == 3) pairs.add(free);
                else sum += stones == 2 ? 10 : stones;
            }
            if (winning.size() >= 2) {
                sum += 10_000;
            } else if (winning.size() == 1) {
                sum += 1_500;
                threats++;
            } else if (!pairs.isEmpty()) {
                Set<Integer> cells = new HashSet<>();
                boolean open = false;
                for (List<Integer> pair : pairs) for (int cell : pair) open |= !cells.add(cell);
                sum += open ? 1_000 : 200;
                threats += open ? 1 : 0;
            }
        }
    }
}
