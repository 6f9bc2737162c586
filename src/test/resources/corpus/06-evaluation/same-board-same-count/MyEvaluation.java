// exercise: 06
// truth: wrong
// mistake: asked again about the same board object with as many stones as before, it returns the last value without looking
// player: both
// style: bit masks with Board.row for rows; the last value is remembered
// single: yes
// detail: sometimes; the same object twice in a row with the same number of stones on other cells, as after undo and another make
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private Board lastBoard;
    private int lastStones = -1;
    private int lastValue;

    @Override
    public int value(Board board) {
        if (board == lastBoard && board.stones() == lastStones) {
            return lastValue;
        }
        lastBoard = board;
        lastStones = board.stones();
        lastValue = fresh(board);
        return lastValue;
    }

    private int fresh(Board board) {
        long x = oneSide(board, Player.X);
        if (x < 0) return 700_000;
        long o = oneSide(board, Player.O);
        if (o < 0) return -700_000;
        return (int) (x - o);
    }

    /** −1 for five. */
    private long oneSide(Board board, Player p) {
        int n = board.size();
        Player q = p.opponent();
        int[] tally = new int[7];
        boolean five = false;
        for (int i = 0; i < n; i++) {
            five |= scan((int) board.row(p, i), (int) board.row(q, i), n, tally);
            int me = 0, ot = 0;
            for (int k = 0; k < n; k++) {
                if (board.has(p, k, i)) me += 1 << k;
                if (board.has(q, k, i)) ot += 1 << k;
            }
            five |= scan(me, ot, n, tally);
        }
        for (int shift = -(n - 5); shift <= n - 5; shift++) {
            int down = 0, downOther = 0, up = 0, upOther = 0, length = 0;
            for (int row = Math.max(0, -shift); row < n && row + shift < n; row++, length++) {
                int col = row + shift;
                if (board.has(p, row, col)) down |= 1 << length;
                if (board.has(q, row, col)) downOther |= 1 << length;
                if (board.has(p, row, n - 1 - col)) up |= 1 << length;
                if (board.has(q, row, n - 1 - col)) upOther |= 1 << length;
            }
            five |= scan(down, downOther, length, tally);
            five |= scan(up, upOther, length, tally);
        }
        if (five) return -1;
        int threats = tally[3] + tally[5];
        int sum = tally[0] + 9 * tally[1] + 180 * tally[2] + 1_000 * tally[3] + 1_700 * tally[5] + 15_000 * tally[6];
        return Math.min(500_000, sum + (threats > 1 ? 7_000 : 0));
    }

    private static boolean scan(int me, int other, int length, int[] tally) {
        int fourCells = 0, seen = 0, twice = 0;
        boolean three = false, five = false;
        java.util.Set<Integer> pairs = new java.util.HashSet<>();
        for (int w = 31, i = 0; i + 5 <= length; i++, w <<= 1) {
            if ((w & other) != 0) continue;
            int missing = w & ~me;
            int stones = 5 - Integer.bitCount(missing);
            if (stones == 5) five = true;
            else if (stones == 4) fourCells |= missing;
            else if (stones == 3) {
                three = true;
                if (pairs.add(missing)) {
                    twice |= seen & missing;
                    seen |= missing;
                }
            } else if (stones > 0) tally[stones - 1]++;
        }
        if (fourCells != 0) tally[Integer.bitCount(fourCells) > 1 ? 6 : 5]++;
        else if (three) tally[twice != 0 ? 3 : 2]++;
        return five;
    }
}
