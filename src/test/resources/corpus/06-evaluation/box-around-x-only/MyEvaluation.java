// exercise: 06
// truth: wrong
// mistake: to save time only the part of the board around the stones is read, but that part is measured by the stones of X alone, so that what O has outside it is not seen
// player: MIN
// style: a rectangle, cut out and read window by window
// single: yes
// detail: always where O has stones more than four cells away from the rectangle around X's stones, or X has none
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int MARGIN = 4;

    private static final class Box {
        int top = Integer.MAX_VALUE;
        int left = Integer.MAX_VALUE;
        int bottom = -1;
        int right = -1;

        static Box around(Board board) {
            Box box = new Box();
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    if (board.has(Player.X, r, c)) {
                        box.top = Math.min(box.top, r);
                        box.bottom = Math.max(box.bottom, r);
                        box.left = Math.min(box.left, c);
                        box.right = Math.max(box.right, c);
                    }
                }
            }
            box.top = Math.max(0, box.top - MARGIN);
            box.left = Math.max(0, box.left - MARGIN);
            box.bottom = Math.min(board.size() - 1, box.bottom + MARGIN);
            box.right = Math.min(board.size() - 1, box.right + MARGIN);
            return box;
        }

        boolean has(int r, int c) {
            return top <= r && r <= bottom && left <= c && c <= right;
        }
    }

    private static final class Row {
        final TreeSet<Integer> wins = new TreeSet<>();
        final TreeSet<Integer> pairs = new TreeSet<>();

        boolean open() {
            for (int a : pairs) {
                for (int b : pairs) {
                    if (a < b && (a / 100 == b / 100 || a % 100 == b % 100 || a % 100 == b / 100 || a / 100 == b % 100)) {
                        return true;
                    }
                }
            }
            return false;
        }
    }

    @Override
    public int value(Board board) {
        Box box = Box.around(board);
        int x = count(board, box, Player.X);
        if (x == -1) {
            return 750_000;
        }
        int o = count(board, box, Player.O);
        return o == -1 ? -750_000 : x - o;
    }

    private int count(Board board, Box box, Player player) {
        Map<String, Row> rows = new HashMap<>();
        int sum = 0;
        for (int r = box.top; r <= box.bottom; r++) {
            for (int c = box.left; c <= box.right; c++) {
                for (int d = 0; d < 4; d++) {
                    int dr = d == 0 ? 0 : 1;
                    int dc = d == 1 ? 0 : d == 3 ? -1 : 1;
                    if (!box.has(r + 4 * dr, c + 4 * dc)) {
                        continue;
                    }
                    String key = d + ":" + (d == 0 ? r : d == 1 ? c : d == 2 ? r - c : r + c);
                    int stones = 0;
                    int code = 0;
                    boolean foreign = false;
                    for (int i = 0; i < 5; i++) {
                        int y = r + i * dr;
                        int x = c + i * dc;
                        if (board.isEmpty(y, x)) {
                            code = code * 100 + (d == 0 ? x : y) + 1;
                        } else if (board.has(player, y, x)) {
                            stones++;
                        } else {
                            foreign = true;
                        }
                    }
                    if (foreign) {
                        continue;
                    }
                    if (stones == 5) {
                        return -1;
                    } else if (stones == 4) {
                        rows.computeIfAbsent(key, k -> new Row()).wins.add(code);
                    } else if (stones == 3) {
                        rows.computeIfAbsent(key, k -> new Row()).pairs.add(code);
                    } else {
                        sum += stones == 2 ? 18 : stones;
                    }
                }
            }
        }
        int threats = 0;
        for (Row row : rows.values()) {
            if (row.wins.size() > 1) {
                sum += 18_000;
            } else if (row.wins.size() == 1) {
                sum += 2_000;
                threats++;
            } else if (row.open()) {
                sum += 1_500;
                threats++;
            } else {
                sum += 150;
            }
        }
        return Math.min(500_000, sum + (threats > 1 ? 7_500 : 0));
    }
}
