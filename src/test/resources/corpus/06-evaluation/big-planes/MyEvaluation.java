// exercise: 06
// truth: right
// mistake: -
// player: both
// style: whole board as one BigInteger with padding, shifted against itself; 31 masks of a window
// kind: -
// single: yes
// detail: -
import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        int x = new Plane(board, Player.X).worth();
        int o = new Plane(board, Player.O).worth();
        return Math.abs(x) == Plane.WON ? x : Math.abs(o) == Plane.WON ? -o : x - o;
    }

    private static final class Plane {
        static final int WON = 1_000_000;

        private final int width; // of a row, with four columns that are nobody's
        private BigInteger mine = BigInteger.ZERO;
        private BigInteger free = BigInteger.ZERO;

        Plane(Board board, Player me) {
            width = board.size() + 4;
            for (int row = 0; row < board.size(); row++) {
                BigInteger own = BigInteger.valueOf(board.row(me, row));
                BigInteger others = BigInteger.valueOf(board.row(me.opponent(), row));
                BigInteger all = BigInteger.ONE.shiftLeft(board.size()).subtract(BigInteger.ONE);
                mine = mine.or(own.shiftLeft(row * width));
                free = free.or(all.andNot(own).andNot(others).shiftLeft(row * width));
            }
        }

        int worth() {
            int sum = 0;
            int threats = 0;
            for (int step : new int[] {1, width, width + 1, width - 1}) {
                BigInteger[] own = new BigInteger[5];
                BigInteger[] empty = new BigInteger[5];
                for (int i = 0; i < 5; i++) {
                    own[i] = mine.shiftRight(i * step);
                    empty[i] = free.shiftRight(i * step);
                }
                Map<Integer, Set<BigInteger>> fours = new HashMap<>(); // by line: what windows of four lack
                Map<Integer, Set<BigInteger>> threes = new HashMap<>(); // and those of three
                for (int mask = 1; mask < 32; mask++) {
                    BigInteger found = mask % 2 == 1 ? own[0] : empty[0];
                    for (int i = 1; i < 5 && found.signum() > 0; i++) {
                        found = found.and((mask >> i & 1) == 1 ? own[i] : empty[i]);
                    }
                    int stones = Integer.bitCount(mask);
                    if (found.signum() == 0) {
                        continue;
                    }
                    if (stones == 5) {
                        return WON;
                    }
                    sum += stones > 2 ? 0 : found.bitCount() * (stones == 2 ? 30 : 3);
                    for (; stones > 2 && found.signum() > 0; found = found.clearBit(found.getLowestSetBit())) {
                        int start = found.getLowestSetBit();
                        BigInteger lacks = BigInteger.ZERO;
                        for (int i = 0; i < 5; i++) {
                            lacks = (mask >> i & 1) == 0 ? lacks.setBit(start + i * step) : lacks;
                        }
                        (stones == 4 ? fours : threes)
                                .computeIfAbsent(line(start, step), key -> new HashSet<>())
                                .add(lacks);
                    }
                }
                for (Set<BigInteger> cells : fours.values()) {
                    sum += cells.size() > 1 ? 30_000 : 4_500;
                    threats += cells.size() > 1 ? 0 : 1;
                }
                threes.keySet().removeAll(fours.keySet());
                for (Set<BigInteger> pairs : threes.values()) {
                    boolean open = pairs.stream().anyMatch(one -> pairs.stream().anyMatch(
                            other -> !one.equals(other) && one.and(other).signum() != 0));
                    sum += open ? 3_000 : 600;
                    threats += open ? 1 : 0;
                }
            }
            return Math.min(WON - 100_000, sum + (threats > 1 ? 15_000 : 0));
        }

        private int line(int cell, int step) {
            int row = cell / width;
            int column = cell % width;
            return step == 1 ? row : step == width ? column : step == width + 1 ? column - row : column + row;
        }
    }
}
