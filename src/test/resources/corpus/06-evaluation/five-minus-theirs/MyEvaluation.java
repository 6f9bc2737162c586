// exercise: 06
// truth: wrong
// mistake: with five on the board the other side's patterns are still subtracted from the five, up to 400,000 of 500,000
// player: both
// style: predicates for lines, class Tally that counts patterns, difference of two scores
// single: yes
// detail: on large boards where X has five and O some dozens of open fours: a board with as many open fours of X and no five is worth more (and the same for O)
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.IntPredicate;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** Counts for one player, by the kinds of pattern. */
    private static class Tally {
        int fives;
        int openFours;
        int fours;
        int openThrees;
        int threes;
        int small;

        int score() {
            if (fives > 0) {
                return 500_000;
            }
            int sum = 10_000 * openFours + 1_500 * fours + 1_000 * openThrees + 200 * threes + small;
            return Math.min(400_000, fours + openThrees >= 2 ? sum + 5_000 : sum);
        }
    }

    @Override
    public int value(Board board) {
        return tally(board, Player.X).score() - tally(board, Player.O).score();
    }

    private Tally tally(Board board, Player me) {
        Tally tally = new Tally();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            int line = i;
            add(tally, n, c -> board.has(me, line, c), c -> board.isEmpty(line, c));
            add(tally, n, r -> board.has(me, r, line), r -> board.isEmpty(r, line));
        }
        for (int d = -(n - 5); d <= n - 5; d++) {
            int shift = d;
            int top = Math.max(0, -d); // row of the first cell
            int length = n - Math.abs(d);
            add(tally, length, k -> board.has(me, top + k, top + k + shift), k -> board.isEmpty(top + k, top + k + shift));
            add(
                    tally,
                    length,
                    k -> board.has(me, top + k, n - 1 - (top + k + shift)),
                    k -> board.isEmpty(top + k, n - 1 - (top + k + shift)));
        }
        return tally;
    }

    private void add(Tally tally, int length, IntPredicate mine, IntPredicate free) {
        Set<Integer> wins = new LinkedHashSet<>();
        Set<Integer> pairs = new LinkedHashSet<>();
        for (int from = 0; from + 5 <= length; from++) {
            int own = 0;
            int holes = 0;
            int places = 0;
            for (int k = from; k < from + 5; k++) {
                if (mine.test(k)) {
                    own++;
                } else if (free.test(k)) {
                    holes++;
                    places = places * 32 + k + 1;
                }
            }
            if (own + holes == 5) {
                switch (own) {
                    case 5 -> tally.fives++;
                    case 4 -> wins.add(places);
                    case 3 -> pairs.add(places);
                    case 2 -> tally.small += 10;
                    case 1 -> tally.small++;
                    default -> {}
                }
            }
        }
        if (wins.size() > 1) {
            tally.openFours++;
        } else if (wins.size() == 1) {
            tally.fours++;
        } else if (!pairs.isEmpty()) {
            Set<Integer> cells = new LinkedHashSet<>();
            boolean open = false;
            for (int pair : pairs) {
                open |= !cells.add(pair / 32) | !cells.add(pair % 32);
            }
            if (open) {
                tally.openThrees++;
            } else {
                tally.threes++;
            }
        }
    }
}
