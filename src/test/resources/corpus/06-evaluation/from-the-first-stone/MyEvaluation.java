// exercise: 06
// truth: wrong
// mistake: the search for the cell that makes an open four begins at the first stone of the line, so an open three that can only grow on its near side is taken for a closed one
// player: both
// style: text lines, fill and see, helper records
// single: yes
// detail: sometimes; ..XXX.O or ..XXX. at the edge is worth less than its mirror image O.XXX..
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    record Result(int points, int threats, boolean won) {
        Result plus(Result other) {
            return new Result(points + other.points, threats + other.threats, won || other.won);
        }

        int total() {
            return Math.min(800_000, 2 * (points + (threats > 1 ? 5_000 : 0)));
        }
    }

    @Override
    public int value(Board board) {
        Result x = all(board, Player.X);
        Result o = all(board, Player.O);
        if (x.won()) return 1_000_000;
        if (o.won()) return -1_000_000;
        return x.total() - o.total();
    }

    private Result all(Board board, Player me) {
        Result result = new Result(0, 0, false);
        int n = board.size();
        for (int k = 1 - n; k < n; k++) {
            StringBuilder row = new StringBuilder(), column = new StringBuilder();
            StringBuilder falling = new StringBuilder(), rising = new StringBuilder();
            for (int i = 0; i < n; i++) {
                if (k >= 0) {
                    row.append(sign(board, me, k, i));
                    column.append(sign(board, me, i, k));
                }
                if (i + k >= 0 && i + k < n) {
                    falling.append(sign(board, me, i, i + k));
                    rising.append(sign(board, me, i, n - 1 - i - k));
                }
            }
            for (StringBuilder line : List.of(row, column, falling, rising)) result = result.plus(read(line));
        }
        return result;
    }

    private char sign(Board board, Player me, int r, int c) {
        return board.isEmpty(r, c) ? '.' : board.has(me, r, c) ? 'M' : 'W';
    }

    private Result read(StringBuilder line) {
        int points = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            int mine = 0, wall = 0;
            for (int j = 0; j < 5; j++) {
                mine += line.charAt(i + j) == 'M' ? 1 : 0;
                wall += line.charAt(i + j) == 'W' ? 1 : 0;
            }
            if (mine == 5) return new Result(0, 0, true);
            if (wall == 0 && mine < 3) points += mine == 2 ? 10 : mine;
        }
        int first = line.indexOf("M");
        if (first < 0) return new Result(0, 0, false);
        int fours = fives(line);
        if (fours == 1) return new Result(points + 1_500, 1, false);
        if (fours > 1) return new Result(points + 10_000, 0, false);
        int best = 0;
        boolean three = false;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) != '.') continue;
            line.setCharAt(i, 'M');
            int f = fives(line);
            three |= f > 0;
            if (i > first) best = Math.max(best, f);
            line.setCharAt(i, '.');
        }
        return best > 1 ? new Result(points + 1_000, 1, false) : new Result(points + (three ? 200 : 0), 0, false);
    }

    private int fives(StringBuilder line) {
        int count = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.') {
                line.setCharAt(i, 'M');
                if (line.indexOf("MMMMM") >= 0) count++;
                line.setCharAt(i, '.');
            }
        }
        return count;
    }
}
