// exercise: 06
// truth: wrong
// mistake: value turns its sign when it is O's turn, instead of always taking X's view
// player: MIN
// style: windows, int array for one player, negamax view
// kind: slip
// single: yes
// detail: on boards with more X than O the sign is wrong
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public int value(Board board) {
        Player toMove = board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
        int mine = score(board, toMove);
        int yours = score(board, toMove.opponent());
        if (mine == 1_000_000 || yours == 1_000_000) {
            return mine == 1_000_000 ? 1_000_000 : -1_000_000;
        }
        return mine - yours;
    }

    private int score(Board board, Player me) {
        int sum = 0;
        int threats = 0;
        int n = board.size();
        for (int[] step : STEPS) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (in(n, r - step[0], c - step[1])) {
                        continue;
                    }
                    int[] line = line(board, me, r, c, step);
                    if (line[0] < 0) {
                        return 1_000_000;
                    }
                    sum += line[0];
                    threats += line[1];
                }
            }
        }
        return Math.min(800_000, sum + (threats > 1 ? 10_000 : 0));
    }

    private static boolean in(int n, int r, int c) {
        return r >= 0 && c >= 0 && r < n && c < n;
    }

    private int[] line(Board board, Player me, int r, int c, int[] step) {
        Set<Integer> wins = new HashSet<>();
        Set<Integer> pairs = new HashSet<>();
        int sum = 0;
        for (int s = 0; in(board.size(), r + (s + 4) * step[0], c + (s + 4) * step[1]); s++) {
            int own = 0;
            int free = 0;
            int empty = 0;
            for (int i = s; i < s + 5; i++) {
                if (board.has(me, r + i * step[0], c + i * step[1])) {
                    own++;
                } else if (board.isEmpty(new plybook.game.Cell(r + i * step[0], c + i * step[1]))) {
                    empty++;
                    free |= 1 << i;
                }
            }
            if (own + empty < 5) {
                continue;
            }
            switch (own) {
                case 5: return new int[] {-1, 0};
                case 4: wins.add(free); break;
                case 3: pairs.add(free); break;
                case 2: sum += 20; break;
                case 1: sum += 2; break;
                default: break;
            }
        }
        if (wins.size() > 1) {
            return new int[] {sum + 20_000, 0};
        }
        if (wins.size() == 1) {
            return new int[] {sum + 3_000, 1};
        }
        int seen = 0;
        for (int pair : pairs) {
            if ((seen & pair) != 0) {
                return new int[] {sum + 2_000, 1};
            }
            seen |= pair;
        }
        return new int[] {sum + (pairs.isEmpty() ? 0 : 400), 0};
    }
}
