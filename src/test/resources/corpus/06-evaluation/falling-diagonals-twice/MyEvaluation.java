// exercise: 06
// truth: wrong
// mistake: the second block of diagonals is a copy of the first and steps down to the right again, so rising diagonals are never read
// player: both
// style: char arrays, tries
// single: yes
// detail: always on rising diagonals
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    enum Level {
        NOTHING(0), THREE(300), OPEN_THREE(2_000), FOUR(2_500), OPEN_FOUR(20_000);

        final int score;

        Level(int score) {
            this.score = score;
        }
    }

    private static final int FIVE = 900_000;
    private static final int LIMIT = 300_000;
    private static final int TWO_THREATS = 15_000;

    @Override
    public int value(Board board) {
        List<char[]> all = all(board);
        for (char[] strip : all) {
            if (five(strip, 'X')) return FIVE;
            if (five(strip, 'O')) return -FIVE;
        }
        return score(all, 'X', 'O') - score(all, 'O', 'X');
    }

    private static int score(List<char[]> all, char me, char other) {
        int total = 0;
        int threats = 0;
        for (char[] strip : all) {
            Level level = level(strip, me);
            total += level.score + small(strip, me, other);
            if (level == Level.FOUR || level == Level.OPEN_THREE) threats++;
        }
        if (threats > 1) total += TWO_THREATS;
        return Math.min(total, LIMIT);
    }

    private static Level level(char[] strip, char me) {
        int stones = 0;
        for (char c : strip) if (c == me) stones++;
        if (strip.length < 5 || stones < 3) return Level.NOTHING;
        int now = ways(strip, me);
        if (now > 1) return Level.OPEN_FOUR;
        if (now == 1) return Level.FOUR;
        int most = 0;
        for (int i = 0; i < strip.length; i++) {
            if (strip[i] == '.') {
                strip[i] = me;
                most = Math.max(most, ways(strip, me));
                strip[i] = '.';
            }
        }
        return most == 0 ? Level.NOTHING : most == 1 ? Level.THREE : Level.OPEN_THREE;
    }

    private static int ways(char[] strip, char me) {
        int cells = 0;
        for (int i = 0; i < strip.length; i++) {
            if (strip[i] != '.') continue;
            strip[i] = me;
            if (five(strip, me)) cells++;
            strip[i] = '.';
        }
        return cells;
    }

    private static boolean five(char[] strip, char me) {
        int run = 0;
        for (char c : strip) {
            run = c == me ? run + 1 : 0;
            if (run == 5) return true;
        }
        return false;
    }

    /** One and two stones in five cells that are not the other's. */
    private static int small(char[] strip, char me, char other) {
        int score = 0;
        for (int i = 0; i + 5 <= strip.length; i++) {
            int mine = 0, theirs = 0;
            for (int j = i; j < i + 5; j++) {
                if (strip[j] == me) mine++;
                if (strip[j] == other) theirs++;
            }
            if (theirs == 0) score += mine == 1 ? 1 : mine == 2 ? 12 : 0;
        }
        return score;
    }

    private static List<char[]> all(Board board) {
        int n = board.size();
        List<char[]> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            all.add(strip(board, i, 0, 0, 1));
            all.add(strip(board, 0, i, 1, 0));
            all.add(strip(board, 0, i, 1, 1));
            all.add(strip(board, 0, i, 1, 1));
            if (i > 0) {
                all.add(strip(board, i, 0, 1, 1));
                all.add(strip(board, i, 0, 1, 1));
            }
        }
        return all;
    }

    private static char[] strip(Board board, int row, int col, int down, int right) {
        StringBuilder text = new StringBuilder();
        while (row < board.size() && col >= 0 && col < board.size()) {
            text.append(board.has(Player.X, row, col) ? 'X' : board.has(Player.O, row, col) ? 'O' : '.');
            row += down;
            col += right;
        }
        return text.toString().toCharArray();
    }
}
