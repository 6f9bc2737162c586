// exercise: 06
// truth: wrong
// mistake: the list of open threes has .X.XX. but not its mirror image .XX.X.
// player: both
// style: lists of shapes as text, contains
// single: yes
// detail: an open three with a gap is only found when it is read in one of the two directions of the line; mirrored it counts as a closed one and is no threat

import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final List<String> OPEN_FOURS = List.of(".AAAA.", "A.AAA.A", "AA.AA.AA", "AAA.A.AAA");
    private static final List<String> FOURS = List.of("AAAA.", "AAA.A", "AA.AA", "A.AAA", ".AAAA");
    private static final List<String> OPEN_THREES = List.of(
            ".AAA..", "..AAA.", ".A.AA.", "A..AA.A", "A.AA..A", "A.A.A.A", "AA..A.AA", "AA.A..AA", "AAA...AAA");
    private static final List<String> THREES =
            List.of("AAA..", "AA.A.", "AA..A", "A.AA.", "A.A.A", "A..AA", ".AAA.", ".AA.A", ".A.AA", "..AAA");

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        Integer x = player(lines, 'X', 'O');
        if (x == null) {
            return 600_000;
        }
        Integer o = player(lines, 'O', 'X');
        return o == null ? -600_000 : x - o;
    }

    private static Integer player(List<String> lines, char own, char other) {
        int points = 0;
        int threats = 0;
        for (String text : lines) {
            String line = text.replace(own, 'A').replace(other, 'B');
            if (line.contains("AAAAA")) {
                return null;
            }
            points += small(line);
            if (any(OPEN_FOURS, line)) {
                points += 10_000;
            } else if (any(FOURS, line)) {
                points += 1_500;
                threats++;
            } else if (any(OPEN_THREES, line)) {
                points += 1_000;
                threats++;
            } else if (any(THREES, line)) {
                points += 200;
            }
        }
        return Math.min(500_000, threats < 2 ? points : points + 5_000);
    }

    private static boolean any(List<String> shapes, String line) {
        for (String shape : shapes) {
            if (line.contains(shape)) {
                return true;
            }
        }
        return false;
    }

    /** One and two: a point for each window of five with one stone, ten with two. */
    private static int small(String line) {
        int points = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            int stones = 0;
            for (int k = i; k < i + 5; k++) {
                stones += line.charAt(k) == 'A' ? 1 : line.charAt(k) == 'B' ? 9 : 0;
            }
            if (stones < 3) {
                points += stones == 2 ? 10 : stones;
            }
        }
        return points;
    }

    private static List<String> lines(Board board) {
        List<String> lines = new ArrayList<>();
        int n = board.size();
        for (int k = -n + 1; k < 2 * n; k++) {
            StringBuilder row = new StringBuilder();
            StringBuilder column = new StringBuilder();
            StringBuilder falling = new StringBuilder();
            StringBuilder rising = new StringBuilder();
            for (int i = 0; i < n; i++) {
                row.append(symbol(board, k, i));
                column.append(symbol(board, i, k));
                falling.append(symbol(board, i, k + i));
                rising.append(symbol(board, i, k - i));
            }
            lines.addAll(List.of(row.toString(), column.toString(), falling.toString(), rising.toString()));
        }
        lines.removeIf(line -> line.length() < 5);
        return lines;
    }

    private static String symbol(Board board, int row, int column) {
        if (row < 0 || column < 0 || row >= board.size() || column >= board.size()) {
            return "";
        }
        return board.at(row, column).map(p -> "" + p.symbol()).orElse(".");
    }
}
