// exercise: 06
// truth: right
// mistake: none; runs on both sides of each empty cell
// player: both
// style: ex-C++ style, padded int board, run counting
// single: yes
// detail: -
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/*
 * Author's note: no windows here except for the small stuff. For every EMPTY cell of a line I count the run of stones that ends
 * directly before it (left) and the run that begins directly after it (right). left + right >= 4 means "play here and you have five".
 */
public class MyEvaluation implements EvaluationTask {
    static final int N_DIR = 4;
    static final int DR[] = {0, 1, 1, 1};
    static final int DC[] = {1, 0, 1, -1};

    private int size;
    private int[][] cell; // 0 empty, 1 X, 2 O, 3 off the board; border of one

    @Override
    public int value(Board board) {
        load(board);
        if (hasFive(1)) return 1000000;
        if (hasFive(2)) return -1000000;
        return total(1) - total(2);
    }

    private void load(Board board) {
        size = board.size();
        cell = new int[size + 2][size + 2];
        for (int r = 0; r < size + 2; r++) {
            for (int c = 0; c < size + 2; c++) {
                if (r == 0 || c == 0 || r == size + 1 || c == size + 1) cell[r][c] = 3;
                else if (board.has(Player.X, r - 1, c - 1)) cell[r][c] = 1;
                else if (board.has(Player.O, r - 1, c - 1)) cell[r][c] = 2;
            }
        }
    }

    private int run(int who, int r, int c, int dr, int dc) {
        int k = 0;
        while (cell[r][c] == who) {
            k++;
            r += dr;
            c += dc;
        }
        return k;
    }

    private boolean hasFive(int who) {
        for (int d = 0; d < N_DIR; d++)
            for (int r = 1; r <= size; r++)
                for (int c = 1; c <= size; c++)
                    if (run(who, r, c, DR[d], DC[d]) >= 5) return true;
        return false;
    }

    private int total(int who) {
        int points = 0, threats = 0;
        for (int d = 0; d < N_DIR; d++) {
            for (int r = 1; r <= size; r++) {
                for (int c = 1; c <= size; c++) {
                    if (cell[r - DR[d]][c - DC[d]] != 3) continue; // not the first cell of its line
                    int fives = 0;
                    boolean openThree = false, three = false;
                    int rr = r, cc = c;
                    while (cell[rr][cc] != 3) {
                        if (cell[rr][cc] == 0) {
                            int left = run(who, rr - DR[d], cc - DC[d], -DR[d], -DC[d]);
                            int right = run(who, rr + DR[d], cc + DC[d], DR[d], DC[d]);
                            if (left + right >= 4) fives++;
                            if (left + right == 3) {
                                int before = cell[rr - (left + 1) * DR[d]][cc - (left + 1) * DC[d]];
                                int after = cell[rr + (right + 1) * DR[d]][cc + (right + 1) * DC[d]];
                                if (before == 0 && after == 0) openThree = true;
                            }
                        }
                        // the small stuff
                        int stones = 0, i;
                        for (i = 0; i < 5; i++) {
                            if (i > 0 && cell[rr + (i - 1) * DR[d]][cc + (i - 1) * DC[d]] == 3) break;
                            int what = cell[rr + i * DR[d]][cc + i * DC[d]];
                            if (what == who) stones++;
                            else if (what != 0) break;
                        }
                        if (i == 5) {
                            if (stones == 3) three = true;
                            points += stones == 0 ? 0 : stones == 1 ? 1 : 6 * stones;
                        }
                        rr += DR[d];
                        cc += DC[d];
                    }
                    if (fives >= 2) {
                        points += 30000;
                    } else if (fives == 1) {
                        points += 3500;
                        threats++;
                    } else if (openThree) {
                        points += 3000;
                        threats++;
                    } else if (three) {
                        points += 400;
                    }
                }
            }
        }
        if (threats >= 2) points += 10000;
        return Math.min(points, 950000);
    }
}
