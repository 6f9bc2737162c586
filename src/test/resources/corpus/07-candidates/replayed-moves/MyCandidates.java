// exercise: 07
// truth: right
// mistake: none; unusual: undo forgets the last move and plays all the others again from the first board; two ways are counted on the whole board, as the task's text says (cells after which the side to move can complete a five on two cells or more, wherever they are)
// player: both
// style: list of moves replayed from the start, rows of bits, groups in an EnumMap
// single: yes
// detail: where the side to move has a five elsewhere already, every cell that makes one more is put in the third group; where it has two already, every other cell is
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Kind {
        WIN,
        BLOCK,
        TWO_WAYS,
        OTHER
    }

    private Board first;
    private int radius;
    private List<Cell> played = List.of();
    private Board now;

    @Override
    public void start(Board board, int radius) {
        this.first = board.copy();
        this.radius = radius;
        this.played = List.of();
        this.now = replay(played);
    }

    private Board replay(List<Cell> moves) {
        Board board = first.copy();
        for (Cell move : moves) {
            board.put(move, turn(board));
        }
        return board;
    }

    private static Player turn(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public void make(Cell cell) {
        List<Cell> longer = new ArrayList<>(played);
        longer.add(cell);
        now = replay(longer); // throws before anything is kept
        played = longer;
    }

    @Override
    public void undo() {
        if (played.isEmpty()) {
            throw new IllegalStateException("the game is at its start");
        }
        played = new ArrayList<>(played.subList(0, played.size() - 1));
        now = replay(played);
    }

    @Override
    public Player player() {
        return turn(now);
    }

    @Override
    public Board board() {
        return now.copy();
    }

    @Override
    public List<Cell> candidates() {
        int size = now.size();
        if (now.stones() == 0) {
            return List.of(new Cell(size / 2, size / 2));
        }
        long[] spread = new long[size];
        for (int row = 0; row < size; row++) {
            long stones = now.row(Player.X, row) | now.row(Player.O, row);
            long wide = stones;
            for (int i = 1; i <= Math.min(radius, size); i++) {
                wide |= stones << i | stones >>> i;
            }
            for (int other = Math.max(0, row - radius); other <= Math.min(size - 1, row + radius); other++) {
                spread[other] |= wide;
            }
        }
        List<Cell> cells = new ArrayList<>();
        for (int row = size - 1; row >= 0; row--) {
            for (int column = 0; column < size; column++) {
                if ((spread[row] >>> column & 1) == 1 && now.isEmpty(row, column)) {
                    cells.add(new Cell(row, column));
                }
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Map<Kind, List<Cell>> groups = new EnumMap<>(Kind.class);
        for (Kind kind : Kind.values()) {
            groups.put(kind, new ArrayList<>());
        }
        List<Cell> myFives = fives(now, me, now.emptyCells());
        for (Cell cell : candidates()) {
            Kind kind;
            if (myFives.contains(cell)) {
                kind = Kind.WIN;
            } else if (completes(now, cell, me.opponent())) {
                kind = Kind.BLOCK;
            } else {
                kind = ways(cell, me, myFives) >= 2 ? Kind.TWO_WAYS : Kind.OTHER;
            }
            groups.get(kind).add(cell);
        }
        List<Cell> result = new ArrayList<>();
        groups.values().forEach(result::addAll);
        return result;
    }

    /** The cells that complete a five after the move: those that did before, and new ones, which are in line with the stone. */
    private int ways(Cell cell, Player me, List<Cell> before) {
        now.put(cell, me);
        List<Cell> inLine = new ArrayList<>();
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                for (int i = 1; i <= 4 && (dr != 0 || dc != 0); i++) {
                    int row = cell.row() + i * dr;
                    int column = cell.column() + i * dc;
                    if (row < 0 || column < 0 || row >= now.size() || column >= now.size()) {
                        break;
                    }
                    Cell other = new Cell(row, column);
                    if (now.isEmpty(other) && !before.contains(other)) {
                        inLine.add(other);
                    }
                }
            }
        }
        int ways = before.size() + fives(now, me, inLine).size();
        now.clear(cell);
        return ways;
    }

    private static List<Cell> fives(Board board, Player player, List<Cell> cells) {
        List<Cell> found = new ArrayList<>();
        for (Cell cell : cells) {
            if (completes(board, cell, player)) {
                found.add(cell);
            }
        }
        return found;
    }

    private static boolean completes(Board board, Cell cell, Player player) {
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            int row = cell.row();
            int column = cell.column();
            while (has(board, row - d[0], column - d[1], player)) {
                row -= d[0];
                column -= d[1];
            }
            int length = 0;
            while (has(board, row, column, player) || (row == cell.row() && column == cell.column())) {
                row += d[0];
                column += d[1];
                length++;
            }
            if (length >= 5) {
                return true;
            }
        }
        return false;
    }

    private static boolean has(Board board, int row, int column, Player player) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size() && board.has(player, row, column);
    }
}
