// exercise: 06
// truth: wrong
// mistake: to see whether a side can win at once a stone is put on the board itself, and when it does win the method returns before the stone is cleared: the board is changed and the same board gets another value
// player: both
// style: beginner, windows, tries stones on the board
// single: yes
// detail: -
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

// my evaluation. windows of five like in the lesson
public class MyEvaluation implements EvaluationTask {
    int[] dx = {1, 0, 1, 1};
    int[] dy = {0, 1, 1, -1};
    int[] points = {0, 1, 8, 60, 60};

    @Override
    public int value(Board board) {
        int x = points(board, Player.X);
        int o = points(board, Player.O);
        if (x == 1000000) return 1000000;
        if (o == 1000000) return -1000000;
        if (canWin(board, Player.X)) x += 500;
        if (canWin(board, Player.O)) o += 500;
        return x - o;
    }

    // is there a cell that makes five?
    boolean canWin(Board board, Player me) {
        for (Cell cell : board.emptyCells()) {
            board.put(cell, me);
            if (fiveAt(board, me, cell)) {
                return true;
            }
            board.clear(cell);
        }
        return false;
    }

    // the stone on the cell and those beside it
    boolean fiveAt(Board board, Player me, Cell cell) {
        int n = board.size();
        for (int d = 0; d < 4; d++) {
            int count = 1;
            for (int way = -1; way <= 1; way += 2) {
                int r = cell.row() + way * dy[d];
                int c = cell.column() + way * dx[d];
                while (r >= 0 && r < n && c >= 0 && c < n && board.has(me, r, c)) {
                    count++;
                    r += way * dy[d];
                    c += way * dx[d];
                }
            }
            if (count >= 5) return true;
        }
        return false;
    }

    // 1000000 means five
    int points(Board board, Player me) {
        int n = board.size();
        Player you = me.opponent();
        int sum = 0;
        int threats = 0;
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    // is this cell the beginning of a line?
                    int pr = r - dy[d];
                    int pc = c - dx[d];
                    if (pr >= 0 && pr < n && pc >= 0 && pc < n) continue;
                    boolean[] makesFive = new boolean[n];
                    boolean[] inThree = new boolean[n];
                    boolean openThree = false;
                    boolean three = false;
                    int k = 0;
                    while (true) {
                        int er = r + (k + 4) * dy[d];
                        int ec = c + (k + 4) * dx[d];
                        if (er < 0 || er >= n || ec < 0 || ec >= n) break;
                        int mine = 0;
                        int his = 0;
                        for (int i = 0; i < 5; i++) {
                            if (board.has(me, r + (k + i) * dy[d], c + (k + i) * dx[d])) mine++;
                            if (board.has(you, r + (k + i) * dy[d], c + (k + i) * dx[d])) his++;
                        }
                        if (his == 0) {
                            if (mine == 5) return 1000000;
                            sum += points[mine];
                            if (mine == 4 || mine == 3) {
                                for (int i = 0; i < 5; i++) {
                                    if (!board.has(me, r + (k + i) * dy[d], c + (k + i) * dx[d])) {
                                        if (mine == 4) {
                                            makesFive[k + i] = true;
                                        } else {
                                            // two windows with three that lack the same cell
                                            if (inThree[k + i]) openThree = true;
                                            inThree[k + i] = true;
                                            three = true;
                                        }
                                    }
                                }
                            }
                        }
                        k++;
                    }
                    int fives = 0;
                    for (int i = 0; i < n; i++) if (makesFive[i]) fives++;
                    if (fives >= 2) {
                        sum += 20000;
                    } else if (fives == 1) {
                        sum += 2500;
                        threats++;
                    } else if (openThree) {
                        sum += 2000;
                        threats++;
                    } else if (three) {
                        sum += 150;
                    }
                }
            }
        }
        if (threats >= 2) sum += 8000;
        if (sum > 900000) sum = 900000;
        return sum;
    }
}
