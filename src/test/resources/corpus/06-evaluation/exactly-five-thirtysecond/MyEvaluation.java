// exercise: 06
// truth: wrong
// mistake: a row of more than five is not taken for a win, as in Renju: the run has to be exactly five long
// player: both
// style: runs first, then windows; helper class for a line
// kind: slip
// single: yes
// detail: six and more in a row, when no other five is there
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;
import java.util.ArrayList;
import java.util.List;

public class MyEvaluation implements EvaluationTask {
    private static final class Line {
        private final List<Integer> cells = new ArrayList<>(); // 1 own, -1 the other's, 0 free

        boolean hasFive() {
            int run = 0;
            for (int i = 0; i <= cells.size(); i++) {
                if (i < cells.size() && cells.get(i) == 1) {
                    run++;
                } else {
                    if (run == 5) {
                        return true;
                    }
                    run = 0;
                }
            }
            return false;
        }

        /** The cells that a window lacks, or null if the other side is in it. */
        List<Integer> lacking(int start) {
            List<Integer> lacking = new ArrayList<>();
            for (int i = start; i < start + 5; i++) {
                if (cells.get(i) == -1) {
                    return null;
                }
                if (cells.get(i) == 0) {
                    lacking.add(i);
                }
            }
            return lacking;
        }
    }

    private static final class Total {
        private boolean won;
        private int points;
        private int threats;

        int points() {
            return Math.min(450_000, points + (threats >= 2 ? 6_000 : 0));
        }
    }

    @Override
    public int value(Board board) {
        Total x = total(board, Player.X);
        Total o = total(board, Player.O);
        return x.won ? 500_000 : o.won ? -500_000 : x.points() - o.points();
    }

    private Total total(Board board, Player player) {
        Total total = new Total();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            read(board, player, i, 0, 0, 1, total);
            read(board, player, 0, i, 1, 0, total);
            read(board, player, 0, i, 1, 1, total);
            read(board, player, 0, i, 1, -1, total);
            if (i > 0) {
                read(board, player, i, 0, 1, 1, total);
                read(board, player, i, n - 1, 1, -1, total);
            }
        }
        return total;
    }

    private void read(Board board, Player player, int row, int column, int down, int right, Total total) {
        Line line = new Line();
        for (; row < board.size() && column >= 0 && column < board.size(); row += down, column += right) {
            line.cells.add(board.has(player, row, column) ? 1 : board.isEmpty(row, column) ? 0 : -1);
        }
        if (line.hasFive()) {
            total.won = true;
            return;
        }
        List<Integer> wins = new ArrayList<>();
        List<List<Integer>> pairs = new ArrayList<>();
        for (int start = 0; start + 5 <= line.cells.size(); start++) {
            List<Integer> lacking = line.lacking(start);
            if (lacking == null) {
                continue;
            }
            total.points += (5 - lacking.size()) * (5 - lacking.size());
            if (lacking.size() == 1 && !wins.contains(lacking.get(0))) {
                wins.add(lacking.get(0));
            } else if (lacking.size() == 2 && !pairs.contains(lacking)) {
                pairs.add(lacking);
            }
        }
        if (wins.size() > 1) {
            total.points += 10_000;
        } else if (wins.size() == 1) {
            total.points += 1_500;
            total.threats++;
        } else if (!pairs.isEmpty()) {
            boolean open = false;
            for (int i = 1; i < pairs.size(); i++) {
                for (List<Integer> earlier : pairs.subList(0, i)) {
                    open |= earlier.contains(pairs.get(i).get(0)) || earlier.contains(pairs.get(i).get(1));
                }
            }
            total.points += open ? 1_000 : 160;
            total.threats += open ? 1 : 0;
        }
    }
}
