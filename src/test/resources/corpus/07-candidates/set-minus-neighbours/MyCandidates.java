// exercise: 07
// truth: wrong
// mistake: undo removes every empty cell near the taken-back stone from the set, also those that are near another stone
// player: both
// style: HashSet of cells, stack of moves, lambda comparator
// single: yes
// detail: always, as soon as two stones are near each other
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Set<Cell> near = new HashSet<>();
    private Deque<Cell> moves = new ArrayDeque<>();
    private Deque<Boolean> was = new ArrayDeque<>();

    @Override
    public void start(Board b, int r) {
        board = b.copy();
        radius = r;
        near = new HashSet<>();
        moves = new ArrayDeque<>();
        was = new ArrayDeque<>();
        for (int i = 0; i < b.size(); i++) {
            for (int j = 0; j < b.size(); j++) {
                if (b.at(i, j).isPresent()) {
                    near.addAll(around(new Cell(i, j)));
                }
            }
        }
    }

    private List<Cell> around(Cell c) {
        List<Cell> list = new ArrayList<>();
        for (int i = c.row() - radius; i <= c.row() + radius; i++) {
            for (int j = c.column() - radius; j <= c.column() + radius; j++) {
                if (i >= 0 && j >= 0 && i < board.size() && j < board.size() && board.isEmpty(i, j)) {
                    list.add(new Cell(i, j));
                }
            }
        }
        return list;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
        was.push(near.remove(cell));
        near.addAll(around(cell));
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move");
        }
        Cell cell = moves.pop();
        near.removeAll(around(cell));
        board.clear(cell);
        if (was.pop()) {
            near.add(cell);
        }
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return new ArrayList<>(near);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> list = new ArrayList<>(candidates());
        Map<Cell, Integer> rank = new HashMap<>();
        for (Cell c : list) {
            rank.put(c, rank(c, me));
        }
        list.sort((a, b) -> rank.get(a) - rank.get(b));
        return list;
    }

    private int rank(Cell c, Player me) {
        if (five(c, me)) return 1;
        if (five(c, me.opponent())) return 2;
        board.put(c, me);
        int n = 0;
        for (Cell e : board.emptyCells()) {
            if (five(e, me)) n++;
        }
        board.clear(c);
        return n > 1 ? 3 : 4;
    }

    private boolean five(Cell c, Player p) {
        return line(c, p, 0, 1) >= 5 || line(c, p, 1, 0) >= 5 || line(c, p, 1, 1) >= 5 || line(c, p, 1, -1) >= 5;
    }

    private int line(Cell c, Player p, int di, int dj) {
        int n = 1;
        for (int s = -1; s <= 1; s += 2) {
            int i = c.row() + s * di, j = c.column() + s * dj;
            while (i >= 0 && i < board.size() && j >= 0 && j < board.size() && board.has(p, i, j)) {
                n++;
                i += s * di;
                j += s * dj;
            }
        }
        return n;
    }
}
