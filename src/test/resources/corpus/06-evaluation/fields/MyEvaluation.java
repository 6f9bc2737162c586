// exercise: 06
// truth: wrong
// mistake: The fields threatsX and threatsO are never set back, so threats of earlier boards count again.
// player: both
// style: fields instead of return values
// kind: slip
// single: yes
// detail: from the second question on, as soon as boards with threats have been asked about
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private Board board;
    private int sum;
    private boolean xHasFive;
    private boolean oHasFive;
    private int threatsX = 0;
    private int threatsO = 0;

    @Override
    public int value(Board b) {
        board = b;
        xHasFive = false;
        oHasFive = false;
        sum = 0;
        look(Player.X);
        if (threatsX >= 2) {
            sum += 5000;
        }
        int x = Math.min(sum, 400000);
        sum = 0;
        look(Player.O);
        if (threatsO >= 2) {
            sum += 5000;
        }
        int o = Math.min(sum, 400000);
        if (xHasFive) {
            return 500000;
        }
        if (oHasFive) {
            return -500000;
        }
        return x - o;
    }

    private void look(Player p) {
        int n = board.size();
        for (int i = 0; i < n; i++) {
            lookAlong(p, i, 0, 0, 1);
            lookAlong(p, 0, i, 1, 0);
            lookAlong(p, i, 0, 1, 1);
            lookAlong(p, i, n - 1, 1, -1);
            if (i > 0) {
                lookAlong(p, 0, i, 1, 1);
            }
            if (i < n - 1) {
                lookAlong(p, 0, i, 1, -1);
            }
        }
    }

    private void lookAlong(Player p, int row, int column, int down, int right) {
        TreeSet<Integer> wins = new TreeSet<>();
        TreeSet<String> pairs = new TreeSet<>();
        for (int s = 0; inside(row + (s + 4) * down, column + (s + 4) * right); s++) {
            int mine = 0;
            String lacks = "";
            boolean useless = false;
            for (int i = s; i < s + 5; i++) {
                if (board.has(p, row + i * down, column + i * right)) {
                    mine++;
                } else if (board.has(p.opponent(), row + i * down, column + i * right)) {
                    useless = true;
                } else {
                    lacks += (char) ('a' + i);
                }
            }
            if (useless) {
                continue;
            }
            if (mine == 5) {
                if (p == Player.X) {
                    xHasFive = true;
                } else {
                    oHasFive = true;
                }
            } else if (mine == 4) {
                wins.add((int) lacks.charAt(0));
            } else if (mine == 3) {
                pairs.add(lacks);
            } else if (mine == 2) {
                sum += 10;
            } else if (mine == 1) {
                sum += 1;
            }
        }
        boolean open = false;
        for (String one : pairs) {
            for (String other : pairs) {
                if (!one.equals(other) && (one.indexOf(other.charAt(0)) >= 0 || one.indexOf(other.charAt(1)) >= 0)) {
                    open = true;
                }
            }
        }
        boolean threat = false;
        if (wins.size() > 1) {
            sum += 10000;
        } else if (wins.size() == 1) {
            sum += 1500;
            threat = true;
        } else if (open) {
            sum += 1000;
            threat = true;
        } else if (!pairs.isEmpty()) {
            sum += 200;
        }
        if (threat && p == Player.X) {
            threatsX++;
        } else if (threat) {
            threatsO++;
        }
    }

    private boolean inside(int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }
}
