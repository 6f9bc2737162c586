// exercise: 06
// truth: wrong
// mistake: only a double four and a double three get the extra points; a four together with an open three, one of each, is forgotten
// player: both
// style: a counter object with named combinations (doubleFour, doubleThree), each line copied into an array of characters
// kind: slip
// single: yes
// detail: exactly one four and one open three in different lines
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static class Counter {
        boolean five;
        int openFours;
        int fours;
        int openThrees;
        int threes;
        int building;

        boolean doubleFour() {
            return fours >= 2;
        }

        boolean doubleThree() {
            return openThrees >= 2;
        }

        int total() {
            int total = building + openFours * 10_000 + fours * 1_500 + openThrees * 1_000 + threes * 200;
            if (doubleFour()) {
                total += 6_000;
            }
            if (doubleThree()) {
                total += 5_000;
            }
            return total < 400_000 ? total : 400_000;
        }

        void line(char[] cell, char me) {
            int length = cell.length;
            int stones = 0;
            for (char c : cell) {
                stones += c == me ? 1 : 0;
            }
            if (stones == 0) {
                return;
            }
            int wins = 0;
            for (int i = 0; i < length; i++) {
                wins += cell[i] == '.' && five(cell, me, i, -1) ? 1 : 0;
            }
            if (five(cell, me, -1, -1)) {
                five = true;
            } else if (wins > 1) {
                openFours++;
            } else if (wins == 1) {
                fours++;
            } else if (stones >= 3) {
                int best = 0;
                for (int i = 0; i < length; i++) {
                    if (cell[i] == '.') {
                        int ways = 0;
                        for (int j = 0; j < length; j++) {
                            ways += j != i && cell[j] == '.' && five(cell, me, i, j) ? 1 : 0;
                        }
                        best = Math.max(best, ways);
                    }
                }
                openThrees += best > 1 ? 1 : 0;
                threes += best == 1 ? 1 : 0;
            }
            for (int i = 0; i + 5 <= length; i++) {
                int mine = 0;
                int free = 0;
                for (int j = i; j < i + 5; j++) {
                    mine += cell[j] == me ? 1 : 0;
                    free += cell[j] == '.' ? 1 : 0;
                }
                building += mine + free < 5 ? 0 : mine == 2 ? 10 : mine == 1 ? 1 : 0;
            }
        }

        private static boolean five(char[] cell, char me, int extra, int extra2) {
            int length = cell.length;
            int run = 0;
            for (int i = 0; i < length && run < 5; i++) {
                run = cell[i] == me || i == extra || i == extra2 ? run + 1 : 0;
            }
            return run >= 5;
        }
    }

    @Override
    public int value(Board board) {
        Counter x = count(board, 'X');
        Counter o = count(board, 'O');
        return x.five ? 450_000 : o.five ? -450_000 : x.total() - o.total();
    }

    private static Counter count(Board board, char me) {
        int n = board.size();
        char[][] grid = new char[n][n];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                grid[r][c] = board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '.';
            }
        }
        Counter counter = new Counter();
        for (int k = 0; k < n; k++) {
            counter.line(grid[k], me);
            char[] column = new char[n];
            for (int i = 0; i < n; i++) {
                column[i] = grid[i][k];
            }
            counter.line(column, me);
        }
        for (int k = -(n - 5); k <= n - 5; k++) {
            char[] falling = new char[n - Math.abs(k)];
            char[] rising = new char[falling.length];
            for (int i = 0; i < falling.length; i++) {
                int row = Math.max(0, -k) + i;
                int column = Math.max(0, k) + i;
                falling[i] = grid[row][column];
                rising[i] = grid[row][n - 1 - column];
            }
            counter.line(falling, me);
            counter.line(rising, me);
        }
        return counter;
    }
}
