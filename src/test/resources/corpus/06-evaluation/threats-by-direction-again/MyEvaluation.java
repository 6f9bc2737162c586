// exercise: 06
// truth: wrong
// mistake: Threats are collected in a set of directions, so two threats in parallel lines count as one and get nothing beyond their sum.
// kind: subtle
// player: both
// style: enum of directions, EnumSet of those that hold a threat
// single: yes
// detail: two threats in parallel lines (two rows, two columns, two diagonals of a kind); crossing ones are right; so a four with a parallel open three also loses to a four with six closed threes
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Dir {
        ROW(0, 1), COLUMN(1, 0), FALLING(1, 1), RISING(-1, 1);

        final int dr, dc;

        Dir(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    @Override
    public int value(Board board) {
        Report x = new Report(board, Player.X);
        Report o = new Report(board, Player.O);
        if (x.five) return 700_000;
        if (o.five) return -700_000;
        return x.points() - o.points();
    }

    private static final class Report {
        private final Board board;
        private final Player me;
        boolean five;
        private int sum;
        private final Set<Dir> threats = EnumSet.noneOf(Dir.class);

        Report(Board board, Player me) {
            this.board = board;
            this.me = me;
            int n = board.size();
            for (Dir dir : Dir.values())
                for (int r = 0; r < n; r++)
                    for (int c = 0; c < n; c++)
                        if (!on(r - dir.dr, c - dir.dc)) line(r, c, dir);
        }

        private boolean on(int r, int c) {
            return r >= 0 && c >= 0 && r < board.size() && c < board.size();
        }

        private void line(int r, int c, Dir dir) {
            Deque<int[]> window = new ArrayDeque<>();
            Set<Integer> wins = new HashSet<>();
            Set<Integer> seen = new HashSet<>();
            boolean three = false, open = false;
            int[] before = {};
            for (; on(r, c); r += dir.dr, c += dir.dc) {
                window.addLast(new int[] {r, c});
                if (window.size() > 5) window.removeFirst();
                if (window.size() < 5) continue;
                if (window.stream().anyMatch(w -> board.has(me.opponent(), w[0], w[1]))) continue;
                int[] holes = window.stream().filter(w -> !board.has(me, w[0], w[1])).mapToInt(w -> 19 * w[0] + w[1]).toArray();
                switch (holes.length) {
                    case 0: five = true; break;
                    case 1: wins.add(holes[0]); break;
                    case 2:
                        three = true;
                        if (Arrays.equals(holes, before)) break;
                        before = holes;
                        open |= seen.contains(holes[0]) || seen.contains(holes[1]);
                        seen.add(holes[0]);
                        seen.add(holes[1]);
                        break;
                    case 3: sum += 10; break;
                    case 4: sum += 1; break;
                    default: break;
                }
            }
            if (wins.size() > 1) {
                sum += 12_000;
            } else if (wins.size() == 1) {
                sum += 1_500;
                threats.add(dir);
            } else if (open) {
                sum += 1_100;
                threats.add(dir);
            } else if (three) {
                sum += 180;
            }
        }

        int points() {
            return Math.min(500_000, sum + (threats.size() >= 2 ? 5_000 : 0));
        }
    }
}
