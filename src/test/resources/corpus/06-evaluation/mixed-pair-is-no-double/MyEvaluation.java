// exercise: 06
// truth: wrong
// mistake: the bonus for two threats is given for two fours and for two open threes, but not for a four together with an open three
// kind: subtle
// player: both
// style: inheritance: abstract class Scanner with a subclass that counts, template method
// single: yes
// detail: only for exactly one four and exactly one open three: they are worth the sum only, often less than it
import java.util.BitSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    /** Knows how to find the windows; what is to be done with them is said below. */
    private abstract static class Scanner {
        final Board board;
        final Player player;

        Scanner(Board board, Player player) {
            this.board = board;
            this.player = player;
        }

        abstract void window(int stones, BitSet free);

        abstract void endOfLine();

        void scan() {
            int n = board.size();
            for (int i = 0; i < n; i++) {
                scan(i, 0, 0, 1);
                scan(0, i, 1, 0);
                scan(0, i, 1, 1);
                scan(n - 1, i, -1, 1);
                if (i > 0) {
                    scan(i, 0, 1, 1);
                    scan(n - 1 - i, 0, -1, 1);
                }
            }
        }

        private boolean inside(int r, int c) {
            return r >= 0 && r < board.size() && c >= 0 && c < board.size();
        }

        private void scan(int r, int c, int down, int right) {
            for (int i = 0; inside(r + (i + 4) * down, c + (i + 4) * right); i++) {
                BitSet free = new BitSet();
                int stones = 0;
                for (int k = i; k < i + 5; k++) {
                    if (board.has(player, r + k * down, c + k * right)) {
                        stones++;
                    } else if (board.isEmpty(r + k * down, c + k * right)) {
                        free.set(k);
                    }
                }
                if (stones + free.cardinality() == 5) {
                    window(stones, free);
                }
            }
            endOfLine();
        }
    }

    private static class Counter extends Scanner {
        boolean won;
        private int sum;
        private int fours;
        private int openThrees;
        private BitSet toFive = new BitSet();
        private BitSet toFour = new BitSet();
        private boolean openThree;

        Counter(Board board, Player player) {
            super(board, player);
            scan();
        }

        @Override
        void window(int stones, BitSet free) {
            if (stones == 5) {
                won = true;
            } else if (stones == 4) {
                toFive.or(free);
            } else if (stones == 3) {
                openThree |= toFour.intersects(free);
                toFour.or(free);
            } else if (stones > 0) {
                sum += stones == 2 ? 10 : 1;
            }
        }

        @Override
        void endOfLine() {
            if (toFive.cardinality() > 1) {
                sum += 15_000;
            } else if (toFive.cardinality() == 1) {
                sum += 1_900;
                fours++;
            } else if (openThree) {
                sum += 1_600;
                openThrees++;
            } else if (!toFour.isEmpty()) {
                sum += 200;
            }
            toFive = new BitSet();
            toFour = new BitSet();
            openThree = false;
        }

        int total() {
            int total = sum;
            if (fours >= 2) {
                total += 7_000;
            }
            if (openThrees >= 2) {
                total += 5_000;
            }
            return Math.min(total, 300_000);
        }
    }

    @Override
    public int value(Board board) {
        Counter x = new Counter(board, Player.X);
        Counter o = new Counter(board, Player.O);
        if (x.won || o.won) {
            return x.won ? 350_000 : -350_000;
        }
        return x.total() - o.total();
    }
}
