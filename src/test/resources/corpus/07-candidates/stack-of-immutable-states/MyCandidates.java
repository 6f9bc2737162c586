// exercise: 07
// truth: right
// mistake: none; each make goes to a new state with a board of its own, undo goes back to the one before, nothing is ever changed in place
// player: both
// style: persistent states, streams, answers computed at the first question and handed out again and again as the same immutable list
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private State now;

    /** All that can be asked about one moment of the game; what is costly is found out at the first question. */
    private static final class State {
        private final Board board;
        private final int radius;
        private final State before;
        private List<Cell> near;
        private List<Cell> ordered;

        State(Board board, int radius, State before) {
            this.board = board;
            this.radius = radius;
            this.before = before;
        }

        State after(Cell cell) {
            Board next = board.copy();
            next.put(cell, turn());
            return new State(next, radius, this);
        }

        Player turn() {
            return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
        }

        List<Cell> near() {
            if (near == null) {
                int size = board.size();
                Set<Cell> around = all(size)
                        .filter(c -> !board.isEmpty(c))
                        .flatMap(s -> all(size, s, radius))
                        .filter(board::isEmpty)
                        .collect(Collectors.toUnmodifiableSet());
                near = board.stones() == 0 ? List.of(new Cell(size / 2, size / 2)) : List.copyOf(around);
            }
            return near;
        }

        List<Cell> ordered() {
            if (ordered == null) {
                Player me = turn();
                ordered = near().stream()
                        .collect(Collectors.groupingBy(c -> rank(board, c, me)))
                        .entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .flatMap(e -> e.getValue().stream())
                        .toList();
            }
            return ordered;
        }
    }

    private static Stream<Cell> all(int size) {
        return IntStream.range(0, size * size).mapToObj(i -> new Cell(i / size, i % size));
    }

    private static Stream<Cell> all(int size, Cell middle, int radius) {
        return IntStream.range(Math.max(0, middle.row() - radius), Math.min(size, middle.row() + radius + 1))
                .boxed()
                .flatMap(r -> IntStream.range(Math.max(0, middle.column() - radius), Math.min(size, middle.column() + radius + 1))
                        .mapToObj(c -> new Cell(r, c)));
    }

    private static int rank(Board board, Cell cell, Player me) {
        if (!fours(board, cell, me).isEmpty()) {
            return 0;
        }
        if (!fours(board, cell, me.opponent()).isEmpty()) {
            return 1;
        }
        Board trial = board.copy();
        trial.put(cell, me);
        return all(board.size(), cell, 4)
                        .filter(trial::isEmpty)
                        .filter(other -> inLine(cell, other) && !fours(trial, other, me).isEmpty())
                        .limit(2)
                        .count()
                == 2
                ? 2
                : 3;
    }

    private static boolean inLine(Cell a, Cell b) {
        int down = Math.abs(a.row() - b.row());
        int right = Math.abs(a.column() - b.column());
        return down == 0 || right == 0 || down == right;
    }

    /** The lines of five cells with this empty one in which the player has the four others. */
    private static List<List<Cell>> fours(Board board, Cell cell, Player who) {
        List<List<Cell>> found = new ArrayList<>();
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            for (int first = -4; first <= 0; first++) {
                List<Cell> window = new ArrayList<>();
                for (int k = first; k < first + 5; k++) {
                    int r = cell.row() + k * d[0];
                    int c = cell.column() + k * d[1];
                    if (k == 0 || (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(who, r, c))) {
                        window.add(new Cell(r, c));
                    }
                }
                if (window.size() == 5) {
                    found.add(window);
                }
            }
        }
        return found;
    }

    @Override
    public void start(Board board, int radius) {
        now = new State(board.copy(), radius, null);
    }

    @Override
    public void make(Cell cell) {
        now = now.after(cell);
    }

    @Override
    public void undo() {
        if (now.before == null) {
            throw new IllegalStateException("this is the start");
        }
        now = now.before;
    }

    @Override
    public Player player() {
        return now.turn();
    }

    @Override
    public Board board() {
        return now.board;
    }

    @Override
    public List<Cell> candidates() {
        return now.near();
    }

    @Override
    public List<Cell> ordered() {
        return now.ordered();
    }
}
