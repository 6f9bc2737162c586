// exercise: 06
// truth: wrong
// mistake: three in a row with a free cell on either side count as an open three also if there is no room beyond, although one more stone then only makes a four with one cell to go
// player: both
// style: string patterns with a wall around, classic
// single: yes
// detail: only for .XXX. with O or the edge right behind both free cells; seen on 15x15: three rows O.XXX.O are worth 8057, an open three with the same O 949
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final String OPEN_THREE = ".XXX.";

    @Override
    public int value(Board board) {
        List<String> lines = new ArrayList<>();
        int n = board.size();
        String[] rows = board.toString().split("/");
        for (int k = 0; k < n; k++) {
            lines.add(rows[k]);
            StringBuilder column = new StringBuilder();
            for (int r = 0; r < n; r++) column.append(rows[r].charAt(k));
            lines.add(column.toString());
        }
        for (int k = -n + 1; k < n; k++) {
            StringBuilder falling = new StringBuilder(), rising = new StringBuilder();
            for (int r = 0; r < n; r++) {
                if (r + k >= 0 && r + k < n) {
                    falling.append(rows[r].charAt(r + k));
                    rising.append(rows[r].charAt(n - 1 - r - k));
                }
            }
            lines.add(falling.toString());
            lines.add(rising.toString());
        }
        // O is read as if it were X, on the board with the colours exchanged
        List<String> exchanged = new ArrayList<>();
        for (String line : lines) exchanged.add(line.replace('X', '#').replace('O', 'X').replace('#', 'O'));
        for (String line : lines) if (line.contains("XXXXX")) return 1_000_000;
        for (String line : exchanged) if (line.contains("XXXXX")) return -1_000_000;
        return total(lines) - total(exchanged);
    }

    private static String with(String line, int i) {
        return line.substring(0, i) + "X" + line.substring(i + 1);
    }

    private static int wins(String line) {
        int wins = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.' && with(line, i).contains("XXXXX")) wins++;
        }
        return wins;
    }

    private int total(List<String> lines) {
        int sum = 0;
        int threats = 0;
        for (String line : lines) {
            int wins = wins(line);
            boolean open = false;
            for (int i = 0; i < line.length(); i++) {
                if (line.charAt(i) == '.' && wins(with(line, i)) >= 2) open = true; // the ones with gaps
            }
            boolean three = false;
            if (line.contains(OPEN_THREE)) open = true;
            for (int i = 0; i + 5 <= line.length(); i++) {
                String five = line.substring(i, i + 5);
                if (five.contains("O")) continue;
                int stones = five.replace(".", "").length();
                if (stones == 3) three = true;
                if (stones == 2) sum += 10;
                if (stones == 1) sum += 1;
            }
            if (wins >= 2) {
                sum += 10000;
            } else if (wins == 1) {
                sum += 1500;
                threats++;
            } else if (open) {
                sum += 1000;
                threats++;
            } else if (three) {
                sum += 200;
            }
        }
        if (threats >= 2) sum += 5000;
        return Math.min(sum, 900_000);
    }
}
