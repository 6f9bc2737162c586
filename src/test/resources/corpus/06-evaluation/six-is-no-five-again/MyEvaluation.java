// exercise: 06
// truth: wrong
// mistake: a five is a run of exactly five stones (run == 5), so six and more in a row are not won
// kind: slip
// player: both
// style: runs are counted for the win, windows for everything else; two passes
// single: yes
// detail: only where six or more stand side by side and nobody has exactly five
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        if (hasFive(board, Player.X)) {
            return 800_000;
        }
        if (hasFive(board, Player.O)) {
            return -800_000;
        }
        return strength(board, Player.X) - strength(board, Player.O);
    }

    private boolean on(Board board, int r, int c) {
        return 0 <= r && r < board.size() && 0 <= c && c < board.size();
    }

    private boolean stone(Board board, Player player, int r, int c) {
        return on(board, r, c) && board.has(player, r, c);
    }

    private boolean hasFive(Board board, Player player) {
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    if (stone(board, player, r, c) && !stone(board, player, r - DOWN[d], c - RIGHT[d])) {
                        int run = 1;
                        while (stone(board, player, r + run * DOWN[d], c + run * RIGHT[d])) {
                            run++;
                        }
                        if (run == 5) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    /** What is found in one line of the board; the lines are told apart by a number. */
    private static class Found {
        final BitSet fours = new BitSet();
        final BitSet threes = new BitSet();
        boolean three;
        boolean openThree;
    }

    private int strength(Board board, Player player) {
        Map<Integer, Found> lines = new HashMap<>();
        int sum = 0;
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    if (!on(board, r + 4 * DOWN[d], c + 4 * RIGHT[d])) {
                        continue;
                    }
                    int mine = 0;
                    int other = 0;
                    BitSet free = new BitSet();
                    for (int k = 0; k < 5; k++) {
                        int rr = r + k * DOWN[d];
                        int cc = c + k * RIGHT[d];
                        if (board.has(player, rr, cc)) {
                            mine++;
                        } else if (board.isEmpty(rr, cc)) {
                            free.set(32 * rr + cc);
                        } else {
                            other++;
                        }
                    }
                    if (other > 0) {
                        continue;
                    }
                    if (mine == 1) {
                        sum += 1;
                    } else if (mine == 2) {
                        sum += 10;
                    } else if (mine >= 3) {
                        int offset = d == 0 ? r : d == 1 ? c : d == 2 ? r - c + 50 : r + c;
                        Found found = lines.computeIfAbsent(100 * d + offset, k -> new Found());
                        if (mine >= 4) {
                            found.fours.or(free);
                        } else {
                            found.openThree |= found.threes.intersects(free);
                            found.threes.or(free);
                            found.three = true;
                        }
                    }
                }
            }
        }
        int threats = 0;
        for (Found found : lines.values()) {
            if (found.fours.cardinality() > 1) {
                sum += 10_000;
            } else if (found.fours.cardinality() == 1) {
                sum += 1_800;
                threats++;
            } else if (found.openThree) {
                sum += 1_200;
                threats++;
            } else if (found.three) {
                sum += 250;
            }
        }
        return Math.min(700_000, sum + (threats > 1 ? 5_000 : 0));
    }
}
