// exercise: 06
// truth: wrong
// mistake: when it returns early because of a five, the counters in the fields keep what was counted so far, and the next call begins with it
// player: both
// style: fields that are emptied when the sum is made
// single: yes
// detail: sometimes; the call after one on a board with five, if that board had threats or other stones before the five
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int score;
    private int forcing;

    @Override
    public int value(Board board) {
        if (!collect(board, Player.X)) return 1_000_000;
        int x = take();
        if (!collect(board, Player.O)) return -1_000_000;
        return x - take();
    }

    private int take() {
        int total = forcing > 1 ? score + 6_000 : score;
        score = 0;
        forcing = 0;
        return Math.min(total, 300_000);
    }

    private boolean collect(Board board, Player side) {
        int n = board.size();
        for (int i = 0; i < n; i++) {
            if (!line(board, side, i, 0, 0, 1)) return false;
            if (!line(board, side, 0, i, 1, 0)) return false;
            if (!line(board, side, 0, i, 1, 1)) return false;
            if (!line(board, side, 0, i, 1, -1)) return false;
            if (i == 0) continue;
            if (!line(board, side, i, 0, 1, 1)) return false;
            if (!line(board, side, i, n - 1, 1, -1)) return false;
        }
        return true;
    }

    private boolean line(Board board, Player side, int row, int column, int down, int across) {
        Set<Integer> completes = new HashSet<>();
        Set<Integer> prepares = new HashSet<>();
        Set<Integer> twice = new HashSet<>();
        Set<Integer> codes = new HashSet<>();
        int n = board.size();
        for (int start = 0; ; start++) {
            int endRow = row + down * (start + 4), endColumn = column + across * (start + 4);
            if (endRow >= n || endColumn >= n || endColumn < 0) break;
            int own = 0, code = 0;
            boolean foreign = false;
            for (int i = start; i < start + 5; i++) {
                if (board.has(side, row + down * i, column + across * i)) own++;
                else if (board.has(side.opponent(), row + down * i, column + across * i)) foreign = true;
                else code = code * 32 + i + 1;
            }
            if (foreign) continue;
            if (own == 5) return false;
            if (own == 4) completes.add(code);
            if (own == 3 && codes.add(code)) {
                if (!prepares.add(code / 32)) twice.add(code / 32);
                if (!prepares.add(code % 32)) twice.add(code % 32);
            }
            if (own == 2) score += 10;
            if (own == 1) score += 1;
        }
        if (completes.size() > 1) score += 9_500;
        else if (completes.size() == 1) {
            score += 1_500;
            forcing++;
        } else if (!twice.isEmpty()) {
            score += 1_100;
            forcing++;
        } else if (!codes.isEmpty()) score += 200;
        return true;
    }
}
