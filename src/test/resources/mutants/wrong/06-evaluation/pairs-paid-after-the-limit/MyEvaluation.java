// Wrong: each pair of threats is paid after the limit was taken, so that very many are worth more than five.
// Fails first: Five in a row are worth more than anything else, in every direction and at every edge
// Says: has fours and no five
// Diagnosis: none

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private interface Visitor {
        void line(BitSet mine, BitSet free, int length);
    }

    private static final int FIVE = 1_000_000;
    private static final int MOST = 400_000;
    private static final int PAIR_OF_THREATS = 3_000;

    @Override
    public int value(Board board) {
        int x = value(board, Player.X);
        int o = value(board, Player.O);
        boolean five = has(board, Player.X) || has(board, Player.O);
        return five ? (has(board, Player.X) ? FIVE : -FIVE) : x - o;
    }

    private static boolean has(Board board, Player player) {
        boolean[] five = {false};
        visit(board, player, (mine, free, length) -> {
            for (int i = mine.nextSetBit(0); i >= 0; i = mine.nextSetBit(mine.nextClearBit(i))) {
                five[0] |= mine.nextClearBit(i) - i >= 5;
            }
        });
        return five[0];
    }

    private static int value(Board board, Player player) {
        int[] sum = {0};
        int[] threats = {0};
        visit(board, player, (mine, free, length) -> {
            Set<BitSet> fours = new HashSet<>();
            Set<BitSet> threes = new HashSet<>();
            for (int start = 0; start + 5 <= length; start++) {
                BitSet lacks = free.get(start, start + 5);
                int stones = mine.get(start, start + 5).cardinality();
                if (stones + lacks.cardinality() == 5) {
                    BitSet where = new BitSet();
                    int first = start;
                    lacks.stream().forEach(i -> where.set(first + i));
                    switch (stones) {
                        case 1 -> sum[0] += 1;
                        case 2 -> sum[0] += 10;
                        case 3 -> threes.add(where);
                        case 4 -> fours.add(where);
                        default -> {}
                    }
                }
            }
            boolean open = threes.stream().anyMatch(a -> threes.stream().anyMatch(b -> a != b && a.intersects(b)));
            if (fours.size() > 1) {
                sum[0] += 10_000;
            } else if (fours.size() == 1) {
                sum[0] += 1_500;
                threats[0]++;
            } else if (open) {
                sum[0] += 1_000;
                threats[0]++;
            } else if (threes.size() > 0) {
                sum[0] += 200;
            }
        });
        int pairs = threats[0] * (threats[0] - 1) / 2;
        return Math.min(MOST, sum[0]) + pairs * PAIR_OF_THREATS;
    }

    private static void visit(Board board, Player player, Visitor visitor) {
        int n = board.size();
        for (int i = 0; i < n; i++) {
            along(board, player, i, 0, 0, 1, visitor);
            along(board, player, 0, i, 1, 0, visitor);
            along(board, player, 0, i, 1, 1, visitor);
            along(board, player, n - 1, i, -1, 1, visitor);
        }
        for (int i = 1; i < n; i++) {
            along(board, player, i, 0, 1, 1, visitor);
            along(board, player, n - 1 - i, 0, -1, 1, visitor);
        }
    }

    private static void along(Board board, Player player, int row, int column, int down, int right, Visitor visitor) {
        BitSet mine = new BitSet();
        BitSet free = new BitSet();
        int length = 0;
        while (row >= 0 && row < board.size() && column < board.size()) {
            mine.set(length, board.has(player, row, column));
            free.set(length, board.isEmpty(row, column));
            length++;
            row += down;
            column += right;
        }
        visitor.line(mine, free, length);
    }
}
