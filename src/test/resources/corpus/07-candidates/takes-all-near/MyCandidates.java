// exercise: 07
// truth: wrong
// mistake: undo removes all cells near the stone from the candidates, those near another stone too
// player: both
// style: HashSet and a list of moves, helper that goes over the neighbourhood with a Consumer
// kind: slip
// single: yes
// detail: undo of a stone with another stone within twice the radius
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Set<Cell> set;
    private List<Cell> moves;
    private List<Boolean> was;

    @Override
    public void start(Board b, int r) {
        board = b.copy();
        radius = r;
        set = new HashSet<>();
        moves = new ArrayList<>();
        was = new ArrayList<>();
        for (int i = 0; i < board.size(); i++) {
            for (int j = 0; j < board.size(); j++) {
                if (board.at(i, j).isPresent()) {
                    around(new Cell(i, j), set::add);
                }
            }
        }
    }

    private void around(Cell cell, Consumer<Cell> what) {
        for (int i = cell.row() - radius; i <= cell.row() + radius; i++) {
            for (int j = cell.column() - radius; j <= cell.column() + radius; j++) {
                if (i >= 0 && j >= 0 && i < board.size() && j < board.size() && board.isEmpty(i, j)) {
                    what.accept(new Cell(i, j));
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        was.add(set.remove(cell));
        moves.add(cell);
        around(cell, set::add);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move");
        }
        Cell last = moves.remove(moves.size() - 1);
        board.clear(last);
        around(last, set::remove);
        if (was.remove(was.size() - 1)) {
            set.add(last);
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
        return new ArrayList<>(set);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = new ArrayList<>(candidates());
        list.sort(Comparator.comparingInt(this::rank));
        return list;
    }

    private int rank(Cell c) {
        Player me = player();
        if (five(c, me)) {
            return 0;
        }
        if (five(c, me.opponent())) {
            return 1;
        }
        board.put(c, me);
        int n = 0;
        for (int di = -1; di <= 1; di++) {
            for (int dj = -1; dj <= 1; dj++) {
                for (int s = 1; s <= 4 && (di != 0 || dj != 0); s++) {
                    int i = c.row() + s * di;
                    int j = c.column() + s * dj;
                    if (i >= 0 && j >= 0 && i < board.size() && j < board.size() && board.isEmpty(i, j)
                            && five(new Cell(i, j), me)) {
                        n++;
                    }
                }
            }
        }
        board.clear(c);
        return n >= 2 ? 2 : 3;
    }

    private boolean five(Cell c, Player p) {
        int[][] dirs = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
        for (int[] d : dirs) {
            if (1 + count(c, p, d[0], d[1]) + count(c, p, -d[0], -d[1]) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int count(Cell c, Player p, int di, int dj) {
        int n = 0;
        int i = c.row() + di;
        int j = c.column() + dj;
        while (i >= 0 && j >= 0 && i < board.size() && j < board.size() && board.has(p, i, j)) {
            n++;
            i += di;
            j += dj;
        }
        return n;
    }
}
