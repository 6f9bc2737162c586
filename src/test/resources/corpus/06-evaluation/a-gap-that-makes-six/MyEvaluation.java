// exercise: 06
// truth: wrong
// mistake: a cell counts as one that makes five only if the row gets exactly five long, so a gap whose stone makes six or more (XX.XXX) is no four, although six are five as well
// kind: subtle
// player: both
// style: grid of players, inner class Reader for each side
// single: yes
// detail: five and six that are on the board already are seen; only fours whose missing cell would make six or more are lost
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int[] DR = {0, 1, 1, 1};
    static final int[] DC = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        Player[][] grid = new Player[board.size()][board.size()];
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid.length; c++) {
                grid[r][c] = board.at(r, c).orElse(null);
            }
        }
        int points = 0;
        for (Player player : Player.values()) {
            int sign = player == Player.X ? 1 : -1;
            int side = new Reader(grid, player).points();
            if (side < 0) {
                return sign * 800_000;
            }
            points += sign * Math.min(side, 500_000);
        }
        return points;
    }

    private static class Reader {
        final Player[][] grid;
        final Player own;

        Reader(Player[][] grid, Player own) {
            this.grid = grid;
            this.own = own;
        }

        /** All points of this side, or -1 if it has five. */
        int points() {
            int n = grid.length;
            int points = 0;
            int threats = 0;
            for (int d = 0; d < 4; d++) {
                for (int r = 0; r < n; r++) {
                    for (int c = 0; c < n; c++) {
                        int br = r - DR[d];
                        int bc = c - DC[d];
                        if (br >= 0 && bc >= 0 && bc < n) {
                            continue; // the line began earlier
                        }
                        Player[] line = new Player[n];
                        int length = 0;
                        for (int y = r, x = c; y < n && x >= 0 && x < n; y += DR[d], x += DC[d]) {
                            line[length++] = grid[y][x];
                        }
                        if (longest(line, length) >= 5) {
                            return -1;
                        }
                        points += little(line, length);
                        int wins = wins(line, length);
                        int best = 0;
                        for (int i = 0; i < length && wins == 0; i++) {
                            if (line[i] == null) {
                                line[i] = own;
                                best = Math.max(best, wins(line, length));
                                line[i] = null;
                            }
                        }
                        points += wins > 1 ? 9_000 : wins == 1 ? 1_600 : best > 1 ? 1_100 : best == 1 ? 180 : 0;
                        if (wins == 1 || wins == 0 && best > 1) {
                            threats++;
                        }
                    }
                }
            }
            return points + (threats >= 2 ? 5_000 : 0);
        }

        private int longest(Player[] line, int length) {
            int longest = 0;
            int run = 0;
            for (int i = 0; i < length; i++) {
                run = line[i] == own ? run + 1 : 0;
                longest = Math.max(longest, run);
            }
            return longest;
        }

        private int wins(Player[] line, int length) {
            int wins = 0;
            for (int i = 0; i < length; i++) {
                if (line[i] == null) {
                    int left = i;
                    while (left > 0 && line[left - 1] == own) {
                        left--;
                    }
                    int right = i;
                    while (right + 1 < length && line[right + 1] == own) {
                        right++;
                    }
                    if (right - left + 1 == 5) {
                        wins++;
                    }
                }
            }
            return wins;
        }

        private int little(Player[] line, int length) {
            int points = 0;
            for (int i = 0; i + 5 <= length; i++) {
                int stones = 0;
                for (int k = i; k < i + 5; k++) {
                    stones = line[k] == own ? stones + 1 : line[k] == null ? stones : -9;
                }
                points += stones == 1 ? 1 : stones == 2 ? 9 : 0;
            }
            return points;
        }
    }
}
