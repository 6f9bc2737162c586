// exercise: 06
// truth: wrong
// mistake: A three with a free cell on each side counts as an open three in read even if there is no further free cell, as in O.XXX.O, where one more stone makes only a four.
// player: both
// style: functional interface for cells, small methods
// kind: subtle
// single: yes
// detail: O.XXX.O, also with the edge for an O: three such lines are worth as much as three open threes and two of them get the bonus for two threats
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int MINE = 1;
    private static final int FREE = 0;
    private static final int CLOSED = -1; // the other side's, or outside

    private static class Tally {
        int sum;
        int threats;
        boolean won;

        int total() {
            return Math.min(sum + (threats > 1 ? 5_000 : 0), 400_000);
        }
    }

    @Override
    public int value(Board board) {
        Tally x = tally(board, Player.X);
        Tally o = tally(board, Player.O);
        if (x.won) {
            return 500_000;
        }
        return o.won ? -500_000 : x.total() - o.total();
    }

    private Tally tally(Board board, Player player) {
        Tally tally = new Tally();
        int size = board.size();
        for (int k = 1 - size; k < size; k++) {
            int shift = k;
            if (k >= 0) {
                read(tally, i -> cell(board, player, shift, i), size);
                read(tally, i -> cell(board, player, i, shift), size);
            }
            read(tally, i -> cell(board, player, i, i + shift), size);
            read(tally, i -> cell(board, player, i, size - 1 - i + shift), size);
        }
        return tally;
    }

    private static int cell(Board board, Player player, int row, int column) {
        if (row < 0 || column < 0 || row >= board.size() || column >= board.size()) {
            return CLOSED;
        }
        return board.has(player, row, column) ? MINE : board.isEmpty(row, column) ? FREE : CLOSED;
    }

    private void read(Tally tally, IntUnaryOperator cells, int size) {
        Set<Integer> wins = new HashSet<>();
        Set<Set<Integer>> pairs = new HashSet<>();
        boolean freeOnBothSides = false;
        for (int start = 0; start + 5 <= size; start++) {
            Set<Integer> free = new HashSet<>();
            int stones = 0;
            for (int i = start; i < start + 5; i++) {
                int cell = cells.applyAsInt(i);
                if (cell == FREE) {
                    free.add(i);
                } else {
                    stones += cell == MINE ? 1 : -10;
                }
            }
            if (stones == 5) {
                tally.won = true;
            } else if (stones == 4) {
                wins.addAll(free);
            } else if (stones == 3) {
                pairs.add(free);
                freeOnBothSides |= free.contains(start) && free.contains(start + 4);
            } else if (stones == 2) {
                tally.sum += 10;
            } else if (stones == 1) {
                tally.sum += 1;
            }
        }
        if (!wins.isEmpty()) {
            tally.sum += wins.size() > 1 ? 10_000 : 1_500;
            tally.threats += wins.size() > 1 ? 0 : 1;
        } else if (freeOnBothSides || withGap(pairs)) {
            tally.sum += 1_000;
            tally.threats++;
        } else if (!pairs.isEmpty()) {
            tally.sum += 200;
        }
    }

    /** Whether a stone on some cell leaves two ways to five. */
    private static boolean withGap(Set<Set<Integer>> pairs) {
        Set<Integer> met = new HashSet<>();
        return !pairs.stream().flatMap(Set::stream).allMatch(met::add);
    }
}
