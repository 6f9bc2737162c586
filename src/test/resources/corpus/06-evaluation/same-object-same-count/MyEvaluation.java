// exercise: 06
// truth: wrong
// mistake: the last value is kept for the same object with as many stones, but a stone may have moved meanwhile
// player: both
// style: text of lines, result kept in fields
// single: yes
// detail: sometimes; only if the same Board object comes again at once with the same number of stones elsewhere (clear one, put another)
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private Board lastBoard;
    private int lastStones;
    private int lastValue;

    @Override
    public int value(Board board) {
        if (board != lastBoard || board.stones() != lastStones) {
            lastBoard = board;
            lastStones = board.stones();
            lastValue = compute(board);
        }
        return lastValue;
    }

    private int compute(Board board) {
        int x = of(board, 'X');
        int o = of(board, 'O');
        if (x < 0) return 500_000;
        if (o < 0) return -500_000;
        return x - o;
    }

    private int of(Board board, char me) {
        int sum = 0, threats = 0, n = board.size();
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : dirs) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int pr = r - d[0], pc = c - d[1];
                    if (pr >= 0 && pc >= 0 && pc < n) continue;
                    StringBuilder text = new StringBuilder();
                    for (int y = r, x = c; y < n && x >= 0 && x < n; y += d[0], x += d[1]) {
                        text.append(board.at(y, x).map(Player::symbol).orElse('.'));
                    }
                    int v = line(text.toString().toCharArray(), me);
                    if (v < 0) return -1;
                    sum += v / 2;
                    threats += v % 2;
                }
            }
        }
        return Math.min(400_000, sum + (threats > 1 ? 5_000 : 0));
    }

    /** Twice the points, and one more for a threat; -1 for five. */
    private static int line(char[] line, char me) {
        int points = 0;
        for (int i = 0; i + 5 <= line.length; i++) {
            int mine = 0, free = 0;
            for (int j = i; j < i + 5; j++) {
                if (line[j] == me) mine++;
                if (line[j] == '.') free++;
            }
            if (mine == 5) return -1;
            if (mine + free == 5) points += mine == 2 ? 10 : mine == 1 ? 1 : 0;
        }
        int four = wins(line, me);
        if (four > 0) return 2 * (points + (four > 1 ? 10_000 : 1_500)) + (four == 1 ? 1 : 0);
        int next = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] == '.') {
                line[i] = me;
                next = Math.max(next, wins(line, me));
                line[i] = '.';
            }
        }
        return 2 * (points + (next > 1 ? 1_000 : next == 1 ? 200 : 0)) + (next > 1 ? 1 : 0);
    }

    private static int wins(char[] line, char me) {
        int wins = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] != '.') continue;
            int from = i, to = i;
            while (from > 0 && line[from - 1] == me) from--;
            while (to < line.length - 1 && line[to + 1] == me) to++;
            if (to - from >= 4) wins++;
        }
        return wins;
    }
}
