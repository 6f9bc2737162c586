// exercise: 06
// truth: wrong
// mistake: five are looked for in one text in which the lines of a direction are joined by a bar, but nothing stands between the last line of one direction and the first of the next, so the bottom row runs on into the first column and so on
// player: both
// style: lists of lines as text, one text of the whole board to look for five
// single: yes
// detail: sometimes; a false five from stones at the right end of the bottom row and the top of the first column; the same for the last column with the first diagonal of five cells, and for the last of these with the first of the other diagonals
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        List<List<String>> directions = List.of(rows(board), columns(board), falling(board), rising(board));
        StringBuilder all = new StringBuilder();
        for (List<String> lines : directions) all.append(String.join("|", lines));
        if (all.indexOf("XXXXX") >= 0) return 500_000;
        if (all.indexOf("OOOOO") >= 0) return -500_000;
        return points(directions, false) - points(directions, true);
    }

    private List<String> rows(Board board) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < board.size(); i++) lines.add(line(board, i, 0, 0, 1));
        return lines;
    }

    private List<String> columns(Board board) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < board.size(); i++) lines.add(line(board, 0, i, 1, 0));
        return lines;
    }

    private List<String> falling(Board board) {
        List<String> lines = new ArrayList<>();
        for (int i = board.size() - 5; i > 0; i--) lines.add(line(board, i, 0, 1, 1));
        for (int i = 0; i <= board.size() - 5; i++) lines.add(line(board, 0, i, 1, 1));
        return lines;
    }

    private List<String> rising(Board board) {
        List<String> lines = new ArrayList<>();
        int last = board.size() - 1;
        for (int i = 4; i < last; i++) lines.add(line(board, i, 0, -1, 1));
        for (int i = 0; i <= board.size() - 5; i++) lines.add(line(board, last, i, -1, 1));
        return lines;
    }

    private String line(Board board, int row, int column, int down, int right) {
        StringBuilder text = new StringBuilder();
        while (row >= 0 && row < board.size() && column < board.size()) {
            text.append(board.at(row, column).map(p -> "" + p.symbol()).orElse("."));
            row += down;
            column += right;
        }
        return text.toString();
    }

    private static final Pattern OPEN_FOUR = Pattern.compile("\\.XXXX\\.|X\\.XXX\\.X|XX\\.XX\\.XX|XXX\\.X\\.XXX");
    private static final Pattern FOUR = Pattern.compile("XXXX\\.|\\.XXXX|X\\.XXX|XX\\.XX|XXX\\.X");
    private static boolean openThree(String line) {
        for (int i = line.indexOf('.'); i >= 0; i = line.indexOf('.', i + 1)) {
            String more = line.substring(0, i) + "X" + line.substring(i + 1);
            if (OPEN_FOUR.matcher(more).find()) return true;
        }
        return false;
    }

    private static String swapped(String line) {
        return line.replace('X', 'x').replace('O', 'X').replace('x', 'O');
    }

    private int points(List<List<String>> directions, boolean ofO) {
        int sum = 0;
        int threats = 0;
        List<String> all = new ArrayList<>();
        directions.forEach(all::addAll);
        for (String text : all) {
            String line = ofO ? swapped(text) : text;
            if (OPEN_FOUR.matcher(line).find()) {
                sum += 10_000;
                threats++;
            } else if (FOUR.matcher(line).find()) {
                sum += 1_500;
                threats++;
            } else if (openThree(line)) {
                sum += 1_000;
                threats++;
            }
            boolean three = false;
            for (int i = 0; i + 5 <= line.length(); i++) {
                String window = line.substring(i, i + 5);
                if (window.contains("O")) continue;
                int stones = window.replace(".", "").length();
                three |= stones == 3;
                sum += stones == 2 ? 10 : stones == 1 ? 1 : 0;
            }
            sum += three ? 200 : 0;
        }
        return Math.min(400_000, sum + (threats > 1 ? 5_000 : 0));
    }
}
