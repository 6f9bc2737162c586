// exercise: 07
// truth: right
// mistake: none; BitSets for the three sets, undo as a list of closures, levels as an enum with predicates
// player: both
// style: over-engineered, BitSet, Runnable for undo
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Level {
        WIN,
        BLOCK,
        FORK,
        REST
    }

    private int size;
    private int radius;
    private final Map<Player, BitSet> stones = new EnumMap<>(Player.class);
    private BitSet near = new BitSet();
    private final Deque<Runnable> inverse = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.size = board.size();
        this.radius = radius;
        near = new BitSet(size * size);
        inverse.clear();
        for (Player p : Player.values()) {
            BitSet bits = new BitSet(size * size);
            for (int i = 0; i < size * size; i++) {
                if (board.has(p, i / size, i % size)) {
                    bits.set(i);
                    near.or(mask(i));
                }
            }
            stones.put(p, bits);
        }
    }

    private BitSet mask(int i) {
        BitSet mask = new BitSet(size * size);
        int left = Math.max(i % size - radius, 0);
        int right = Math.min(i % size + radius, size - 1);
        for (int row = Math.max(i / size - radius, 0); row <= Math.min(i / size + radius, size - 1); row++) {
            mask.set(row * size + left, row * size + right + 1);
        }
        return mask;
    }

    private boolean taken(int i) {
        return stones.get(Player.X).get(i) || stones.get(Player.O).get(i);
    }

    @Override
    public void make(Cell cell) {
        if (Math.max(cell.row(), cell.column()) >= size) {
            throw new IllegalArgumentException(cell + " is not on the board");
        }
        int i = cell.row() * size + cell.column();
        if (taken(i)) {
            throw new IllegalArgumentException(cell + " is taken");
        }
        BitSet own = stones.get(player());
        BitSet added = mask(i);
        added.andNot(near);
        own.set(i);
        near.or(added);
        inverse.push(() -> {
            own.clear(i);
            near.andNot(added);
        });
    }

    @Override
    public void undo() {
        Runnable last = inverse.poll();
        if (last == null) {
            throw new IllegalStateException("nothing to undo");
        }
        last.run();
    }

    @Override
    public Player player() {
        return stones.get(Player.X).cardinality() == stones.get(Player.O).cardinality() ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board board = Board.empty(size);
        stones.forEach((player, bits) -> bits.stream().forEach(i -> board.put(new Cell(i / size, i % size), player)));
        return board;
    }

    private BitSet open() {
        BitSet open = (BitSet) near.clone();
        stones.values().forEach(open::andNot);
        if (stones.values().stream().allMatch(BitSet::isEmpty)) {
            open.set(size / 2 * size + size / 2);
        }
        return open;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        open().stream().forEach(i -> cells.add(new Cell(i / size, i % size)));
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Map<Cell, Level> levels = new java.util.HashMap<>();
        List<Cell> cells = candidates();
        for (Cell cell : cells) {
            levels.put(cell, level(cell.row() * size + cell.column()));
        }
        cells.sort(Comparator.comparing(levels::get));
        return cells;
    }

    private Level level(int i) {
        BitSet mine = (BitSet) stones.get(player()).clone();
        BitSet others = stones.get(player().opponent());
        if (completes(i, mine)) {
            return Level.WIN;
        }
        if (completes(i, others)) {
            return Level.BLOCK;
        }
        mine.set(i);
        int ways = 0;
        for (int k = 0; k < size * size; k++) {
            if (!mine.get(k) && !others.get(k) && completes(k, mine)) {
                ways++;
            }
        }
        return ways >= 2 ? Level.FORK : Level.REST;
    }

    private boolean completes(int i, BitSet bits) {
        return length(i, bits, 0, 1) >= 5 || length(i, bits, 1, 0) >= 5 || length(i, bits, 1, 1) >= 5 || length(i, bits, 1, -1) >= 5;
    }

    private int length(int i, BitSet bits, int dr, int dc) {
        int length = 1;
        for (int sign : new int[] {-1, 1}) {
            int row = i / size + sign * dr;
            int column = i % size + sign * dc;
            while (row >= 0 && row < size && column >= 0 && column < size && bits.get(row * size + column)) {
                length++;
                row += sign * dr;
                column += sign * dc;
            }
        }
        return length;
    }
}
