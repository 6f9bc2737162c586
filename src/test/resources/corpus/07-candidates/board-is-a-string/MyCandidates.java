// exercise: 07
// truth: right
// mistake: none; the position is an immutable string with a border, fives are found by regular expressions along four strides, undo goes back to the older string
// player: both
// style: immutable strings on a stack, regular expressions with strides
// single: yes
// detail: throws other exceptions than the suggested ones; candidates come in no particular order and cannot be changed
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final Pattern X_FIVE = Pattern.compile("XXXXX");
    private static final Pattern O_FIVE = Pattern.compile("OOOOO");

    /** The newest position last. A row is its cells and one '#', and there is a row of '#' below. */
    private final List<String> versions = new ArrayList<>();
    private int rows;
    private int reach;

    @Override
    public void start(Board board, int radius) {
        String text = board.toString().replace('/', '#') + "#".repeat(board.size() + 2);
        rows = board.size();
        reach = Math.min(radius, rows);
        versions.clear();
        versions.add(text);
    }

    private String now() {
        return versions.get(versions.size() - 1);
    }

    private int index(int row, int column) {
        return row * (rows + 1) + column;
    }

    @Override
    public void make(Cell cell) {
        if (cell.column() >= rows || cell.row() >= rows || now().charAt(index(cell.row(), cell.column())) != '.') {
            throw new UnsupportedOperationException("cannot play " + cell);
        }
        versions.add(with(now(), index(cell.row(), cell.column()), player().symbol()));
    }

    private static String with(String text, int index, char symbol) {
        return text.substring(0, index) + symbol + text.substring(index + 1);
    }

    @Override
    public void undo() {
        if (versions.size() == 1) {
            throw new NoSuchElementException("the first version is the first");
        }
        versions.remove(versions.size() - 1);
    }

    @Override
    public Player player() {
        return now().chars().filter(c -> c == 'X').count() == now().chars().filter(c -> c == 'O').count()
                ? Player.X
                : Player.O;
    }

    @Override
    public Board board() {
        String text = now();
        StringBuilder lines = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            lines.append(row == 0 ? "" : "\n").append(text, index(row, 0), index(row, rows));
        }
        return Board.parse(lines.toString());
    }

    @Override
    public List<Cell> candidates() {
        String text = now();
        Set<Cell> cells = new HashSet<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < rows; column++) {
                if (text.charAt(index(row, column)) != '.') {
                    for (int r = Math.max(0, row - reach); r < rows && r <= row + reach; r++) {
                        for (int c = Math.max(0, column - reach); c < rows && c <= column + reach; c++) {
                            cells.add(new Cell(r, c));
                        }
                    }
                }
            }
        }
        if (cells.isEmpty()) {
            cells.add(new Cell(rows / 2, rows / 2));
        }
        cells.removeIf(cell -> text.charAt(index(cell.row(), cell.column())) != '.');
        List<Cell> list = new ArrayList<>(cells);
        Collections.reverse(list);
        return Collections.unmodifiableList(list);
    }

    @Override
    public List<Cell> ordered() {
        char me = player().symbol();
        char you = player().opponent().symbol();
        List<Cell> result = new ArrayList<>();
        List<Cell> left = new ArrayList<>(candidates());
        take(left, result, i -> completes(now(), i, me));
        take(left, result, i -> completes(now(), i, you));
        take(left, result, i -> {
            String after = with(now(), i, me);
            Set<Integer> ways = new HashSet<>();
            for (int stride : new int[] {1, rows + 1, rows + 2, rows}) {
                for (int k = -4; k <= 4; k++) {
                    int j = i + k * stride;
                    boolean free = j >= 0 && j < after.length() && after.charAt(j) == '.';
                    if (free && !crosses(i, j) && completes(after, j, me)) {
                        ways.add(j);
                    }
                }
            }
            return ways.size() >= 2;
        });
        result.addAll(left);
        return result;
    }

    /** Whether two cells are not in one row, column or diagonal, as when the border lies between them. */
    private boolean crosses(int i, int j) {
        int down = Math.abs(i / (rows + 1) - j / (rows + 1));
        int over = Math.abs(i % (rows + 1) - j % (rows + 1));
        return down != 0 && over != 0 && down != over;
    }

    private void take(List<Cell> from, List<Cell> to, java.util.function.IntPredicate wanted) {
        for (Cell cell : List.copyOf(from)) {
            if (wanted.test(index(cell.row(), cell.column()))) {
                from.remove(cell);
                to.add(cell);
            }
        }
    }

    private boolean completes(String text, int index, char symbol) {
        int width = rows + 1;
        for (int stride : new int[] {1, width, width + 1, width - 1}) {
            StringBuilder line = new StringBuilder();
            for (int k = -4; k <= 4; k++) {
                int i = index + k * stride;
                line.append(k == 0 ? symbol : i < 0 || i >= text.length() ? '#' : text.charAt(i));
            }
            if ((symbol == 'X' ? X_FIVE : O_FIVE).matcher(line).find()) {
                return true;
            }
        }
        return false;
    }
}
