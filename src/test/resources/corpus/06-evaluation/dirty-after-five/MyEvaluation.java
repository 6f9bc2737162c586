// exercise: 06
// truth: wrong
// mistake: the number of threats of each side is kept in a field and set back at the end of value, which is not reached when somebody has five
// player: both
// style: fields, EnumMap, protected helper methods
// kind: slip
// single: yes
// detail: the first board asked about after one with a five and threats counts threats that are not there
import java.util.EnumMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private final Map<Player, Integer> threats = new EnumMap<>(Map.of(Player.X, 0, Player.O, 0));
    private boolean five;

    @Override
    public int value(Board board) {
        five = false;
        int x = side(board, Player.X);
        if (five) {
            return 500_000;
        }
        int o = side(board, Player.O);
        if (five) {
            return -500_000;
        }
        if (threats.get(Player.X) >= 2) {
            x += 5_000;
        }
        if (threats.get(Player.O) >= 2) {
            o += 5_000;
        }
        threats.replaceAll((player, count) -> 0); // for the next board
        return Math.min(x, 400_000) - Math.min(o, 400_000);
    }

    protected int side(Board board, Player p) {
        int n = board.size();
        int sum = 0;
        for (int k = -n; k < n; k++) {
            if (k >= 0) {
                sum += line(board, p, k, 0, 0, 1) + line(board, p, 0, k, 1, 0);
                sum += line(board, p, 0, k, 1, 1) + line(board, p, 0, k, 1, -1);
            } else if (k > -n) {
                sum += line(board, p, -k, 0, 1, 1) + line(board, p, -k, n - 1, 1, -1);
            }
        }
        return sum;
    }

    protected int line(Board board, Player p, int r, int c, int dr, int dc) {
        StringBuilder sb = new StringBuilder();
        while (r < board.size() && c >= 0 && c < board.size()) {
            sb.append(board.has(p, r, c) ? '1' : board.isEmpty(r, c) ? '0' : '2');
            r += dr;
            c += dc;
        }
        if (sb.indexOf("1") < 0) {
            return 0;
        }
        five |= sb.indexOf("11111") >= 0;
        int sum = 0;
        boolean three = false;
        for (int i = 0; i + 5 <= sb.length(); i++) {
            String w = sb.substring(i, i + 5);
            if (w.indexOf('2') < 0) {
                long stones = w.chars().filter(ch -> ch == '1').count();
                sum += stones == 1 ? 1 : stones == 2 ? 10 : 0;
                three |= stones == 3;
            }
        }
        int wins = wins(sb);
        if (wins == 1) {
            threats.merge(p, 1, Integer::sum);
        }
        if (wins > 0) {
            return sum + (wins == 1 ? 1_500 : 10_000);
        }
        if (!three) {
            return sum;
        }
        for (int i = 0; i < sb.length(); i++) {
            if (sb.charAt(i) == '0') {
                sb.setCharAt(i, '1');
                boolean open = wins(sb) > 1;
                sb.setCharAt(i, '0');
                if (open) {
                    threats.merge(p, 1, Integer::sum);
                    return sum + 1_000;
                }
            }
        }
        return sum + 200;
    }

    private static int wins(StringBuilder sb) {
        int wins = 0;
        for (int i = 0; i < sb.length(); i++) {
            if (sb.charAt(i) == '0') {
                sb.setCharAt(i, '1');
                wins += sb.indexOf("11111") >= 0 ? 1 : 0;
                sb.setCharAt(i, '0');
            }
        }
        return wins;
    }
}
