// exercise: 06
// truth: wrong
// mistake: the diagonals that are exactly five cells long, in the corners, are left out when patterns are read (five on them is seen)
// player: both
// style: lines as strings, streams
// single: yes
// detail: only on the four corner diagonals of five cells (all diagonals on 5x5), symmetric in every way; seen on 15x15: four X at (0,4),(1,3),(2,2),(3,1) are worth 32, a closed three (7,0..2) 238
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        if (hasFive(board, Player.X)) return 900_000;
        if (hasFive(board, Player.O)) return -900_000;
        List<String> lines = lines(board);
        return side(lines, 'X', 'O') - side(lines, 'O', 'X');
    }

    private boolean hasFive(Board board, Player p) {
        int n = board.size();
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : dirs)
            for (int r = 0; r < n; r++)
                for (int c = 0; c < n; c++) {
                    int k = 0;
                    while (k < 5 && r + k * d[0] < n && c + k * d[1] < n && c + k * d[1] >= 0
                            && board.has(p, r + k * d[0], c + k * d[1])) k++;
                    if (k == 5) return true;
                }
        return false;
    }

    private List<String> lines(Board board) {
        int n = board.size();
        String[] rows = board.toString().split("/");
        List<String> lines = new ArrayList<>(List.of(rows));
        for (int c = 0; c < n; c++) {
            int column = c;
            lines.add(Arrays.stream(rows).map(r -> "" + r.charAt(column)).collect(Collectors.joining()));
        }
        // the diagonals that are long enough for a five
        for (int shift = 6 - n; shift < n - 5; shift++) {
            StringBuilder down = new StringBuilder();
            StringBuilder up = new StringBuilder();
            for (int r = 0; r < n; r++) {
                int c = r + shift;
                if (c >= 0 && c < n) {
                    down.append(rows[r].charAt(c));
                    up.append(rows[r].charAt(n - 1 - c));
                }
            }
            lines.add(down.toString());
            lines.add(up.toString());
        }
        return lines;
    }

    private int side(List<String> lines, char me, char you) {
        int sum = 0;
        int threats = 0;
        for (String line : lines) {
            Set<Integer> fives = new HashSet<>();
            List<Set<Integer>> fours = new ArrayList<>();
            for (int i = 0; i + 5 <= line.length(); i++) {
                String w = line.substring(i, i + 5);
                if (w.indexOf(you) >= 0) continue;
                Set<Integer> gaps = new HashSet<>();
                for (int k = 0; k < 5; k++) if (w.charAt(k) == '.') gaps.add(i + k);
                if (gaps.size() == 1) fives.addAll(gaps);
                else if (gaps.size() == 2) fours.add(gaps);
                else if (gaps.size() == 3) sum += 10;
                else if (gaps.size() == 4) sum += 1;
            }
            if (fives.size() > 1) {
                sum += 10_000;
            } else if (fives.size() == 1) {
                sum += 1_500;
                threats++;
            } else if (!fours.isEmpty()) {
                boolean open = fours.stream().anyMatch(a -> fours.stream().anyMatch(b -> !a.equals(b) && !Collections.disjoint(a, b)));
                sum += open ? 1_000 : 200;
                threats += open ? 1 : 0;
            }
        }
        return Math.min(700_000, sum + (threats > 1 ? 5_000 : 0));
    }
}
