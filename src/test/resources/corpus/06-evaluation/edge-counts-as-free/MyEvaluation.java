// exercise: 06
// truth: wrong
// mistake: each line is lengthened by an empty cell at both ends, so the edge does not close a line
// player: both
// style: strings, report class
// single: yes
// detail: sometimes: lines that touch the edge
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

/** Writes every line as a string from the player's side and tries a stone on each free cell. */
public class MyEvaluation implements EvaluationTask {
    static final int FULL = 900_000, LIMIT = 700_000;

    public int value(Board board) {
        Tally x = tally(board, Player.X), o = tally(board, Player.O);
        if (x.five) return FULL;
        if (o.five) return -FULL;
        return x.points() - o.points();
    }

    static class Tally {
        boolean five;
        int openFours, fours, openThrees, threes, small;

        int points() {
            int p = 20_000 * openFours + 2_500 * fours + 1_400 * openThrees + 250 * threes + small;
            if (fours + openThrees > 1) p += 9_000;
            return Math.min(p, LIMIT);
        }
    }

    private Tally tally(Board b, Player me) {
        Tally r = new Tally();
        for (String line : lines(b, me)) {
            if (line.contains("XXXXX")) r.five = true;
            int ways = ways(line);
            int next = ways > 0 ? 0 : best(line);
            if (ways > 1) r.openFours++;
            else if (ways == 1) r.fours++;
            else if (next > 1) r.openThrees++;
            else if (next == 1) r.threes++;
            for (int i = 0; i + 5 <= line.length(); i++) {
                String part = line.substring(i, i + 5);
                if (part.contains("O")) continue;
                long stones = part.chars().filter(c -> c == 'X').count();
                if (stones == 1) r.small += 1;
                if (stones == 2) r.small += 12;
            }
        }
        return r;
    }

    /** how many cells make five */
    private int ways(String line) {
        int n = 0;
        for (int i = 0; i < line.length(); i++)
            if (line.charAt(i) == '.' && with(line, i).contains("XXXXX")) n++;
        return n;
    }

    /** the most ways to five after one more stone */
    private int best(String line) {
        int most = 0;
        if (line.chars().filter(c -> c == 'X').count() < 3) return 0;
        for (int i = 0; i < line.length(); i++)
            if (line.charAt(i) == '.') most = Math.max(most, ways(with(line, i)));
        return most;
    }

    private String with(String line, int i) { return line.substring(0, i) + 'X' + line.substring(i + 1); }

    private List<String> lines(Board b, Player me) {
        int n = b.size();
        List<String> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            all.add(line(b, me, i, 0, 0, 1));
            all.add(line(b, me, 0, i, 1, 0));
            all.add(line(b, me, 0, i, 1, 1));
            all.add(line(b, me, 0, i, 1, -1));
            if (i > 0) {
                all.add(line(b, me, i, 0, 1, 1));
                all.add(line(b, me, i, n - 1, 1, -1));
            }
        }
        return all;
    }

    private String line(Board b, Player me, int r, int c, int dr, int dc) {
        StringBuilder s = new StringBuilder(".");
        while (r >= 0 && c >= 0 && r < b.size() && c < b.size()) {
            s.append(b.isEmpty(r, c) ? '.' : b.has(me, r, c) ? 'X' : 'O');
            r += dr;
            c += dc;
        }
        return s.append('.').toString();
    }
}
