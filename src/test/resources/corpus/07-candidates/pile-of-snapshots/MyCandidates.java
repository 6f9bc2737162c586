// exercise: 07
// truth: right
// mistake: none; a pile of immutable snapshots, undo throws the top one away
// player: both
// style: immutable record for each state on a stack, persistent lists
// single: yes
// detail: checked on a few thousand random cases
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Snapshot(Board board, Set<Cell> near, Player toMove) {}

    private int radius;
    private final Deque<Snapshot> pile = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.radius = radius;
        pile.clear();
        Board mine = board.copy();
        Set<Cell> near = new TreeSet<>();
        for (int r = 0; r < mine.size(); r++) {
            for (int c = 0; c < mine.size(); c++) {
                if (mine.at(r, c).isPresent()) {
                    near.addAll(square(mine, r, c));
                }
            }
        }
        pile.push(new Snapshot(mine, near, mine.count(Player.X) == mine.count(Player.O) ? Player.X : Player.O));
    }

    private Set<Cell> square(Board board, int row, int column) {
        Set<Cell> cells = new TreeSet<>();
        int low = Math.max(row - radius, 0);
        int left = Math.max(column - radius, 0);
        for (int r = low; r < board.size() && r - row <= radius; r++) {
            for (int c = left; c < board.size() && c - column <= radius; c++) {
                if (board.isEmpty(r, c)) {
                    cells.add(new Cell(r, c));
                }
            }
        }
        return cells;
    }

    @Override
    public void make(Cell cell) {
        Snapshot now = pile.peek();
        Board next = now.board().copy();
        next.put(cell, now.toMove());
        Set<Cell> near = new TreeSet<>(now.near());
        near.addAll(square(next, cell.row(), cell.column()));
        near.remove(cell);
        pile.push(new Snapshot(next, near, now.toMove().opponent()));
    }

    @Override
    public void undo() {
        if (pile.size() < 2) {
            throw new IllegalStateException("this is where we started");
        }
        pile.pop();
    }

    @Override
    public Player player() {
        return pile.peek().toMove();
    }

    @Override
    public Board board() {
        return pile.peek().board();
    }

    @Override
    public List<Cell> candidates() {
        Snapshot now = pile.peek();
        if (now.board().stones() > 0) {
            return new ArrayList<>(now.near());
        }
        int half = now.board().size() / 2;
        return new ArrayList<>(List.of(new Cell(half, half)));
    }

    @Override
    public List<Cell> ordered() {
        Board board = board().copy();
        Player me = player();
        Player you = me.opponent();
        List<Cell> first = new ArrayList<>();
        List<Cell> second = new ArrayList<>();
        List<Cell> third = new ArrayList<>();
        List<Cell> last = new ArrayList<>();
        for (Cell cell : candidates()) {
            List<Cell> where = last;
            if (longest(board, cell, me) >= 5) {
                where = first;
            } else if (longest(board, cell, you) >= 5) {
                where = second;
            } else {
                board.put(cell, me);
                int completing = 0;
                for (Cell empty : board.emptyCells()) {
                    completing += longest(board, empty, me) >= 5 ? 1 : 0;
                }
                board.clear(cell);
                where = completing >= 2 ? third : last;
            }
            where.add(cell);
        }
        first.addAll(second);
        first.addAll(third);
        first.addAll(last);
        return first;
    }

    /** The longest row that the player would have through the cell. */
    private static int longest(Board board, Cell cell, Player player) {
        int longest = 0;
        for (int direction = 0; direction < 4; direction++) {
            int down = direction == 0 ? 0 : 1;
            int right = direction == 1 ? 0 : direction == 3 ? -1 : 1;
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = cell.row() + sign * down;
                int c = cell.column() + sign * right;
                while (r >= 0 && r < board.size() && c >= 0 && c < board.size() && board.has(player, r, c)) {
                    length++;
                    r += sign * down;
                    c += sign * right;
                }
            }
            longest = Math.max(longest, length);
        }
        return longest;
    }
}
