// exercise: 06
// truth: wrong
// mistake: there is nothing extra for two threats at once, the value is the sum of the lines
// player: both
// style: bit masks
// single: yes
// detail: always
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Delta(int dr, int dc) {}

    private static final Delta[] DELTAS = {new Delta(0, 1), new Delta(1, 0), new Delta(1, 1), new Delta(-1, 1)};
    private static final int FIVE_POINTS = 900_000;
    private static final int OPEN_FOUR_POINTS = 15_000;
    private static final int FOUR_POINTS = 2_000;
    private static final int OPEN_THREE_POINTS = 1_200;
    private static final int THREE_POINTS = 150;
    private static final int[] LITTLE = {0, 1, 8, 0, 0, 0};

    private static class Report {
        boolean five;
        int points;

        int capped() {
            return Math.min(points, 600_000);
        }
    }

    @Override
    public int value(Board board) {
        Report x = report(board, Player.X);
        Report o = report(board, Player.O);
        if (x.five) {
            return FIVE_POINTS;
        }
        if (o.five) {
            return -FIVE_POINTS;
        }
        return x.capped() - o.capped();
    }

    private Report report(Board board, Player who) {
        Report report = new Report();
        for (Delta step : DELTAS) {
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    if (!on(board, r - step.dr(), c - step.dc())) {
                        readLine(board, who, r, c, step, report);
                    }
                }
            }
        }
        return report;
    }

    private static boolean on(Board board, int r, int c) {
        return 0 <= r && r < board.size() && 0 <= c && c < board.size();
    }

    private void readLine(Board board, Player who, int r, int c, Delta step, Report report) {
        int own = 0;
        int gaps = 0;
        int length = 0;
        while (on(board, r, c)) {
            if (board.has(who, r, c)) {
                own |= 1 << length;
            } else if (!board.has(who.opponent(), r, c)) {
                gaps |= 1 << length;
            }
            length++;
            r += step.dr();
            c += step.dc();
        }
        int completing = 0;
        Set<Integer> pairs = new HashSet<>();
        for (int i = 0; i + 5 <= length; i++) {
            int window = 0b11111 << i;
            if (((own | gaps) & window) != window) {
                continue;
            }
            int stones = Integer.bitCount(own & window);
            report.points += LITTLE[stones];
            if (stones == 5) {
                report.five = true;
            } else if (stones == 4) {
                completing |= gaps & window;
            } else if (stones == 3) {
                pairs.add(gaps & window);
            }
        }
        if (Integer.bitCount(completing) >= 2) {
            report.points += OPEN_FOUR_POINTS;
        } else if (completing != 0) {
            report.points += FOUR_POINTS;
        } else if (meet(pairs)) {
            report.points += OPEN_THREE_POINTS;
        } else if (!pairs.isEmpty()) {
            report.points += THREE_POINTS;
        }
    }

    private static boolean meet(Set<Integer> pairs) {
        int seen = 0;
        for (int pair : pairs) {
            if ((seen & pair) != 0) {
                return true;
            }
            seen |= pair;
        }
        return false;
    }
}
