// exercise: 07
// truth: right
// mistake: none; make writes down a Runnable for each thing it changes, and undo runs them backwards
// player: both
// style: command pattern, BitSet
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int size;
    private int radius;
    private BitSet open = new BitSet();
    private final Deque<Deque<Runnable>> journal = new ArrayDeque<>();
    private Player turn;

    @Override
    public void start(Board given, int radius) {
        journal.clear();
        this.board = given.copy();
        this.size = given.size();
        this.radius = radius;
        this.open = new BitSet(size * size);
        int difference = 0;
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (board.at(r, c).isEmpty()) {
                    continue;
                }
                difference += board.at(r, c).get() == Player.X ? 1 : -1;
                int[] box = box(r, c);
                for (int y = box[0]; y <= box[1]; y++) {
                    for (int x = box[2]; x <= box[3]; x++) {
                        if (board.isEmpty(y, x)) {
                            open.set(y * size + x);
                        }
                    }
                }
            }
        }
        turn = difference == 0 ? Player.X : Player.O;
    }

    private int[] box(int r, int c) {
        return new int[] {
            Math.max(r - radius, 0), Math.min(r + radius, size - 1), Math.max(c - radius, 0), Math.min(c + radius, size - 1)
        };
    }

    @Override
    public void make(Cell cell) {
        final Player mover = turn;
        board.put(cell, mover);
        Deque<Runnable> back = new ArrayDeque<>();
        back.push(() -> board.clear(cell));
        // the boards that a game begins with may have any number of stones, so the turn is counted
        turn = board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
        back.push(() -> turn = mover);
        int own = cell.row() * size + cell.column();
        if (open.get(own)) {
            open.clear(own);
            back.push(() -> open.set(own));
        }
        int[] box = box(cell.row(), cell.column());
        for (int y = box[0]; y <= box[1]; y++) {
            for (int x = box[2]; x <= box[3]; x++) {
                int index = y * size + x;
                if (board.isEmpty(y, x) && !open.get(index)) {
                    open.set(index);
                    back.push(() -> open.clear(index));
                }
            }
        }
        journal.push(back);
    }

    @Override
    public void undo() {
        Deque<Runnable> back = journal.poll();
        if (back == null) {
            throw new IllegalStateException("nothing was made");
        }
        back.forEach(Runnable::run);
    }

    @Override
    public Player player() {
        return turn;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            return List.of(new Cell(size / 2, size / 2));
        }
        return open.stream().mapToObj(i -> new Cell(i / size, i % size)).collect(Collectors.toList());
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> result = new ArrayList<>();
        List<Cell> left = new ArrayList<>(candidates());
        Lines lines = new Lines();
        move(left, result, left.stream().filter(c -> lines.wins(c, turn)).toList());
        move(left, result, left.stream().filter(c -> lines.wins(c, turn.opponent())).toList());
        move(left, result, left.stream().filter(c -> lines.twoWays(c, turn)).toList());
        result.addAll(left);
        return result;
    }

    private static void move(List<Cell> from, List<Cell> to, List<Cell> which) {
        from.removeAll(which);
        to.addAll(which);
    }

    /** Reads lines of the board as text. */
    private final class Lines {
        private String line(Cell c, int dr, int dc, Player p) {
            StringBuilder text = new StringBuilder();
            for (int i = -5; i <= 5; i++) {
                int r = c.row() + i * dr, k = c.column() + i * dc;
                boolean on = r >= 0 && k >= 0 && r < size && k < size;
                text.append(i == 0 ? 'm' : !on ? '#' : board.isEmpty(r, k) ? '.' : board.has(p, r, k) ? 'm' : '#');
            }
            return text.toString();
        }

        boolean wins(Cell c, Player p) {
            return line(c, 0, 1, p).contains("mmmmm")
                    || line(c, 1, 0, p).contains("mmmmm")
                    || line(c, 1, 1, p).contains("mmmmm")
                    || line(c, 1, -1, p).contains("mmmmm");
        }

        boolean twoWays(Cell c, Player p) {
            board.put(c, p);
            int ways = 0;
            for (int dr = -1; dr <= 1; dr++) {
                for (int dc = -1; dc <= 1; dc++) {
                    for (int i = 1; i <= 4; i++) {
                        int r = c.row() + i * dr, k = c.column() + i * dc;
                        boolean on = r >= 0 && k >= 0 && r < size && k < size;
                        if (on && board.isEmpty(r, k) && wins(new Cell(r, k), p)) {
                            ways++;
                        }
                    }
                }
            }
            board.clear(c);
            return ways >= 2;
        }
    }
}
