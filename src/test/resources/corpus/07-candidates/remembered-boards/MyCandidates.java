// exercise: 07
// truth: wrong
// mistake: the candidates are remembered by the text of the board, and what is remembered is not forgotten when start comes with another radius
// player: both
// style: memoization in a HashMap, replay of text, helper record
// kind: subtle
// single: yes
// detail: when the same object is started again with another radius and comes to a board that it has seen before
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Step(int down, int right) {
        static final List<Step> ALL = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));
    }

    private Board board;
    private int radius;
    private final Deque<Cell> moves = new ArrayDeque<>();
    /** A search comes back to the same board again and again, so we look only once. */
    private final Map<String, List<Cell>> known = new HashMap<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        board.clear(moves.pop());
    }

    @Override
    public Player player() {
        return board.count(Player.X) <= board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        return new ArrayList<>(known.computeIfAbsent(board.toString(), text -> lookAround()));
    }

    private List<Cell> lookAround() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        Set<Cell> near = new LinkedHashSet<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    for (int r = Math.max(0, row - radius); r <= Math.min(row + radius, board.size() - 1); r++) {
                        for (int c = Math.max(0, column - radius); c <= Math.min(column + radius, board.size() - 1); c++) {
                            if (board.isEmpty(r, c)) {
                                near.add(new Cell(r, c));
                            }
                        }
                    }
                }
            }
        }
        return List.copyOf(near);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> rest = candidates();
        List<Cell> wins = move(rest, c -> longest(c, me) >= 5);
        List<Cell> blocks = move(rest, c -> longest(c, me.opponent()) >= 5);
        List<Cell> twos = move(rest, c -> fivesAfter(c, me) >= 2);
        List<Cell> all = new ArrayList<>();
        for (Collection<Cell> part : List.of(wins, blocks, twos, rest)) {
            all.addAll(part);
        }
        return all;
    }

    private static List<Cell> move(List<Cell> from, java.util.function.Predicate<Cell> which) {
        List<Cell> found = from.stream().filter(which).toList();
        from.removeAll(found);
        return found;
    }

    private int fivesAfter(Cell cell, Player me) {
        board.put(cell, me);
        int fives = 0;
        for (Step step : Step.ALL) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * step.down();
                int c = cell.column() + k * step.right();
                if (r >= 0 && c >= 0) {
                    Cell other = new Cell(r, c);
                    if (board.contains(other) && board.isEmpty(other) && longest(other, me) >= 5) {
                        fives++;
                    }
                }
            }
        }
        board.clear(cell);
        return fives;
    }

    private int longest(Cell cell, Player p) {
        int most = 0;
        for (Step step : Step.ALL) {
            int length = 1;
            for (int side : new int[] {1, -1}) {
                int r = cell.row();
                int c = cell.column();
                while (true) {
                    r += side * step.down();
                    c += side * step.right();
                    if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.has(p, r, c)) {
                        break;
                    }
                    length++;
                }
            }
            most = Math.max(most, length);
        }
        return most;
    }
}
