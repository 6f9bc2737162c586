// exercise: 06
// truth: wrong
// mistake: threats are counted by direction and not by line, so that two parallel threats, such as two open threes in two rows, count as one
// player: both
// style: one pass per direction, boolean array for the four directions
// single: yes
// detail: sometimes, only for threats in the same direction
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    enum Shape {
        NOTHING(0), THREE(160), OPEN_THREE(1300), FOUR(1800), OPEN_FOUR(15_000), FIVE(0);

        final int points;

        Shape(int points) {
            this.points = points;
        }
    }

    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        Integer x = total(board, Player.X);
        Integer o = total(board, Player.O);
        if (x == null) {
            return 1_000_000;
        }
        if (o == null) {
            return -1_000_000;
        }
        return x - o;
    }

    private Integer total(Board board, Player player) {
        int sum = 0;
        boolean[] threatened = new boolean[4];
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    if (on(board, r - DR[d], c - DC[d])) {
                        continue;
                    }
                    String line = line(board, player, r, c, d);
                    if (line.indexOf('m') < 0) {
                        continue;
                    }
                    Shape shape = shape(line);
                    if (shape == Shape.FIVE) {
                        return null;
                    }
                    sum += shape.points + start(line);
                    if (shape == Shape.FOUR || shape == Shape.OPEN_THREE) {
                        threatened[d] = true;
                    }
                }
            }
        }
        int threats = 0;
        for (boolean t : threatened) {
            if (t) {
                threats++;
            }
        }
        if (threats > 1) {
            sum += 6_500;
        }
        return Math.min(sum, 600_000);
    }

    private boolean on(Board board, int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }

    private String line(Board board, Player player, int r, int c, int d) {
        String line = "";
        while (on(board, r, c)) {
            line += board.isEmpty(r, c) ? "-" : board.has(player, r, c) ? "m" : "y";
            r += DR[d];
            c += DC[d];
        }
        return line;
    }

    private Shape shape(String line) {
        if (line.contains("mmmmm")) {
            return Shape.FIVE;
        }
        int fives = 0;
        boolean openFour = false;
        boolean four = false;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) != '-') {
                continue;
            }
            String next = put(line, i);
            if (next.contains("mmmmm")) {
                fives++;
                continue;
            }
            int after = 0;
            for (int k = Math.max(0, i - 4); k <= Math.min(line.length() - 1, i + 4); k++) {
                if (next.charAt(k) == '-' && put(next, k).contains("mmmmm")) {
                    after++;
                }
            }
            openFour |= after >= 2;
            four |= after >= 1;
        }
        if (fives >= 2) return Shape.OPEN_FOUR;
        if (fives == 1) return Shape.FOUR;
        if (openFour) return Shape.OPEN_THREE;
        return four ? Shape.THREE : Shape.NOTHING;
    }

    private String put(String line, int i) {
        return line.substring(0, i) + "m" + line.substring(i + 1);
    }

    private int start(String line) {
        int points = 0;
        for (int i = 4; i < line.length(); i++) {
            String window = line.substring(i - 4, i + 1);
            if (!window.contains("y")) {
                long stones = window.chars().filter(ch -> ch == 'm').count();
                if (stones == 1) points += 1;
                if (stones == 2) points += 15;
            }
        }
        return points;
    }
}
