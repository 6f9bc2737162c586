// exercise: 06
// truth: right
// mistake: none; a line is an array, and its class is found by trying stones on its empty cells
// player: both
// style: char arrays, recursion-like tries, enum of classes
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Kind {
        NOTHING(0), THREE(300), OPEN_THREE(2_000), FOUR(2_500), OPEN_FOUR(20_000);

        final int points;

        Kind(int points) {
            this.points = points;
        }
    }

    private static final int FIVE = 900_000;
    private static final int LIMIT = 300_000;
    private static final int TWO_THREATS = 12_000;

    @Override
    public int value(Board board) {
        List<char[]> lines = lines(board);
        for (char[] line : lines) {
            if (hasFive(line, 'X')) return FIVE;
            if (hasFive(line, 'O')) return -FIVE;
        }
        return points(lines, 'X', 'O') - points(lines, 'O', 'X');
    }

    private static int points(List<char[]> lines, char me, char other) {
        int sum = 0;
        int threats = 0;
        for (char[] line : lines) {
            Kind kind = kind(line, me);
            sum += kind.points + small(line, me, other);
            if (kind == Kind.FOUR || kind == Kind.OPEN_THREE) threats++;
        }
        if (threats > 1) sum += TWO_THREATS;
        return Math.min(sum, LIMIT);
    }

    private static Kind kind(char[] line, char me) {
        int stones = 0;
        for (char c : line) if (c == me) stones++;
        if (line.length < 5 || stones < 3) return Kind.NOTHING;
        int now = winningCells(line, me);
        if (now > 1) return Kind.OPEN_FOUR;
        if (now == 1) return Kind.FOUR;
        int most = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] == '.') {
                line[i] = me;
                most = Math.max(most, winningCells(line, me));
                line[i] = '.';
            }
        }
        return most == 0 ? Kind.NOTHING : most == 1 ? Kind.THREE : Kind.OPEN_THREE;
    }

    private static int winningCells(char[] line, char me) {
        int cells = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] != '.') continue;
            line[i] = me;
            if (hasFive(line, me)) cells++;
            line[i] = '.';
        }
        return cells;
    }

    private static boolean hasFive(char[] line, char me) {
        int run = 0;
        for (char c : line) {
            run = c == me ? run + 1 : 0;
            if (run == 5) return true;
        }
        return false;
    }

    /** One and two stones in five cells that are not the other's. */
    private static int small(char[] line, char me, char other) {
        int points = 0;
        for (int i = 0; i + 5 <= line.length; i++) {
            int mine = 0, theirs = 0;
            for (int j = i; j < i + 5; j++) {
                if (line[j] == me) mine++;
                if (line[j] == other) theirs++;
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
