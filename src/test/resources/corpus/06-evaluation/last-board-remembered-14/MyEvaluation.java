// exercise: 06
// truth: wrong
// mistake: the value of the last board object is kept in fields and given again for the same object, also when its stones have changed
// player: both
// style: cache of one board in front of a window scan
// single: yes
// detail: sometimes; only if the same object is asked about twice in a row with other stones
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board lastBoard;
    private int lastValue;

    @Override
    public int value(Board board) {
        if (board != lastBoard) {
            lastValue = compute(board);
            lastBoard = board;
        }
        return lastValue;
    }

    private int compute(Board board) {
        int x = score(board, Player.X);
        if (x < 0) return 750_000;
        int o = score(board, Player.O);
        if (o < 0) return -750_000;
        return x - o;
    }

    /** Negative if the player has five. */
    private int score(Board board, Player player) {
        int n = board.size();
        int sum = 0;
        int threats = 0;
        for (int d = 0; d < DIRECTIONS.length; d++) {
            int dr = DIRECTIONS[d][0];
            int dc = DIRECTIONS[d][1];
            Map<Integer, Integer> fours = new HashMap<>(); // line -> bits of the cells that complete it
            Map<Integer, Integer> threes = new HashMap<>();
            Map<Integer, Integer> keys = new HashMap<>();
            Map<Integer, Integer> previous = new HashMap<>();
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (r + 4 * dr >= n || c + 4 * dc >= n || c + 4 * dc < 0) {
                        continue;
                    }
                    int line = dr == 0 ? r : c * dr - r * dc;
                    int stones = 0;
                    int bits = 0;
                    boolean blocked = false;
                    for (int k = 0; k < 5; k++) {
                        int row = r + k * dr;
                        int column = c + k * dc;
                        if (board.has(player, row, column)) stones++;
                        else if (board.isEmpty(row, column)) bits |= 1 << (dr == 0 ? column : row);
                        else blocked = true;
                    }
                    if (blocked) continue;
                    if (stones == 5) return -1;
                    if (stones == 4) fours.merge(line, bits, (a, b) -> a | b);
                    if (stones == 3) {
                        if (previous.getOrDefault(line, 0) != bits) {
                            int seen = threes.getOrDefault(line, 0);
                            keys.merge(line, seen & bits, (a, b) -> a | b);
                        }
                        previous.put(line, bits);
                        threes.merge(line, bits, (a, b) -> a | b);
                    }
                    if (stones == 2) sum += 11;
                    if (stones == 1) sum += 1;
                }
            }
            for (int bits : fours.values()) {
                sum += Integer.bitCount(bits) > 1 ? 18_000 : 2_400;
                threats++;
            }
            for (int line : threes.keySet()) {
                if (fours.containsKey(line)) continue;
                boolean open = keys.getOrDefault(line, 0) != 0;
                sum += open ? 1_700 : 220;
                threats += open ? 1 : 0;
            }
        }
        return Math.min(sum + (threats > 1 ? 9_000 : 0), 500_000);
    }
}
