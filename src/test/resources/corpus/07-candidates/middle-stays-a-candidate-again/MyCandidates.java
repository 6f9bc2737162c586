// exercise: 07
// truth: wrong
// mistake: start puts the middle cell into the set when the board is empty, and nobody takes it out again when the first stone is put elsewhere: after such a first move the middle is still a candidate even when no stone is near it
// player: both
// style: set with journal, the empty board treated in start instead of in candidates()
// single: yes
// detail: a first move near the middle hides it
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
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
    private Set<Cell> open;
    private Deque<Runnable> undos;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        open = new HashSet<>();
        undos = new ArrayDeque<>();
        if (board.stones() == 0) {
            open.add(new Cell(board.size() / 2, board.size() / 2));
        }
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    around(new Cell(r, c), open::add);
                }
            }
        }
    }

    private void around(Cell cell, Consumer<Cell> action) {
        int end = board.size() - 1;
        for (int r = Math.max(cell.row() - radius, 0); r <= Math.min(cell.row() + radius, end); r++) {
            for (int c = Math.max(cell.column() - radius, 0); c <= Math.min(cell.column() + radius, end); c++) {
                if (board.isEmpty(r, c)) {
                    action.accept(new Cell(r, c));
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean was = open.remove(cell);
        List<Cell> added = new ArrayList<>();
        around(cell, near -> {
            if (open.add(near)) {
                added.add(near);
            }
        });
        undos.push(() -> {
            board.clear(cell);
            added.forEach(open::remove);
            if (was) {
                open.add(cell);
            }
        });
    }

    @Override
    public void undo() {
        if (undos.isEmpty()) {
            throw new IllegalStateException("no move made");
        }
        undos.pop().run();
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
        return new ArrayList<>(open);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> cells = candidates();
        cells.sort(Comparator.comparingInt(cell -> {
            if (five(cell, me)) {
                return 0;
            }
            if (five(cell, me.opponent())) {
                return 1;
            }
            return waysAfter(cell, me) >= 2 ? 2 : 3;
        }));
        return cells;
    }

    private int waysAfter(Cell cell, Player me) {
        board.put(cell, me);
        int ways = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                for (int i = 1; i <= 4 && (dr != 0 || dc != 0); i++) {
                    int r = cell.row() + i * dr;
                    int c = cell.column() + i * dc;
                    if (on(r, c) && board.isEmpty(r, c) && five(new Cell(r, c), me)) {
                        ways++;
                    }
                }
            }
        }
        board.clear(cell);
        return ways;
    }

    private boolean on(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }

    private boolean five(Cell cell, Player p) {
        return 1 + run(cell, p, 0, 1) + run(cell, p, 0, -1) >= 5
                || 1 + run(cell, p, 1, 0) + run(cell, p, -1, 0) >= 5
                || 1 + run(cell, p, 1, 1) + run(cell, p, -1, -1) >= 5
                || 1 + run(cell, p, 1, -1) + run(cell, p, -1, 1) >= 5;
    }

    private int run(Cell cell, Player p, int dr, int dc) {
        int n = 0;
        while (on(cell.row() + (n + 1) * dr, cell.column() + (n + 1) * dc)
                && board.has(p, cell.row() + (n + 1) * dr, cell.column() + (n + 1) * dc)) {
            n++;
        }
        return n;
    }
}
