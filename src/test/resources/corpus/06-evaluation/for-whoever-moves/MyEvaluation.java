// exercise: 06
// truth: wrong
// mistake: the value is turned to the view of the side to move, found by counting stones
// player: both
// style: arrays, patterns by trying stones
// single: yes
// detail: -
import java.util.Arrays;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] D = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private int n;

    @Override
    public int value(Board board) {
        n = board.size();
        int difference = evaluate(board, Player.X) - evaluate(board, Player.O);
        boolean xToMove = board.count(Player.X) <= board.count(Player.O);
        return xToMove ? difference : -difference; // as in negamax
    }

    private int evaluate(Board board, Player p) {
        int sum = 0, threats = 0;
        for (int[] d : D) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (inside(r - d[0], c - d[1])) continue;
                    int[] cells = read(board, p, r, c, d);
                    if (longest(cells) >= 5) return 500_000;
                    int kind = kind(cells);
                    sum += kind + windows(cells);
                    if (kind == 1_500 || kind == 1_000) threats++;
                }
            }
        }
        if (threats > 1) sum += 5_000;
        return Math.min(sum, 400_000);
    }

    private boolean inside(int r, int c) {
        return 0 <= r && r < n && 0 <= c && c < n;
    }

    /** 1 for a stone of p, 0 for an empty cell, -1 for the other side. */
    private int[] read(Board board, Player p, int r, int c, int[] d) {
        int[] buffer = new int[n];
        int length = 0;
        for (; inside(r, c); r += d[0], c += d[1]) {
            buffer[length++] = board.has(p, r, c) ? 1 : board.has(p.opponent(), r, c) ? -1 : 0;
        }
        return Arrays.copyOf(buffer, length);
    }

    private int longest(int[] cells) {
        int best = 0, run = 0;
        for (int cell : cells) {
            run = cell == 1 ? run + 1 : 0;
            best = Math.max(best, run);
        }
        return best;
    }

    private int winning(int[] cells) {
        int count = 0;
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] == 0) {
                cells[i] = 1;
                if (longest(cells) >= 5) count++;
                cells[i] = 0;
            }
        }
        return count;
    }

    private int kind(int[] cells) {
        int w = winning(cells);
        if (w > 1) return 10_000; // open four
        if (w == 1) return 1_500; // four
        int most = 0;
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] == 0) {
                cells[i] = 1;
                most = Math.max(most, winning(cells));
                cells[i] = 0;
            }
        }
        return most > 1 ? 1_000 : most == 1 ? 200 : 0;
    }

    private int windows(int[] cells) {
        int sum = 0;
        for (int i = 0; i + 4 < cells.length; i++) {
            int stones = 0;
            boolean open = true;
            for (int j = i; j < i + 5; j++) {
                if (cells[j] == 1) stones++;
                if (cells[j] == -1) open = false;
            }
            if (open && stones == 2) sum += 10;
            if (open && stones == 1) sum += 1;
        }
        return sum;
    }
}
