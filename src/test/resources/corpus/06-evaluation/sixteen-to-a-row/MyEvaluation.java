// exercise: 06
// truth: wrong
// mistake: a cell is numbered row << 4 | column, so on boards of 17 to 19 rows the columns from 16 on are mixed up with the next row
// player: both
// style: BitSets
// single: yes
// detail: sometimes; boards of 17 rows and more only, with stones in the columns 16 to 18 or at the start of a row
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        BitSet x = stones(board, Player.X);
        BitSet o = stones(board, Player.O);
        Score forX = new Score(x, o, board.size());
        Score forO = new Score(o, x, board.size());
        if (forX.won) return 500_000;
        if (forO.won) return -500_000;
        return forX.total() - forO.total();
    }

    private static int number(int row, int column) {
        return row << 4 | column;
    }

    private static BitSet stones(Board board, Player player) {
        BitSet set = new BitSet();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.has(player, row, column)) set.set(number(row, column));
            }
        }
        return set;
    }

    private static class Score {
        boolean won;
        private int points;
        private int threats;

        Score(BitSet own, BitSet enemy, int size) {
            for (int i = 0; i < size; i++) {
                line(own, enemy, size, i, 0, 0, 1);
                line(own, enemy, size, 0, i, 1, 0);
                line(own, enemy, size, 0, i, 1, 1);
                line(own, enemy, size, 0, i, 1, -1);
                if (i > 0) {
                    line(own, enemy, size, i, 0, 1, 1);
                    line(own, enemy, size, i, size - 1, 1, -1);
                }
            }
        }

        int total() {
            return Math.min(400_000, threats < 2 ? points : points + 5_000);
        }

        private void line(BitSet own, BitSet enemy, int size, int row, int column, int dr, int dc) {
            List<Integer> cells = new ArrayList<>();
            for (int r = row, c = column; r < size && c >= 0 && c < size; r += dr, c += dc) cells.add(number(r, c));
            BitSet finish = new BitSet();
            List<BitSet> pairs = new ArrayList<>();
            for (int s = 0; s + 5 <= cells.size(); s++) {
                BitSet free = new BitSet();
                int mine = 0, theirs = 0;
                for (int i = s; i < s + 5; i++) {
                    if (own.get(cells.get(i))) mine++;
                    else if (enemy.get(cells.get(i))) theirs++;
                    else free.set(i);
                }
                if (theirs > 0) continue;
                if (mine == 5) won = true;
                else if (mine == 4) finish.or(free);
                else if (mine == 3 && !pairs.contains(free)) pairs.add(free);
                else if (mine == 2) points += 10;
                else if (mine == 1) points += 1;
            }
            boolean open = false;
            for (BitSet a : pairs) for (BitSet b : pairs) open |= a != b && a.intersects(b);
            int ways = finish.cardinality();
            points += ways > 1 ? 10_000 : ways == 1 ? 1_500 : open ? 1_000 : pairs.isEmpty() ? 0 : 200;
            if (ways == 1 || ways == 0 && open) threats++;
        }
    }
}
