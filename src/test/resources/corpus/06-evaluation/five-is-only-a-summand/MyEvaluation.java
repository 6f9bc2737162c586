// exercise: 06
// truth: wrong
// mistake: five in a row are only one more summand, from which the patterns of the other player, up to 150,000, are still taken, so that they can be worth less than an open four
// player: both
// style: splits every line at the other player's stones into segments
// single: yes
// detail: sometimes, only if the other player has a great deal
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public int value(Board board) {
        return evaluateFor(board, Player.X) - evaluateFor(board, Player.O);
    }

    private int evaluateFor(Board board, Player player) {
        int sum = 0;
        int threats = 0;
        boolean five = false;
        for (int[] dir : DIRS) {
            for (int row = 0; row < board.size(); row++) {
                for (int col = 0; col < board.size(); col++) {
                    if (inside(board, row - dir[0], col - dir[1])) {
                        continue;
                    }
                    boolean four = false;
                    boolean openThree = false;
                    for (boolean[] segment : segments(board, player, row, col, dir)) {
                        int ways = ways(segment);
                        if (ways == Integer.MAX_VALUE) {
                            five = true;
                            continue;
                        }
                        sum += beginnings(segment);
                        if (ways > 1) {
                            sum += 20_000;
                        } else if (ways == 1) {
                            sum += 2_500;
                            four = true;
                        } else {
                            int more = waysAfterOneMore(segment);
                            if (more > 1) {
                                sum += 2_000;
                                openThree = true;
                            } else if (more == 1) {
                                sum += 250;
                            }
                        }
                    }
                    if (four || openThree) {
                        threats++;
                    }
                }
            }
        }
        if (threats >= 2) {
            sum += 10_000;
        }
        return Math.min(sum, 150_000) + (five ? 160_000 : 0);
    }

    private boolean inside(Board board, int row, int col) {
        return row >= 0 && col >= 0 && row < board.size() && col < board.size();
    }

    private List<boolean[]> segments(Board board, Player player, int row, int col, int[] dir) {
        List<boolean[]> list = new ArrayList<>();
        List<Boolean> current = new ArrayList<>();
        while (inside(board, row, col)) {
            if (board.has(player.opponent(), row, col)) {
                close(current, list);
                current = new ArrayList<>();
            } else {
                current.add(board.has(player, row, col));
            }
            row += dir[0];
            col += dir[1];
        }
        close(current, list);
        return list;
    }

    private void close(List<Boolean> cells, List<boolean[]> list) {
        if (cells.size() < 5 || !cells.contains(true)) {
            return;
        }
        boolean[] segment = new boolean[cells.size()];
        for (int i = 0; i < segment.length; i++) {
            segment[i] = cells.get(i);
        }
        list.add(segment);
    }

    private int longest(boolean[] segment) {
        int longest = 0;
        int run = 0;
        for (boolean stone : segment) {
            run = stone ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    private int ways(boolean[] segment) {
        if (longest(segment) >= 5) {
            return Integer.MAX_VALUE;
        }
        int ways = 0;
        for (int i = 0; i < segment.length; i++) {
            if (!segment[i]) {
                segment[i] = true;
                ways += longest(segment) >= 5 ? 1 : 0;
                segment[i] = false;
            }
        }
        return ways;
    }

    private int waysAfterOneMore(boolean[] segment) {
        int most = 0;
        for (int i = 0; i < segment.length; i++) {
            if (!segment[i]) {
                segment[i] = true;
                most = Math.max(most, ways(segment));
                segment[i] = false;
            }
        }
        return most;
    }

    private int beginnings(boolean[] segment) {
        int points = 0;
        for (int i = 0; i + 5 <= segment.length; i++) {
            int stones = 0;
            for (int k = 0; k < 5; k++) {
                stones += segment[i + k] ? 1 : 0;
            }
            points += stones == 2 ? 30 : stones == 1 ? 2 : 0;
        }
        return points;
    }
}
