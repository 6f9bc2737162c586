// exercise: 07
// truth: wrong
// mistake: make adds the neighbours of the cell before the board refuses it, so after a refused cell just outside the board cells at the edge are candidates
// player: both
// style: sorted set with a journal
// single: yes
// detail: sometimes; only after make was refused for a cell that is outside by no more than the radius
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    record Entry(Cell stone, boolean listed, List<Cell> fresh) {}

    private Board b;
    private int rad;
    private TreeSet<Cell> cand;
    private LinkedList<Entry> journal;

    @Override
    public void start(Board board, int radius) {
        b = board.copy();
        rad = radius;
        cand = new TreeSet<>();
        journal = new LinkedList<>();
        for (Cell c : cells()) {
            if (!b.isEmpty(c)) {
                cand.addAll(around(c));
            }
        }
    }

    private List<Cell> cells() {
        int n = b.size();
        return IntStream.range(0, n * n).mapToObj(i -> new Cell(i / n, i % n)).collect(Collectors.toList());
    }

    private List<Cell> around(Cell middle) {
        List<Cell> found = new ArrayList<>();
        for (int dr = -rad; dr <= rad; dr++) {
            for (int dc = -rad; dc <= rad; dc++) {
                int r = middle.row() + dr;
                int c = middle.column() + dc;
                if (onBoard(r, c) && (dr != 0 || dc != 0) && b.isEmpty(r, c)) {
                    found.add(new Cell(r, c));
                }
            }
        }
        return found;
    }

    private boolean onBoard(int r, int c) {
        return Math.min(r, c) >= 0 && Math.max(r, c) < b.size();
    }

    @Override
    public void make(Cell cell) {
        List<Cell> fresh = around(cell).stream().filter(cand::add).toList();
        b.put(cell, player());
        boolean listed = cand.remove(cell);
        journal.addLast(new Entry(cell, listed, fresh));
    }

    @Override
    public void undo() {
        if (journal.isEmpty()) {
            throw new IllegalStateException("undo without make");
        }
        Entry e = journal.removeLast();
        b.clear(e.stone());
        cand.removeAll(e.fresh());
        if (e.listed()) {
            cand.add(e.stone());
        }
    }

    @Override
    public Player player() {
        return (b.stones() & 1) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return b;
    }

    @Override
    public List<Cell> candidates() {
        return b.stones() == 0 ? new ArrayList<>(List.of(new Cell(b.size() / 2, b.size() / 2))) : new ArrayList<>(cand);
    }

    @Override
    public List<Cell> ordered() {
        Player p = player();
        return candidates().stream()
                .sorted(Comparator.comparing((Cell c) -> !wins(c, p))
                        .thenComparing(c -> !wins(c, p.opponent()))
                        .thenComparing(c -> !opensTwo(c, p)))
                .toList();
    }

    private boolean opensTwo(Cell c, Player p) {
        b.put(c, p);
        try {
            int ways = 0;
            for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {-1, 1}}) {
                for (int k = -4; k <= 4; k++) {
                    int r = c.row() + k * d[0];
                    int q = c.column() + k * d[1];
                    if (onBoard(r, q) && b.isEmpty(r, q) && wins(new Cell(r, q), p)) {
                        ways++;
                    }
                }
            }
            return ways > 1;
        } finally {
            b.clear(c);
        }
    }

    private boolean wins(Cell c, Player p) {
        return row(c, p, 0, 1) || row(c, p, 1, 0) || row(c, p, 1, 1) || row(c, p, -1, 1);
    }

    private boolean row(Cell c, Player p, int dr, int dc) {
        int forward = 0;
        while (mine(c.row() + (forward + 1) * dr, c.column() + (forward + 1) * dc, p)) {
            forward++;
        }
        int back = 0;
        while (mine(c.row() - (back + 1) * dr, c.column() - (back + 1) * dc, p)) {
            back++;
        }
        return forward + back >= 4;
    }

    private boolean mine(int r, int c, Player p) {
        return onBoard(r, c) && b.has(p, r, c);
    }
}
