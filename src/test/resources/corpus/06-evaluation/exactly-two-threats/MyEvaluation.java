// exercise: 06
// truth: wrong
// mistake: the bonus for two threats at once is only given for exactly two, so three open threes are worth less than two of them, and less than one four
// player: both
// style: switch expression, small classes
// single: yes
// detail: sometimes; three threats of one side or more
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        Counts x = new Counts(board, Player.X);
        Counts o = new Counts(board, Player.O);
        return x.fives > 0 ? 400_000 : o.fives > 0 ? -400_000 : x.worth() - o.worth();
    }

    private static final class Counts {
        int fives, openFours, fours, openThrees, threes, twos, ones;

        Counts(Board board, Player who) {
            int n = board.size();
            for (int r = 0; r < n; r++) row(board, who, r, 0, 0, 1);
            for (int c = 0; c < n; c++) row(board, who, 0, c, 1, 0);
            for (int k = 1 - n; k < n; k++) {
                row(board, who, Math.max(0, k), Math.max(0, -k), 1, 1);
                row(board, who, Math.max(0, k), n - 1 + Math.min(0, k), 1, -1);
            }
        }

        private void row(Board board, Player who, int r, int c, int dr, int dc) {
            int n = board.size();
            Set<Integer> winners = new HashSet<>();
            Set<Set<Integer>> pairs = new HashSet<>();
            for (; r + 4 * dr < n && c + 4 * dc < n && c + 4 * dc >= 0; r += dr, c += dc) {
                Set<Integer> free = new HashSet<>();
                boolean dead = false;
                for (int i = 0; i < 5; i++) {
                    if (board.has(who.opponent(), r + i * dr, c + i * dc)) dead = true;
                    else if (!board.has(who, r + i * dr, c + i * dc)) free.add((r + i * dr) * n + c + i * dc);
                }
                if (dead) continue;
                switch (free.size()) {
                    case 0 -> fives++;
                    case 1 -> winners.addAll(free);
                    case 2 -> pairs.add(free);
                    case 3 -> twos++;
                    case 4 -> ones++;
                    default -> {}
                }
            }
            if (winners.size() > 1) openFours++;
            else if (winners.size() == 1) fours++;
            else if (!pairs.isEmpty()) {
                Set<Integer> all = new HashSet<>();
                int cells = 0;
                for (Set<Integer> pair : pairs) {
                    all.addAll(pair);
                    cells += pair.size();
                }
                if (all.size() < cells) openThrees++;
                else threes++;
            }
        }

        int worth() {
            int bonus = switch (fours + openThrees) {
                case 2 -> 5_000;
                default -> 0;
            };
            int sum = 20_000 * openFours + 4_000 * fours + 1_000 * openThrees + 200 * threes + 10 * twos + ones;
            return Math.min(300_000, sum + bonus);
        }
    }
}
