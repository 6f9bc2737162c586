// exercise: 07
// truth: wrong
// mistake: near is measured as rows plus columns together, so the corners of the square are missing
// player: both
// style: whole board by streams, sum of distances
// kind: slip
// single: yes
// detail: cells diagonal to all stones, from radius 1 on
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private Board board = Board.empty(15);
    private int radius = 2;
    private final LinkedList<Cell> made = new LinkedList<>();

    @Override
    public void start(Board start, int radius) {
        board = start.copy();
        this.radius = radius;
        made.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        made.addLast(cell);
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException();
        }
        board.clear(made.removeLast());
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
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        List<Cell> stones = IntStream.range(0, board.size() * board.size())
                .mapToObj(i -> new Cell(i / board.size(), i % board.size()))
                .filter(cell -> !board.isEmpty(cell))
                .toList();
        return board.emptyCells().stream()
                .filter(cell -> stones.stream().mapToInt(stone -> distance(cell, stone)).min().orElse(99) <= radius)
                .collect(Collectors.toList());
    }

    private static int distance(Cell a, Cell b) {
        return Math.abs(a.row() - b.row()) + Math.abs(a.column() - b.column());
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> list = new ArrayList<>(candidates());
        Map<Cell, Integer> rank = new HashMap<>();
        for (Cell cell : list) {
            rank.put(cell, rank(cell, me));
        }
        list.sort(Comparator.comparing(rank::get));
        return list;
    }

    private int rank(Cell cell, Player me) {
        if (completes(cell, me)) {
            return 0;
        } else if (completes(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        Set<Cell> ways = new HashSet<>();
        for (int[] d : DIRS) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * d[0];
                int c = cell.column() + k * d[1];
                if (inside(r, c) && board.isEmpty(r, c) && completes(new Cell(r, c), me)) {
                    ways.add(new Cell(r, c));
                }
            }
        }
        board.clear(cell);
        return ways.size() > 1 ? 2 : 3;
    }

    private boolean completes(Cell cell, Player who) {
        for (int[] d : DIRS) {
            if (1 + run(cell, who, d[0], d[1]) + run(cell, who, -d[0], -d[1]) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int run(Cell cell, Player who, int dr, int dc) {
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        int length = 0;
        while (inside(r, c) && board.has(who, r, c)) {
            length++;
            r += dr;
            c += dc;
        }
        return length;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }
}
