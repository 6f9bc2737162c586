// exercise: 06
// truth: wrong
// mistake: a three that is closed at one end counts 500 and an open one 1,200, so three closed ones are worth more
// player: both
// style: bit masks, constants
// single: yes
// detail: always for three closed threes against one open
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Step(int dr, int dc) {}

    private static final Step[] STEPS = {new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(-1, 1)};
    private static final int WIN_SCORE = 900_000;
    private static final int LIVE_FOUR = 15_000;
    private static final int DEAD_FOUR = 2_000;
    private static final int LIVE_THREE = 1_200;
    private static final int DEAD_THREE = 500;
    private static final int[] LITTLE = {0, 1, 8, 0, 0, 0};

    private static class Result {
        boolean five;
        int points;
        int threats;

        int total() {
            int all = points;
            if (threats > 1) {
                all += 9_000;
            }
            return all > 600_000 ? 600_000 : all;
        }
    }

    @Override
    public int value(Board board) {
        Result x = res(board, Player.X);
        Result o = res(board, Player.O);
        if (x.five) {
            return WIN_SCORE;
        }
        if (o.five) {
            return -WIN_SCORE;
        }
        return x.total() - o.total();
    }

    private Result res(Board board, Player who) {
        Result res = new Result();
        for (Step step : STEPS) {
            for (int y = 0; y < board.size(); y++) {
                for (int z = 0; z < board.size(); z++) {
                    if (!inside(board, y - step.dr(), z - step.dc())) {
                        line(board, who, y, z, step, res);
                    }
                }
            }
        }
        return res;
    }

    private static boolean inside(Board board, int y, int z) {
        return 0 <= y && y < board.size() && 0 <= z && z < board.size();
    }

    private void line(Board board, Player who, int y, int z, Step step, Result res) {
        int mine = 0;
        int free = 0;
        int length = 0;
        while (inside(board, y, z)) {
            if (board.has(who, y, z)) {
                mine |= 1 << length;
            } else if (!board.has(who.opponent(), y, z)) {
                free |= 1 << length;
            }
            length++;
            y += step.dr();
            z += step.dc();
        }
        int singles = 0;
        Set<Integer> pairs = new HashSet<>();
        for (int i = 0; i + 5 <= length; i++) {
            int window = 0b11111 << i;
            if (((mine | free) & window) != window) {
                continue;
            }
            int stones = Integer.bitCount(mine & window);
            res.points += LITTLE[stones];
            if (stones == 5) {
                res.five = true;
            } else if (stones == 4) {
                singles |= free & window;
            } else if (stones == 3) {
                pairs.add(free & window);
            }
        }
        if (Integer.bitCount(singles) >= 2) {
            res.points += LIVE_FOUR;
        } else if (singles != 0) {
            res.points += DEAD_FOUR;
            res.threats += 1;
        } else if (overlap(pairs)) {
            res.points += LIVE_THREE;
            res.threats += 1;
        } else if (!pairs.isEmpty()) {
            res.points += DEAD_THREE;
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
