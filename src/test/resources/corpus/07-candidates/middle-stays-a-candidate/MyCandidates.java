// exercise: 07
// truth: wrong
// mistake: start puts the middle of an empty board into the set of candidates, and a first move that is far away does not take it out again: the middle stays a candidate although no stone is near it
// player: both
// style: set of candidates, journal with the middle as an ordinary member of the set
// single: yes
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Player next;
    private final Set<Cell> candidates = new TreeSet<>();
    private final ArrayDeque<Cell> stones = new ArrayDeque<>();
    private final ArrayDeque<Boolean> known = new ArrayDeque<>();
    private final ArrayDeque<List<Cell>> news = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        next = board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
        candidates.clear();
        stones.clear();
        known.clear();
        news.clear();
        if (board.stones() == 0) {
            candidates.add(new Cell(board.size() / 2, board.size() / 2));
        }
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(r, c)) {
                    open(new Cell(r, c));
                }
            }
        }
    }

    private List<Cell> open(Cell centre) {
        List<Cell> opened = new ArrayList<>();
        for (int dr = -radius; dr <= radius; dr++) {
            for (int dc = -radius; dc <= radius; dc++) {
                int r = centre.row() + dr;
                int c = centre.column() + dc;
                if (r < 0 || c < 0) continue;
                Cell cell = new Cell(r, c);
                if (board.contains(cell) && board.isEmpty(cell) && candidates.add(cell)) {
                    opened.add(cell);
                }
            }
        }
        return opened;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, next);
        next = next.opponent();
        stones.push(cell);
        known.push(candidates.remove(cell));
        news.push(open(cell));
    }

    @Override
    public void undo() {
        if (stones.isEmpty()) throw new IllegalStateException("undo without make");
        Cell cell = stones.pop();
        board.clear(cell);
        next = next.opponent();
        news.pop().forEach(candidates::remove);
        if (known.pop()) candidates.add(cell);
    }

    @Override
    public Player player() {
        return next;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        return new ArrayList<>(candidates);
    }

    @Override
    public List<Cell> ordered() {
        Map<Integer, List<Cell>> groups = new TreeMap<>();
        for (Cell cell : candidates) {
            groups.computeIfAbsent(group(cell), k -> new ArrayList<>()).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        groups.values().forEach(all::addAll);
        return all;
    }

    private int group(Cell cell) {
        if (five(cell, next)) return 1;
        if (five(cell, next.opponent())) return 2;
        board.put(cell, next);
        long fives = board.emptyCells().stream().filter(c -> five(c, next)).count();
        board.clear(cell);
        return fives < 2 ? 4 : 3;
    }

    private boolean five(Cell cell, Player player) {
        for (int d = 0; d < 4; d++) {
            int dr = d == 0 ? 0 : 1;
            int dc = d == 1 ? 0 : d == 3 ? -1 : 1;
            if (1 + run(cell, player, dr, dc) + run(cell, player, -dr, -dc) >= 5) return true;
        }
        return false;
    }

    private int run(Cell cell, Player player, int dr, int dc) {
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        int n = 0;
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(player, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
