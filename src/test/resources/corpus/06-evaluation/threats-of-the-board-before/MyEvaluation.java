// exercise: 06
// truth: wrong
// mistake: The counters of threats are fields that are set back at the end of value, but not on the early return for five, so the next board inherits the threats that had been found by then.
// kind: subtle
// player: both
// style: fields, reset at the end of a call
// single: yes
// detail: the call right after a board with five: if a board with five and another threat came before, one threat counts as two
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private Board board;
    private Player player;
    private boolean five;
    private int[] threats = new int[2];

    @Override
    public int value(Board b) {
        board = b;
        int x = scan(Player.X);
        if (five) {
            return 500000;
        }
        int o = scan(Player.O);
        if (five) {
            return -500000;
        }
        if (threats[0] >= 2) {
            x += 5000;
        }
        if (threats[1] >= 2) {
            o += 5000;
        }
        // ready for the next board
        threats[0] = 0;
        threats[1] = 0;
        return Math.min(x, 400000) - Math.min(o, 400000);
    }

    private int scan(Player p) {
        player = p;
        five = false;
        int n = board.size();
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += line(i, 0, 0, 1);
            sum += line(0, i, 1, 0);
            sum += line(0, i, 1, 1);
            sum += line(0, i, 1, -1);
        }
        for (int i = 1; i < n; i++) {
            sum += line(i, 0, 1, 1);
            sum += line(i, n - 1, 1, -1);
        }
        return sum;
    }

    private boolean inside(int row, int column) {
        return row >= 0 && row < board.size() && column >= 0 && column < board.size();
    }

    private int line(int row, int column, int down, int right) {
        int points = 0;
        Set<Integer> winning = new HashSet<>();
        Set<Integer> good = new HashSet<>();
        int beforeFirst = -1;
        int beforeSecond = -1;
        boolean openThree = false;
        for (int i = 0; inside(row + (i + 4) * down, column + (i + 4) * right); i++) {
            int mine = 0;
            int theirs = 0;
            int firstHole = -1;
            int secondHole = -1;
            for (int k = i; k < i + 5; k++) {
                int r = row + k * down;
                int c = column + k * right;
                if (board.has(player, r, c)) {
                    mine++;
                } else if (board.has(player.opponent(), r, c)) {
                    theirs++;
                } else if (firstHole < 0) {
                    firstHole = k;
                } else {
                    secondHole = k;
                }
            }
            if (theirs > 0) {
                continue;
            }
            if (mine == 5) {
                five = true;
            } else if (mine == 4) {
                winning.add(firstHole);
            } else if (mine == 3) {
                if (firstHole != beforeFirst || secondHole != beforeSecond) {
                    if (good.contains(firstHole) || good.contains(secondHole)) {
                        openThree = true;
                    }
                    good.add(firstHole);
                    good.add(secondHole);
                }
                beforeFirst = firstHole;
                beforeSecond = secondHole;
            } else if (mine == 2) {
                points += 10;
            } else if (mine == 1) {
                points += 1;
            }
        }
        if (winning.size() >= 2) {
            points += 10000;
        } else if (winning.size() == 1) {
            points += 1500;
            threats[player.ordinal()]++;
        } else if (openThree) {
            points += 1000;
            threats[player.ordinal()]++;
        } else if (!good.isEmpty()) {
            points += 200;
        }
        return points;
    }
}
