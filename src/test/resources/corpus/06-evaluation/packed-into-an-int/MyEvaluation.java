// exercise: 06
// truth: wrong
// mistake: a line is packed into an int with two bits for each cell, which has room for sixteen cells only, so on larger boards the first cells of long lines are lost
// player: both
// style: lines packed into an int, base four
// single: yes
// detail: sometimes; only on boards of 17 to 19 rows and in the first cells of lines of more than 16, e.g. five from (0,0) to (0,4) on 19x19
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FREE = 0, X = 1, O = 2;

    private static int cell(int code, int i) {
        return code >>> 2 * i & 3;
    }

    @Override
    public int value(Board board) {
        int n = board.size();
        List<int[]> codes = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            codes.add(pack(board, i, 0, 0, 1));
            codes.add(pack(board, 0, i, 1, 0));
            codes.add(pack(board, 0, i, 1, 1));
            codes.add(pack(board, 0, i, 1, -1));
            if (i > 0) {
                codes.add(pack(board, i, 0, 1, 1));
                codes.add(pack(board, i, n - 1, 1, -1));
            }
        }
        int[] x = sum(codes, X), o = sum(codes, O);
        if (x[0] > 0) return 500_000;
        if (o[0] > 0) return -500_000;
        return Math.min(400_000, x[1] + (x[2] > 1 ? 5_000 : 0)) - Math.min(400_000, o[1] + (o[2] > 1 ? 5_000 : 0));
    }

    private static int[] pack(Board board, int r, int c, int dr, int dc) {
        int code = 0, length = 0;
        for (; r < board.size() && c >= 0 && c < board.size(); r += dr, c += dc, length++) {
            int what = board.has(Player.X, r, c) ? X : board.has(Player.O, r, c) ? O : FREE;
            code = code << 2 | what;
        }
        return new int[] {code, length > 16 ? 16 : length};
    }

    private static int[] sum(List<int[]> codes, int me) {
        int[] t = new int[3];
        for (int[] entry : codes) {
            int code = entry[0], length = entry[1];
            for (int i = 0; i + 5 <= length; i++) {
                int mine = 0, theirs = 0;
                for (int j = i; j < i + 5; j++) {
                    if (cell(code, j) == me) mine++;
                    else if (cell(code, j) != FREE) theirs++;
                }
                if (theirs > 0) continue;
                if (mine == 5) t[0]++;
                if (mine == 2) t[1] += 10;
                if (mine == 1) t[1]++;
            }
            int now = wins(code, length, me), then = 0;
            for (int i = 0; i < length; i++) {
                if (cell(code, i) == FREE) then = Math.max(then, wins(code | me << 2 * i, length, me));
            }
            if (now > 1) t[1] += 10_000;
            else if (now == 1) t[1] += 1_500;
            else if (then > 1) t[1] += 1_000;
            else if (then == 1) t[1] += 200;
            if (now == 1 || now == 0 && then > 1) t[2]++;
        }
        return t;
    }

    private static int wins(int code, int length, int me) {
        int wins = 0;
        for (int i = 0; i < length; i++) {
            if (cell(code, i) != FREE) continue;
            int run = 1;
            for (int j = i - 1; j >= 0 && cell(code, j) == me; j--) run++;
            for (int j = i + 1; j < length && cell(code, j) == me; j++) run++;
            if (run >= 5) wins++;
        }
        return wins;
    }
}
