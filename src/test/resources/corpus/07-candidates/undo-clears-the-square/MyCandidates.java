// exercise: 07
// truth: wrong
// mistake: undo takes away every cell near the removed stone, also those that are near another stone
// player: both
// style: hash set, undo by the same loop as make
// single: yes
// detail: always, as soon as two stones are near each other
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int r;
    private HashSet<Cell> set;
    private ArrayDeque<Cell> moves;
    private ArrayDeque<Boolean> flags;

    public void start(Board b, int radius) {
        board = b.copy();
        r = radius;
        set = new HashSet<>();
        moves = new ArrayDeque<>();
        flags = new ArrayDeque<>();
        for (int i = 0; i < b.size(); i++)
            for (int j = 0; j < b.size(); j++)
                if (!b.isEmpty(i, j)) set.addAll(square(i, j));
    }

    private List<Cell> square(int i, int j) {
        List<Cell> out = new ArrayList<>();
        for (int x = i - r; x <= i + r; x++) {
            for (int y = j - r; y <= j + r; y++) {
                if (inside(x, y) && board.isEmpty(x, y)) out.add(new Cell(x, y));
            }
        }
        return out;
    }

    private boolean inside(int x, int y) {
        return x >= 0 && y >= 0 && x < board.size() && y < board.size();
    }

    public void make(Cell c) {
        board.put(c, player());
        moves.push(c);
        flags.push(set.remove(c));
        set.addAll(square(c.row(), c.column()));
    }

    public void undo() {
        if (moves.isEmpty()) throw new IllegalStateException("no move yet");
        Cell c = moves.pop();
        set.removeAll(square(c.row(), c.column()));
        board.clear(c);
        if (flags.pop()) set.add(c);
    }

    public Player player() {
        return board.stones() == 2 * board.count(Player.X) ? Player.X : Player.O;
    }

    public Board board() {
        return board;
    }

    public List<Cell> candidates() {
        if (board.stones() == 0) return List.of(new Cell(board.size() / 2, board.size() / 2));
        return new ArrayList<>(set);
    }

    public List<Cell> ordered() {
        Player me = player();
        Map<Cell, Integer> rank = new HashMap<>();
        List<Cell> cells = candidates();
        for (Cell c : cells) {
            if (five(c, me)) rank.put(c, 0);
            else if (five(c, me.opponent())) rank.put(c, 1);
            else rank.put(c, fork(c, me) ? 2 : 3);
        }
        List<Cell> result = new ArrayList<>(cells);
        result.sort(Comparator.comparing(rank::get));
        return result;
    }

    private boolean fork(Cell c, Player me) {
        board.put(c, me);
        Set<Cell> hits = new HashSet<>();
        for (int dx = -1; dx <= 1; dx++)
            for (int dy = -1; dy <= 1; dy++)
                if (dx != 0 || dy != 0)
                    for (int s = 1; s < 5; s++) {
                        int x = c.row() + s * dx, y = c.column() + s * dy;
                        if (inside(x, y) && board.isEmpty(x, y) && five(new Cell(x, y), me)) hits.add(new Cell(x, y));
                    }
        board.clear(c);
        return hits.size() > 1;
    }

    private boolean five(Cell c, Player p) {
        int[] dx = {0, 1, 1, 1}, dy = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            int n = 1;
            for (int x = c.row() + dx[d], y = c.column() + dy[d]; inside(x, y) && board.has(p, x, y); x += dx[d], y += dy[d]) n++;
            for (int x = c.row() - dx[d], y = c.column() - dy[d]; inside(x, y) && board.has(p, x, y); x -= dx[d], y -= dy[d]) n++;
            if (n >= 5) return true;
        }
        return false;
    }
}
