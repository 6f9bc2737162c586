// exercise: 06
// truth: wrong
// mistake: the board is copied into an array with a ring of empty cells around it, and the windows run over that ring, so the edge does not close a line
// player: both
// style: padded int array, one offset for each direction
// kind: slip
// single: yes
// detail: lines that end at the edge count as open: XXXX beginning at the edge is an open four, five cells of room are found where only four are
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int[] field;
    private int width;

    @Override
    public int value(Board board) {
        int n = board.size();
        width = n + 2;
        field = new int[width * width];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                field[(r + 1) * width + c + 1] = board.has(Player.X, r, c) ? 1 : board.has(Player.O, r, c) ? -1 : 0;
            }
        }
        int x = side(1);
        int o = side(-1);
        if (x < 0) return 700_000;
        if (o < 0) return -700_000;
        return x - o;
    }

    /** What one side has; -1 if it has five. */
    private int side(int me) {
        int sum = 0;
        int threats = 0;
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : dirs) {
            int step = d[0] * width + d[1];
            for (int r = 0; r < width; r++) {
                for (int c = 0; c < width; c++) {
                    boolean begins = r - d[0] < 0 || c - d[1] < 0 || c - d[1] >= width;
                    if (!begins) continue;
                    int length = 0;
                    for (int y = r, x = c; y < width && x >= 0 && x < width; y += d[0], x += d[1]) length++;
                    int start = r * width + c;
                    int wins = 0; // bits
                    int threes = 0;
                    int once = 0;
                    boolean open = false;
                    java.util.Set<Integer> pairs = new java.util.HashSet<>();
                    for (int w = 0; w + 5 <= length; w++) {
                        int mine = 0;
                        int other = 0;
                        int free = 0;
                        for (int i = w; i < w + 5; i++) {
                            int v = field[start + i * step];
                            if (v == me) mine++;
                            else if (v == -me) other++;
                            else free |= 1 << i;
                        }
                        if (other > 0) continue;
                        if (mine == 5) return -1;
                        if (mine == 4) wins |= free;
                        if (mine == 3 && pairs.add(free)) {
                            threes++;
                            open |= (once & free) != 0;
                            once |= free;
                        }
                        if (mine == 2) sum += 10;
                        if (mine == 1) sum += 1;
                    }
                    if (Integer.bitCount(wins) > 1) {
                        sum += 10_000;
                    } else if (wins != 0) {
                        sum += 1_500;
                        threats++;
                    } else if (threes > 0) {
                        sum += open ? 1_000 : 200;
                        threats += open ? 1 : 0;
                    }
                }
            }
        }
        return Math.min(350_000, sum + (threats >= 2 ? 5_000 : 0));
    }
}
