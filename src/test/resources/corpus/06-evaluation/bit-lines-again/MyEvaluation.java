// exercise: 06
// truth: right
// mistake: none; each line as two bit masks
// player: both
// style: bit masks, records, a report object
// single: yes
// detail: always
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Step(int dr, int dc) {}

    private static final Step[] STEPS = {new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(-1, 1)};
    private static final int FIVE_POINTS = 900_000;
    private static final int OPEN_FOUR_POINTS = 15_000;
    private static final int FOUR_POINTS = 2_000;
    private static final int OPEN_THREE_POINTS = 1_200;
    private static final int THREE_POINTS = 150;
    private static final int[] LITTLE = {0, 1, 8, 0, 0, 0};

    private static class Report {
        boolean five;
        int points;
        int threats;

        int total() {
            int all = points;
            if (threats > 1) {
                all += 6_000;
            }
            return all > 600_000 ? 600_000 : all;
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
        return x.total() - o.total();
    }

    private Report report(Board board, Player who) {
        Report report = new Report();
        for (Step step : STEPS) {
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    if (!on(board, r - step.dr(), c - step.dc())) {
                        line(board, who, r, c, step, report);
                    }
                }
            }
        }
        return report;
    }

    private static boolean on(Board board, int r, int c) {
        return 0 <= r && r < board.size() && 0 <= c && c < board.size();
    }

    private void line(Board board, Player who, int r, int c, Step step, Report report) {
        int mine = 0;
        int free = 0;
        int length = 0;
        while (on(board, r, c)) {
            if (board.has(who, r, c)) {
                mine |= 1 << length;
            } else if (!board.has(who.opponent(), r, c)) {
                free |= 1 << length;
            }
            length++;
            r += step.dr();
            c += step.dc();
        }
        int singles = 0;
        Set<Integer> pairs = new HashSet<>();
        for (int i = 0; i + 5 <= length; i++) {
            int window = 0b11111 << i;
            if (((mine | free) & window) != window) {
                continue;
            }
            int stones = Integer.bitCount(mine & window);
            report.points += LITTLE[stones];
            if (stones == 5) {
                report.five = true;
            } else if (stones == 4) {
                singles |= free & window;
            } else if (stones == 3) {
                pairs.add(free & window);
            }
        }
        if (Integer.bitCount(singles) >= 2) {
            report.points += OPEN_FOUR_POINTS;
        } else if (singles != 0) {
            report.points += FOUR_POINTS;
            report.threats += 1;
        } else if (overlap(pairs)) {
            report.points += OPEN_THREE_POINTS;
            report.threats += 1;
        } else if (!pairs.isEmpty()) {
            report.points += THREE_POINTS;
        }
    }

    private static boolean overlap(Set<Integer> pairs) {
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
