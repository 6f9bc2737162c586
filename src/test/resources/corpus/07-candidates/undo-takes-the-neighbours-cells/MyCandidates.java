// exercise: 07
// truth: wrong
// mistake: undo takes away all candidates near the stone that is taken back, also those that are near another stone and were candidates before the move.
// player: both
// style: TreeSet of candidates, stack of cells only
// single: yes
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private TreeSet<Cell> set = new TreeSet<>();
    private Deque<Cell> moves = new ArrayDeque<>();
    private Deque<Boolean> was = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        set = new TreeSet<>();
        moves = new ArrayDeque<>();
        was = new ArrayDeque<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    addNear(new Cell(r, c));
                }
            }
        }
    }

    private List<Cell> near(Cell cell) {
        List<Cell> list = new ArrayList<>();
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (r < 0 || c < 0 || r >= board.size() || c >= board.size()) {
                    continue;
                }
                Cell n = new Cell(r, c);
                if (board.isEmpty(n)) {
                    list.add(n);
                }
            }
        }
        return list;
    }

    private void addNear(Cell cell) {
        set.addAll(near(cell));
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        was.push(set.remove(cell));
        addNear(cell);
        moves.push(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move to take back");
        }
        Cell cell = moves.pop();
        set.removeAll(near(cell));
        board.clear(cell);
        if (was.pop()) {
            set.add(cell);
        }
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
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
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> forks = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        Player me = player();
        for (Cell cell : candidates()) {
            if (five(cell, me)) {
                wins.add(cell);
            } else if (five(cell, me.opponent())) {
                blocks.add(cell);
            } else if (fork(cell, me)) {
                forks.add(cell);
            } else {
                rest.add(cell);
            }
        }
        wins.addAll(blocks);
        wins.addAll(forks);
        wins.addAll(rest);
        return wins;
    }

    private boolean fork(Cell cell, Player me) {
        board.put(cell, me);
        int n = 0;
        for (Cell other : board.emptyCells()) {
            if (five(other, me)) {
                n++;
            }
        }
        board.clear(cell);
        return n >= 2;
    }

    private boolean five(Cell cell, Player p) {
        return 1 + run(cell, p, 0, 1) + run(cell, p, 0, -1) >= 5
                || 1 + run(cell, p, 1, 0) + run(cell, p, -1, 0) >= 5
                || 1 + run(cell, p, 1, 1) + run(cell, p, -1, -1) >= 5
                || 1 + run(cell, p, 1, -1) + run(cell, p, -1, 1) >= 5;
    }

    private int run(Cell cell, Player p, int dr, int dc) {
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        int n = 0;
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
