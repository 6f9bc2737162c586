// exercise: 06
// truth: right
// mistake: none; a window slides along each line, and every pair of threats counts extra
// player: both
// style: sliding counters, inner collector class, bonus for each pair
// single: yes
// detail: always
import java.util.BitSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private static class Collector {
        boolean won;
        long points;
        long threats;

        void line(BitSet mine, BitSet theirs, int length) {
            if (mine.cardinality() == 0) {
                return;
            }
            BitSet toFive = new BitSet();
            BitSet keys = new BitSet();
            BitSet seen = new BitSet();
            int threes = 0;
            int own = 0;
            int other = 0;
            int previousA = -1;
            int previousB = -1;
            for (int end = 0; end < length; end++) {
                own += mine.get(end) ? 1 : 0;
                other += theirs.get(end) ? 1 : 0;
                if (end >= 5) {
                    own -= mine.get(end - 5) ? 1 : 0;
                    other -= theirs.get(end - 5) ? 1 : 0;
                }
                if (end < 4 || other > 0) {
                    continue;
                }
                int first = mine.nextClearBit(end - 4);
                int second = mine.nextClearBit(first + 1);
                if (own == 5) {
                    won = true;
                } else if (own == 4) {
                    toFive.set(first);
                } else if (own == 3) {
                    threes++;
                    if (first != previousA || second != previousB) {
                        if (seen.get(first)) keys.set(first);
                        if (seen.get(second)) keys.set(second);
                        seen.set(first);
                        seen.set(second);
                    }
                    previousA = first;
                    previousB = second;
                } else if (own == 2) {
                    points += 15;
                } else if (own == 1) {
                    points += 2;
                }
            }
            if (!toFive.isEmpty()) {
                points += toFive.cardinality() == 1 ? 6_000 : 40_000;
                threats++;
            } else if (!keys.isEmpty()) {
                points += 4_000;
                threats++;
            } else if (threes > 0) {
                points += 500;
            }
        }

        int total() {
            long all = points + 20_000 * (threats * (threats - 1) / 2);
            return (int) Math.min(all, 450_000);
        }
    }

    @Override
    public int value(Board board) {
        Collector x = collect(board, Player.X);
        Collector o = collect(board, Player.O);
        if (x.won) {
            return 999_999;
        }
        if (o.won) {
            return -999_999;
        }
        return x.total() - o.total();
    }

    private Collector collect(Board board, Player player) {
        Collector collector = new Collector();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            walk(collector, board, player, i, 0, 0, 1);
            walk(collector, board, player, 0, i, 1, 0);
            walk(collector, board, player, 0, i, 1, 1);
            walk(collector, board, player, n - 1, i, -1, 1);
        }
        for (int i = 1; i < n; i++) {
            walk(collector, board, player, i, 0, 1, 1);
            walk(collector, board, player, i - 1, 0, -1, 1);
        }
        return collector;
    }

    private void walk(Collector collector, Board board, Player player, int row, int column, int dr, int dc) {
        BitSet mine = new BitSet();
        BitSet theirs = new BitSet();
        int length = 0;
        while (row >= 0 && row < board.size() && column < board.size()) {
            mine.set(length, board.has(player, row, column));
            theirs.set(length, board.has(player.opponent(), row, column));
            length++;
            row += dr;
            column += dc;
        }
        if (length >= 5) {
            collector.line(mine, theirs, length);
        }
    }
}
