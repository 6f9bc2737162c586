// exercise: 06
// truth: wrong
// mistake: what a line is worth is cached by its two bit masks without its length, so a short diagonal and a long row with the same stones at the start share the answer of whichever was asked first; it even depends on the boards asked before.
// player: both
// style: bit masks, static cache
// single: yes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

    private record Found(int points, boolean threat, boolean five) {}

    private static class Tally {
        private static final Map<Long, Found> CACHE = new HashMap<>();

        boolean five;
        int points;
        int threats;

        void read(int mine, int theirs, int length) {
            long key = (long) mine << 32 | theirs;
            Found found = CACHE.computeIfAbsent(key, k -> look(mine, theirs, length));
            five |= found.five();
            points += found.points();
            threats += found.threat() ? 1 : 0;
        }

        private static Found look(int mine, int theirs, int length) {
            int points = 0;
            boolean threat = false;
            int gains = 0;
            List<Integer> pairs = new ArrayList<>();
            for (int start = 0; start + 5 <= length; start++) {
                int window = 0b11111 << start;
                if ((window & theirs) != 0) {
                    continue;
                }
                int lacking = window & ~mine;
                switch (Integer.bitCount(lacking)) {
                    case 0 -> {
                        return new Found(0, false, true);
                    }
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
                threat = true;
            } else if (open(pairs)) {
                points += 2_000;
                threat = true;
            } else if (!pairs.isEmpty()) {
                points += 300;
            }
            return new Found(points, threat, false);
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
            return Math.min(400_000, points + (threats > 1 ? 10_000 : 0));
        }
    }
}
