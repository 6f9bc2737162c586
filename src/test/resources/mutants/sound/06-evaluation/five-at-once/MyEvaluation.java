// Sound: the patterns of lesson 8, line by line, and a five of X returned at once, before O's are looked for.

import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        if (lines.stream().anyMatch(l -> l.contains("XXXXX"))) return 1_000_000;
        if (lines.stream().anyMatch(l -> l.contains("OOOOO"))) return -1_000_000;
        int mine = side(lines), yours = side(lines.stream()
            .map(l -> l.replace('X', '?').replace('O', 'X').replace('?', 'O')).toList());
        return mine - yours;
    }

    static List<String> lines(Board board) {
        List<String> all = new ArrayList<>();
        int n = board.size();
        for (int i = 0; i < n; i++) { all.add(line(board, i, 0, 0, 1)); all.add(line(board, 0, i, 1, 0)); }
        for (int i = 0; i < n; i++) {
            all.add(line(board, 0, i, 1, 1));
            all.add(line(board, 0, i, 1, -1));
            if (i > 0) { all.add(line(board, i, 0, 1, 1)); all.add(line(board, i, n - 1, 1, -1)); }
        }
        return all;
    }

    static String line(Board board, int row, int column, int down, int right) {
        StringBuilder text = new StringBuilder();
        while (row >= 0 && row < board.size() && column >= 0 && column < board.size()) {
            text.append(board.has(Player.X, row, column) ? 'X' : board.has(Player.O, row, column) ? 'O' : '.');
            row += down; column += right;
        }
        return text.toString();
    }

    static String with(String line, int at) {
        return line.substring(0, at) + "X" + line.substring(at + 1);
    }

    static List<Integer> completing(String line) {
        List<Integer> cells = new ArrayList<>();
        for (int at = 0; at < line.length(); at++)
            if (line.charAt(at) == '.' && with(line, at).contains("XXXXX")) cells.add(at);
        return cells;
    }

    static String pattern(String line) {
        if (line.contains("XXXXX")) return "five";
        int now = completing(line).size();
        if (now > 0) return now > 1 ? "open four" : "four";
        int next = 0;
        for (int at = 0; at < line.length(); at++)
            if (line.charAt(at) == '.') next = Math.max(next, completing(with(line, at)).size());
        return next > 1 ? "open three" : next == 1 ? "three" : "less";
    }

    static int windows(String line) {
        int sum = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String window = line.substring(i, i + 5);
            long stones = window.chars().filter(c -> c == 'X').count();
            if (stones > 0 && !window.contains("O")) sum += (int) Math.pow(10, stones - 1);
        }
        return sum;
    }

    static int side(List<String> lines) {
        int sum = 0, threats = 0;
        for (String line : lines) {
            if (line.chars().filter(c -> c == 'X').count() < 3) { sum += windows(line); continue; }
            switch (pattern(line)) {
                case "open four" -> { sum += 50_000; threats++; }
                case "four" -> { sum += 9_000; threats++; }
                case "open three" -> { sum += 8_000; threats++; }
                case "three" -> sum += 1_000;
                default -> sum += windows(line);
            }
        }
        if (threats > 1) sum += 100_000;
        return Math.min(sum, 400_000);
    }
}
