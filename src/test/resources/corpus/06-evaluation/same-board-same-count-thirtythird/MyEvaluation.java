// exercise: 06
// truth: wrong
// mistake: the last value is returned again for the same board object with the same number of stones, although a stone may have been taken back and another one put
// player: both
// style: last answer in fields, recursion over the cells of a window
// kind: subtle
// single: yes
// detail: the same object comes again with as many stones on other cells and no other board was asked about in between
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private Board lastBoard;
    private int lastStones;
    private int lastValue;

    @Override
    public int value(Board board) {
        if (board != lastBoard || board.stones() != lastStones) { // nothing to do if nothing has happened
            lastBoard = board;
            lastStones = board.stones();
            lastValue = compute(board);
        }
        return lastValue;
    }

    private int compute(Board board) {
        int x = all(board, Player.X);
        int o = all(board, Player.O);
        if (x < 0) {
            return 1_000_000;
        }
        return o < 0 ? -1_000_000 : x - o;
    }

    /** Points of the player, negative for five. */
    private int all(Board board, Player player) {
        int last = board.size() - 1;
        int sum = 0;
        int threats = 0;
        for (int row = 0; row <= last; row++) {
            for (int column = 0; column <= last; column++) {
                int[] here = {
                    column == 0 ? line(board, player, row, column, 0, 1) : 0,
                    row == 0 ? line(board, player, row, column, 1, 0) : 0,
                    row == 0 || column == 0 ? line(board, player, row, column, 1, 1) : 0,
                    row == 0 || column == last ? line(board, player, row, column, 1, -1) : 0
                };
                for (int points : here) {
                    if (points < 0) {
                        return -1;
                    }
                    sum += points;
                    threats += points >= 2_000 && points < 20_000 ? 1 : 0;
                }
            }
        }
        return Math.min(800_000, sum + (threats > 1 ? 10_000 : 0));
    }

    /** The free cells of a window from i to end as bits, -1 if a stone of the other is in it. */
    private int free(Board board, Player player, int row, int column, int down, int right, int i, int end) {
        if (i == end) {
            return 0;
        }
        int r = row + i * down;
        int c = column + i * right;
        if (board.has(player.opponent(), r, c)) {
            return -1;
        }
        int rest = free(board, player, row, column, down, right, i + 1, end);
        return rest < 0 || board.has(player, r, c) ? rest : rest | 1 << i;
    }

    private int line(Board board, Player player, int row, int column, int down, int right) {
        int wins = 0;
        int once = 0;
        int twice = 0;
        int pair = 0;
        int points = 0;
        int size = board.size();
        for (int i = 0; row + (i + 4) * down < size && column + (i + 4) * right < size
                && column + (i + 4) * right >= 0; i++) {
            int free = free(board, player, row, column, down, right, i, i + 5);
            if (free < 0) {
                continue;
            }
            switch (Integer.bitCount(free)) {
                case 0 -> {
                    return -1;
                }
                case 1 -> wins |= free;
                case 2 -> {
                    if (free != pair) {
                        twice |= once & free;
                        once |= free;
                        pair = free;
                    }
                }
                case 3 -> points += 20;
                case 4 -> points += 2;
                default -> {}
            }
        }
        if (wins != 0) {
            return points + (Integer.bitCount(wins) > 1 ? 20_000 : 3_000);
        }
        return points + (twice != 0 ? 2_000 : once != 0 ? 400 : 0);
    }
}
