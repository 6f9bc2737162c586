// exercise: 06
// truth: wrong
// mistake: whoever alone has an open four gets 700,000 at once, before anything else is counted: a four of O makes no difference to an open four of X (and the other way round)
// player: both
// style: blog counters
// single: yes
// detail: -
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/**
 * Evaluation with the usual table from the blog: count win5, alive4, die4, alive3, die3, alive2, die2 and look at the combinations.
 */
public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 1000000;

    private static class Counter {
        int win5, alive4, die4, alive3, die3, alive2, die2, alive1, die1;
    }

    @Override
    public int value(Board board) {
        Counter black = count(board, Player.X);
        Counter white = count(board, Player.O);
        if (black.win5 > 0) {
            return FIVE;
        }
        if (white.win5 > 0) {
            return -FIVE;
        }
        // nobody can stop an open four
        if (black.alive4 > 0 && white.alive4 == 0) {
            return 700000;
        }
        if (white.alive4 > 0 && black.alive4 == 0) {
            return -700000;
        }
        return score(black) - score(white);
    }

    private int score(Counter t) {
        int s = 0;
        s += t.alive4 * 20000;
        s += t.die4 * 3000;
        s += t.alive3 * 2800;
        s += t.die3 * 350;
        s += t.alive2 * 60;
        s += t.die2 * 20;
        s += t.alive1 * 4;
        s += t.die1;
        if (t.die4 >= 2 || (t.die4 >= 1 && t.alive3 >= 1)) {
            s += 9000; // kill
        } else if (t.alive3 >= 2) {
            s += 6000;
        }
        return Math.min(s, 600000);
    }

    private Counter count(Board board, Player who) {
        Counter t = new Counter();
        int n = board.size();
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] dir : dirs) {
            for (int y = 0; y < n; y++) {
                for (int x = 0; x < n; x++) {
                    boolean first = !on(n, y - dir[0], x - dir[1]) || board.has(who.opponent(), y - dir[0], x - dir[1]);
                    if (!first || board.has(who.opponent(), y, x)) {
                        continue;
                    }
                    // a stretch of cells without the opponent
                    int len = 0;
                    while (on(n, y + len * dir[0], x + len * dir[1])
                            && !board.has(who.opponent(), y + len * dir[0], x + len * dir[1])) {
                        len++;
                    }
                    if (len < 5) {
                        continue; // no room for five
                    }
                    int[] cells = new int[len];
                    for (int i = 0; i < len; i++) {
                        cells[i] = board.has(who, y + i * dir[0], x + i * dir[1]) ? 1 : 0;
                    }
                    classify(t, cells);
                }
            }
        }
        return t;
    }

    private static boolean on(int n, int y, int x) {
        return y >= 0 && y < n && x >= 0 && x < n;
    }

    private static void classify(Counter t, int[] cells) {
        int best = 0; // most stones in five neighbours
        for (int i = 0; i + 5 <= cells.length; i++) {
            best = Math.max(best, sum(cells, i, 5));
        }
        boolean alive = false; // four neighbours with an empty cell on both sides hold as many
        for (int i = 1; i + 4 < cells.length; i++) {
            if (sum(cells, i, 4) == best && cells[i - 1] == 0 && cells[i + 4] == 0) {
                alive = true;
            }
        }
        switch (best) {
            case 5: t.win5++; break;
            case 4: if (alive) t.alive4++; else t.die4++; break;
            case 3: if (alive) t.alive3++; else t.die3++; break;
            case 2: if (alive) t.alive2++; else t.die2++; break;
            case 1: if (alive) t.alive1++; else t.die1++; break;
            default: break;
        }
    }

    private static int sum(int[] cells, int from, int length) {
        int sum = 0;
        for (int i = from; i < from + length; i++) {
            sum += cells[i];
        }
        return sum;
    }
}
