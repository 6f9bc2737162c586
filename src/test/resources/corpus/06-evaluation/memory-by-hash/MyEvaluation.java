// exercise: 06
// truth: wrong
// mistake: values are kept in a map by board.hashCode(), and different boards with the same hash code get the same value
// player: both
// style: memo around an evaluation by lines
// single: yes
// detail: sometimes; e.g. on 8x8 X at rows 1-3 of a column, then X at rows 0-4 of it (cells 32 apart cancel in the hash)
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private final Map<Integer, Integer> known = new HashMap<>();

    @Override
    public int value(Board board) {
        Integer before = known.get(board.hashCode());
        if (before != null) {
            return before;
        }
        int value = compute(board);
        known.put(board.hashCode(), value);
        return value;
    }

    private int compute(Board board) {
        Reader x = new Reader(board, Player.X);
        Reader o = new Reader(board, Player.O);
        if (x.won) {
            return 900_000;
        }
        if (o.won) {
            return -900_000;
        }
        return x.result() - o.result();
    }

    private static class Reader {
        boolean won;
        int points;
        int threats;

        Reader(Board board, Player me) {
            int n = board.size();
            for (int i = 0; i < n; i++) {
                line(board, me, i, 0, 0, 1);
                line(board, me, 0, i, 1, 0);
                line(board, me, 0, i, 1, 1);
                line(board, me, 0, i, 1, -1);
                if (i > 0) {
                    line(board, me, i, 0, 1, 1);
                    line(board, me, i, n - 1, 1, -1);
                }
            }
        }

        void line(Board board, Player me, int row, int column, int down, int right) {
            Set<Integer> winning = new HashSet<>();
            Set<Integer> seen = new HashSet<>();
            boolean three = false;
            boolean open = false;
            for (int first = 0; on(board, row + (first + 4) * down, column + (first + 4) * right); first++) {
                Set<Integer> free = new HashSet<>();
                boolean theirs = false;
                for (int k = first; k < first + 5; k++) {
                    int r = row + k * down;
                    int c = column + k * right;
                    theirs |= board.has(me.opponent(), r, c);
                    if (!board.has(me, r, c)) {
                        free.add(k);
                    }
                }
                if (theirs) {
                    continue;
                }
                if (free.isEmpty()) {
                    won = true;
                } else if (free.size() == 1) {
                    winning.addAll(free);
                } else if (free.size() == 2) {
                    three = true;
                    int before = seen.size();
                    seen.addAll(free);
                    open |= before > 0 && seen.size() == before + 1;
                } else if (free.size() == 3) {
                    points += 15;
                } else if (free.size() == 4) {
                    points += 2;
                }
            }
            if (winning.size() >= 2) {
                points += 20_000;
                threats++;
            } else if (winning.size() == 1) {
                points += 2_000;
                threats++;
            } else if (open) {
                points += 1_400;
                threats++;
            } else if (three) {
                points += 250;
            }
        }

        boolean on(Board board, int row, int column) {
            return row >= 0 && column >= 0 && row < board.size() && column < board.size();
        }

        int result() {
            return Math.min(800_000, threats >= 2 ? points + 8_000 : points);
        }
    }
}
