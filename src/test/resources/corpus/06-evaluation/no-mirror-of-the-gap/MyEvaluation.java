// exercise: 06
// truth: wrong
// mistake: the table of open threes has .XX.X. but not its mirror image .X.XX.
// kind: slip
// player: both
// style: regular expressions with lookahead on one text of all lines
// single: yes
// detail: -
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final Pattern FIVE = Pattern.compile("XXXXX");
    private static final Pattern FOUR = Pattern.compile("(?=(\\.XXXX|X\\.XXX|XX\\.XX|XXX\\.X|XXXX\\.))");
    private static final Pattern OPEN_THREE = Pattern.compile("\\.XXX\\.\\.|\\.\\.XXX\\.|\\.XX\\.X\\.");
    private static final Pattern ROOM = Pattern.compile("(?=([X.]{5}))");

    @Override
    public int value(Board board) {
        String x = text(board, 'X');
        if (FIVE.matcher(x).find()) {
            return 650_000;
        }
        String o = text(board, 'O');
        if (FIVE.matcher(o).find()) {
            return -650_000;
        }
        return points(x) - points(o);
    }

    /** All lines, as the side sees them: X its own stones, # everything that is in its way. */
    private static String text(Board board, char own) {
        int n = board.size();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < n; k++) {
                text.append(seen(board, i, k, own));
            }
            text.append("#\n");
            for (int k = 0; k < n; k++) {
                text.append(seen(board, k, i, own));
            }
            text.append("#\n");
        }
        for (int i = 1 - n; i < 2 * n; i++) {
            for (int k = 0; k < n; k++) {
                text.append(seen(board, k, i + k, own));
            }
            text.append("\n");
            for (int k = 0; k < n; k++) {
                text.append(seen(board, k, i - k, own));
            }
            text.append("\n");
        }
        return text.toString();
    }

    private static char seen(Board board, int row, int column, char own) {
        if (column < 0 || column >= board.size()) {
            return '#';
        }
        return board.at(row, column).map(player -> player.symbol() == own ? 'X' : '#').orElse('.');
    }

    private static int points(String text) {
        int points = 0;
        int threats = 0;
        for (String line : text.split("\n")) {
            int most = 0;
            for (Matcher room = ROOM.matcher(line); room.find(); ) {
                int stones = (int) room.group(1).chars().filter(c -> c == 'X').count();
                most = Math.max(most, stones);
                points += stones == 1 ? 1 : stones == 2 ? 10 : 0;
            }
            if (most == 4) {
                Set<Integer> missing = new HashSet<>();
                for (Matcher four = FOUR.matcher(line); four.find(); ) {
                    missing.add(four.start() + four.group(1).indexOf('.'));
                }
                points += missing.size() > 1 ? 14_000 : 1_500;
                threats += missing.size() > 1 ? 0 : 1;
            } else if (most == 3) {
                boolean open = OPEN_THREE.matcher(line).find();
                points += open ? 1_000 : 200;
                threats += open ? 1 : 0;
            }
        }
        return Math.min(400_000, points + (threats > 1 ? 6_000 : 0));
    }
}
