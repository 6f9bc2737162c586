// exercise: 06
// truth: wrong
// mistake: a stretch between two stones of O is read even if it is shorter than five cells, so four stones that are closed at both ends still count
// player: both
// style: lines split at the opponent's stones, contains
// single: yes
// detail: whenever three or four stones stand in a stretch that is too short
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    @Override
    public int value(Board board) {
        List<String> lines = new ArrayList<>();
        int n = board.size();
        for (int i = -n; i <= 2 * n; i++) {
            StringBuilder row = new StringBuilder(), column = new StringBuilder();
            StringBuilder down = new StringBuilder(), up = new StringBuilder();
            for (int j = 0; j < n; j++) {
                if (i >= 0 && i < n) {
                    row.append(at(board, i, j));
                    column.append(at(board, j, i));
                }
                if (i + j >= 0 && i + j < n) down.append(at(board, i + j, j));
                if (i - j >= 0 && i - j < n) up.append(at(board, i - j, j));
            }
            lines.add(row.toString());
            lines.add(column.toString());
            lines.add(down.toString());
            lines.add(up.toString());
        }
        for (String line : lines) {
            if (line.contains("XXXXX")) return 500000;
            if (line.contains("OOOOO")) return -500000;
        }
        return rate(lines, 'X', "O") - rate(lines, 'O', "X");
    }

    private char at(Board board, int r, int c) {
        return board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '-';
    }

    private int rate(List<String> lines, char me, String other) {
        int sum = 0;
        int threats = 0;
        for (String line : lines) {
            int best = 0;
            for (String part : line.split(other)) {
                String s = part.replace(me, '*');
                int kind = kind(s);
                best = Math.max(best, kind);
                sum += small(s);
            }
            sum += new int[] {0, 150, 1200, 2000, 15000}[best];
            if (best >= 2) threats++;
        }
        if (threats >= 2) sum += 6000;
        return Math.min(sum, 450000);
    }

    /** 4 open four, 3 four, 2 open three, 1 three */
    private int kind(String s) {
        if (s.contains("-****-")) return 4;
        if (s.contains("****") || s.contains("***-*") || s.contains("**-**") || s.contains("*-***")) return 3;
        if (s.contains("--***-") || s.contains("-***--") || s.contains("-*-**-") || s.contains("-**-*-")) return 2;
        if (s.contains("***") || s.contains("**-*") || s.contains("*-**") || s.contains("*-*-*")
                || s.contains("**--*") || s.contains("*--**")) return 1;
        return 0;
    }

    private int small(String s) {
        int sum = 0;
        for (int i = 0; i + 5 <= s.length(); i++) {
            long k = s.substring(i, i + 5).chars().filter(c -> c == '*').count();
            if (k == 2) sum += 8;
            else if (k == 1) sum += 1;
        }
        return sum;
    }
}
