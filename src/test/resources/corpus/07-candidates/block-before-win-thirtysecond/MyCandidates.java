// exercise: 07
// truth: wrong
// mistake: the rank asks for a block before it asks for a win, so a cell that completes a five of both sides is put among the blocks
// player: both
// style: enum of threats, EnumMap of groups, journal with Optional
// kind: slip
// single: yes
// detail: a cell that completes a five of both sides: it may be listed after a mere block
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
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

    private enum Line {
        ROW(0, 1),
        COLUMN(1, 0),
        FALLING(1, 1),
        RISING(-1, 1);

        final int down;
        final int right;

        Line(int down, int right) {
            this.down = down;
            this.right = right;
        }
    }

    private record Step(Cell stone, Optional<Cell> removed, List<Cell> added) {}

    private Board board;
    private int radius;
    private TreeSet<Cell> near = new TreeSet<>();
    private Deque<Step> steps = new ArrayDeque<>();

    @Override
    public void start(Board given, int radius) {
        this.board = given.copy();
        this.radius = radius;
        this.near = new TreeSet<>();
        this.steps = new ArrayDeque<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    addNear(new Cell(row, column));
                }
            }
        }
    }

    private List<Cell> addNear(Cell stone) {
        List<Cell> added = new ArrayList<>();
        for (int down = -radius; down <= radius; down++) {
            for (int right = -radius; right <= radius; right++) {
                cell(stone.row() + down, stone.column() + right)
                        .filter(board::isEmpty)
                        .filter(near::add)
                        .ifPresent(added::add);
            }
        }
        return added;
    }

    private Optional<Cell> cell(int row, int column) {
        return row < 0 || column < 0 || row >= board.size() || column >= board.size()
                ? Optional.empty()
                : Optional.of(new Cell(row, column));
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Optional<Cell> removed = near.remove(cell) ? Optional.of(cell) : Optional.empty();
        steps.push(new Step(cell, removed, addNear(cell)));
    }

    @Override
    public void undo() {
        Step step = Optional.ofNullable(steps.poll()).orElseThrow(IllegalStateException::new);
        board.clear(step.stone());
        step.added().forEach(near::remove);
        step.removed().ifPresent(near::add);
    }

    @Override
    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        return board.stones() > 0 ? List.copyOf(near) : List.of(new Cell(board.size() / 2, board.size() / 2));
    }

    @Override
    public List<Cell> ordered() {
        Map<Kind, List<Cell>> groups = new EnumMap<>(Kind.class);
        for (Cell cell : candidates()) {
            groups.computeIfAbsent(kind(cell), kind -> new ArrayList<>()).add(cell);
        }
        return groups.values().stream().flatMap(List::stream).toList();
    }

    private Kind kind(Cell cell) {
        Player me = player();
        if (makesFive(cell, me.opponent())) {
            return Kind.BLOCK;
        }
        if (makesFive(cell, me)) {
            return Kind.WIN;
        }
        board.put(cell, me);
        int fives = 0;
        for (Line line : Line.values()) {
            for (int step = -4; step <= 4; step++) {
                if (cell(cell.row() + step * line.down, cell.column() + step * line.right)
                        .filter(each -> board.isEmpty(each) && makesFive(each, me))
                        .isPresent()) {
                    fives++;
                }
            }
        }
        board.clear(cell);
        return fives >= 2 ? Kind.TWO_WAYS : Kind.OTHER;
    }

    private boolean makesFive(Cell cell, Player player) {
        for (Line line : Line.values()) {
            if (stones(cell, player, line.down, line.right) + stones(cell, player, -line.down, -line.right) >= 4) {
                return true;
            }
        }
        return false;
    }

    private int stones(Cell from, Player player, int down, int right) {
        int row = from.row() + down;
        int column = from.column() + right;
        int found = 0;
        while (row >= 0 && column >= 0 && row < board.size() && column < board.size() && board.has(player, row, column)) {
            found++;
            row += down;
            column += right;
        }
        return found;
    }
}
