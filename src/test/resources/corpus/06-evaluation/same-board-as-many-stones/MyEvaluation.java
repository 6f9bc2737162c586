// exercise: 06
// truth: wrong
// mistake: remembers the last board object with its number of stones and answers again with the old value if both are the same; after a stone is taken back and another one put the number is the same and the stones are not
// kind: subtle
// player: both
// style: small cache in front of an inner class Reader, line patterns
// single: yes
// detail: only for the same Board object asked about twice, with as many stones in all but elsewhere or of the other colour (undo, then another move, with no question in between)
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private Board lastBoard;
    private int lastStones;
    private int lastValue;

    @Override
    public int value(Board board) {
        if (board == lastBoard && board.stones() == lastStones) {
            return lastValue; // nothing has been put since
        }
        lastBoard = board;
        lastStones = board.stones();
        lastValue = compute(board);
        return lastValue;
    }

    private int compute(Board board) {
        Reader x = new Reader(board, Player.X);
        if (x.five) {
            return 777_777;
        }
        Reader o = new Reader(board, Player.O);
        if (o.five) {
            return -777_777;
        }
        return x.points() - o.points();
    }

    private static class Reader {
        final Board board;
        final Player me;
        boolean five;
        int openFours;
        int fours;
        int openThrees;
        int threes;
        int rest;

        Reader(Board board, Player me) {
            this.board = board;
            this.me = me;
            int n = board.size();
            for (int i = 0; i < n; i++) {
                line(i, 0, 0, 1);
                line(0, i, 1, 0);
                line(0, i, 1, 1);
                line(0, i, 1, -1);
            }
            for (int i = 1; i < n; i++) {
                line(i, 0, 1, 1);
                line(i, n - 1, 1, -1);
            }
        }

        private void line(int row, int column, int down, int right) {
            int n = board.size();
            StringBuilder cells = new StringBuilder();
            for (int r = row, c = column; r < n && c >= 0 && c < n; r += down, c += right) {
                cells.append(board.has(me, r, c) ? '1' : board.isEmpty(r, c) ? '0' : '#');
            }
            int best = most(cells);
            if (best == 5) {
                five = true;
            } else if (best == 4) {
                if (winning(cells) > 1) {
                    openFours++;
                } else {
                    fours++;
                }
            } else if (best == 3) {
                if (canOpen(cells)) {
                    openThrees++;
                } else {
                    threes++;
                }
            }
        }

        /** The most stones in a window without the other's, and counts the small windows. */
        private int most(CharSequence cells) {
            int most = 0;
            for (int i = 0; i + 5 <= cells.length(); i++) {
                String window = cells.subSequence(i, i + 5).toString();
                if (window.contains("#")) {
                    continue;
                }
                int stones = (int) window.chars().filter(ch -> ch == '1').count();
                most = Math.max(most, stones);
                rest += stones == 2 ? 10 : stones == 1 ? 1 : 0;
            }
            return most;
        }

        /** How many cells make five. */
        private static int winning(StringBuilder cells) {
            int count = 0;
            for (int i = 0; i < cells.length(); i++) {
                if (cells.charAt(i) == '0') {
                    cells.setCharAt(i, '1');
                    if (cells.indexOf("11111") >= 0) {
                        count++;
                    }
                    cells.setCharAt(i, '0');
                }
            }
            return count;
        }

        private static boolean canOpen(StringBuilder cells) {
            List<Integer> free = new ArrayList<>();
            for (int i = 0; i < cells.length(); i++) {
                if (cells.charAt(i) == '0') {
                    free.add(i);
                }
            }
            for (int i : free) {
                cells.setCharAt(i, '1');
                boolean open = winning(cells) > 1;
                cells.setCharAt(i, '0');
                if (open) {
                    return true;
                }
            }
            return false;
        }

        int points() {
            int sum = 9_000 * openFours + 1_500 * fours + 1_000 * openThrees + 150 * threes + rest;
            if (fours + openThrees > 1) {
                sum += 4_000;
            }
            return Math.min(sum, 600_000);
        }
    }
}
