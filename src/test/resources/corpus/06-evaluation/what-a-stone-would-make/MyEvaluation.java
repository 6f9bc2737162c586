// exercise: 06
// truth: right
// mistake: none; adds up over the empty cells what a stone there would make in each direction
// player: both
// style: cell by cell, a char array of nine neighbours, threats as a set of line names
// single: yes
// detail: always
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WON = 400_000;
    private static final int LIMIT = 300_000;
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public int value(Board board) {
        int x = forPlayer(board, Player.X);
        int o = forPlayer(board, Player.O);
        if (x == WON || o == WON) {
            return x == WON ? WON : -WON;
        }
        return x - o;
    }

    private int forPlayer(Board board, Player player) {
        int points = 0;
        Map<Integer, int[]> lines = new HashMap<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                for (int d = 0; d < 4; d++) {
                    char[] near = near(board, player, row, column, DIRECTIONS[d]);
                    if (near[4] == 'm') {
                        if (runThrough(near, 4) >= 5) {
                            return WON;
                        }
                        points += room(near);
                    }
                    if (near[4] != '.' || !hasOwn(near)) {
                        continue;
                    }
                    int[] line = lines.computeIfAbsent(name(d, row, column), k -> new int[3]);
                    near[4] = 'm';
                    if (runThrough(near, 4) >= 5) {
                        line[2]++;
                    } else {
                        int fives = fives(near);
                        if (fives > 0) {
                            line[fives > 1 ? 1 : 0]++;
                        }
                    }
                }
            }
        }
        int threats = 0;
        for (int[] line : lines.values()) {
            if (line[2] > 1) {
                points += 12_000;
            } else if (line[2] == 1) {
                points += 2_000;
                threats++;
            } else if (line[1] > 0) {
                points += 1_500;
                threats++;
            } else if (line[0] > 0) {
                points += 150;
            }
        }
        if (threats > 1) {
            points += 7_000;
        }
        return Math.min(points, LIMIT);
    }

    private static int name(int d, int row, int column) {
        int number =
                switch (d) {
                    case 0 -> row;
                    case 1 -> column;
                    case 2 -> row - column + 50;
                    default -> row + column;
                };
        return d * 1000 + number;
    }

    private static char[] near(Board board, Player player, int row, int column, int[] d) {
        char[] near = new char[9];
        for (int i = -4; i <= 4; i++) {
            int r = row + i * d[0];
            int c = column + i * d[1];
            if (r < 0 || c < 0 || r >= board.size() || c >= board.size()) {
                near[i + 4] = '#';
            } else if (board.isEmpty(r, c)) {
                near[i + 4] = '.';
            } else {
                near[i + 4] = board.has(player, r, c) ? 'm' : '#';
            }
        }
        return near;
    }

    private static boolean hasOwn(char[] near) {
        for (char c : near) {
            if (c == 'm') {
                return true;
            }
        }
        return false;
    }

    private static int runThrough(char[] near, int at) {
        int from = at;
        while (from > 0 && near[from - 1] == 'm') {
            from--;
        }
        int to = at;
        while (to < 8 && near[to + 1] == 'm') {
            to++;
        }
        return to - from + 1;
    }

    private static int fives(char[] near) {
        int fives = 0;
        for (int i = 0; i < 9; i++) {
            if (near[i] == '.') {
                near[i] = 'm';
                if (runThrough(near, i) >= 5) {
                    fives++;
                }
                near[i] = '.';
            }
        }
        return fives;
    }

    /** One for each window through the stone in which five are possible, and six for each other stone in it. */
    private static int room(char[] near) {
        int room = 0;
        for (int start = 0; start <= 4; start++) {
            int own = 0;
            for (int i = start; i < start + 5; i++) {
                if (near[i] == '#') {
                    own = -100;
                }
                own += near[i] == 'm' ? 1 : 0;
            }
            if (own == 1) {
                room += 1;
            } else if (own == 2) {
                room += 8;
            }
        }
        return room;
    }
}
