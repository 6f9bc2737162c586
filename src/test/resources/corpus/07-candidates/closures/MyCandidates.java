// exercise: 07
// truth: right
// mistake: -
// player: both
// style: make pushes a closure that undoes it; how many stones are near is counted in a tree map
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private final Deque<Runnable> takeBack = new ArrayDeque<>();
    private final SortedMap<Cell, Integer> near = new TreeMap<>();
    private Board board;
    private int radius;

    @Override
    public void start(Board given, int radius) {
        Board mine = given.copy();
        this.radius = radius;
        board = mine;
        takeBack.clear();
        near.clear();
        Set<Cell> free = new HashSet<>(mine.emptyCells());
        eachNear(new Cell(0, 0), mine.size(), cell -> {
            if (!free.contains(cell)) {
                eachNear(cell, this.radius, other -> near.merge(other, 1, Integer::sum));
            }
        });
    }

    private void eachNear(Cell cell, int distance, Consumer<Cell> what) {
        int end = board.size() - 1;
        for (int i = Math.max(0, cell.row() - distance); i <= Math.min(end, cell.row() + distance); i++) {
            for (int j = Math.max(0, cell.column() - distance); j <= Math.min(end, cell.column() + distance); j++) {
                what.accept(new Cell(i, j));
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        eachNear(cell, radius, other -> near.merge(other, 1, Integer::sum));
        takeBack.push(() -> {
            eachNear(cell, radius, other -> near.computeIfPresent(other, (c, n) -> n == 1 ? null : n - 1));
            board.clear(cell);
        });
    }

    @Override
    public void undo() {
        if (takeBack.peek() == null) {
            throw new IllegalStateException("no move was made");
        }
        takeBack.pop().run();
    }

    @Override
    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (near.isEmpty()) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return near.keySet().stream().filter(board::isEmpty).toList();
    }

    @Override
    public List<Cell> ordered() {
        List<List<Cell>> kinds = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        Player me = player();
        for (Cell cell : candidates()) {
            int kind = five(cell, me) ? 0 : five(cell, me.opponent()) ? 1 : twoWays(cell, me) ? 2 : 3;
            kinds.get(kind).add(cell);
        }
        return kinds.stream().flatMap(List::stream).toList();
    }

    private boolean five(Cell cell, Player who) {
        return run(cell, who, 0, 1) || run(cell, who, 1, 0) || run(cell, who, 1, 1) || run(cell, who, 1, -1);
    }

    private boolean run(Cell cell, Player who, int down, int right) {
        return 1 + reach(cell, who, down, right) + reach(cell, who, -down, -right) > 4;
    }

    private int reach(Cell cell, Player who, int down, int right) {
        int n = 0;
        while (is(who, cell.row() + (n + 1) * down, cell.column() + (n + 1) * right)) {
            n++;
        }
        return n;
    }

    private boolean is(Player who, int i, int j) {
        return Math.min(i, j) >= 0 && Math.max(i, j) < board.size() && board.has(who, i, j);
    }

    private boolean twoWays(Cell cell, Player me) {
        board.put(cell, me);
        try {
            Set<Cell> ways = new HashSet<>();
            eachNear(cell, 4, other -> {
                int i = Math.abs(other.row() - cell.row());
                int j = Math.abs(other.column() - cell.column());
                if ((i == 0 || j == 0 || i == j) && board.isEmpty(other) && five(other, me)) {
                    ways.add(other);
                }
            });
            return ways.size() > 1;
        } finally {
            board.clear(cell);
        }
    }
}
