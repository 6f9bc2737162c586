// exercise: 06
// truth: wrong
// mistake: the value is that of the side to move (its sign is turned when X has more stones than O) instead of X's
// player: both
// style: masks per line; negamax habit
// single: yes
// detail: every board on which X and O do not have the same number of stones

import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Line(int length, int own, int other) {}

    @Override
    public int value(Board board) {
        Player toMove = board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
        int mine = side(board, toMove);
        int theirs = side(board, toMove.opponent());
        if (mine < 0 || theirs < 0) {
            return mine < 0 ? 800_000 : -800_000;
        }
        return mine - theirs;
    }

    /** What the player has, or -1 if it is five. */
    private static int side(Board board, Player player) {
        int sum = 0;
        int threats = 0;
        for (Line line : lines(board, player)) {
            int five = 0;
            List<Integer> pairs = new ArrayList<>();
            for (int at = 0; at + 5 <= line.length(); at++) {
                int window = 31 << at;
                if ((line.other() & window) == 0) {
                    int gaps = window & ~line.own();
                    int stones = 5 - Integer.bitCount(gaps);
                    if (stones == 5) {
                        return -1;
                    }
                    if (stones == 4) {
                        five |= gaps;
                    } else if (stones == 3 && !pairs.contains(gaps)) {
                        pairs.add(gaps);
                    } else if (stones < 3) {
                        sum += stones == 2 ? 10 : stones;
                    }
                }
            }
            boolean share = pairs.stream().anyMatch(a -> pairs.stream().anyMatch(b -> !a.equals(b) && (a & b) != 0));
            if (Integer.bitCount(five) > 1) {
                sum += 11_000;
            } else if (five != 0) {
                sum += 1_500;
                threats++;
            } else if (share) {
                sum += 1_000;
                threats++;
            } else if (!pairs.isEmpty()) {
                sum += 180;
            }
        }
        return Math.min(400_000, threats > 1 ? sum + 5_000 : sum);
    }

    private static List<Line> lines(Board board, Player player) {
        List<Line> lines = new ArrayList<>();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            lines.add(line(board, player, i, 0, 0, 1));
            lines.add(line(board, player, 0, i, 1, 0));
            lines.add(line(board, player, 0, i, 1, 1));
            lines.add(line(board, player, 0, i, 1, -1));
            if (i > 0) {
                lines.add(line(board, player, i, 0, 1, 1));
                lines.add(line(board, player, i, n - 1, 1, -1));
            }
        }
        return lines;
    }

    private static Line line(Board board, Player player, int row, int column, int down, int right) {
        int length = 0;
        int own = 0;
        int other = 0;
        while (row < board.size() && column >= 0 && column < board.size()) {
            own |= board.has(player, row, column) ? 1 << length : 0;
            other |= board.has(player.opponent(), row, column) ? 1 << length : 0;
            length++;
            row += down;
            column += right;
        }
        return new Line(length, own, other);
    }
}
