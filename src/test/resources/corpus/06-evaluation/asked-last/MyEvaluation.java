// exercise: 06
// truth: wrong
// mistake: the last value is given again if it is the same board object with as many stones as before, without looking at where they are
// player: both
// style: last question remembered in fields
// kind: subtle
// single: yes
// detail: a search takes back a stone and puts another, and asks again about the same object without asking in between
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private Board lastBoard;
    private int lastX;
    private int lastO;
    private int lastValue;

    @Override
    public int value(Board board) {
        int stonesX = board.count(Player.X);
        int stonesO = board.count(Player.O);
        if (board == lastBoard && stonesX == lastX && stonesO == lastO) {
            return lastValue; // nothing was put since
        }
        lastBoard = board;
        lastX = stonesX;
        lastO = stonesO;
        lastValue = compute(board);
        return lastValue;
    }

    private record Side(boolean five, int points) {}

    private int compute(Board board) {
        Side x = side(board, Player.X);
        Side o = side(board, Player.O);
        if (x.five() || o.five()) {
            return x.five() ? 500_000 : -500_000;
        }
        return x.points() - o.points();
    }

    private Side side(Board board, Player player) {
        int points = 0;
        int threats = 0;
        boolean five = false;
        for (List<int[]> line : lines(board.size())) {
            Set<Integer> wins = new HashSet<>();
            Set<Integer> pairs = new HashSet<>();
            for (int s = 0; s + 5 <= line.size(); s++) {
                int own = 0;
                int free = 0;
                int code = 0;
                for (int i = s; i < s + 5; i++) {
                    int[] cell = line.get(i);
                    if (board.has(player, cell[0], cell[1])) {
                        own++;
                    } else if (board.isEmpty(cell[0], cell[1])) {
                        free++;
                        code = 100 * code + i + 1;
                    }
                }
                if (own + free < 5) {
                    continue;
                }
                points += own * own;
                five |= own == 5;
                if (own == 4) {
                    wins.add(code);
                } else if (own == 3) {
                    pairs.add(code);
                }
            }
            Set<Integer> cells = new HashSet<>();
            pairs.forEach(code -> {
                cells.add(code / 100);
                cells.add(code % 100);
            });
            boolean open = cells.size() < 2 * pairs.size();
            if (wins.size() > 1) {
                points += 10_000;
            } else if (wins.size() == 1) {
                points += 1_500;
                threats++;
            } else if (open) {
                points += 1_000;
                threats++;
            } else if (!pairs.isEmpty()) {
                points += 150;
            }
        }
        return new Side(five, Math.min(400_000, points + (threats > 1 ? 5_000 : 0)));
    }

    private static List<List<int[]>> lines(int n) {
        List<List<int[]>> lines = new ArrayList<>();
        for (int k = 0; k < 6 * n; k++) {
            lines.add(new ArrayList<>());
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                int[] cell = {r, c};
                lines.get(r).add(cell);
                lines.get(n + c).add(cell);
                lines.get(3 * n + r - c).add(cell);
                lines.get(4 * n + r + c).add(cell);
            }
        }
        return lines;
    }
}
