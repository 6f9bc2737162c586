// exercise: 07
// truth: wrong
// mistake: the diagonal from the top left to the bottom right is forgotten when looking for the opponent's fives, so such blocks are not put before the other moves
// player: both
// style: streams and an enum of directions, looks at the whole board every time
// single: yes
// detail: wins and two ways look at all four directions
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Dir {
        EAST(0, 1), SOUTH(1, 0), SOUTH_EAST(1, 1), SOUTH_WEST(1, -1);

        final int dr;
        final int dc;

        Dir(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    private static final Set<Dir> ALL = EnumSet.allOf(Dir.class);
    private static final Set<Dir> LINES = EnumSet.of(Dir.EAST, Dir.SOUTH, Dir.SOUTH_WEST);

    private Board board;
    private int radius;
    private Deque<Cell> made;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.made = new ArrayDeque<>();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        made.addLast(cell);
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException("nothing was made");
        }
        board.clear(made.removeLast());
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
        return board.emptyCells().stream().filter(this::hasNeighbour).collect(Collectors.toList());
    }

    private boolean hasNeighbour(Cell cell) {
        int last = board.size() - 1;
        for (int row = Math.max(cell.row() - radius, 0); row <= Math.min(cell.row() + radius, last); row++) {
            for (int column = Math.max(cell.column() - radius, 0); column <= Math.min(cell.column() + radius, last); column++) {
                if (!board.isEmpty(row, column)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        return candidates().stream()
                .map(cell -> new int[] {rank(cell, me), cell.row(), cell.column()})
                .sorted(Comparator.comparingInt(entry -> entry[0]))
                .map(entry -> new Cell(entry[1], entry[2]))
                .toList();
    }

    private int rank(Cell cell, Player me) {
        if (five(cell, me, ALL)) {
            return 1;
        }
        if (five(cell, me.opponent(), LINES)) {
            return 2;
        }
        board.put(cell, me);
        long ways = Arrays.stream(Dir.values())
                .flatMap(dir -> emptyOn(cell, dir))
                .filter(other -> five(other, me, ALL))
                .distinct()
                .count();
        board.clear(cell);
        return ways >= 2 ? 3 : 4;
    }

    private Stream<Cell> emptyOn(Cell cell, Dir dir) {
        List<Cell> cells = new ArrayList<>();
        for (int i = -4; i <= 4; i++) {
            int row = cell.row() + i * dir.dr;
            int column = cell.column() + i * dir.dc;
            if (onBoard(row, column) && board.isEmpty(row, column)) {
                cells.add(new Cell(row, column));
            }
        }
        return cells.stream();
    }

    private boolean onBoard(int row, int column) {
        return Math.min(row, column) >= 0 && Math.max(row, column) < board.size();
    }

    private boolean five(Cell cell, Player who, Set<Dir> dirs) {
        for (Dir d : dirs) {
            if (run(cell, who, d.dr, d.dc) + run(cell, who, -d.dr, -d.dc) + 1 >= 5) {
                return true;
            }
        }
        return false;
    }

    private int run(Cell cell, Player who, int dr, int dc) {
        int row = cell.row() + dr;
        int column = cell.column() + dc;
        int length = 0;
        for (; onBoard(row, column) && board.has(who, row, column); row += dr, column += dc) {
            length++;
        }
        return length;
    }
}
