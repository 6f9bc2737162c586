// exercise: 06
// truth: wrong
// mistake: the loop over the diagonals that begin in the last column and go down to the left is missing, so that half of that direction is not read
// player: both
// style: four explicit loops that collect lines as lists of characters
// single: yes
// detail: sometimes, only lines down to the left in the lower right half of the board
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WON = 900_000;

    @Override
    public int value(Board board) {
        List<char[]> lines = lines(board);
        Tally x = new Tally('X');
        Tally o = new Tally('O');
        for (char[] line : lines) {
            x.add(line);
            o.add(line);
        }
        if (x.five) {
            return WON;
        }
        if (o.five) {
            return -WON;
        }
        return x.points() - o.points();
    }

    private List<char[]> lines(Board board) {
        int size = board.size();
        List<char[]> lines = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            lines.add(walk(board, i, 0, 0, 1));
            lines.add(walk(board, 0, i, 1, 0));
        }
        for (int column = 0; column < size; column++) {
            lines.add(walk(board, 0, column, 1, 1));
        }
        for (int row = 1; row < size; row++) {
            lines.add(walk(board, row, 0, 1, 1));
        }
        for (int column = 0; column < size; column++) {
            lines.add(walk(board, 0, column, 1, -1));
        }
        return lines;
    }

    private char[] walk(Board board, int row, int column, int down, int right) {
        StringBuilder text = new StringBuilder();
        while (row < board.size() && column >= 0 && column < board.size()) {
            text.append(board.at(row, column).map(Player::symbol).orElse('.'));
            row += down;
            column += right;
        }
        return text.toString().toCharArray();
    }

    private static class Tally {
        final char me;
        boolean five;
        int sum;
        int threats;

        Tally(char me) {
            this.me = me;
        }

        int points() {
            int bonus = threats > 1 ? 6000 : 0;
            return Math.min(500_000, sum + bonus);
        }

        void add(char[] line) {
            if (line.length < 5 || new String(line).indexOf(me) < 0) {
                return;
            }
            int wins = wins(line);
            if (wins < 0) {
                five = true;
                return;
            }
            sum += seeds(line);
            if (wins >= 2) {
                sum += 12000;
            } else if (wins == 1) {
                sum += 1600;
                threats++;
            } else {
                int most = 0;
                for (int i = 0; i < line.length; i++) {
                    if (line[i] == '.') {
                        line[i] = me;
                        most = Math.max(most, wins(line));
                        line[i] = '.';
                    }
                }
                if (most >= 2) {
                    sum += 1100;
                    threats++;
                } else if (most == 1) {
                    sum += 130;
                }
            }
        }

        private int wins(char[] line) {
            if (hasFive(line)) {
                return -1;
            }
            int wins = 0;
            for (int i = 0; i < line.length; i++) {
                if (line[i] == '.') {
                    line[i] = me;
                    if (hasFive(line)) {
                        wins++;
                    }
                    line[i] = '.';
                }
            }
            return wins;
        }

        private boolean hasFive(char[] line) {
            int run = 0;
            for (char c : line) {
                run = c == me ? run + 1 : 0;
                if (run == 5) {
                    return true;
                }
            }
            return false;
        }

        private int seeds(char[] line) {
            int seeds = 0;
            for (int i = 0; i + 5 <= line.length; i++) {
                int mine = 0;
                boolean free = true;
                for (int k = i; k < i + 5; k++) {
                    mine += line[k] == me ? 1 : 0;
                    free &= line[k] == me || line[k] == '.';
                }
                if (free) {
                    seeds += mine == 2 ? 15 : mine == 1 ? 1 : 0;
                }
            }
            return seeds;
        }
    }
}
