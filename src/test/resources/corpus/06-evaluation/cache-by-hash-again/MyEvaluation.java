// exercise: 06
// truth: wrong
// mistake: values are kept in a map by board.hashCode() alone, and two different boards may have the same hash code
// player: both
// style: cache in front of a calculation with an enum of patterns, private record Line
// single: yes
// detail: when the same object is asked about two boards with equal hash codes, such as one stone on cells whose numbers differ by 32 (row 0, column 0 and row 2, column 2 on 15 rows) that are worth something different
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Kind {
        NOTHING(0), THREE(200), OPEN_THREE(1_000), FOUR(1_500), OPEN_FOUR(10_000), FIVE(500_000);

        final int points;

        Kind(int points) {
            this.points = points;
        }

        boolean mustBeAnswered() {
            return this == FOUR || this == OPEN_THREE;
        }
    }

    private record Line(Kind kind, int rest) {}

    /** A search comes to the same position in many ways. */
    private final Map<Integer, Integer> cache = new HashMap<>();

    @Override
    public int value(Board board) {
        return cache.computeIfAbsent(board.hashCode(), hash -> calculate(board));
    }

    private static int calculate(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        return x >= 500_000 ? 500_000 : o >= 500_000 ? -500_000 : x - o;
    }

    private static int side(Board board, Player player) {
        int n = board.size();
        int sum = 0;
        int threats = 0;
        for (int start = 0; start < n; start++) {
            Line[] lines = {
                line(board, player, start, 0, 0, 1),
                line(board, player, 0, start, 1, 0),
                line(board, player, 0, start, 1, 1),
                line(board, player, 0, start, 1, -1),
                line(board, player, start, 0, 1, start == 0 ? n : 1), // the main diagonal was there already
                line(board, player, start, n - 1, 1, start == 0 ? n : -1)
            };
            for (Line line : lines) {
                if (line.kind() == Kind.FIVE) {
                    return Kind.FIVE.points;
                }
                sum += line.kind().points + line.rest();
                threats += line.kind().mustBeAnswered() ? 1 : 0;
            }
        }
        return Math.min(400_000, threats > 1 ? sum + 5_000 : sum);
    }

    private static Line line(Board board, Player player, int row, int column, int down, int right) {
        int n = board.size();
        int wins = 0;
        int firstWin = -1;
        int[] inPairs = new int[n];
        int pairs = 0;
        String lastPair = "";
        int rest = 0;
        boolean open = false;
        while (row + 4 * down < n && column + 4 * right < n && column + 4 * right >= 0) {
            int own = 0;
            boolean closed = false;
            String free = "";
            for (int i = 0; i < 5; i++) {
                int r = row + i * down;
                int c = column + i * right;
                if (board.has(player, r, c)) {
                    own++;
                } else if (board.isEmpty(r, c)) {
                    free += (down == 0 ? c : r) + " ";
                } else {
                    closed = true;
                }
            }
            if (!closed) {
                if (own == 5) {
                    return new Line(Kind.FIVE, 0);
                } else if (own == 4) {
                    int win = Integer.parseInt(free.trim());
                    wins += win != firstWin ? 1 : 0;
                    firstWin = win;
                } else if (own == 3 && !free.equals(lastPair)) {
                    pairs++;
                    lastPair = free;
                    for (String cell : free.trim().split(" ")) {
                        open |= ++inPairs[Integer.parseInt(cell)] > 1;
                    }
                } else if (own == 2) {
                    rest += 10;
                } else if (own == 1) {
                    rest++;
                }
            }
            row += down;
            column += right;
        }
        Kind kind = wins > 1 ? Kind.OPEN_FOUR
                : wins == 1 ? Kind.FOUR
                : open ? Kind.OPEN_THREE
                : pairs > 0 ? Kind.THREE
                : Kind.NOTHING;
        return new Line(kind, rest);
    }
}
