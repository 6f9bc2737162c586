// exercise: 07
// truth: wrong
// mistake: for the third kind it counts windows of five cells with four stones and one gap, not the gaps: two windows with the same gap count as two ways
// player: both
// style: windows of five, stack of undo actions (Runnable)
// kind: subtle
// single: yes
// detail: a cell that makes a line such as XXX.X with one more stone behind (XXX.XX): one cell completes a five, and ordered puts it among the two ways
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board board;
    private int radius;
    private final Set<Cell> candidates = new LinkedHashSet<>();
    private final Deque<Runnable> undos = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        undos.clear();
        candidates.clear();
        for (Cell cell : Board.empty(board.size()).emptyCells()) {
            if (!board.isEmpty(cell)) {
                addAround(cell);
            }
        }
    }

    private List<Cell> addAround(Cell cell) {
        List<Cell> added = new ArrayList<>();
        for (Cell each : board.emptyCells()) {
            int distance = Math.max(Math.abs(each.row() - cell.row()), Math.abs(each.column() - cell.column()));
            if (distance <= radius && candidates.add(each)) {
                added.add(each);
            }
        }
        return added;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean before = candidates.remove(cell);
        List<Cell> added = addAround(cell);
        undos.push(() -> {
            board.clear(cell);
            candidates.removeAll(Set.copyOf(added));
            if (before) {
                candidates.add(cell);
            }
        });
    }

    @Override
    public void undo() {
        if (undos.isEmpty()) {
            throw new IllegalStateException("no move yet");
        }
        undos.pop().run();
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        return board.stones() == 0
                ? List.of(new Cell(board.size() / 2, board.size() / 2))
                : new ArrayList<>(candidates);
    }

    @Override
    public List<Cell> ordered() {
        List<List<Cell>> groups = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell cell : candidates()) {
            groups.get(group(cell)).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        groups.forEach(all::addAll);
        return all;
    }

    private int group(Cell cell) {
        Player me = player();
        if (windows(cell, me, 4) > 0) {
            return 0;
        }
        if (windows(cell, me.opponent(), 4) > 0) {
            return 1;
        }
        return windows(cell, me, 3) >= 2 ? 2 : 3; // with the new stone they have four, and one gap
    }

    /** How many windows of five through the empty cell have so many stones of the player, and are empty otherwise. */
    private int windows(Cell cell, Player player, int stones) {
        int count = 0;
        for (int[] step : STEPS) {
            for (int first = -4; first <= 0; first++) {
                int found = 0;
                for (int i = first; i < first + 5; i++) {
                    int row = cell.row() + i * step[0];
                    int column = cell.column() + i * step[1];
                    if (row < 0 || column < 0 || row >= board.size() || column >= board.size()) {
                        found = -100;
                    } else if (board.has(player, row, column)) {
                        found++;
                    } else if (!board.isEmpty(row, column)) {
                        found = -100;
                    }
                }
                count += found == stones ? 1 : 0;
            }
        }
        return count;
    }
}
