// exercise: 06
// truth: wrong
// mistake: Five is looked for as exactly five (expression with no stone before and behind), so six or more in a row are no win.
// player: both
// style: regular expressions on lines of text
// kind: slip
// single: yes
// detail: six or more in a row
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final Pattern FIVE = Pattern.compile("(?<!m)m{5}(?!m)");

    @Override
    public int value(Board board) {
        List<String> x = texts(board, Player.X);
        List<String> o = texts(board, Player.O);
        if (x.stream().anyMatch(t -> FIVE.matcher(t).find())) {
            return 950_000;
        }
        if (o.stream().anyMatch(t -> FIVE.matcher(t).find())) {
            return -950_000;
        }
        return worth(x) - worth(o);
    }

    /** All lines: m is a stone of the player, t one of the other, and a dot a free cell. */
    private List<String> texts(Board board, Player player) {
        int n = board.size();
        List<String> texts = new ArrayList<>();
        IntStream.range(0, n).forEach(i -> {
            texts.add(text(board, player, i, 0, 0, 1));
            texts.add(text(board, player, 0, i, 1, 0));
        });
        IntStream.rangeClosed(0, n - 5).forEach(i -> {
            texts.add(text(board, player, i, 0, 1, 1));
            texts.add(text(board, player, i, n - 1, 1, -1));
        });
        IntStream.rangeClosed(1, n - 5).forEach(i -> {
            texts.add(text(board, player, 0, i, 1, 1));
            texts.add(text(board, player, 0, n - 1 - i, 1, -1));
        });
        return texts;
    }

    private String text(Board board, Player player, int row, int column, int down, int right) {
        String text = "";
        while (row < board.size() && column < board.size() && column >= 0) {
            text += board.has(player, row, column) ? "m" : board.has(player.opponent(), row, column) ? "t" : ".";
            row += down;
            column += right;
        }
        return text;
    }

    private int worth(List<String> texts) {
        int worth = 0;
        int threats = 0;
        for (String text : texts) {
            if (!text.contains("m")) {
                continue;
            }
            boolean three = false;
            for (int i = 0; i + 5 <= text.length(); i++) {
                String window = text.substring(i, i + 5);
                if (!window.contains("t")) {
                    int stones = window.replace(".", "").length();
                    worth += stones == 2 ? 10 : stones == 1 ? 1 : 0;
                    three |= stones == 3;
                }
            }
            long wins = wins(text);
            boolean open = wins == 0 && three && IntStream.range(0, text.length())
                    .filter(i -> text.charAt(i) == '.')
                    .anyMatch(i -> wins(put(text, i)) > 1);
            worth += wins > 1 ? 10_000 : wins == 1 ? 1_500 : open ? 1_000 : three ? 200 : 0;
            threats += wins == 1 || open ? 1 : 0;
        }
        return Math.min(worth + (threats >= 2 ? 5_000 : 0), 450_000);
    }

    private String put(String text, int i) {
        return text.substring(0, i) + "m" + text.substring(i + 1);
    }

    private long wins(String text) {
        return IntStream.range(0, text.length())
                .filter(i -> text.charAt(i) == '.')
                .filter(i -> put(text, i).substring(Math.max(0, i - 4), Math.min(text.length(), i + 5)).contains("mmmmm"))
                .count();
    }
}
