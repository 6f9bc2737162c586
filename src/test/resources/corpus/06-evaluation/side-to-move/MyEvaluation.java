// exercise: 06
// truth: wrong
// mistake: value turns the sign when O is to move (as a negamax would like it), although it is asked for X's view whoever is to move
// player: both
// style: one class for each side, a switch over the number of stones in a window
// kind: slip
// single: yes
// detail: boards on which X has not as many stones as O: the sign is turned
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    static class SideScore {
        final Board b;
        final Player me;
        int score = 0;
        int threats = 0;
        boolean won = false;

        SideScore(Board b, Player me) {
            this.b = b;
            this.me = me;
            for (int[] d : DIRS) {
                for (int r = 0; r < b.size(); r++) {
                    for (int c = 0; c < b.size(); c++) {
                        if (!in(r - d[0], c - d[1])) {
                            line(r, c, d);
                        }
                    }
                }
            }
            if (threats >= 2) {
                score += 6000;
            }
            score = Math.min(score, 400000);
        }

        boolean in(int r, int c) {
            return r >= 0 && c >= 0 && r < b.size() && c < b.size();
        }

        void line(int r, int c, int[] d) {
            TreeSet<Integer> fives = new TreeSet<>();
            TreeSet<Integer> pairs = new TreeSet<>();
            for (int s = 0; in(r + (s + 4) * d[0], c + (s + 4) * d[1]); s++) {
                int mine = 0;
                int his = 0;
                int sum = 0;
                for (int i = s; i < s + 5; i++) {
                    if (b.has(me, r + i * d[0], c + i * d[1])) {
                        mine++;
                    } else if (b.has(me.opponent(), r + i * d[0], c + i * d[1])) {
                        his++;
                    } else {
                        sum = sum * 20 + i;
                    }
                }
                if (his > 0) {
                    continue;
                }
                switch (mine) {
                    case 5:
                        won = true;
                        break;
                    case 4:
                        fives.add(sum);
                        break;
                    case 3:
                        pairs.add(sum);
                        break;
                    case 2:
                        score += 10;
                        break;
                    case 1:
                        score += 1;
                        break;
                    default:
                        break;
                }
            }
            if (fives.size() >= 2) {
                score += 10000;
            } else if (fives.size() == 1) {
                score += 1500;
                threats++;
            } else if (!pairs.isEmpty()) {
                boolean open = false;
                for (int p : pairs) {
                    for (int q : pairs) {
                        open |= p < q && (p / 20 == q / 20 || p / 20 == q % 20 || p % 20 == q / 20 || p % 20 == q % 20);
                    }
                }
                score += open ? 1000 : 200;
                threats += open ? 1 : 0;
            }
        }
    }

    @Override
    public int value(Board board) {
        SideScore x = new SideScore(board, Player.X);
        SideScore o = new SideScore(board, Player.O);
        int value = x.won ? 500000 : o.won ? -500000 : x.score - o.score;
        boolean xToMove = board.count(Player.X) == board.count(Player.O);
        return xToMove ? value : -value;
    }
}
