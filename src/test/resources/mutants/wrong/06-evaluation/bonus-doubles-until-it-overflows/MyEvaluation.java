// Wrong: the bonus doubles with each threat and overflows.
// Fails first: An empty board is worth 0, what is good for X more, and what is good for O less
// Says: open threes
// Diagnosis: sum-runs-over

import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 900_000;

    @Override
    public int value(Board board) {
        Tally x = new Tally();
        Tally o = new Tally();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            line(board, i, 0, 0, 1, x, o);
            line(board, 0, i, 1, 0, x, o);
            line(board, 0, i, 1, 1, x, o);
            line(board, 0, i, 1, -1, x, o);
            if (i > 0) {
                line(board, i, 0, 1, 1, x, o);
                line(board, i, n - 1, 1, -1, x, o);
            }
        }
        if (x.five) {
            return WIN;
        }
        if (o.five) {
            return -WIN;
        }
        return x.total() - o.total();
    }

    private static void line(Board board, int row, int column, int down, int right, Tally x, Tally o) {
        int maskX = 0;
        int maskO = 0;
        int length = 0;
        while (row < board.size() && column >= 0 && column < board.size()) {
            if (board.has(Player.X, row, column)) {
                maskX |= 1 << length;
            } else if (board.has(Player.O, row, column)) {
                maskO |= 1 << length;
            }
            length++;
            row += down;
            column += right;
        }
        x.read(maskX, maskO, length);
        o.read(maskO, maskX, length);
    }

    private static class Tally {
        boolean five;
        int points;
        int threats;

        void read(int mine, int theirs, int length) {
            int gains = 0;
            List<Integer> pairs = new ArrayList<>();
            for (int start = 0; start + 5 <= length; start++) {
                int window = 0b11111 << start;
                if ((window & theirs) != 0) {
                    continue;
                }
                int lacking = window & ~mine;
                switch (Integer.bitCount(lacking)) {
                    case 0 -> five = true;
                    case 1 -> gains |= lacking;
                    case 2 -> pairs.add(lacking);
                    case 3 -> points += 15;
                    case 4 -> points += 1;
                    default -> {
                    }
                }
            }
            if (Integer.bitCount(gains) > 1) {
                points += 20_000;
            } else if (gains != 0) {
                points += 3_000;
                threats++;
            } else if (open(pairs)) {
                points += 2_000;
                threats++;
            } else if (!pairs.isEmpty()) {
                points += 300;
            }
        }

        private static boolean open(List<Integer> pairs) {
            for (int a : pairs) {
                for (int b : pairs) {
                    if (a != b && (a & b) != 0) {
                        return true;
                    }
                }
            }
            return false;
        }

        int total() {
            int bonus = threats > 1 ? 10_000 << (threats - 2) : 0;
            return Math.min(400_000, points + bonus);
        }
    }
}
