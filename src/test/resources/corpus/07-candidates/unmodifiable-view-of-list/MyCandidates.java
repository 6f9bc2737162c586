// exercise: 07
// truth: wrong
// mistake: candidates returns an unmodifiable view of the position's own list, so a list that was handed out changes with make and undo
// player: both
// style: int counts of stones near each cell, list kept in step
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    Board board;
    int radius;
    int[][] near;
    List<Cell> cells;
    List<Cell> played;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        int n = board.size();
        near = new int[n][n];
        cells = new ArrayList<>();
        played = new ArrayList<>();
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                if (!board.isEmpty(r, c)) change(r, c, +1);
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                if (board.isEmpty(r, c) && near[r][c] > 0) cells.add(new Cell(r, c));
    }

    void change(int row, int col, int by) {
        int n = board.size();
        for (int r = Math.max(row - radius, 0); r <= row + radius && r < n; r++)
            for (int c = Math.max(col - radius, 0); c <= col + radius && c < n; c++)
                near[r][c] += by;
    }

    void refresh(Cell around) {
        int n = board.size();
        for (int r = Math.max(around.row() - radius, 0); r <= around.row() + radius && r < n; r++)
            for (int c = Math.max(around.column() - radius, 0); c <= around.column() + radius && c < n; c++) {
                Cell cell = new Cell(r, c);
                boolean should = near[r][c] > 0 && board.isEmpty(r, c);
                boolean is = cells.contains(cell);
                if (should && !is) cells.add(cell);
                if (!should && is) cells.remove(cell);
            }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        played.add(cell);
        change(cell.row(), cell.column(), 1);
        refresh(cell);
    }

    @Override
    public void undo() {
        if (played.isEmpty()) throw new IllegalStateException();
        Cell cell = played.remove(played.size() - 1);
        board.clear(cell);
        change(cell.row(), cell.column(), -1);
        refresh(cell);
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            int m = board.size() / 2;
            return Collections.singletonList(new Cell(m, m));
        }
        return Collections.unmodifiableList(cells);
    }

    @Override
    public List<Cell> ordered() {
        List<List<Cell>> buckets = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell c : candidates()) buckets.get(kind(c)).add(c);
        List<Cell> all = new ArrayList<>();
        buckets.forEach(all::addAll);
        return all;
    }

    int kind(Cell c) {
        Player me = player();
        if (five(me, c.row(), c.column())) return 0;
        if (five(me.opponent(), c.row(), c.column())) return 1;
        board.put(c, me);
        int ways = 0;
        int n = board.size();
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                if (board.isEmpty(i, j) && five(me, i, j)) ways++;
        board.clear(c);
        return ways >= 2 ? 2 : 3;
    }

    boolean five(Player p, int r, int c) {
        return len(p, r, c, 0, 1) + len(p, r, c, 0, -1) >= 4
                || len(p, r, c, 1, 0) + len(p, r, c, -1, 0) >= 4
                || len(p, r, c, 1, 1) + len(p, r, c, -1, -1) >= 4
                || len(p, r, c, 1, -1) + len(p, r, c, -1, 1) >= 4;
    }

    int len(Player p, int r, int c, int dr, int dc) {
        r += dr;
        c += dc;
        if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.has(p, r, c)) return 0;
        return 1 + len(p, r, c, dr, dc);
    }
}
