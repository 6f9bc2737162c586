// exercise: 06
// truth: wrong
// mistake: the field that counts threats is emptied for each board but not between X and O, so O is credited with the threats of X
// player: both
// style: fields for the running totals, one pass for each player
// single: yes
// detail: sometimes; whenever X has a threat and O has one as well, or X has two
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private Board board;
    private boolean five;
    private int threats;

    @Override
    public int value(Board given) {
        board = given;
        threats = 0;

        int forX = points(Player.X);
        if (five) {
            return 600_000;
        }
        int forO = points(Player.O);
        if (five) {
            return -600_000;
        }
        return forX - forO;
    }

    private int points(Player player) {
        five = false;
        int sum = 0;
        for (int r = 0; r < board.size(); r++) {
            sum += line(player, r, 0, 0, 1);
            sum += line(player, 0, r, 1, 0);
            sum += line(player, r, 0, 1, 1);
            sum += line(player, r, board.size() - 1, 1, -1);
        }
        for (int c = 1; c < board.size(); c++) {
            sum += line(player, 0, c, 1, 1);
            sum += line(player, 0, c - 1, 1, -1);
        }
        if (threats >= 2) {
            sum += 8_000;
        }
        return Math.min(sum, 350_000);
    }

    private boolean on(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }

    private int line(Player player, int r, int c, int dr, int dc) {
        Set<Integer> wins = new HashSet<>();
        Set<Integer> pairs = new HashSet<>();
        int sum = 0;
        for (int at = 0; on(r + (at + 4) * dr, c + (at + 4) * dc); at++) {
            int own = 0;
            int free = 0;
            for (int k = at; k < at + 5; k++) {
                if (board.has(player, r + k * dr, c + k * dc)) {
                    own++;
                } else if (board.isEmpty(r + k * dr, c + k * dc)) {
                    free |= 1 << k;
                }
            }
            if (own + Integer.bitCount(free) < 5) {
                continue;
            }
            if (own == 5) {
                five = true;
            } else if (own == 4) {
                wins.add(free);
            } else if (own == 3) {
                pairs.add(free);
            } else if (own == 2) {
                sum += 9;
            } else if (own == 1) {
                sum += 1;
            }
        }
        if (!wins.isEmpty()) {
            threats++;
            return sum + (wins.size() > 1 ? 16_000 : 2_100);
        }
        for (int a : pairs) {
            for (int b : pairs) {
                if (a != b && (a & b) != 0) {
                    threats++;
                    return sum + 1_400;
                }
            }
        }
        return pairs.isEmpty() ? sum : sum + 180;
    }
}
