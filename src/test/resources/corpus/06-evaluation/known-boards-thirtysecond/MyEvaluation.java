// exercise: 06
// truth: wrong
// mistake: values are remembered by the hash code of the board alone, and two different boards can have the same one
// player: both
// style: memo in a map, scan by windows with an inner class
// kind: subtle
// single: yes
// detail: same object asked about two boards whose hash codes collide, such as stones 32 cells apart in the numbering (on 15 rows: X at (0,1) and X at (2,3) with the same other stones)
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** A search meets the same board on many ways. */
    private final Map<Integer, Integer> known = new HashMap<>();

    @Override
    public int value(Board board) {
        return known.computeIfAbsent(board.hashCode(), hash -> new Scan(board).result());
    }

    private static final class Scan {
        private final Board board;
        private final int[] points = new int[2];
        private final int[] threats = new int[2];
        private int winner;

        Scan(Board board) {
            this.board = board;
        }

        int result() {
            int n = board.size();
            for (int i = 0; i < n; i++) {
                line(i, 0, 0, 1);
                line(0, i, 1, 0);
                line(0, i, 1, 1);
                line(n - 1, i, -1, 1);
                if (i + 1 < n) {
                    line(i + 1, 0, 1, 1);
                    line(i, 0, -1, 1);
                }
            }
            return winner != 0 ? winner * 800_000 : half(0) - half(1);
        }

        private int half(int side) {
            return Math.min(points[side] + 5_000 * Math.max(0, threats[side] - 1), 750_000);
        }

        private void line(int row, int column, int dr, int dc) {
            int[] stones = new int[2];
            int length = 0;
            while (row >= 0 && row < board.size() && column < board.size()) {
                stones[0] |= board.has(Player.X, row, column) ? 1 << length : 0;
                stones[1] |= board.has(Player.O, row, column) ? 1 << length : 0;
                row += dr;
                column += dc;
                length++;
            }
            for (int side = 0; side < 2; side++) {
                int wins = 0;
                int three = 0;
                int key = 0;
                int last = 0;
                for (int s = 0; s <= length - 5; s++) {
                    int window = 31 << s;
                    if ((stones[1 - side] & window) != 0) {
                        continue;
                    }
                    int lacks = window & ~stones[side];
                    int count = 5 - Integer.bitCount(lacks);
                    points[side] += count * (count + 1);
                    switch (count) {
                        case 5 -> winner = 1 - 2 * side;
                        case 4 -> wins |= lacks;
                        case 3 -> {
                            key |= lacks == last ? 0 : three & lacks;
                            three |= lacks;
                            last = lacks;
                        }
                        default -> { }
                    }
                }
                if (Integer.bitCount(wins) >= 2) {
                    points[side] += 10_000;
                } else if (wins != 0) {
                    points[side] += 1_500;
                    threats[side]++;
                } else if (key != 0) {
                    points[side] += 1_100;
                    threats[side]++;
                } else if (three != 0) {
                    points[side] += 160;
                }
            }
        }
    }
}
