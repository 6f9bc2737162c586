// exercise: 06
// truth: wrong
// mistake: Threats are noted by direction in a set of four, so two threats in different lines of one direction, side by side, count as one.
// player: both
// style: EnumSet of directions
// kind: subtle
// single: yes
// detail: two threats in parallel lines (two rows, say) are worth no more than the sum; crossing ones and those of different directions are right
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Way {
        EAST(0, 1), SOUTH(1, 0), SOUTH_EAST(1, 1), SOUTH_WEST(1, -1);

        final int down;
        final int right;

        Way(int down, int right) {
            this.down = down;
            this.right = right;
        }

        boolean begins(Board board, int row, int column) {
            int r = row - down;
            int c = column - right;
            return r < 0 || c < 0 || c >= board.size();
        }
    }

    @Override
    public int value(Board board) {
        Integer x = of(board, Player.X);
        Integer o = of(board, Player.O);
        if (x == null) {
            return 500_000;
        }
        return o == null ? -500_000 : x - o;
    }

    /** Null if the player has five. */
    private static Integer of(Board board, Player player) {
        int points = 0;
        Set<Way> threats = EnumSet.noneOf(Way.class);
        for (Way way : Way.values()) {
            for (int cell = 0; cell < board.size() * board.size(); cell++) {
                int row = cell / board.size();
                int column = cell % board.size();
                if (!way.begins(board, row, column)) {
                    continue;
                }
                List<Character> line = new ArrayList<>();
                while (row < board.size() && column >= 0 && column < board.size()) {
                    line.add(board.has(player, row, column) ? 'x' : board.isEmpty(row, column) ? '.' : 'o');
                    row += way.down;
                    column += way.right;
                }
                TreeSet<Integer> wins = new TreeSet<>();
                TreeSet<Integer> threes = new TreeSet<>();
                boolean open = false;
                int lastPair = -1;
                for (int i = 0; i + 5 <= line.size(); i++) {
                    int stones = 0;
                    int pair = 0;
                    for (int k = i; k < i + 5; k++) {
                        stones += line.get(k) == 'x' ? 1 : line.get(k) == 'o' ? -9 : 0;
                        pair = line.get(k) == '.' ? 32 * pair + k : pair;
                    }
                    if (stones == 5) {
                        return null;
                    } else if (stones == 4) {
                        wins.add(pair);
                    } else if (stones == 3 && pair != lastPair) {
                        open |= !threes.add(pair / 32) | !threes.add(pair % 32);
                        lastPair = pair;
                    } else if (stones == 2) {
                        points += 10;
                    } else if (stones == 1) {
                        points += 1;
                    }
                }
                if (wins.size() >= 2) {
                    points += 10_000;
                } else if (wins.size() == 1) {
                    points += 1_500;
                    threats.add(way);
                } else if (open) {
                    points += 1_000;
                    threats.add(way);
                } else if (!threes.isEmpty()) {
                    points += 200;
                }
            }
        }
        return Math.min(400_000, points + (threats.size() > 1 ? 5_000 : 0));
    }
}
