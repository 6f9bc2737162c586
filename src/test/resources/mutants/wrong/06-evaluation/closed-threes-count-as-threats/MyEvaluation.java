// Wrong: a three that is closed at one end counts among the threats of which two earn a bonus.
// Fails first: Two threats at once are worth more than one four, however many stones are in line
// Says: one stone answers the four
// Diagnosis: closed-threes-count-as-threats

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/**
 * Evaluation of a Gomoku board. A {@link LineExtractor} gives the lines, a {@link Shape} knows its templates and its weight, and a
 * {@link Tally} adds them up for one player.
 */
public class MyEvaluation implements EvaluationTask {

    /** The shapes, from the strongest to the weakest. The first whose template is found in a line is the shape of that line. */
    private enum Shape {
        FIVE(0, false, "SSSSS"),
        OPEN_FOUR(16_000, false, "_SSSS_"),
        FOUR(2_200, true, "SSSS_", "_SSSS", "SSS_S", "S_SSS", "SS_SS"),
        OPEN_THREE(2_000, true, "_SSS__", "__SSS_", "_SS_S_", "_S_SS_"),
        THREE(300, true, "SSS__", "_SSS_", "__SSS", "SS_S_", "_SS_S", "S_SS_", "_S_SS", "SS__S", "S__SS", "S_S_S"),
        OPEN_TWO(60, false, "_SS___", "__SS__", "___SS_", "_S_S__", "__S_S_", "_S__S_"),
        TWO(20, false, "SS___", "_SS__", "__SS_", "___SS", "S_S__", "_S_S_", "__S_S", "S__S_", "_S__S", "S___S"),
        OPEN_ONE(4, false, "_S____", "__S___", "___S__", "____S_"),
        ONE(1, false, "S____", "_S___", "__S__", "___S_", "____S"),
        NONE(0, false);

        final int weight;
        final boolean threat;
        final String[] templates;

        Shape(int weight, boolean threat, String... templates) {
            this.weight = weight;
            this.threat = threat;
            this.templates = templates;
        }

        static Shape of(String line) {
            return Arrays.stream(values())
                    .filter(shape -> Arrays.stream(shape.templates).anyMatch(line::contains))
                    .findFirst()
                    .orElse(NONE);
        }
    }

    /** Cuts the board into lines of at least five cells, in the view of one player. */
    private static class LineExtractor {
        private final Board board;
        private final Player player;

        LineExtractor(Board board, Player player) {
            this.board = board;
            this.player = player;
        }

        List<String> all() {
            List<String> lines = new ArrayList<>();
            int n = board.size();
            for (int i = 0; i < n; i++) {
                lines.add(walk(i, 0, 0, 1));
                lines.add(walk(0, i, 1, 0));
                lines.add(walk(0, i, 1, 1));
                lines.add(walk(0, i, 1, -1));
            }
            for (int i = 1; i < n; i++) {
                lines.add(walk(i, 0, 1, 1));
                lines.add(walk(i, n - 1, 1, -1));
            }
            return lines;
        }

        private String walk(int row, int column, int down, int right) {
            StringBuilder text = new StringBuilder();
            while (row >= 0 && column >= 0 && row < board.size() && column < board.size()) {
                if (board.has(player, row, column)) {
                    text.append('S');
                } else {
                    text.append(board.has(player.opponent(), row, column) ? '|' : '_');
                }
                row += down;
                column += right;
            }
            return text.toString();
        }
    }

    /** What one player has. */
    private static class Tally {
        private final Map<Shape, Integer> counts = new EnumMap<>(Shape.class);

        Tally(Board board, Player player) {
            for (String line : new LineExtractor(board, player).all()) {
                // pieces between two stones of the opponent stand for themselves
                for (String piece : line.split("\\|")) {
                    Shape shape = Shape.of(piece);
                    counts.merge(shape, 1, Integer::sum);
                }
            }
        }

        boolean won() {
            return counts.containsKey(Shape.FIVE);
        }

        int sum() {
            int sum = 0;
            int threats = 0;
            for (Map.Entry<Shape, Integer> entry : counts.entrySet()) {
                sum += entry.getKey().weight * entry.getValue();
                if (entry.getKey().threat) {
                    threats += entry.getValue();
                }
            }
            return Math.min(LIMIT, threats < 2 ? sum : sum + DOUBLE);
        }
    }

    private static final int VICTORY = 999_999;
    private static final int LIMIT = 450_000;
    private static final int DOUBLE = 7_000;

    @Override
    public int value(Board board) {
        Tally x = new Tally(board, Player.X);
        if (x.won()) {
            return VICTORY;
        }
        Tally o = new Tally(board, Player.O);
        if (o.won()) {
            return -VICTORY;
        }
        return x.sum() - o.sum();
    }
}
