// exercise: 07
// truth: wrong
// mistake: board, cells and moves are static fields, so a second position takes over the first one
// player: both
// style: static fields as in a program with one global game, TreeSet
// single: yes
// detail: only with two positions at once; one alone is right
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static Board board;
    private static int radius;
    private static TreeSet<Cell> cells = new TreeSet<>();
    private static LinkedList<Object[]> log = new LinkedList<>();

    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public void start(Board b, int r) {
        board = b.copy();
        radius = r;
        log.clear();
        cells.clear();
        for (int i = 0; i < b.size(); i++)
            for (int j = 0; j < b.size(); j++)
                if (!b.isEmpty(i, j)) grow(i, j);
    }

    private static List<Cell> grow(int i, int j) {
        List<Cell> news = new ArrayList<>();
        for (int y = Math.max(0, i - radius); y < Math.min(board.size(), i + radius + 1); y++)
            for (int x = Math.max(0, j - radius); x < Math.min(board.size(), j + radius + 1); x++)
                if (board.isEmpty(y, x)) {
                    Cell c = new Cell(y, x);
                    if (cells.add(c)) news.add(c);
                }
        return news;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean there = cells.remove(cell);
        log.addFirst(new Object[] {cell, there, grow(cell.row(), cell.column())});
    }

    @SuppressWarnings("unchecked")
    @Override
    public void undo() {
        if (log.isEmpty()) throw new IllegalStateException("nothing made yet");
        Object[] entry = log.removeFirst();
        Cell cell = (Cell) entry[0];
        board.clear(cell);
        for (Cell c : (List<Cell>) entry[2]) cells.remove(c);
        if ((Boolean) entry[1]) cells.add(cell);
    }

    @Override
    public Player player() {
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) return new ArrayList<>(List.of(new Cell(board.size() / 2, board.size() / 2)));
        return new ArrayList<>(cells);
    }

    @Override
    public List<Cell> ordered() {
        Map<Integer, List<Cell>> buckets = new TreeMap<>();
        for (Cell c : candidates()) buckets.computeIfAbsent(kind(c), k -> new ArrayList<>()).add(c);
        List<Cell> all = new ArrayList<>();
        buckets.values().forEach(all::addAll);
        return all;
    }

    private static boolean five(Cell c, Player p) {
        for (int[] d : DIRS) {
            int k = 0;
            int y = c.row(), x = c.column();
            do {
                k++;
                y += d[0];
                x += d[1];
            } while (in(y, x) && board.has(p, y, x));
            y = c.row() - d[0];
            x = c.column() - d[1];
            for (; in(y, x) && board.has(p, y, x); y -= d[0], x -= d[1]) k++;
            if (k > 4) return true;
        }
        return false;
    }

    private static boolean in(int y, int x) {
        return y >= 0 && x >= 0 && y < board.size() && x < board.size();
    }

    private int kind(Cell c) {
        Player p = player();
        if (five(c, p)) return 1;
        if (five(c, p.opponent())) return 2;
        board.put(c, p);
        try {
            return board.emptyCells().stream().filter(e -> five(e, p)).limit(2).count() == 2 ? 3 : 4;
        } finally {
            board.clear(c);
        }
    }
}
