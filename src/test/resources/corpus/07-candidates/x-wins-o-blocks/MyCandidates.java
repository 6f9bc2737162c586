// exercise: 07
// truth: wrong
// mistake: ordered takes fives of X as wins and fives of O as blocks, also when O is to move
// player: MIN
// style: board scan for candidates, list of moves, sort by a key array
// single: yes
// detail: sometimes; only ordered(), with O to move and a four of X or O on the board
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int WIN = 1000, BLOCK = 100, DOUBLE = 10, NOTHING = 0;

    private Board b;
    private int rad;
    private List<Cell> log = new ArrayList<>();

    public void start(Board board, int radius) {
        b = board.copy();
        rad = radius;
        log = new ArrayList<>();
    }

    public void make(Cell cell) {
        b.put(cell, player());
        log.add(cell);
    }

    public void undo() {
        if (log.isEmpty()) throw new IllegalStateException("nothing to take back");
        b.clear(log.remove(log.size() - 1));
    }

    public Player player() {
        return b.count(Player.X) == b.count(Player.O) ? Player.X : Player.O;
    }

    public Board board() {
        return b;
    }

    public List<Cell> candidates() {
        int n = b.size();
        if (b.stones() == 0) return List.of(new Cell(n / 2, n / 2));
        boolean[][] hit = new boolean[n][n];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (b.isEmpty(r, c)) continue;
                for (int i = Math.max(0, r - rad); i <= Math.min(n - 1, r + rad); i++) {
                    for (int j = Math.max(0, c - rad); j <= Math.min(n - 1, c + rad); j++) {
                        hit[i][j] = true;
                    }
                }
            }
        }
        List<Cell> cells = b.emptyCells();
        cells.removeIf(c -> !hit[c.row()][c.column()]);
        return cells;
    }

    public List<Cell> ordered() {
        List<Cell> cells = new ArrayList<>(candidates());
        int[][] key = new int[b.size()][b.size()];
        Player mover = player();
        for (Cell c : cells) {
            int k = NOTHING;
            if (five(Player.X, c)) k = WIN;
            else if (five(Player.O, c)) k = BLOCK;
            else if (twoWays(mover, c)) k = DOUBLE;
            key[c.row()][c.column()] = k;
        }
        cells.sort((p, q) -> Integer.compare(key[q.row()][q.column()], key[p.row()][p.column()]));
        return cells;
    }

    private boolean twoWays(Player p, Cell c) {
        Board copy = b.copy();
        copy.put(c, p);
        int ways = 0;
        for (Cell e : copy.emptyCells()) {
            if (five(copy, p, e)) ways++;
        }
        return ways >= 2;
    }

    private boolean five(Player p, Cell c) {
        return five(b, p, c);
    }

    private static boolean five(Board board, Player p, Cell c) {
        int[] dr = {0, 1, 1, -1};
        int[] dc = {1, 0, 1, 1};
        for (int d = 0; d < 4; d++) {
            int run = 0;
            for (int k = -4; k <= 4; k++) {
                int i = c.row() + k * dr[d];
                int j = c.column() + k * dc[d];
                boolean on = i >= 0 && j >= 0 && i < board.size() && j < board.size();
                run = on && (k == 0 || board.has(p, i, j)) ? run + 1 : 0;
                if (run == 5) return true;
            }
        }
        return false;
    }
}
