// exercise: 06
// truth: wrong
// mistake: the bonus for two threats is too small against the points of closed threes, so a four with an open three is worth less than a four with six closed threes
// player: both
// style: iterator over lines, runs to either side of a gap, enum and EnumMap
// single: yes
// detail: only from about five closed threes beside the four on; all smaller comparisons are right

import java.util.EnumMap;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Kind {
        NONE(0),
        THREE(350),
        OPEN_THREE(1_700),
        FOUR(2_600),
        OPEN_FOUR(16_000),
        FIVE(0);

        final double points;

        Kind(double points) {
            this.points = points;
        }

        boolean threatens() {
            return this == OPEN_THREE || this == FOUR;
        }
    }

    @Override
    public int value(Board board) {
        double total = 0;
        for (Player side : Player.values()) {
            Map<Kind, Integer> found = new EnumMap<>(Kind.class);
            double weak = 0;
            for (Iterator<char[]> lines = new Lines(board, side); lines.hasNext(); ) {
                char[] line = lines.next();
                found.merge(kind(line), 1, Integer::sum);
                weak += weak(line);
            }
            double sign = side == Player.X ? 1 : -1;
            if (found.containsKey(Kind.FIVE)) {
                return (int) (sign * 1_000_000);
            }
            double sum = weak;
            int threats = 0;
            for (Map.Entry<Kind, Integer> entry : found.entrySet()) {
                sum += entry.getValue() * entry.getKey().points;
                threats += entry.getKey().threatens() ? entry.getValue() : 0;
            }
            total += sign * Math.min(500_000, sum + (threats > 1 ? 250 : 0));
        }
        return (int) total;
    }

    private static double weak(char[] line) {
        int[] own = new int[line.length + 1];
        int[] other = new int[line.length + 1];
        for (int i = 0; i < line.length; i++) {
            own[i + 1] = own[i] + (line[i] == '+' ? 1 : 0);
            other[i + 1] = other[i] + (line[i] == '-' ? 1 : 0);
        }
        double weak = 0;
        for (int end = 5; end <= line.length; end++) {
            int stones = own[end] - own[end - 5];
            if (other[end] == other[end - 5] && stones < 3) {
                weak += stones * stones * stones * stones; // 1 or 16
            }
        }
        return weak;
    }

    private static Kind kind(char[] line) {
        for (int i = 0, run = 0; i < line.length; i++) {
            run = line[i] == '+' ? run + 1 : 0;
            if (run == 5) {
                return Kind.FIVE;
            }
        }
        switch (gapsToFive(line)) {
            case 0:
                break;
            case 1:
                return Kind.FOUR;
            default:
                return Kind.OPEN_FOUR;
        }
        Kind kind = Kind.NONE;
        for (int i = 0; i < line.length; i++) {
            if (line[i] == ' ') {
                line[i] = '+';
                int gaps = gapsToFive(line);
                line[i] = ' ';
                if (gaps > 1) {
                    return Kind.OPEN_THREE;
                }
                kind = gaps == 1 ? Kind.THREE : kind;
            }
        }
        return kind;
    }

    private static int gapsToFive(char[] line) {
        int gaps = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] == ' ' && 1 + run(line, i, -1) + run(line, i, 1) >= 5) {
                gaps++;
            }
        }
        return gaps;
    }

    private static int run(char[] line, int from, int step) {
        int i = from + step;
        while (i >= 0 && i < line.length && line[i] == '+') {
            i += step;
        }
        return Math.abs(i - from) - 1;
    }

    /** The lines of a board that have five cells or more, one after the other. */
    private static final class Lines implements Iterator<char[]> {
        private final Board board;
        private final Player side;
        private int number;

        Lines(Board board, Player side) {
            this.board = board;
            this.side = side;
        }

        @Override
        public boolean hasNext() {
            return number < 6 * board.size() - 18;
        }

        @Override
        public char[] next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            int n = board.size();
            int i = number++;
            if (i < n) {
                return cut(i, 0, 0, 1, n);
            }
            i -= n;
            if (i < n) {
                return cut(0, i, 1, 0, n);
            }
            i -= n;
            int slants = 2 * n - 9;
            int offset = i % slants - (n - 5);
            int length = n - Math.abs(offset);
            return i < slants
                    ? cut(Math.max(0, -offset), Math.max(0, offset), 1, 1, length)
                    : cut(Math.max(0, offset), n - 1 - Math.max(0, -offset), 1, -1, length);
        }

        private char[] cut(int row, int column, int down, int right, int length) {
            char[] line = new char[length];
            for (int k = 0; k < length; k++) {
                int r = row + k * down;
                int c = column + k * right;
                line[k] = board.isEmpty(r, c) ? ' ' : board.has(side, r, c) ? '+' : '-';
            }
            return line;
        }
    }
}
