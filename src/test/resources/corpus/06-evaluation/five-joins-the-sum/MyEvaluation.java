// exercise: 06
// truth: wrong
// mistake: five only adds its points to the sum, which then ends at the same cap as all other patterns
// player: both
// style: one-dimensional array, ints
// single: yes
// detail: sometimes; only against a side with very many fours
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int EMPTY = 0, XX = 1, OO = 2, BORDER = 3;

    @Override
    public int value(Board board) {
        int n = board.size();
        int width = n + 2;
        int[] squares = new int[width * width];
        for (int i = 0; i < width * width; i++) {
            int r = i / width - 1, c = i % width - 1;
            if (r < 0 || c < 0 || r >= n || c >= n) squares[i] = BORDER;
            else if (board.has(Player.X, r, c)) squares[i] = XX;
            else if (board.has(Player.O, r, c)) squares[i] = OO;
        }
        int x = count(squares, width, XX);
        int o = count(squares, width, OO);
        return x - o;
    }

    private static int count(int[] squares, int width, int me) {
        int[] delta = {1, width, width + 1, width - 1};
        int sum = 0, threats = 0;
        for (int d = 0; d < 4; d++) {
            for (int i = 0; i < squares.length; i++) {
                if (squares[i] == BORDER || squares[i - delta[d]] != BORDER) continue;
                // i is the first squares of a line
                int wins = 0, firstWin = -1;
                int old1 = -1, old2 = -1;
                boolean three = false, open = false;
                for (int s = i; squares[s] != BORDER; s += delta[d]) {
                    int stones = 0, gap1 = -1, gap2 = -1, k;
                    for (k = 0; k < 5; k++) {
                        int q = s + k * delta[d];
                        if (squares[q] == me) stones++;
                        else if (squares[q] != EMPTY) break;
                        else if (gap1 < 0) gap1 = q;
                        else if (gap2 < 0) gap2 = q;
                    }
                    if (k < 5) {
                        if (squares[s + k * delta[d]] == BORDER) break;
                        continue;
                    }
                    if (stones == 5) sum += 500000;
                    if (stones == 4 && gap1 != firstWin) {
                        wins++;
                        firstWin = gap1;
                    }
                    if (stones == 3) {
                        if (three && !(gap1 == old1 && gap2 == old2)
                                && (gap1 == old1 || gap1 == old2 || gap2 == old1 || gap2 == old2)) open = true;
                        three = true;
                        old1 = gap1;
                        old2 = gap2;
                    }
                    if (stones == 2) sum += 11;
                    if (stones == 1) sum += 1;
                }
                if (wins > 1) sum += 30000;
                else if (wins == 1) { sum += 3000; threats++; }
                else if (open) { sum += 2000; threats++; }
                else if (three) sum += 240;
            }
        }
        if (threats > 1) sum += 11000;
        return Math.min(sum, 350000);
    }
}
