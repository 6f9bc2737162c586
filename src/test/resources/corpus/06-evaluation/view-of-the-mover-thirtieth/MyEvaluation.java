// exercise: 06
// truth: wrong
// mistake: the value is turned to the side whose turn it is by the number of stones, instead of staying X's view
// player: both
// style: nested loops over windows, sets of winning cells, helper class Tally
// kind: slip
// single: yes
// detail: every board on which X has more stones than O gets the wrong sign
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static class Tally {
        int points;
        int threats;
        boolean five;

        int total() {
            return Math.min(300_000, points + (threats > 1 ? 6_000 : 0));
        }
    }

    @Override
    public int value(Board board) {
        Tally x = tally(board, Player.X);
        Tally o = tally(board, Player.O);
        int score;
        if (x.five) {
            score = 500_000;
        } else if (o.five) {
            score = -500_000;
        } else {
            score = x.total() - o.total();
        }
        boolean xToMove = board.count(Player.X) <= board.count(Player.O);
        return xToMove ? score : -score;
    }

    private Tally tally(Board board, Player p) {
        Tally t = new Tally();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            line(board, p, i, 0, 0, 1, t);
            line(board, p, 0, i, 1, 0, t);
            line(board, p, 0, i, 1, 1, t);
            line(board, p, 0, i, 1, -1, t);
            if (i > 0) {
                line(board, p, i, 0, 1, 1, t);
                line(board, p, i, n - 1, 1, -1, t);
            }
        }
        return t;
    }

    private void line(Board board, Player p, int r, int c, int dr, int dc, Tally t) {
        List<Character> cells = new ArrayList<>();
        for (; r < board.size() && c >= 0 && c < board.size(); r += dr, c += dc) {
            cells.add(board.has(p, r, c) ? '#' : board.isEmpty(r, c) ? '.' : '|');
        }
        Set<Integer> wins = new HashSet<>();
        Set<Set<Integer>> pairs = new HashSet<>();
        for (int s = 0; s + 5 <= cells.size(); s++) {
            Set<Integer> free = new TreeSet<>();
            boolean closed = false;
            for (int i = s; i < s + 5; i++) {
                if (cells.get(i) == '.') free.add(i);
                if (cells.get(i) == '|') closed = true;
            }
            if (closed) continue;
            switch (free.size()) {
                case 0: t.five = true; break;
                case 1: wins.addAll(free); break;
                case 2: pairs.add(free); break;
                case 3: t.points += 10; break;
                case 4: t.points += 1; break;
                default:
            }
        }
        if (wins.size() == 1) {
            t.points += 1_500;
            t.threats++;
        } else if (wins.size() > 1) {
            t.points += 10_000;
        } else if (!pairs.isEmpty()) {
            Set<Integer> union = new HashSet<>();
            pairs.forEach(union::addAll);
            boolean open = union.size() < 2 * pairs.size();
            t.points += open ? 1_000 : 200;
            t.threats += open ? 1 : 0;
        }
    }
}
