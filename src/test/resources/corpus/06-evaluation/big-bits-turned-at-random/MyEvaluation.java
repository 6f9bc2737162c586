// exercise: 06
// truth: right
// mistake: none; stones as big integers with a free column, windows found by shifts, the board mirrored and turned at random before it is read
// player: both
// style: BigInteger bits, random symmetry
// single: yes
// detail: always right
import java.math.BigInteger;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    public int value(Board board) {
        int n = board.size(), w = n + 1, turn = new Random().nextInt(8);
        BigInteger x = BigInteger.ZERO, o = x, all = x;
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++) {
                int i = (turn & 1) == 0 ? r : n - 1 - r, j = (turn & 2) == 0 ? c : n - 1 - c;
                int bit = (turn & 4) == 0 ? i * w + j : j * w + i;
                all = all.setBit(bit);
                if (board.has(Player.X, r, c)) x = x.setBit(bit);
                if (board.has(Player.O, r, c)) o = o.setBit(bit);
            }
        long a = side(x, all.andNot(o), w), b = side(o, all.andNot(x), w);
        return (int) (a == -1 ? WIN : b == -1 ? -WIN : a - b);
    }

    private static final int WIN = 654_321;

    /** -1 for a five. room: all cells that are not the other side's. */
    private long side(BigInteger own, BigInteger room, int w) {
        long sum = 0, threats = 0;
        for (int step : new int[] {1, w, w + 1, w - 1}) {
            BigInteger starts = room;
            for (int k = 1; k < 5; k++) starts = starts.and(room.shiftRight(k * step));
            Map<Integer, Set<Integer>> wins = new HashMap<>(), once = new HashMap<>();
            Set<Integer> open = new HashSet<>();
            Set<Set<Integer>> pairs = new HashSet<>();
            for (int s = starts.getLowestSetBit(); s >= 0; starts = starts.clearBit(s), s = starts.getLowestSetBit()) {
                Set<Integer> free = new HashSet<>();
                for (int k = 0; k < 5; k++) if (!own.testBit(s + k * step)) free.add(s + k * step);
                int line = line(s, step, w);
                if (free.isEmpty()) return -1;
                if (free.size() == 1) wins.computeIfAbsent(line, z -> new HashSet<>()).addAll(free);
                if (free.size() == 2 && pairs.add(free))
                    for (int f : free) if (!once.computeIfAbsent(line, z -> new HashSet<>()).add(f)) open.add(line);
                sum += free.size() == 3 ? 4 : free.size() == 4 ? 1 : 0;
            }
            for (Set<Integer> cells : wins.values()) {
                sum += cells.size() > 1 ? 8_000 : 1_400;
                if (cells.size() == 1) threats++;
            }
            for (int line : once.keySet()) {
                if (wins.containsKey(line)) continue;
                sum += open.contains(line) ? 900 : 150;
                if (open.contains(line)) threats++;
            }
        }
        return Math.min(threats > 1 ? sum + 4_000 : sum, WIN / 2 - 1);
    }

    private static int line(int cell, int step, int w) {
        int r = cell / w, c = cell % w;
        return step == 1 ? r : step == w ? c : step == w + 1 ? r - c : r + c;
    }
}
