// exercise: 06
// truth: wrong
// mistake: points and threats are cleared only after a side without five was added up, so after a board with five they are left over for the next call
// player: both
// style: fields as counters, cleared after use
// single: yes
// detail: sometimes; only the first value asked of the same object after a board with five in a row
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int points;
    private int threats;
    private boolean five;

    @Override
    public int value(Board board) {
        int forX = side(board, Player.X);
        if (five) {
            five = false;
            return 650_000;
        }
        int forO = side(board, Player.O);
        if (five) {
            five = false;
            return -650_000;
        }
        return forX - forO;
    }

    private int side(Board board, Player player) {
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (column == 0) {
                    line(board, player, row, column, 0, 1);
                }
                if (row == 0) {
                    line(board, player, row, column, 1, 0);
                }
                if (row == 0 || column == 0) {
                    line(board, player, row, column, 1, 1);
                }
                if (row == 0 || column == board.size() - 1) {
                    line(board, player, row, column, 1, -1);
                }
            }
        }
        if (five) {
            return 0;
        }
        int result = Math.min(350_000, threats < 2 ? points : points + 5_500);
        points = 0;
        threats = 0;
        return result;
    }

    private void line(Board board, Player player, int row, int column, int down, int right) {
        TreeSet<Integer> winning = new TreeSet<>();
        int[] often = new int[20];
        String pairs = "";
        int threes = 0;
        int start = 0;
        while (true) {
            int endRow = row + (start + 4) * down;
            int endColumn = column + (start + 4) * right;
            if (endRow >= board.size() || endColumn >= board.size() || endColumn < 0) {
                break;
            }
            int mine = 0;
            boolean closed = false;
            String free = "";
            for (int i = start; i < start + 5; i++) {
                int r = row + i * down;
                int c = column + i * right;
                if (board.has(player, r, c)) {
                    mine++;
                } else if (board.isEmpty(r, c)) {
                    free += (char) ('a' + i);
                } else {
                    closed = true;
                }
            }
            start++;
            if (closed) {
                continue;
            }
            if (mine == 5) {
                five = true;
            } else if (mine == 4) {
                winning.add((int) free.charAt(0));
            } else if (mine == 3) {
                threes++;
                if (!pairs.contains(free)) {
                    pairs += free + " ";
                    often[free.charAt(0) - 'a']++;
                    often[free.charAt(1) - 'a']++;
                }
            } else if (mine == 2) {
                points += 10;
            } else if (mine == 1) {
                points += 1;
            }
        }
        boolean open = false;
        for (int n : often) {
            open |= n > 1;
        }
        if (winning.size() > 1) {
            points += 10_000;
            threats++;
        } else if (winning.size() == 1) {
            points += 1_450;
            threats++;
        } else if (open) {
            points += 980;
            threats++;
        } else if (threes > 0) {
            points += 205;
        }
    }
}
