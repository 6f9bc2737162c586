// exercise: 06
// truth: wrong
// mistake: where both sides have a four, the side to move by the number of stones gets a bonus, so the colours exchanged do not give the other sign
// player: both
// style: two-pass, a small class for what a side has
// single: yes
// detail: sometimes; only where both have a four and as many stones as each other
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final class Holdings {
        int fives;
        int openFours;
        int fours;
        int openThrees;
        int threes;
        int twoWindows;
        int oneWindows;

        int score() {
            int s = 13_000 * openFours + 1_800 * fours + 1_150 * openThrees + 220 * threes + 11 * twoWindows + oneWindows;
            if (fours + openThrees > 1) {
                s += 8_000;
            }
            return Math.min(s, 500_000);
        }

        boolean hasFour() {
            return fours + openFours > 0;
        }
    }

    @Override
    public int value(Board board) {
        Holdings mine = new Holdings();
        Holdings theirs = new Holdings();
        for (List<Cell> line : lines(board.size())) {
            look(board, line, Player.X, mine);
            look(board, line, Player.O, theirs);
        }
        if (mine.fives > 0) return 900_000;
        if (theirs.fives > 0) return -900_000;
        int value = mine.score() - theirs.score();
        if (mine.hasFour() && theirs.hasFour()) {
            boolean xToMove = board.count(Player.X) <= board.count(Player.O);
            value += xToMove ? 400 : -400;
        }
        return value;
    }

    private static List<List<Cell>> lines(int n) {
        List<List<Cell>> all = new ArrayList<>();
        int[][] ds = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : ds)
            for (int r = 0; r < n; r++)
                for (int c = 0; c < n; c++) {
                    int br = r - d[0], bc = c - d[1];
                    boolean starts = br < 0 || bc < 0 || bc >= n;
                    if (!starts) continue;
                    List<Cell> line = new ArrayList<>();
                    for (int y = r, x = c; y < n && x >= 0 && x < n; y += d[0], x += d[1]) line.add(new Cell(y, x));
                    if (line.size() >= 5) all.add(line);
                }
        return all;
    }

    private static void look(Board board, List<Cell> line, Player p, Holdings h) {
        Set<Cell> fives = new HashSet<>();
        Set<Set<Cell>> fours = new HashSet<>();
        for (int i = 0; i + 5 <= line.size(); i++) {
            List<Cell> window = line.subList(i, i + 5);
            if (window.stream().anyMatch(c -> board.has(p.opponent(), c.row(), c.column()))) continue;
            Set<Cell> empty = new HashSet<>();
            for (Cell c : window) if (board.isEmpty(c)) empty.add(c);
            switch (empty.size()) {
                case 0 -> h.fives++;
                case 1 -> fives.addAll(empty);
                case 2 -> fours.add(empty);
                case 3 -> h.twoWindows++;
                case 4 -> h.oneWindows++;
                default -> { }
            }
        }
        if (fives.size() >= 2) h.openFours++;
        else if (fives.size() == 1) h.fours++;
        else if (!fours.isEmpty()) {
            Set<Cell> once = new HashSet<>();
            boolean again = false;
            for (Set<Cell> pair : fours) for (Cell c : pair) again |= !once.add(c);
            if (again) h.openThrees++;
            else h.threes++;
        }
    }
}
