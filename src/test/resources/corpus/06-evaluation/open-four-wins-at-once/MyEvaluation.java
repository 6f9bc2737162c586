// exercise: 06
// truth: wrong
// mistake: an open four returns a fixed value at once if the other side has none, before fours of the other side are looked at; so O's four does not count against an open four of X.
// player: both
// style: counts of patterns in a small class, decisions by if in the order of importance
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private static class Counts {
        int five, openFour, four, openThree, three, two, one;

        int points() {
            int sum = 10_000 * openFour + 1_500 * four + 1_000 * openThree + 200 * three + 10 * two + one;
            if (four + openThree > 1) {
                sum += 5_000;
            }
            return Math.min(sum, 200_000);
        }
    }

    @Override
    public int value(Board board) {
        Counts x = count(board, Player.X);
        Counts o = count(board, Player.O);
        if (x.five > 0) return 1_000_000;
        if (o.five > 0) return -1_000_000;
        if (x.openFour > 0 && o.openFour == 0) return 500_000;
        if (o.openFour > 0 && x.openFour == 0) return -500_000;
        return x.points() - o.points();
    }

    private Counts count(Board board, Player player) {
        Counts counts = new Counts();
        int n = board.size();
        for (int r = 0; r < n; r++) {
            line(board, player, counts, r, 0, 0, 1);
            line(board, player, counts, 0, r, 1, 0);
            line(board, player, counts, r, 0, 1, 1);
            line(board, player, counts, r, n - 1, 1, -1);
            if (r > 0) {
                line(board, player, counts, 0, r, 1, 1);
                line(board, player, counts, 0, n - 1 - r, 1, -1);
            }
        }
        return counts;
    }

    private void line(Board board, Player player, Counts counts, int r, int c, int dr, int dc) {
        int n = board.size();
        int wins = 0;
        List<Integer> pairs = new ArrayList<>();
        for (int k = 0; r + (k + 4) * dr < n && c + (k + 4) * dc < n && c + (k + 4) * dc >= 0; k++) {
            int free = 0;
            boolean blocked = false;
            for (int i = k; i < k + 5; i++) {
                if (board.has(player.opponent(), r + i * dr, c + i * dc)) {
                    blocked = true;
                } else if (!board.has(player, r + i * dr, c + i * dc)) {
                    free |= 1 << i;
                }
            }
            if (blocked) continue;
            int missing = Integer.bitCount(free);
            if (missing == 0) counts.five++;
            if (missing == 1) wins |= free;
            if (missing == 2 && !pairs.contains(free)) pairs.add(free);
            if (missing == 3) counts.two++;
            if (missing == 4) counts.one++;
        }
        if (wins != 0) {
            if (Integer.bitCount(wins) > 1) counts.openFour++;
            else counts.four++;
            return;
        }
        if (pairs.isEmpty()) return;
        int all = 0;
        int twice = 0;
        for (int pair : pairs) {
            twice |= all & pair;
            all |= pair;
        }
        if (twice != 0) counts.openThree++;
        else counts.three++;
    }
}
