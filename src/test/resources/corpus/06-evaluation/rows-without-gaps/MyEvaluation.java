// exercise: 06
// truth: wrong
// mistake: reads only stones that stand side by side, so lines with a gap are no threat
// player: both
// style: runs of stones and the room around them
// single: yes
// detail: always with a gap
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public int value(Board board) {
        int x = rows(board, Player.X);
        int o = rows(board, Player.O);
        if (x >= 900_000) return 900_000;
        if (o >= 900_000) return -900_000;
        return x - o;
    }

    private int rows(Board board, Player p) {
        int sum = 0;
        int threats = 0;
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                for (int[] d : DIRS) {
                    if (!is(board, p, r, c) || is(board, p, r - d[0], c - d[1])) continue;
                    int length = 0;
                    while (is(board, p, r + length * d[0], c + length * d[1])) length++;
                    if (length >= 5) return 900_000;
                    int before = room(board, p, r - d[0], c - d[1], -d[0], -d[1]);
                    int after = room(board, p, r + length * d[0], c + length * d[1], d[0], d[1]);
                    if (before + length + after < 5) continue;
                    boolean open = before > 0 && after > 0 && before + length + after > 5;
                    switch (length) {
                        case 4 -> {
                            sum += before > 0 && after > 0 ? 10_000 : 1_500;
                            threats++;
                        }
                        case 3 -> {
                            sum += open ? 1_000 : 150;
                            threats += open ? 1 : 0;
                        }
                        case 2 -> sum += open ? 30 : 12;
                        default -> sum += open ? 3 : 1;
                    }
                }
            }
        }
        return Math.min(sum + (threats > 1 ? 5_000 : 0), 800_000);
    }

    private boolean is(Board board, Player p, int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c);
    }

    private int room(Board board, Player p, int r, int c, int dr, int dc) {
        int k = 0;
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && !board.has(p.opponent(), r, c)) {
            k++;
            r += dr;
            c += dc;
        }
        return k;
    }
}
