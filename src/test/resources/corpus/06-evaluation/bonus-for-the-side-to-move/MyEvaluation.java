// exercise: 06
// truth: wrong
// mistake: works out from the number of stones whose turn it is and gives that side a bonus of 50; the value must be the same whoever's turn it is
// kind: slip
// player: both
// style: rows of bits (Board.row), lines as int masks, shifts
// single: yes
// detail: colours exchanged with as many stones of both; a lone X is worth less than 0; the empty board is handled apart and worth 0
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 950_000;
    private static final int TEMPO = 50;

    /** A line as two masks, bit i for its cell i. */
    private record Line(int length, int x, int o) {
        Line swapped() {
            return new Line(length, o, x);
        }
    }

    @Override
    public int value(Board board) {
        if (board.stones() == 0) {
            return 0;
        }
        List<Line> lines = lines(board);
        int x = worth(lines);
        int o = worth(lines.stream().map(Line::swapped).toList());
        if (x == FIVE) {
            return FIVE;
        }
        if (o == FIVE) {
            return -FIVE;
        }
        int tempo = board.count(Player.X) == board.count(Player.O) ? TEMPO : -TEMPO;
        if (board.count(Player.X) > board.count(Player.O) + 1 || board.count(Player.O) > board.count(Player.X)) {
            tempo = 0; // no position of a game, so it is nobody's turn
        }
        return x - o + tempo;
    }

    private static int worth(List<Line> lines) {
        int sum = 0;
        int threats = 0;
        for (Line line : lines) {
            int wins = 0;
            int lacking = 0;
            boolean open = false;
            for (int i = 0; i + 5 <= line.length(); i++) {
                int window = 0b11111 << i;
                if ((line.o() & window) != 0) {
                    continue;
                }
                int free = window & ~line.x();
                switch (Integer.bitCount(free)) {
                    case 0:
                        return FIVE;
                    case 1:
                        wins |= free;
                        break;
                    case 2:
                        open |= (lacking & free) != 0;
                        lacking |= free;
                        break;
                    case 3:
                        sum += 10;
                        break;
                    case 4:
                        sum += 1;
                        break;
                    default:
                        break;
                }
            }
            if (Integer.bitCount(wins) > 1) {
                sum += 20_000;
            } else if (wins != 0) {
                sum += 2_000;
                threats++;
            } else if (open) {
                sum += 1_500;
                threats++;
            } else if (lacking != 0) {
                sum += 220;
            }
        }
        return Math.min(sum + (threats >= 2 ? 6_000 : 0), 450_000);
    }

    private static List<Line> lines(Board board) {
        int n = board.size();
        int[] x = new int[n];
        int[] o = new int[n];
        List<Line> lines = new ArrayList<>();
        for (int r = 0; r < n; r++) {
            x[r] = (int) board.row(Player.X, r);
            o[r] = (int) board.row(Player.O, r);
            lines.add(new Line(n, x[r], o[r]));
        }
        for (int slope = -1; slope <= 1; slope++) {
            for (int first = -(n - 1); first < 2 * n; first++) { // the column in row 0, perhaps outside
                int length = 0;
                int mx = 0;
                int mo = 0;
                for (int r = 0; r < n; r++) {
                    int c = first + slope * r;
                    if (c >= 0 && c < n) {
                        mx |= (x[r] >> c & 1) << length;
                        mo |= (o[r] >> c & 1) << length;
                        length++;
                    }
                }
                if (length >= 5) {
                    lines.add(new Line(length, mx, mo));
                }
            }
        }
        return lines;
    }
}
