// exercise: 06
// truth: right
// mistake: -
// player: both
// style: one pass over all windows; tables of what each line lacks, by a line number; a class per side
// kind: right
// single: yes
// detail: -
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** Numbers lines: rows, columns, then both kinds of diagonals. */
    private static int line(int n, int d, int row, int column) {
        return switch (d) {
            case 0 -> row;
            case 1 -> n + column;
            case 2 -> 3 * n + row - column;
            default -> 4 * n + row + column;
        };
    }

    private static final class Ledger {
        final int n;
        final long[] finishing; // by line: cells (counted by row, or by column where rows do not change) that complete a five
        final long[] helping; // cells that some window with three stones lacks
        final long[] helpingTwice; // cells that two different such windows lack
        final long[] latest;
        int small;
        boolean won;

        Ledger(int n) {
            this.n = n;
            finishing = new long[6 * n];
            helping = new long[6 * n];
            helpingTwice = new long[6 * n];
            latest = new long[6 * n];
        }

        void enter(int line, int stones, long lacks) {
            small += (1 << stones) - 1;
            switch (stones) {
                case 5 -> won = true;
                case 4 -> finishing[line] |= lacks;
                case 3 -> {
                    if (latest[line] != lacks) {
                        helpingTwice[line] |= helping[line] & lacks;
                        helping[line] |= lacks;
                        latest[line] = lacks;
                    }
                }
                default -> { }
            }
        }

        int balance() {
            int points = small;
            int threats = 0;
            for (int i = 0; i < finishing.length; i++) {
                if (Long.bitCount(finishing[i]) > 1) {
                    points += 8_000;
                } else if (finishing[i] != 0) {
                    points += 1_200;
                    threats++;
                } else if (helpingTwice[i] != 0) {
                    points += 900;
                    threats++;
                } else if (helping[i] != 0) {
                    points += 130;
                }
            }
            return Math.min(600_000, points + threats * (threats - 1) / 2 * 2_500);
        }
    }

    @Override
    public int value(Board board) {
        int n = board.size();
        Ledger x = new Ledger(n);
        Ledger o = new Ledger(n);
        for (int d = 0; d < 4; d++) {
            int down = d == 0 ? 0 : 1;
            int right = d == 1 ? 0 : d == 3 ? -1 : 1;
            for (int row = 0; row + 4 * down < n; row++) {
                for (int column = 0; column < n; column++) {
                    int end = column + 4 * right;
                    if (end < 0 || end >= n) {
                        continue;
                    }
                    int ofX = 0;
                    int ofO = 0;
                    long lacks = 0;
                    for (int i = 0; i < 5; i++) {
                        int r = row + i * down;
                        int c = column + i * right;
                        if (board.has(Player.X, r, c)) {
                            ofX++;
                        } else if (board.has(Player.O, r, c)) {
                            ofO++;
                        } else {
                            lacks |= 1L << (d == 0 ? c : r);
                        }
                    }
                    if (ofO == 0 && ofX > 0) {
                        x.enter(line(n, d, row, column), ofX, lacks);
                    } else if (ofX == 0 && ofO > 0) {
                        o.enter(line(n, d, row, column), ofO, lacks);
                    }
                }
            }
        }
        return x.won ? 999_999 : o.won ? -999_999 : x.balance() - o.balance();
    }
}
