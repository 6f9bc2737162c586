// exercise: 06
// truth: wrong
// mistake: Only stones side by side are a line (class Run): a gap ends it, so XX.XX is two twos and no four, .X.XX. no open three.
// player: both
// style: helper classes Run and Scanner
// kind: slip
// single: yes
// detail: every four or three with a gap, alone or in a double threat
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** Stones side by side, with the free cells before and after them. */
    private static class Run {
        final int length;
        final int before;
        final int after;

        Run(int length, int before, int after) {
            this.length = length;
            this.before = before;
            this.after = after;
        }

        boolean useless() {
            return before + length + after < 5;
        }

        boolean open() {
            return before > 0 && after > 0 && before + length + after > 5;
        }

        int points() {
            if (length >= 5) {
                return 0;
            }
            if (useless()) {
                return 0;
            }
            switch (length) {
                case 4:
                    return before > 0 && after > 0 ? 20_000 : 2_500;
                case 3:
                    return open() ? 2_000 : 300;
                case 2:
                    return open() ? 60 : 30;
                default:
                    return open() ? 6 : 3;
            }
        }

        boolean threat() {
            return length == 4 && !useless() && !(before > 0 && after > 0) || length == 3 && open();
        }
    }

    private static class Scanner {
        final Board board;
        final Player player;
        final List<Run> runs = new ArrayList<>();

        Scanner(Board board, Player player) {
            this.board = board;
            this.player = player;
            for (int row = 0; row < board.size(); row++) {
                for (int column = 0; column < board.size(); column++) {
                    scan(row, column, 0, 1);
                    scan(row, column, 1, 0);
                    scan(row, column, 1, 1);
                    scan(row, column, 1, -1);
                }
            }
        }

        private void scan(int row, int column, int down, int right) {
            if (!mine(row, column) || mine(row - down, column - right)) {
                return;
            }
            int length = 0;
            while (mine(row + length * down, column + length * right)) {
                length++;
            }
            int after = 0;
            while (after < 5 && free(row + (length + after) * down, column + (length + after) * right)) {
                after++;
            }
            int before = 0;
            while (before < 5 && free(row - (before + 1) * down, column - (before + 1) * right)) {
                before++;
            }
            runs.add(new Run(length, before, after));
        }

        private boolean inside(int row, int column) {
            return row >= 0 && column >= 0 && row < board.size() && column < board.size();
        }

        private boolean mine(int row, int column) {
            return inside(row, column) && board.has(player, row, column);
        }

        private boolean free(int row, int column) {
            return inside(row, column) && !board.has(Player.X, row, column) && !board.has(Player.O, row, column);
        }
    }

    @Override
    public int value(Board board) {
        List<Run> x = new Scanner(board, Player.X).runs;
        List<Run> o = new Scanner(board, Player.O).runs;
        if (five(x)) {
            return 1_000_000;
        }
        if (five(o)) {
            return -1_000_000;
        }
        return points(x) - points(o);
    }

    private boolean five(List<Run> runs) {
        return runs.stream().anyMatch(run -> run.length >= 5);
    }

    private int points(List<Run> runs) {
        int points = 0;
        int threats = 0;
        for (Run run : runs) {
            points += run.points();
            if (run.threat()) {
                threats++;
            }
        }
        if (threats >= 2) {
            points += 10_000;
        }
        return Math.min(points, 490_000);
    }
}
