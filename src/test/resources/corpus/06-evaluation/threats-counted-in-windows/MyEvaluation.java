// exercise: 06
// truth: wrong
// mistake: the threats are counted once for each window of four and each pair of windows of three, not once for each line, so a single threat already gets the extra points
// player: both
// style: window objects, counts per shape
// single: yes
// detail: with an open three or an open four, which have several windows; two of them then add up to exactly or less than the sum
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private record FiveCells(int stones, boolean blocked, List<Cell> free) {
        static FiveCells at(Board board, Player player, int row, int column, int dr, int dc) {
            List<Cell> free = new ArrayList<>(5);
            int stones = 0;
            for (int i = 0; i < 5; i++) {
                int r = row + i * dr;
                int c = column + i * dc;
                if (board.has(player, r, c)) {
                    stones++;
                } else if (board.isEmpty(r, c)) {
                    free.add(new Cell(r, c));
                }
            }
            return new FiveCells(stones, stones + free.size() < 5, free);
        }
    }

    private final class Account {
        boolean five;
        int points;
        int threats;

        void line(List<FiveCells> windows) {
            List<FiveCells> fours = new ArrayList<>();
            List<FiveCells> threes = new ArrayList<>();
            for (FiveCells w : windows) {
                if (w.blocked()) continue;
                switch (w.stones()) {
                    case 5 -> five = true;
                    case 4 -> fours.add(w);
                    case 3 -> threes.add(w);
                    case 2 -> points += 10;
                    case 1 -> points += 1;
                    default -> {}
                }
            }
            if (!fours.isEmpty()) {
                long ways = fours.stream().map(FiveCells::free).distinct().count();
                points += ways > 1 ? 15_000 : 2_000;
                threats += fours.size();
                return;
            }
            int meetings = 0;
            for (int i = 0; i < threes.size(); i++) {
                for (int j = i + 1; j < threes.size(); j++) {
                    List<Cell> a = threes.get(i).free();
                    List<Cell> b = threes.get(j).free();
                    if (!a.equals(b) && (b.contains(a.get(0)) || b.contains(a.get(1)))) {
                        meetings++;
                    }
                }
            }
            if (meetings > 0) {
                points += 1_500;
                threats += meetings;
            } else if (!threes.isEmpty()) {
                points += 250;
            }
        }

        int total() {
            return Math.min(300_000, points + (threats >= 2 ? 7_000 : 0));
        }
    }

    @Override
    public int value(Board board) {
        Account x = account(board, Player.X);
        Account o = account(board, Player.O);
        return x.five ? 650_000 : o.five ? -650_000 : x.total() - o.total();
    }

    private Account account(Board board, Player player) {
        Account account = new Account();
        int n = board.size();
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {-1, 1}}) {
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    boolean begins = row - d[0] < 0 || row - d[0] >= n || column - d[1] < 0;
                    if (!begins) continue;
                    List<FiveCells> windows = new ArrayList<>();
                    int r = row;
                    int c = column;
                    while (r + 4 * d[0] >= 0 && r + 4 * d[0] < n && c + 4 * d[1] < n) {
                        windows.add(FiveCells.at(board, player, r, c, d[0], d[1]));
                        r += d[0];
                        c += d[1];
                    }
                    account.line(windows);
                }
            }
        }
        return account;
    }
}
