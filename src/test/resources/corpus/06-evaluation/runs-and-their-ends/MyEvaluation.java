// exercise: 06
// truth: wrong
// mistake: only stones without a gap between them count as a line, so that XX.XX is no four and .X.XX. no open three
// player: both
// style: runs with open ends
// single: yes
// detail: always where a line has a gap
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};

    @Override
    public int value(Board board) {
        Count x = new Count(board, Player.X);
        Count o = new Count(board, Player.O);
        if (x.five) return 999_999;
        if (o.five) return -999_999;
        return x.score() - o.score();
    }

    private static class Count {
        private final Board board;
        private final Player p;
        boolean five;
        private int points;
        private final Set<List<Integer>> threats = new HashSet<>();

        Count(Board board, Player p) {
            this.board = board;
            this.p = p;
            for (int[] d : DIRS)
                for (int r = 0; r < board.size(); r++)
                    for (int c = 0; c < board.size(); c++)
                        if (own(r, c) && !own(r - d[0], c - d[1])) run(r, c, d[0], d[1]);
        }

        private boolean on(int r, int c) {
            return r >= 0 && r < board.size() && c >= 0 && c < board.size();
        }

        private boolean own(int r, int c) {
            return on(r, c) && board.has(p, r, c);
        }

        private boolean usable(int r, int c) {
            return on(r, c) && !board.has(p.opponent(), r, c);
        }

        private void run(int r, int c, int dr, int dc) {
            int length = 0;
            while (own(r + length * dr, c + length * dc)) length++;
            if (length >= 5) {
                five = true;
                return;
            }
            int before = 0;
            while (before < 5 && usable(r - (before + 1) * dr, c - (before + 1) * dc)) before++;
            int after = 0;
            while (after < 5 && usable(r + (length + after) * dr, c + (length + after) * dc)) after++;
            if (before + length + after < 5) return;
            List<Integer> line = List.of(dr, dc, r * dc - c * dr);
            boolean open = before > 0 && after > 0 && before + length + after >= 6;
            switch (length) {
                case 4 -> {
                    points += open ? 10_000 : 1_500;
                    if (!open) threats.add(line);
                }
                case 3 -> {
                    points += open ? 1_000 : 150;
                    if (open) threats.add(line);
                }
                case 2 -> points += open ? 40 : 15;
                default -> points += open ? 4 : 2;
            }
        }

        int score() {
            return Math.min(800_000, threats.size() >= 2 ? points + 5_000 : points);
        }
    }
}
