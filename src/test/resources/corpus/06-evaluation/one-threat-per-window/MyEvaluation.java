// exercise: 06
// truth: wrong
// mistake: threats are counted for each window that holds a part of an open three, not once for each line, so a single open three gets the bonus for two
// player: both
// style: bit masks, a mutable report
// single: yes
// detail: always for open threes
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Vector(int dr, int dc) {}

    private static final Vector[] VECTORS = {new Vector(0, 1), new Vector(1, 0), new Vector(1, 1), new Vector(-1, 1)};
    private static final int FIVE_POINTS = 900_000;
    private static final int OPEN_FOUR_POINTS = 15_000;
    private static final int FOUR_POINTS = 2_000;
    private static final int OPEN_THREE_POINTS = 1_300;
    private static final int THREE_POINTS = 150;
    private static final int[] SMALL = {0, 1, 8, 0, 0, 0};

    private static class Tally {
        boolean five;
        int points;
        int threats;

        int total() {
            int all = points;
            if (threats > 1) {
                all += 6_000;
            }
            return all > 600_000 ? 600_000 : all;
        }
    }

    @Override
    public int value(Board board) {
        Tally x = tally(board, Player.X);
        Tally o = tally(board, Player.O);
        if (x.five) {
            return FIVE_POINTS;
        }
        if (o.five) {
            return -FIVE_POINTS;
        }
        return x.total() - o.total();
    }

    private Tally tally(Board board, Player side) {
        Tally tally = new Tally();
        for (Vector vector : VECTORS) {
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    if (!on(board, r - vector.dr(), c - vector.dc())) {
                        line(board, side, r, c, vector, tally);
                    }
                }
            }
        }
        return tally;
    }

    private static boolean on(Board board, int r, int c) {
        return 0 <= r && r < board.size() && 0 <= c && c < board.size();
    }

    private void line(Board board, Player side, int r, int c, Vector vector, Tally tally) {
        int mine = 0;
        int free = 0;
        int length = 0;
        while (on(board, r, c)) {
            if (board.has(side, r, c)) {
                mine |= 1 << length;
            } else if (!board.has(side.opponent(), r, c)) {
                free |= 1 << length;
            }
            length++;
            r += vector.dr();
            c += vector.dc();
        }
        int singles = 0;
        Set<Integer> pairs = new HashSet<>();
        for (int i = 0; i + 5 <= length; i++) {
            int window = 0b11111 << i;
            if (((mine | free) & window) != window) {
                continue;
            }
            int stones = Integer.bitCount(mine & window);
            tally.points += SMALL[stones];
            if (stones == 5) {
                tally.five = true;
            } else if (stones == 4) {
                singles |= free & window;
            } else if (stones == 3) {
                pairs.add(free & window);
            }
        }
        if (Integer.bitCount(singles) >= 2) {
            tally.points += OPEN_FOUR_POINTS;
        } else if (singles != 0) {
            tally.points += FOUR_POINTS;
            tally.threats += 1;
        } else if (overlap(pairs)) {
            tally.points += OPEN_THREE_POINTS;
            tally.threats += pairs.size();
        } else if (!pairs.isEmpty()) {
            tally.points += THREE_POINTS;
        }
    }

    private static boolean overlap(Set<Integer> pairs) {
        int seen = 0;
        for (int pair : pairs) {
            if ((seen & pair) != 0) {
                return true;
            }
            seen |= pair;
        }
        return false;
    }
}
