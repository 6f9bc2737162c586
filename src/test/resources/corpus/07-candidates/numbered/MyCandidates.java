// exercise: 07
// truth: wrong
// mistake: stones in line are followed by cell numbers (+1, size-1, size, size+1) without a look at the edge, so that a row goes on at the other side of the board
// player: both
// style: char array with cell numbers, counter per cell
// single: yes
// detail: only in ordered, where four or so stones at the right edge and at the left edge a row further seem to be a five
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int size;
    private int radius;
    private char[] field;
    private int[] near;
    private int stones;
    private final Deque<Integer> moves = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        size = board.size();
        this.radius = radius;
        field = new char[size * size];
        near = new int[size * size];
        stones = 0;
        moves.clear();
        for (int i = 0; i < field.length; i++) {
            field[i] = '.';
        }
        for (int i = 0; i < field.length; i++) {
            if (!board.isEmpty(i / size, i % size)) {
                set(i, board.at(i / size, i % size).get().symbol(), 1);
            }
        }
    }

    private void set(int number, char symbol, int change) {
        field[number] = symbol;
        stones += change;
        for (int i = 0; i < near.length; i++) {
            if (Math.abs(i / size - number / size) <= radius && Math.abs(i % size - number % size) <= radius) {
                near[i] += change;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= size || cell.column() >= size || field[cell.row() * size + cell.column()] != '.') {
            throw new IllegalArgumentException("not a free cell: " + cell);
        }
        int number = cell.row() * size + cell.column();
        set(number, player().symbol(), 1);
        moves.push(number);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move left");
        }
        set(moves.pop(), '.', -1);
    }

    @Override
    public Player player() {
        return stones % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board board = Board.empty(size);
        for (int i = 0; i < field.length; i++) {
            if (field[i] != '.') {
                board.put(new Cell(i / size, i % size), field[i] == 'X' ? Player.X : Player.O);
            }
        }
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        for (int i = 0; i < field.length; i++) {
            boolean start = stones == 0 && i == size / 2 * size + size / 2;
            if (start || near[i] > 0 && field[i] == '.') {
                list.add(new Cell(i / size, i % size));
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = candidates();
        list.sort(Comparator.comparingInt(cell -> rank(cell.row() * size + cell.column())));
        return list;
    }

    private int rank(int number) {
        char me = player().symbol();
        if (five(number, me)) {
            return 0;
        }
        if (five(number, player().opponent().symbol())) {
            return 1;
        }
        field[number] = me;
        int ways = 0;
        for (int step : new int[] {1, size - 1, size, size + 1}) {
            for (int k = -4; k <= 4; k++) {
                int other = number + k * step;
                if (other >= 0 && other < field.length && field[other] == '.' && five(other, me)) {
                    ways++;
                }
            }
        }
        field[number] = '.';
        return ways > 1 ? 2 : 3;
    }

    private boolean five(int number, char symbol) {
        for (int step : new int[] {1, size - 1, size, size + 1}) {
            int length = 1;
            for (int i = number + step; i < field.length && field[i] == symbol; i += step) {
                length++;
            }
            for (int i = number - step; i >= 0 && field[i] == symbol; i -= step) {
                length++;
            }
            if (length >= 5) {
                return true;
            }
        }
        return false;
    }
}
