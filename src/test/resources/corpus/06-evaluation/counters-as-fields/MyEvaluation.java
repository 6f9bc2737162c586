// exercise: 06
// truth: wrong
// mistake: the counters of threats are fields that are set to 0 only when the object is made, not at the beginning of value, so threats of earlier boards count as well
// player: both
// style: fields for everything, private void methods
// kind: slip
// single: yes
// detail: any board that is asked about after boards with threats
import java.util.LinkedHashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private Board board;
    private Player player;
    private int points;
    private boolean five;
    private int threatsX = 0;
    private int threatsO = 0;

    @Override
    public int value(Board b) {
        board = b;
        player = Player.X;
        readAll();
        boolean fiveX = five;
        int pointsX = points;
        player = Player.O;
        readAll();
        if (fiveX) {
            return 800_000;
        }
        if (five) {
            return -800_000;
        }
        int bonusX = threatsX >= 2 ? 5_000 : 0;
        int bonusO = threatsO >= 2 ? 5_000 : 0;
        return Math.min(390_000, pointsX + bonusX) - Math.min(390_000, points + bonusO);
    }

    private void readAll() {
        points = 0;
        five = false;
        int last = board.size() - 1;
        for (int i = 0; i <= last; i++) {
            readLine(i, 0, 0, 1);
            readLine(0, i, 1, 0);
            readLine(0, i, 1, 1);
            readLine(last, i, -1, 1);
            if (i > 0) {
                readLine(i, 0, 1, 1);
                readLine(last - i, 0, -1, 1);
            }
        }
    }

    private boolean onBoard(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }

    private void readLine(int r, int c, int dr, int dc) {
        Set<Integer> winningCells = new LinkedHashSet<>();
        Set<Integer> pairs = new LinkedHashSet<>();
        while (onBoard(r + 4 * dr, c + 4 * dc)) {
            int stones = 0;
            int hostile = 0;
            int key = 0;
            for (int i = 0; i < 5; i++) {
                int row = r + i * dr;
                int column = c + i * dc;
                if (board.has(player, row, column)) {
                    stones++;
                } else if (board.has(player.opponent(), row, column)) {
                    hostile++;
                } else {
                    key = 1000 * key + row * 20 + column + 1;
                }
            }
            if (hostile == 0) {
                if (stones == 5) {
                    five = true;
                } else if (stones == 4) {
                    winningCells.add(key);
                } else if (stones == 3) {
                    pairs.add(key);
                } else {
                    points += stones == 2 ? 10 : stones;
                }
            }
            r += dr;
            c += dc;
        }
        if (winningCells.size() > 1) {
            points += 10_000;
        } else if (winningCells.size() == 1) {
            points += 1_500;
            threat();
        } else if (!pairs.isEmpty()) {
            Set<Integer> cells = new LinkedHashSet<>();
            boolean open = false;
            for (int pair : pairs) {
                open |= !cells.add(pair / 1000);
                open |= !cells.add(pair % 1000);
            }
            points += open ? 1_000 : 200;
            if (open) {
                threat();
            }
        }
    }

    private void threat() {
        if (player == Player.X) {
            threatsX++;
        } else {
            threatsO++;
        }
    }
}
