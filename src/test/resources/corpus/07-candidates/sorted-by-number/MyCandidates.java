// exercise: 07
// truth: wrong
// mistake: the set of candidates compares cells by row * 16 + column, so on a board of more than 16 rows two different cells can be the same to it
// player: both
// style: TreeSet with an own comparator, change objects on a stack
// kind: subtle
// single: yes
// detail: only on boards of 17 to 19 rows, when cells such as (2,17) and (3,1) are near stones at once
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final Comparator<Cell> BY_NUMBER = Comparator.comparingInt(c -> c.row() * 16 + c.column());

    private final class Change {
        final Cell stone;
        final boolean member;
        final List<Cell> entered = new ArrayList<>();

        Change(Cell stone) {
            this.stone = stone;
            board.put(stone, player());
            member = open.remove(stone);
            spread(stone, entered);
        }

        void revert() {
            entered.forEach(open::remove);
            if (member) {
                open.add(stone);
            }
            board.clear(stone);
        }
    }

    private Board board;
    private int radius;
    private NavigableSet<Cell> open;
    private Deque<Change> changes;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.open = new TreeSet<>(BY_NUMBER);
        this.changes = new ArrayDeque<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.at(row, column).isPresent()) {
                    spread(new Cell(row, column), new ArrayList<>());
                }
            }
        }
    }

    private void spread(Cell stone, List<Cell> entered) {
        for (int down = -radius; down <= radius; down++) {
            for (int right = -radius; right <= radius; right++) {
                int row = stone.row() + down;
                int column = stone.column() + right;
                if (row < 0 || column < 0 || row >= board.size() || column >= board.size()) {
                    continue;
                }
                Cell cell = new Cell(row, column);
                if (board.isEmpty(cell) && open.add(cell)) {
                    entered.add(cell);
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        changes.push(new Change(cell));
    }

    @Override
    public void undo() {
        if (changes.isEmpty()) {
            throw new IllegalStateException("no change");
        }
        changes.pop().revert();
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
        return new ArrayList<>(open);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        record Rated(Cell cell, int rate) {}
        return candidates().stream()
                .map(cell -> new Rated(cell, rate(cell, me)))
                .sorted(Comparator.comparingInt(Rated::rate))
                .map(Rated::cell)
                .toList();
    }

    private int rate(Cell cell, Player me) {
        if (five(cell, me)) {
            return 1;
        } else if (five(cell, me.opponent())) {
            return 2;
        }
        int ways = 0;
        board.put(cell, me);
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}, {0, -1}, {-1, 0}, {-1, -1}, {-1, 1}}) {
            for (int k = 1; k < 5; k++) {
                int row = cell.row() + k * d[0];
                int column = cell.column() + k * d[1];
                if (row < 0 || column < 0 || row >= board.size() || column >= board.size()) {
                    break;
                }
                if (board.isEmpty(row, column) && five(new Cell(row, column), me)) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways > 1 ? 3 : 4;
    }

    private boolean five(Cell cell, Player p) {
        int[] length = new int[4];
        for (int i = 0; i < 8; i++) {
            int down = new int[] {0, 1, 1, 1}[i % 4] * (i < 4 ? 1 : -1);
            int right = new int[] {1, 0, 1, -1}[i % 4] * (i < 4 ? 1 : -1);
            int row = cell.row() + down;
            int column = cell.column() + right;
            while (row >= 0 && column >= 0 && row < board.size() && column < board.size() && board.has(p, row, column)) {
                length[i % 4]++;
                row += down;
                column += right;
            }
        }
        return length[0] > 3 || length[1] > 3 || length[2] > 3 || length[3] > 3;
    }
}
