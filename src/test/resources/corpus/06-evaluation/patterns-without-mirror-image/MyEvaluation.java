// exercise: 06
// truth: wrong
// mistake: The pattern table holds the closed four, the closed three and the open three with a gap in one orientation only (OXXXX. but not .XXXXO, .X.XX. but not .XX.X.), so a mirrored board is worth something else.
// player: both
// style: table of pattern strings with points, indexOf over lines
// single: yes
import java.util.LinkedHashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    // first match wins; '!' is the enemy or the edge
    private static final Map<String, Integer> TABLE = new LinkedHashMap<>();
    static {
        TABLE.put("XXXXX", 900_000);
        TABLE.put(".XXXX.", 40_000);
        TABLE.put("!XXXX.", 5_000);
        TABLE.put("XX.XX", 5_000);
        TABLE.put("XXX.X", 5_000);
        TABLE.put("X.XXX", 5_000);
        TABLE.put(".XXX..", 3_000);
        TABLE.put("..XXX.", 3_000);
        TABLE.put(".X.XX.", 3_000);
        TABLE.put("!XXX..", 400);
        TABLE.put("!XX.X.", 400);
        TABLE.put("!X.XX.", 400);
    }

    @Override
    public int value(Board board) {
        int x = points(board, Player.X), o = points(board, Player.O);
        if (x == 900_000) return x;
        if (o == 900_000) return -o;
        return x - o;
    }

    private int points(Board board, Player me) {
        int total = 0, threats = 0;
        for (String line : allLines(board, me).split(";")) {
            int best = 0;
            for (Map.Entry<String, Integer> e : TABLE.entrySet()) {
                if (line.indexOf(e.getKey()) >= 0) {
                    best = e.getValue();
                    break;
                }
            }
            if (best == 900_000) return best;
            if (best == 5_000 || best == 3_000) threats++;
            total += best + basics(line);
        }
        if (threats > 1) total += 15_000;
        return Math.min(total, 400_000);
    }

    private int basics(String line) {
        int b = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String w = line.substring(i, i + 5);
            if (w.contains("!")) continue;
            int stones = w.replace(".", "").length();
            b += stones * stones;
        }
        return b;
    }

    private String allLines(Board board, Player me) {
        int n = board.size();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            one(sb, board, me, i, 0, 0, 1);
            one(sb, board, me, 0, i, 1, 0);
        }
        for (int i = 0; i <= n - 5; i++) {
            one(sb, board, me, i, 0, 1, 1);
            one(sb, board, me, i, n - 1, 1, -1);
            if (i > 0) {
                one(sb, board, me, 0, i, 1, 1);
                one(sb, board, me, 0, n - 1 - i, 1, -1);
            }
        }
        return sb.toString();
    }

    private void one(StringBuilder sb, Board board, Player me, int r, int c, int dr, int dc) {
        sb.append('!');
        while (r >= 0 && r < board.size() && c >= 0 && c < board.size()) {
            sb.append(board.has(me, r, c) ? 'X' : board.has(me.opponent(), r, c) ? '!' : '.');
            r += dr;
            c += dc;
        }
        sb.append("!;");
    }
}
