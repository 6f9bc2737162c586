// exercise: 06
// truth: wrong
// mistake: cells outside the board count as empty ones, so a line that the edge closes is taken for an open one
// player: both
// style: method get with a default, windows from -4 on
// kind: slip
// single: yes
// detail: lines at an edge or in a corner
import java.util.BitSet;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Content { MINE, YOURS, FREE }

    private final class Count {
        final Board board;
        final Player player;
        int sum;
        int threats;
        boolean won;

        Count(Board board, Player player) {
            this.board = board;
            this.player = player;
            int n = board.size();
            for (int k = 0; k < n; k++) {
                read(k, 0, 0, 1);
                read(0, k, 1, 0);
            }
            for (int k = -n + 1; k < n; k++) {
                read(0, k, 1, 1);
                read(0, n - 1 - k, 1, -1);
            }
        }

        Content get(int r, int c) {
            if (r < 0 || c < 0 || r >= board.size() || c >= board.size()) {
                return Content.FREE; // nobody is there
            }
            Optional<Player> p = board.at(r, c);
            return p.isEmpty() ? Content.FREE : p.get() == player ? Content.MINE : Content.YOURS;
        }

        void read(int r, int c, int dr, int dc) {
            BitSet wins = new BitSet();
            BitSet once = new BitSet();
            boolean open = false;
            int[] before = {-1, -1};
            for (int s = -4; s < board.size(); s++) {
                int[] free = new int[5];
                int frees = 0;
                int own = 0;
                for (int i = s; i < s + 5; i++) {
                    switch (get(r + i * dr, c + i * dc)) {
                        case MINE -> own++;
                        case FREE -> free[frees++] = i + 4;
                        default -> {}
                    }
                }
                if (own + frees < 5 || own == 0) {
                    continue;
                }
                if (own == 5) {
                    won = true;
                } else if (own == 4) {
                    wins.set(free[0]);
                } else if (own == 3) {
                    if (free[0] != before[0] || free[1] != before[1]) {
                        open |= once.get(free[0]) || once.get(free[1]);
                        once.set(free[0]);
                        once.set(free[1]);
                        before = new int[] {free[0], free[1]};
                    }
                } else {
                    sum += own == 2 ? 20 : 2;
                }
            }
            if (wins.cardinality() > 1) {
                sum += 20_000;
            } else if (wins.cardinality() == 1) {
                sum += 3_000;
                threats++;
            } else if (open) {
                sum += 2_000;
                threats++;
            } else if (!once.isEmpty()) {
                sum += 400;
            }
        }

        int total() {
            return Math.min(800_000, sum + (threats > 1 ? 10_000 : 0));
        }
    }

    @Override
    public int value(Board board) {
        Count x = new Count(board, Player.X);
        Count o = new Count(board, Player.O);
        return x.won ? 999_999 : o.won ? -999_999 : x.total() - o.total();
    }
}
