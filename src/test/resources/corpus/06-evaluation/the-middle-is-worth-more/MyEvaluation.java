// exercise: 06
// truth: wrong
// mistake: each stone gets a bonus for being near the middle of the board, so the same stones moved over the board are not worth the same
// kind: slip
// player: both
// style: strings per line, record of what a line holds, streams
// single: yes
// detail: turned, mirrored and with the colours exchanged it is right
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Line(boolean five, int points, boolean threat) {}

    @Override
    public int value(Board board) {
        List<String> texts = texts(board);
        List<Line> ofX = texts.stream().map(t -> read(t, 'X', 'O')).toList();
        List<Line> ofO = texts.stream().map(t -> read(t, 'O', 'X')).toList();
        if (ofX.stream().anyMatch(Line::five)) {
            return 1_000_000;
        }
        if (ofO.stream().anyMatch(Line::five)) {
            return -1_000_000;
        }
        return total(ofX) - total(ofO) + place(board, Player.X) - place(board, Player.O);
    }

    private static int total(List<Line> lines) {
        int sum = lines.stream().mapToInt(Line::points).sum();
        long threats = lines.stream().filter(Line::threat).count();
        return Math.min(300_000, sum + (threats >= 2 ? 8_000 : 0));
    }

    /** A stone in the middle has more lines than one at the edge. */
    private static int place(Board board, Player player) {
        int sum = 0;
        int n = board.size();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board.has(player, r, c)) {
                    sum += Math.min(Math.min(r, n - 1 - r), Math.min(c, n - 1 - c));
                }
            }
        }
        return sum;
    }

    private static Line read(String text, char me, char you) {
        Set<Integer> wins = new HashSet<>();
        List<Set<Integer>> pairs = new ArrayList<>();
        int points = 0;
        for (int i = 0; i + 5 <= text.length(); i++) {
            String window = text.substring(i, i + 5);
            if (window.indexOf(you) >= 0) {
                continue;
            }
            Set<Integer> free = new HashSet<>();
            for (int k = 0; k < 5; k++) {
                if (window.charAt(k) == '.') {
                    free.add(i + k);
                }
            }
            switch (free.size()) {
                case 0 -> {
                    return new Line(true, 0, false);
                }
                case 1 -> wins.addAll(free);
                case 2 -> pairs.add(free);
                case 3 -> points += 20;
                case 4 -> points += 2;
                default -> {}
            }
        }
        if (wins.size() >= 2) {
            return new Line(false, points + 30_000, false);
        }
        if (wins.size() == 1) {
            return new Line(false, points + 4_000, true);
        }
        int all = pairs.stream().mapToInt(Set::size).sum();
        Set<Integer> different = new HashSet<>();
        pairs.forEach(different::addAll);
        if (different.size() < all) {
            return new Line(false, points + 3_000, true);
        }
        return new Line(false, points + (pairs.isEmpty() ? 0 : 600), false);
    }

    private static List<String> texts(Board board) {
        int n = board.size();
        List<String> texts = new ArrayList<>();
        for (int k = 0; k < n; k++) {
            texts.add(text(board, k, 0, 0, 1));
            texts.add(text(board, 0, k, 1, 0));
            texts.add(text(board, 0, k, 1, 1));
            texts.add(text(board, 0, k, 1, -1));
            if (k > 0) {
                texts.add(text(board, k, 0, 1, 1));
                texts.add(text(board, k, n - 1, 1, -1));
            }
        }
        return texts;
    }

    private static String text(Board board, int r, int c, int dr, int dc) {
        StringBuilder text = new StringBuilder();
        for (; r >= 0 && c >= 0 && r < board.size() && c < board.size(); r += dr, c += dc) {
            text.append(board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '.');
        }
        return text.toString();
    }
}
