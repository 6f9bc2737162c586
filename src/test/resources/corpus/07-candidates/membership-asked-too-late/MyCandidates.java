// exercise: 07
// truth: wrong
// mistake: make asks whether the cell was a candidate only after it has removed it, so undo never brings it back
// player: both
// style: LinkedHashSet and undo records
// single: yes
// detail: always
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    static class Undo {
        Cell cell;
        boolean was;
        List<Cell> fresh = new ArrayList<>();
    }

    Board board;
    int radius;
    Set<Cell> set = new LinkedHashSet<>();
    Stack<Undo> undos = new Stack<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        set = new LinkedHashSet<>();
        undos = new Stack<>();
        for (int r = 0; r < board.size(); r++)
            for (int c = 0; c < board.size(); c++)
                if (!board.isEmpty(r, c)) set.addAll(neighbours(new Cell(r, c)));
    }

    List<Cell> neighbours(Cell m) {
        List<Cell> list = new ArrayList<>();
        for (int r = m.row() - radius; r <= m.row() + radius; r++)
            for (int c = m.column() - radius; c <= m.column() + radius; c++)
                if (ok(r, c) && board.isEmpty(r, c)) list.add(new Cell(r, c));
        return list;
    }

    boolean ok(int r, int c) {
        return 0 <= r && r < board.size() && 0 <= c && c < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Undo u = new Undo();
        u.cell = cell;
        set.remove(cell);
        for (Cell n : neighbours(cell)) if (set.add(n)) u.fresh.add(n);
        u.was = set.contains(cell);
        undos.push(u);
    }

    @Override
    public void undo() {
        if (undos.empty()) throw new IllegalStateException("nothing made");
        Undo u = undos.pop();
        board.clear(u.cell);
        for (Cell n : u.fresh) set.remove(n);
        if (u.was) set.add(u.cell);
    }

    @Override
    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) return new ArrayList<>(List.of(new Cell(board.size() / 2, board.size() / 2)));
        return new ArrayList<>(set);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = candidates();
        Map<Cell, Integer> rank = new HashMap<>();
        for (Cell c : list) rank.put(c, rank(c));
        list.sort(Comparator.comparing(rank::get));
        return list;
    }

    int rank(Cell c) {
        Player me = player();
        if (five(c, me)) return 0;
        if (five(c, me.opponent())) return 1;
        board.put(c, me);
        int ways = 0;
        for (int dr = -4; dr <= 4; dr++)
            for (int dc = -4; dc <= 4; dc++)
                if ((dr == 0 || dc == 0 || dr == dc || dr == -dc)
                        && ok(c.row() + dr, c.column() + dc)
                        && board.isEmpty(c.row() + dr, c.column() + dc)
                        && five(new Cell(c.row() + dr, c.column() + dc), me)) ways++;
        board.clear(c);
        return ways >= 2 ? 2 : 3;
    }

    boolean five(Cell c, Player p) {
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int i = 0; i < 4; i++) {
            int k = 1;
            for (int s = 1; ok(c.row() + s * dr[i], c.column() + s * dc[i]) && board.has(p, c.row() + s * dr[i], c.column() + s * dc[i]); s++) k++;
            for (int s = 1; ok(c.row() - s * dr[i], c.column() - s * dc[i]) && board.has(p, c.row() - s * dr[i], c.column() - s * dc[i]); s++) k++;
            if (k >= 5) return true;
        }
        return false;
    }
}
