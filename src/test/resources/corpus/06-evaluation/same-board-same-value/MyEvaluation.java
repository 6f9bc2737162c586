// exercise: 06
// truth: wrong
// mistake: remembers the board object of the last call and returns the last value for it, although other stones may stand on it now
// player: both
// style: char arrays, tries, last value in fields
// single: yes
// detail: sometimes; when the same object is asked about twice in a row with other stones
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Shape {
        NOTHING(0), THREE(300), OPEN_THREE(2_000), FOUR(3_000), OPEN_FOUR(20_000);

        final int points;

        Shape(int points) {
            this.points = points;
        }
    }

    private static final int FIVE = 500_000;
    private static final int LIMIT = 300_000;
    private static final int TWO_THREATS = 12_000;

    private Board lastBoard;
    private int lastValue;

    @Override
    public int value(Board board) {
        if (board != lastBoard) {
            lastValue = compute(board);
            lastBoard = board;
        }
        return lastValue;
    }

    private int compute(Board board) {
        List<char[]> lines = lines(board);
        for (char[] line : lines) {
            if (hasFive(line, 'X')) return FIVE;
            if (hasFive(line, 'O')) return -FIVE;
        }
        return points(lines, 'X', 'O') - points(lines, 'O', 'X');
    }

    private static int points(List<char[]> lines, char own, char enemy) {
        int sum = 0;
        int threats = 0;
        for (char[] line : lines) {
            Shape shapeOf = shapeOf(line, own);
            sum += shapeOf.points + crumbs(line, own, enemy);
            if (shapeOf == Shape.FOUR || shapeOf == Shape.OPEN_THREE) threats++;
        }
        if (threats > 1) sum += TWO_THREATS;
        return Math.min(sum, LIMIT);
    }

    private static Shape shapeOf(char[] line, char own) {
        int stones = 0;
        for (char c : line) if (c == own) stones++;
        if (line.length < 5 || stones < 3) return Shape.NOTHING;
        int now = winningCells(line, own);
        if (now > 1) return Shape.OPEN_FOUR;
        if (now == 1) return Shape.FOUR;
        int most = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] == '.') {
                line[i] = own;
                most = Math.max(most, winningCells(line, own));
                line[i] = '.';
            }
        }
        return most == 0 ? Shape.NOTHING : most == 1 ? Shape.THREE : Shape.OPEN_THREE;
    }

    private static int winningCells(char[] line, char own) {
        int cells = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] != '.') continue;
            line[i] = own;
            if (hasFive(line, own)) cells++;
            line[i] = '.';
        }
        return cells;
    }

    private static boolean hasFive(char[] line, char own) {
        int run = 0;
        for (char c : line) {
            run = c == own ? run + 1 : 0;
            if (run == 5) return true;
        }
        return false;
    }

    /** One and two stones in five cells that are not the enemy's. */
    private static int crumbs(char[] line, char own, char enemy) {
        int points = 0;
        for (int i = 0; i + 5 <= line.length; i++) {
            int mine = 0, theirs = 0;
            for (int j = i; j < i + 5; j++) {
                if (line[j] == own) mine++;
                if (line[j] == enemy) theirs++;
            }
            if (theirs == 0) points += mine == 1 ? 1 : mine == 2 ? 12 : 0;
        }
        return points;
    }

    private static List<char[]> lines(Board board) {
        int n = board.size();
        List<char[]> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(line(board, i, 0, 0, 1));
            lines.add(line(board, 0, i, 1, 0));
            lines.add(line(board, 0, i, 1, 1));
            lines.add(line(board, 0, i, 1, -1));
            if (i > 0) {
                lines.add(line(board, i, 0, 1, 1));
                lines.add(line(board, i, n - 1, 1, -1));
            }
        }
        return lines;
    }

    private static char[] line(Board board, int row, int col, int down, int right) {
        StringBuilder text = new StringBuilder();
        while (row < board.size() && col >= 0 && col < board.size()) {
            text.append(board.has(Player.X, row, col) ? 'X' : board.has(Player.O, row, col) ? 'O' : '.');
            row += down;
            col += right;
        }
        return text.toString().toCharArray();
    }
}
