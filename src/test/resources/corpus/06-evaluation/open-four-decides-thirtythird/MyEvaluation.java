// exercise: 06
// truth: wrong
// mistake: an open four of one player against none of the other is answered at once with a fixed number, so a simple four of the other does not count any more
// player: both
// style: class Side with final fields, early returns for decided boards
// kind: subtle
// single: yes
// detail: an open four on one side and one cell to five on the other
import java.util.Arrays;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int DECIDED = 850_000;
    private static final int WON = 950_000;

    @Override
    public int value(Board board) {
        Side x = Side.of(board, Player.X);
        Side o = Side.of(board, Player.O);
        if (x.fives > 0) {
            return WON;
        }
        if (o.fives > 0) {
            return -WON;
        }
        if (x.openFours > 0 && o.openFours == 0) {
            return DECIDED + Math.min(50_000, x.openFours * 1_000 + x.sum() / 1_000);
        }
        if (o.openFours > 0 && x.openFours == 0) {
            return -DECIDED - Math.min(50_000, o.openFours * 1_000 + o.sum() / 1_000);
        }
        return x.sum() - o.sum();
    }

    private static final class Side {
        private int fives;
        private int openFours;
        private int fours;
        private int openThrees;
        private int threes;
        private int twos;
        private int ones;

        static Side of(Board board, Player player) {
            Side side = new Side();
            int n = board.size();
            int[][] starts = new int[6 * n - 2][];
            int count = 0;
            for (int i = 0; i < n; i++) {
                starts[count++] = new int[] {i, 0, 0, 1};
                starts[count++] = new int[] {0, i, 1, 0};
                starts[count++] = new int[] {0, i, 1, 1};
                starts[count++] = new int[] {0, i, 1, -1};
                if (i > 0) {
                    starts[count++] = new int[] {i, 0, 1, 1};
                    starts[count++] = new int[] {i, n - 1, 1, -1};
                }
            }
            Arrays.stream(starts).forEach(s -> side.add(board, player, s));
            return side;
        }

        private void add(Board board, Player player, int[] s) {
            int n = board.size();
            int[] uses = new int[n]; // in how many different pairs a cell is
            boolean[] wins = new boolean[n];
            int a = -1;
            int b = -1;
            boolean three = false;
            for (int from = 0; ; from++) {
                int endRow = s[0] + (from + 4) * s[2];
                int endColumn = s[1] + (from + 4) * s[3];
                if (endRow >= n || endColumn >= n || endColumn < 0) {
                    break;
                }
                int own = 0;
                int first = -1;
                int last = -1;
                boolean blocked = false;
                for (int i = from; i < from + 5; i++) {
                    int r = s[0] + i * s[2];
                    int c = s[1] + i * s[3];
                    if (board.has(player, r, c)) {
                        own++;
                    } else {
                        blocked |= board.has(player.opponent(), r, c);
                        first = first < 0 ? i : first;
                        last = i;
                    }
                }
                if (blocked) {
                    continue;
                }
                if (own == 5) {
                    fives++;
                } else if (own == 4) {
                    wins[first] = true;
                } else if (own == 3) {
                    three = true;
                    if (first != a || last != b) {
                        uses[first]++;
                        uses[last]++;
                        a = first;
                        b = last;
                    }
                } else if (own == 2) {
                    twos++;
                } else if (own == 1) {
                    ones++;
                }
            }
            int ways = 0;
            for (boolean win : wins) {
                ways += win ? 1 : 0;
            }
            if (ways > 1) {
                openFours++;
            } else if (ways == 1) {
                fours++;
            } else if (Arrays.stream(uses).max().orElse(0) > 1) {
                openThrees++;
            } else if (three) {
                threes++;
            }
        }

        int sum() {
            int sum = 20_000 * openFours + 3_000 * fours + 2_000 * openThrees + 400 * threes + 20 * twos + 2 * ones;
            return Math.min(800_000, fours + openThrees > 1 ? sum + 10_000 : sum);
        }
    }
}
