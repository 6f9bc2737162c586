// exercise: 06
// truth: wrong
// mistake: only stones side by side are a line; XX.XX and .X.XX. are taken for two short lines
// player: both
// style: runs with length and room at both sides, record Run
// kind: slip
// single: yes
// detail: fours and open threes with a gap
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** Stones side by side, and how many cells before and behind them the other has not taken. */
    private record Run(int length, int before, int behind) {
        boolean useful() {
            return length + before + behind >= 5;
        }

        boolean open() {
            return before > 0 && behind > 0 && (length + before + behind > 5);
        }
    }

    @Override
    public int value(Board board) {
        List<Run> x = runs(board, Player.X);
        List<Run> o = runs(board, Player.O);
        if (x.stream().anyMatch(run -> run.length() >= 5)) {
            return 1_000_000;
        }
        if (o.stream().anyMatch(run -> run.length() >= 5)) {
            return -1_000_000;
        }
        return sum(x) - sum(o);
    }

    private int sum(List<Run> runs) {
        int sum = 0;
        int threats = 0;
        for (Run run : runs) {
            if (!run.useful()) {
                continue;
            }
            boolean open = run.open();
            sum += switch (run.length()) {
                case 4 -> open ? 20_000 : 3_000;
                case 3 -> open ? 2_000 : 400;
                case 2 -> open ? 60 : 30;
                default -> open ? 8 : 4;
            };
            if (run.length() == 4 || run.length() == 3 && open) {
                threats++;
            }
        }
        return Math.min(800_000, threats > 1 ? sum + 10_000 : sum);
    }

    private List<Run> runs(Board board, Player me) {
        List<Run> runs = new ArrayList<>();
        int n = board.size();
        int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] s : steps) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (!has(board, me, r, c) || has(board, me, r - s[0], c - s[1])) {
                        continue;
                    }
                    int length = 0;
                    while (has(board, me, r + length * s[0], c + length * s[1])) {
                        length++;
                    }
                    runs.add(new Run(
                            length,
                            room(board, me, r - s[0], c - s[1], -s[0], -s[1]),
                            room(board, me, r + length * s[0], c + length * s[1], s[0], s[1])));
                }
            }
        }
        return runs;
    }

    private int room(Board board, Player me, int r, int c, int dr, int dc) {
        int room = 0;
        while (room < 5 && inside(board, r, c) && !board.has(me.opponent(), r, c)) {
            room++;
            r += dr;
            c += dc;
        }
        return room;
    }

    private static boolean has(Board board, Player p, int r, int c) {
        return inside(board, r, c) && board.has(p, r, c);
    }

    private static boolean inside(Board board, int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }
}
