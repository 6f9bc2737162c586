// exercise: 06
// truth: wrong
// mistake: A window is only taken as spoilt if a stone of the other player stands at one of its two ends, so four stones with one of the other's between them still pass for a line with room.
// player: both
// style: lines as texts, startsWith and endsWith
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/** Every line is read as a text of m (mine), y (yours) and . (empty). */
public class MyEvaluation implements EvaluationTask {
    enum Direction {
        ROW(0, 1), COLUMN(1, 0), FALLING(1, 1), RISING(-1, 1);

        final int dr;
        final int dc;

        Direction(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    enum Threat {
        NONE(0), OPEN_THREE(600), FOUR(500), OPEN_FOUR(9000);

        final int points;

        Threat(int points) {
            this.points = points;
        }
    }

    @Override
    public int value(Board board) {
        return worth(board, Player.X) - worth(board, Player.O);
    }

    private int worth(Board board, Player me) {
        int points = 0;
        int threats = 0;
        for (Direction d : Direction.values()) {
            for (String line : lines(board, d, me)) {
                if (line.contains("mmmmm")) {
                    return 900_000;
                }
                points += windows(line);
                Threat threat = threat(line);
                points += 20 * threat.points;
                if (threat != Threat.NONE) {
                    threats++;
                }
            }
        }
        if (threats > 1) {
            points += 60_000;
        }
        return Math.min(points, 400_000);
    }

    private static List<String> lines(Board board, Direction d, Player me) {
        int n = board.size();
        List<String> found = new ArrayList<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (on(n, r - d.dr, c - d.dc)) {
                    continue; // not the beginning
                }
                StringBuilder text = new StringBuilder();
                for (int rr = r, cc = c; on(n, rr, cc); rr += d.dr, cc += d.dc) {
                    text.append(board.has(me, rr, cc) ? 'm' : board.has(me.opponent(), rr, cc) ? 'y' : '.');
                }
                found.add(text.toString());
            }
        }
        return found;
    }

    private static boolean on(int n, int r, int c) {
        return 0 <= r && r < n && 0 <= c && c < n;
    }

    private static int windows(String line) {
        int points = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            int mine = mine(line.substring(i, i + 5));
            points += mine * mine * mine;
        }
        return points;
    }

    /** The stones of mine in a window, 0 if it is spoilt. */
    private static int mine(String window) {
        if (window.startsWith("y") || window.endsWith("y")) {
            return 0;
        }
        return (int) window.chars().filter(ch -> ch == 'm').count();
    }

    private static Set<Integer> gaps(String line) {
        Set<Integer> cells = new TreeSet<>();
        for (int i = 0; i + 5 <= line.length(); i++) {
            String window = line.substring(i, i + 5);
            if (mine(window) == 4 && window.indexOf('.') >= 0) {
                cells.add(i + window.indexOf('.'));
            }
        }
        return cells;
    }

    private static Threat threat(String line) {
        int gaps = gaps(line).size();
        if (gaps > 0) {
            return gaps > 1 ? Threat.OPEN_FOUR : Threat.FOUR;
        }
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.' && gaps(line.substring(0, i) + 'm' + line.substring(i + 1)).size() > 1) {
                return Threat.OPEN_THREE;
            }
        }
        return Threat.NONE;
    }
}
