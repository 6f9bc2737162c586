// exercise: 07
// truth: wrong
// mistake: the step to the left of the bit board does not mask the first column, so a stone near the left edge makes cells at the right edge of the row above candidates
// player: both
// style: bit board in a BigInteger, spread by shifts, nothing kept but the moves
// single: yes
// detail: the right edge is masked and right; only at the left edge (columns below the radius), never in row 0 alone
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Candidates as bits: the stones, spread by one step in all directions, radius times. */
public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private int size;
    private BigInteger stones;
    private BigInteger all;
    private BigInteger firstColumn;
    private final Deque<Cell> line = new ArrayDeque<>();

    @Override
    public void start(Board given, int radius) {
        this.board = given.copy();
        this.radius = radius;
        this.size = given.size();
        this.line.clear();
        this.all = BigInteger.ONE.shiftLeft(size * size).subtract(BigInteger.ONE);
        this.firstColumn = BigInteger.ZERO;
        this.stones = BigInteger.ZERO;
        for (int i = 0; i < size; i++) {
            firstColumn = firstColumn.setBit(i * size);
        }
        for (int i = 0; i < size * size; i++) {
            if (!board.isEmpty(i / size, i % size)) {
                stones = stones.setBit(i);
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        stones = stones.setBit(number(cell));
        line.push(cell);
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("no move to take back");
        }
        Cell cell = line.pop();
        board.clear(cell);
        stones = stones.clearBit(number(cell));
    }

    private int number(Cell cell) {
        return cell.row() * size + cell.column();
    }

    @Override
    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board;
    }

    private BigInteger spread() {
        BigInteger area = stones;
        for (int i = 0; i < radius && i < size; i++) {
            // columns first: one to the right, one to the left
            BigInteger right = area.shiftLeft(1).andNot(firstColumn);
            BigInteger left = area.shiftRight(1);
            area = area.or(right).or(left);
            // then rows
            area = area.or(area.shiftLeft(size)).or(area.shiftRight(size)).and(all);
        }
        return area.andNot(stones);
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (stones.signum() == 0) {
            list.add(new Cell(size / 2, size / 2));
            return list;
        }
        BigInteger bits = spread();
        for (int i = bits.getLowestSetBit(); i >= 0; i = bits.getLowestSetBit()) {
            list.add(new Cell(i / size, i % size));
            bits = bits.clearBit(i);
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        Player player = player();
        List<List<Cell>> groups = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell cell : candidates()) {
            groups.get(group(cell, player)).add(cell);
        }
        List<Cell> list = new ArrayList<>();
        groups.forEach(list::addAll);
        return list;
    }

    private int group(Cell cell, Player player) {
        if (isFive(cell.row(), cell.column(), player)) {
            return 0;
        }
        if (isFive(cell.row(), cell.column(), player.opponent())) {
            return 1;
        }
        board.put(cell, player);
        int fives = 0;
        for (int direction = 0; direction < 4; direction++) {
            int down = direction == 0 ? 0 : 1;
            int right = direction == 1 ? 0 : direction == 3 ? -1 : 1;
            for (int step = -4; step <= 4; step++) {
                int row = cell.row() + step * down;
                int column = cell.column() + step * right;
                if (on(row, column) && board.isEmpty(row, column) && isFive(row, column, player)) {
                    fives++;
                }
            }
        }
        board.clear(cell);
        return fives > 1 ? 2 : 3;
    }

    private boolean on(int row, int column) {
        return row >= 0 && row < size && column >= 0 && column < size;
    }

    private boolean isFive(int row, int column, Player player) {
        return length(row, column, 0, 1, player) >= 5
                || length(row, column, 1, 0, player) >= 5
                || length(row, column, 1, 1, player) >= 5
                || length(row, column, 1, -1, player) >= 5;
    }

    private int length(int row, int column, int down, int right, Player player) {
        int from = 0;
        while (on(row - (from + 1) * down, column - (from + 1) * right)
                && board.has(player, row - (from + 1) * down, column - (from + 1) * right)) {
            from++;
        }
        int to = 0;
        while (on(row + (to + 1) * down, column + (to + 1) * right)
                && board.has(player, row + (to + 1) * down, column + (to + 1) * right)) {
            to++;
        }
        return from + 1 + to;
    }
}
