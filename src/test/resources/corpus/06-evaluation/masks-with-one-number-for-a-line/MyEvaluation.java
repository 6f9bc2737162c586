// exercise: 06
// truth: right
// mistake: none; unusual: a line is two int masks, windows are found for the whole line at once with shifts and a bit-sliced sum, open fours are threats as well for the bonus, the side to move is never asked and the numbers are small (five are 100,000)
// player: both
// style: bit-parallel over all windows of a line, the same reader for O with the masks exchanged
// single: yes
// detail: values within ±100,000
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 100_000;
    private static final int MOST = 99_000;

    private static final class Sum {
        boolean five;
        int points;
        int threats;

        int total() {
            return Math.min(MOST, points + (threats > 1 ? 3_000 : 0));
        }
    }

    @Override
    public int value(Board board) {
        int n = board.size();
        Sum ofX = new Sum();
        Sum ofO = new Sum();
        for (int shape = 0; shape < 4; shape++) {
            int count = shape < 2 ? n : 2 * n - 1;
            for (int i = 0; i < count; i++) {
                int x = 0;
                int o = 0;
                int length = 0;
                for (int k = 0; k < n; k++) {
                    int row = shape == 0 ? i : k;
                    int column = shape == 0 ? k : shape == 1 ? i : shape == 2 ? i - n + 1 + k : i - k;
                    if (column < 0 || column >= n) {
                        continue;
                    }
                    x |= board.has(Player.X, row, column) ? 1 << length : 0;
                    o |= board.has(Player.O, row, column) ? 1 << length : 0;
                    length++;
                }
                if (length >= 5) {
                    read(x, o, length, ofX);
                    read(o, x, length, ofO);
                }
            }
        }
        if (ofX.five || ofO.five) {
            return ofX.five ? FIVE : -FIVE;
        }
        return ofX.total() - ofO.total();
    }

    /** Bit i of a word below stands for the window of the cells i to i+4. */
    private static void read(int mine, int other, int length, Sum sum) {
        int possible = (1 << (length - 4)) - 1;
        int ones = 0;
        int twos = 0;
        int fours = 0; // together the number of stones in each window, in binary
        for (int k = 0; k < 5; k++) {
            possible &= ~(other >> k);
            int carry = ones & (mine >> k);
            ones ^= mine >> k;
            int carry2 = twos & carry;
            twos ^= carry;
            fours |= carry2;
        }
        if ((possible & fours & ones) != 0) {
            sum.five = true;
            return;
        }
        int four = possible & fours & ~ones;
        int three = possible & twos & ones & ~fours;
        int two = possible & twos & ~ones & ~fours;
        int one = possible & ones & ~twos & ~fours;
        sum.points += 12 * Integer.bitCount(two) + Integer.bitCount(one);
        int free = ~mine & ~other;
        if (four != 0) {
            int ends = spread(four) & free;
            // spread gives all cells of these windows; the free ones among them make five
            boolean open = (ends & ends - 1) != 0;
            sum.points += open ? 6_000 : 1_000;
            sum.threats++;
        } else if (three != 0) {
            int seen = 0;
            boolean open = false;
            for (int rest = three; rest != 0; rest &= rest - 1) {
                int lacks = 0b11111 << Integer.numberOfTrailingZeros(rest) & free;
                open |= (seen & lacks) != 0;
                seen |= lacks;
            }
            sum.points += open ? 800 : 120;
            sum.threats += open ? 1 : 0;
        }
    }

    private static int spread(int windows) {
        return windows | windows << 1 | windows << 2 | windows << 3 | windows << 4;
    }
}
