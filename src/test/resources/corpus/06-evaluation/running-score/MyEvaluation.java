// exercise: 06
// truth: wrong
// mistake: five in a row only add 100,000 to the sum; the value is not returned at once, so the other patterns can outweigh it
// player: both
// style: points per pattern, a running score, difference at the end
// kind: slip
// single: yes
// detail: X has five and O a dozen open fours, or many double threats and fours; small boards and thin positions are right
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};

    @Override
    public int value(Board board) {
        return score(board, Player.X) - score(board, Player.O);
    }

    private int score(Board board, Player me) {
        int n = board.size();
        int score = 0;
        int threats = 0;
        for (int[] step : STEPS) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int r0 = r - step[0];
                    int c0 = c - step[1];
                    if (r0 >= 0 && r0 < n && c0 >= 0) {
                        continue;
                    }
                    int win = 0;
                    int need = 0;
                    int key = 0;
                    int last = 0;
                    boolean five = false;
                    for (int s = 0; ; s++) {
                        int er = r + (s + 4) * step[0];
                        int ec = c + (s + 4) * step[1];
                        if (er < 0 || er >= n || ec >= n) {
                            break;
                        }
                        int mine = 0;
                        int free = 0;
                        for (int i = s; i < s + 5; i++) {
                            if (board.has(me, r + i * step[0], c + i * step[1])) {
                                mine++;
                            } else if (board.isEmpty(r + i * step[0], c + i * step[1])) {
                                free |= 1 << i;
                            }
                        }
                        if (mine + Integer.bitCount(free) < 5) {
                            continue;
                        }
                        score += mine * mine;
                        five |= mine == 5;
                        win |= mine == 4 ? free : 0;
                        if (mine == 3 && free != last) {
                            key |= need & free;
                            need |= free;
                            last = free;
                        }
                    }
                    if (five) {
                        score += 100_000;
                    } else if (Integer.bitCount(win) > 1) {
                        score += 10_000;
                    } else if (win != 0) {
                        score += 1_500;
                        threats++;
                    } else if (key != 0) {
                        score += 1_000;
                        threats++;
                    } else if (need != 0) {
                        score += 150;
                    }
                }
            }
        }
        if (threats > 1) {
            score += 5_000;
        }
        return Math.min(score, 900_000);
    }
}
