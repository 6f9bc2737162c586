// exercise: 06
// truth: wrong
// mistake: An open four of X (of O) is taken for a won game and returned at once with a fixed value, so a four of the other side, who could make five first, does not count.
// player: both
// style: early returns by priority, threat lists
// single: yes
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 1_000_000;
    private static final int OPEN_FOUR = 500_000;

    private static final class Report {
        boolean five;
        int openFours;
        int fours;
        int openThrees;
        int threes;
        int rest;

        int sum() {
            int forcing = fours + openThrees;
            int s = 1_500 * fours + 1_000 * openThrees + 140 * threes + rest;
            return Math.min(forcing >= 2 ? s + 5_000 : s, 200_000);
        }
    }

    @Override
    public int value(Board board) {
        Report x = report(board, Player.X);
        Report o = report(board, Player.O);
        if (x.five) return FIVE;
        if (o.five) return -FIVE;
        if (x.openFours > 0 && o.openFours > 0) return 0;
        if (x.openFours > 0) return OPEN_FOUR;
        if (o.openFours > 0) return -OPEN_FOUR;
        return x.sum() - o.sum();
    }

    private Report report(Board board, Player who) {
        Report report = new Report();
        int n = board.size();
        for (int i = 1 - n; i < n; i++) {
            List<int[]> row = new ArrayList<>(), column = new ArrayList<>(), falling = new ArrayList<>(), rising = new ArrayList<>();
            for (int j = 0; j < n; j++) {
                if (i >= 0) {
                    row.add(new int[] {i, j});
                    column.add(new int[] {j, i});
                }
                if (j + i >= 0 && j + i < n) {
                    falling.add(new int[] {j, j + i});
                    rising.add(new int[] {n - 1 - j, j + i});
                }
            }
            for (List<int[]> line : List.of(row, column, falling, rising)) {
                add(report, board, who, line);
            }
        }
        return report;
    }

    private void add(Report report, Board board, Player who, List<int[]> line) {
        Set<Integer> completing = new LinkedHashSet<>();
        List<List<Integer>> pairs = new ArrayList<>();
        for (int s = 0; s + 5 <= line.size(); s++) {
            List<Integer> free = new ArrayList<>();
            boolean usable = true;
            for (int k = s; k < s + 5; k++) {
                int[] cell = line.get(k);
                if (board.isEmpty(cell[0], cell[1])) {
                    free.add(k);
                } else if (!board.has(who, cell[0], cell[1])) {
                    usable = false;
                }
            }
            if (!usable) continue;
            switch (free.size()) {
                case 0: report.five = true; break;
                case 1: completing.add(free.get(0)); break;
                case 2: if (!pairs.contains(free)) pairs.add(free); break;
                case 3: report.rest += 8; break;
                case 4: report.rest += 1; break;
                default: break;
            }
        }
        if (completing.size() > 1) {
            report.openFours++;
        } else if (completing.size() == 1) {
            report.fours++;
        } else if (!pairs.isEmpty()) {
            boolean open = false;
            for (int i = 0; i < pairs.size(); i++) {
                for (int j = i + 1; j < pairs.size(); j++) {
                    if (pairs.get(i).contains(pairs.get(j).get(0)) || pairs.get(i).contains(pairs.get(j).get(1))) {
                        open = true;
                    }
                }
            }
            if (open) report.openThrees++;
            else report.threes++;
        }
    }
}
