// exercise: 07
// truth: wrong
// mistake: the five check walks on a flat array without testing the column, so a row of stones goes on from the right edge to the left edge of the next row
// player: both
// style: flat char array beside the board, ported from C
// single: yes
// detail: sometimes; only ordered() and only with stones at the left and right edges
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private char[] flat;
    private int size;
    private int radius;
    private final List<Cell> moves = new ArrayList<>();
    private final List<HashSet<Cell>> fresh = new ArrayList<>();
    private final List<Boolean> own = new ArrayList<>();
    private HashSet<Cell> set = new HashSet<>();

    @Override
    public void start(Board start, int radius) {
        this.board = start.copy();
        this.size = start.size();
        this.radius = radius;
        this.flat = new char[size * size];
        Arrays.fill(flat, '.');
        moves.clear();
        fresh.clear();
        own.clear();
        set = new HashSet<>();
        for (int i = 0; i < size * size; i++) {
            if (!board.isEmpty(i / size, i % size)) {
                flat[i] = board.at(i / size, i % size).get().symbol();
                set.addAll(box(i / size, i % size));
            }
        }
    }

    private HashSet<Cell> box(int row, int col) {
        HashSet<Cell> box = new HashSet<>();
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = col - radius; c <= col + radius; c++) {
                if (r < 0 || r >= size || c < 0 || c >= size) continue;
                if (board.isEmpty(r, c)) box.add(new Cell(r, c));
            }
        }
        return box;
    }

    @Override
    public void make(Cell cell) {
        Player p = player();
        board.put(cell, p);
        flat[cell.row() * size + cell.column()] = p.symbol();
        moves.add(cell);
        own.add(set.remove(cell));
        HashSet<Cell> added = box(cell.row(), cell.column());
        added.removeAll(set);
        set.addAll(added);
        fresh.add(added);
    }

    @Override
    public void undo() {
        int last = moves.size() - 1;
        if (last < 0) {
            throw new IllegalStateException("undo without make");
        }
        Cell cell = moves.remove(last);
        board.clear(cell);
        flat[cell.row() * size + cell.column()] = '.';
        for (Cell c : fresh.remove(last)) {
            set.remove(c);
        }
        if (own.remove(last)) {
            set.add(cell);
        }
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
            return Collections.singletonList(new Cell(size / 2, size / 2));
        }
        return new ArrayList<>(set);
    }

    @Override
    public List<Cell> ordered() {
        char me = player().symbol();
        char you = player().opponent().symbol();
        List<Cell> result = new ArrayList<>();
        List<Cell> second = new ArrayList<>();
        List<Cell> third = new ArrayList<>();
        List<Cell> others = new ArrayList<>();
        for (Cell c : candidates()) {
            int i = c.row() * size + c.column();
            if (five(i, me)) result.add(c);
            else if (five(i, you)) second.add(c);
            else if (twice(i, me)) third.add(c);
            else others.add(c);
        }
        result.addAll(second);
        result.addAll(third);
        result.addAll(others);
        return result;
    }

    private boolean twice(int i, char me) {
        flat[i] = me;
        int n = 0;
        for (int j = 0; j < flat.length; j++) {
            if (flat[j] == '.' && five(j, me)) n++;
        }
        flat[i] = '.';
        return n >= 2;
    }

    private boolean five(int i, char who) {
        int[] steps = {1, size - 1, size, size + 1};
        for (int step : steps) {
            int n = 1;
            for (int j = i + step; j < flat.length && flat[j] == who; j += step) n++;
            for (int j = i - step; j >= 0 && flat[j] == who; j -= step) n++;
            if (n >= 5) return true;
        }
        return false;
    }
}
