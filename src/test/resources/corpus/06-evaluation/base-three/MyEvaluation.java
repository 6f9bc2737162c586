// exercise: 06
// truth: right
// mistake: -
// player: both
// style: static memo of lines as numbers to base three, shared by all objects; definitions taken literally by trying stones
// kind: -
// single: yes
// detail: -
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Kind {
        NOTHING(0), THREE(220), OPEN_THREE(1_100), FOUR(1_700), OPEN_FOUR(12_000), FIVE(0);

        final int points;

        Kind(int points) {
            this.points = points;
        }
    }

    private record Said(Kind kind, int small) {}

    /** What X has on a line, by its length and its cells. It depends on nothing else. */
    private static final Map<Long, Said> SAID = new ConcurrentHashMap<>();

    @Override
    public int value(Board board) {
        long x = side(board, Player.X);
        long o = side(board, Player.O);
        return (int) (x - o + (x == 800_000 ? Math.max(0, o) : o == 800_000 ? -x : 0));
    }

    private static long side(Board board, Player me) {
        int n = board.size();
        long sum = 0;
        int threats = 0;
        for (int k = 0; k < 6 * n; k++) {
            Said said = k < n ? line(board, me, k, 0, 0, 1)
                    : k < 2 * n ? line(board, me, 0, k - n, 1, 0)
                    : k < 3 * n ? line(board, me, k - 2 * n, 0, 1, 1)
                    : k < 4 * n ? line(board, me, 0, k - 3 * n + 1, 1, 1)
                    : k < 5 * n ? line(board, me, k - 4 * n, n - 1, 1, -1)
                    : line(board, me, 0, k - 5 * n - 1, 1, -1);
            if (said.kind() == Kind.FIVE) {
                return 800_000;
            }
            sum += said.kind().points + said.small();
            threats += said.kind() == Kind.FOUR || said.kind() == Kind.OPEN_THREE ? 1 : 0;
        }
        return Math.min(600_000, sum + (threats < 2 ? 0 : 7_000));
    }

    private static Said line(Board board, Player me, int row, int column, int down, int right) {
        long code = 1; // a leading one tells the length
        for (; row < board.size() && column >= 0 && column < board.size(); row += down, column += right) {
            code = 3 * code + (board.has(me, row, column) ? 1 : board.has(me.opponent(), row, column) ? 2 : 0);
        }
        if (SAID.size() > 100_000) {
            SAID.clear();
        }
        return code < 243 ? new Said(Kind.NOTHING, 0) : SAID.computeIfAbsent(code, MyEvaluation::read);
    }

    private static Said read(long code) {
        String digits = Long.toString(code, 3).substring(1);
        int small = 0;
        for (int i = 0; i + 5 <= digits.length(); i++) {
            String five = digits.substring(i, i + 5);
            small += five.contains("2") ? 0 : switch (ones(five)) {
                case 1 -> 1;
                case 2 -> 12;
                default -> 0;
            };
        }
        return new Said(kind(digits.toCharArray()), small);
    }

    private static int ones(String text) {
        return (int) text.chars().filter(c -> c == '1').count();
    }

    private static Kind kind(char[] line) {
        if (new String(line).contains("11111")) {
            return Kind.FIVE;
        }
        int wins = wins(line);
        if (wins > 0) {
            return wins > 1 ? Kind.OPEN_FOUR : Kind.FOUR;
        }
        int most = IntStream.range(0, line.length).filter(i -> line[i] == '0').map(i -> with(line, i)).max().orElse(0);
        return most > 1 ? Kind.OPEN_THREE : most == 1 ? Kind.THREE : Kind.NOTHING;
    }

    private static int with(char[] line, int cell) {
        line[cell] = '1';
        int wins = wins(line);
        line[cell] = '0';
        return wins;
    }

    /** How many free cells make five. */
    private static int wins(char[] line) {
        int wins = 0;
        for (int i = 0; i < line.length; i++) {
            int left = i;
            int right = i;
            while (left > 0 && line[left - 1] == '1') {
                left--;
            }
            while (right + 1 < line.length && line[right + 1] == '1') {
                right++;
            }
            wins += line[i] == '0' && right - left >= 4 ? 1 : 0;
        }
        return wins;
    }
}
