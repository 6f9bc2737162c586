// exercise: 06
// truth: wrong
// mistake: The last value is given again if the board is the same object with as many stones of X and of O as before, although a stone may stand elsewhere now.
// player: both
// style: last answer kept in a nested record, rest functional
// kind: subtle
// single: yes
// detail: same Board object: value, clear a stone and put one of the same player on another cell, value: the old number
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Answer(Board board, int x, int o, int value) {
        boolean fits(Board asked) {
            return board == asked && x == asked.count(Player.X) && o == asked.count(Player.O);
        }
    }

    private record Pair(int one, int other) {
        boolean meets(Pair p) {
            return !equals(p) && (one == p.one || one == p.other || other == p.one || other == p.other);
        }
    }

    private Answer last = new Answer(null, 0, 0, 0);

    @Override
    public int value(Board board) {
        if (!last.fits(board)) {
            last = new Answer(board, board.count(Player.X), board.count(Player.O), fresh(board));
        }
        return last.value();
    }

    private static int fresh(Board board) {
        Side x = new Side(board, Player.X);
        Side o = new Side(board, Player.O);
        return x.five ? 880_000 : o.five ? -880_000 : x.worth() - o.worth();
    }

    private static final class Side {
        private int open4;
        private int four;
        private int open3;
        private int three;
        private int two;
        private int one;
        private boolean five;

        Side(Board board, Player me) {
            int n = board.size();
            for (int i = 0; i < n; i++) {
                line(board, me, i * n, 1, n);
                line(board, me, i, n, n);
                line(board, me, i * n, n + 1, n - i);
                line(board, me, i * n + n - 1, n - 1, n - i);
                if (i > 0) {
                    line(board, me, i, n + 1, n - i);
                    line(board, me, n - 1 - i, n - 1, n - i);
                }
            }
        }

        /** Cells are numbered row by row; a line has so many, the next one always a step further. */
        private void line(Board board, Player me, int first, int step, int length) {
            int n = board.size();
            Set<Integer> wins = new HashSet<>();
            Set<Pair> pairs = new HashSet<>();
            for (int start = 0; start + 5 <= length; start++) {
                int stones = 0;
                int others = 0;
                int[] free = new int[5];
                int frees = 0;
                for (int i = start; i < start + 5; i++) {
                    int cell = first + i * step;
                    if (board.has(me, cell / n, cell % n)) {
                        stones++;
                    } else if (board.has(me.opponent(), cell / n, cell % n)) {
                        others++;
                    } else {
                        free[frees++] = cell;
                    }
                }
                if (others == 0) {
                    five |= stones == 5;
                    if (stones == 4) {
                        wins.add(free[0]);
                    } else if (stones == 3) {
                        pairs.add(new Pair(free[0], free[1]));
                    }
                    two += stones == 2 ? 1 : 0;
                    one += stones == 1 ? 1 : 0;
                }
            }
            if (wins.size() > 1) {
                open4++;
            } else if (wins.size() == 1) {
                four++;
            } else if (pairs.stream().anyMatch(p -> pairs.stream().anyMatch(p::meets))) {
                open3++;
            } else if (!pairs.isEmpty()) {
                three++;
            }
        }

        int worth() {
            int sum = 13_000 * open4 + 1_900 * four + 1_300 * open3 + 260 * three + 14 * two + one;
            return Math.min(660_000, four + open3 > 1 ? sum + 6_500 : sum);
        }
    }
}
