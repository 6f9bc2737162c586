// exercise: 06
// truth: wrong
// mistake: each stone also gets points for being near the middle of the board, so a pattern is not worth the same when it is moved
// player: both
// style: character lines with trial stones, plus a term for places
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public int value(Board board) {
        Score x = new Score(board, Player.X);
        Score o = new Score(board, Player.O);
        if (x.won) return 900_000;
        if (o.won) return -900_000;
        return x.points - o.points;
    }

    private static class Score {
        boolean won;
        int points;

        Score(Board board, Player me) {
            int n = board.size();
            int threats = 0;
            for (int[] d : DIRS) {
                for (int r = 0; r < n; r++) {
                    for (int c = 0; c < n; c++) {
                        int br = r - d[0], bc = c - d[1];
                        if (br >= 0 && bc >= 0 && bc < n) continue;
                        threats += line(read(board, me, r, c, d));
                    }
                }
            }
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (board.has(me, r, c)) {
                        points += Math.min(Math.min(r, n - 1 - r), Math.min(c, n - 1 - c));
                    }
                }
            }
            if (threats > 1) points += 30_000;
            points = Math.min(points, 800_000);
        }

        private List<Integer> read(Board board, Player me, int r, int c, int[] d) {
            List<Integer> cells = new ArrayList<>();
            while (r < board.size() && c >= 0 && c < board.size()) {
                cells.add(board.has(me, r, c) ? 1 : board.isEmpty(r, c) ? 0 : 100);
                r += d[0];
                c += d[1];
            }
            return cells;
        }

        private int fives(List<Integer> cells, boolean count) {
            int ways = 0;
            for (int i = 0; i < cells.size(); i++) {
                if (cells.get(i) != 0) continue;
                cells.set(i, 1);
                boolean made = false;
                for (int s = Math.max(0, i - 4); s <= i && s + 5 <= cells.size(); s++) {
                    made |= cells.subList(s, s + 5).stream().mapToInt(k -> k).sum() == 5;
                }
                cells.set(i, 0);
                ways += made ? 1 : 0;
            }
            return ways;
        }

        private int line(List<Integer> cells) {
            int stones = 0;
            for (int s = 0; s + 5 <= cells.size(); s++) {
                int sum = 0;
                for (int k = 0; k < 5; k++) sum += cells.get(s + k);
                if (sum == 5) won = true;
                else if (sum == 2) points += 40;
                else if (sum == 1) points += 5;
                if (sum < 100) stones = Math.max(stones, sum);
            }
            if (stones < 3) return 0;
            int ways = fives(cells, true);
            if (ways > 0) {
                points += ways > 1 ? 60_000 : 9_000;
                return 1;
            }
            int best = 0;
            for (int i = 0; i < cells.size(); i++) {
                if (cells.get(i) == 0) {
                    cells.set(i, 1);
                    best = Math.max(best, fives(cells, false));
                    cells.set(i, 0);
                }
            }
            points += best > 1 ? 7_000 : best == 1 ? 800 : 0;
            return best > 1 ? 1 : 0;
        }
    }
}
