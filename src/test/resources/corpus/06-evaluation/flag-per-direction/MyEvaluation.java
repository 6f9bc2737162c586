// exercise: 06
// truth: wrong
// mistake: whether there is a threat is noted once for each of the four directions, so two threats in parallel lines count as one
// player: both
// style: boolean array by direction, windows collected into int arrays
// kind: subtle
// single: yes
// detail: two fours or open threes in two different rows, columns or parallel diagonals, and no other threat
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WON = 1_000_000;
    private static final int[] DROW = {0, 1, 1, 1};
    private static final int[] DCOL = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        int x = valueFor(board, Player.X);
        if (x == WON) {
            return WON;
        }
        int o = valueFor(board, Player.O);
        return o == WON ? -WON : x - o;
    }

    private int valueFor(Board board, Player player) {
        boolean[] threatIn = new boolean[4];
        int points = 0;
        for (int d = 0; d < 4; d++) {
            for (int cell = 0; cell < board.size() * board.size(); cell++) {
                int row = cell / board.size();
                int col = cell % board.size();
                if (inside(board, row - DROW[d], col - DCOL[d])) {
                    continue;
                }
                int line = lineValue(board, player, row, col, d);
                if (line == WON) {
                    return WON;
                }
                points += line;
                // 2,000 and more is an open three or a four; an open four wins by itself
                threatIn[d] |= line >= 2_000 && line < 20_000;
            }
        }
        int threats = 0;
        for (boolean threat : threatIn) {
            threats += threat ? 1 : 0;
        }
        if (threats > 1) {
            points += 10_000;
        }
        return Math.min(points, 800_000);
    }

    private boolean inside(Board board, int row, int col) {
        return row >= 0 && row < board.size() && col >= 0 && col < board.size();
    }

    private int lineValue(Board board, Player player, int row, int col, int d) {
        int small = 0;
        int fives = 0;
        int once = 0;
        int twice = 0;
        int previous = 0;
        for (int s = 0; inside(board, row + (s + 4) * DROW[d], col + (s + 4) * DCOL[d]); s++) {
            int free = 0;
            boolean blocked = false;
            for (int i = s; i <= s + 4; i++) {
                int r = row + i * DROW[d];
                int c = col + i * DCOL[d];
                blocked = blocked || board.has(player.opponent(), r, c);
                free |= board.has(player, r, c) ? 0 : 1 << i;
            }
            if (blocked) {
                continue;
            }
            int missing = Integer.bitCount(free);
            if (missing == 0) {
                return WON;
            } else if (missing == 1) {
                fives |= free;
            } else if (missing == 2 && free != previous) {
                twice |= once & free;
                once |= free;
                previous = free;
            } else if (missing == 3) {
                small += 20;
            } else if (missing == 4) {
                small += 2;
            }
        }
        int main = fives != 0 ? (Integer.bitCount(fives) > 1 ? 20_000 : 3_000) : twice != 0 ? 2_000 : once != 0 ? 400 : 0;
        return main + small;
    }
}
