// exercise: 07
// truth: wrong
// mistake: the test for two ways returns as soon as it has counted two, before the trial stone is taken off the board again
// player: both
// style: small methods, enum for the kinds of threat, EnumMap of lists
// single: yes
// detail: sometimes; only after ordered() on a board with a move of the third kind
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Kind {
        WIN,
        BLOCK,
        TWO_WAYS,
        QUIET
    }

    private enum Axis {
        ROW(0, 1),
        COLUMN(1, 0),
        DOWN(1, 1),
        UP(-1, 1);

        final int dr;
        final int dc;

        Axis(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    private record Step(Cell cell, boolean candidate, Set<Cell> gained) {}

    private Board board;
    private int radius;
    private Set<Cell> candidates;
    private Deque<Step> steps;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        candidates = new LinkedHashSet<>();
        steps = new ArrayDeque<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    candidates.addAll(freeCellsAround(row, column));
                }
            }
        }
    }

    private Set<Cell> freeCellsAround(int row, int column) {
        Set<Cell> free = new LinkedHashSet<>();
        for (int dr = -radius; dr <= radius; dr++) {
            for (int dc = -radius; dc <= radius; dc++) {
                if (onBoard(row + dr, column + dc) && board.isEmpty(row + dr, column + dc)) {
                    free.add(new Cell(row + dr, column + dc));
                }
            }
        }
        return free;
    }

    private boolean onBoard(int row, int column) {
        return 0 <= row && row < board.size() && 0 <= column && column < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean was = candidates.remove(cell);
        Set<Cell> gained = freeCellsAround(cell.row(), cell.column());
        gained.removeIf(candidates::contains);
        candidates.addAll(gained);
        steps.addLast(new Step(cell, was, gained));
    }

    @Override
    public void undo() {
        Step step = steps.pollLast();
        if (step == null) {
            throw new IllegalStateException("no move was made");
        }
        board.clear(step.cell());
        candidates.removeAll(step.gained());
        if (step.candidate()) {
            candidates.add(step.cell());
        }
    }

    @Override
    public Player player() {
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
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
        return new ArrayList<>(candidates);
    }

    @Override
    public List<Cell> ordered() {
        Map<Kind, List<Cell>> byKind = new EnumMap<>(Kind.class);
        for (Kind kind : Kind.values()) {
            byKind.put(kind, new ArrayList<>());
        }
        Player me = player();
        for (Cell cell : candidates()) {
            byKind.get(kindOf(cell, me)).add(cell);
        }
        List<Cell> ordered = new ArrayList<>();
        byKind.values().forEach(ordered::addAll);
        return ordered;
    }

    private Kind kindOf(Cell cell, Player me) {
        if (completesFive(cell, me)) {
            return Kind.WIN;
        }
        if (completesFive(cell, me.opponent())) {
            return Kind.BLOCK;
        }
        return hasTwoWaysAfter(cell, me) ? Kind.TWO_WAYS : Kind.QUIET;
    }

    private boolean hasTwoWaysAfter(Cell cell, Player me) {
        board.put(cell, me);
        int ways = 0;
        for (Cell next : board.emptyCells()) {
            if (completesFive(next, me)) {
                ways++;
                if (ways == 2) {
                    return true;
                }
            }
        }
        board.clear(cell);
        return false;
    }

    private boolean completesFive(Cell cell, Player player) {
        for (Axis axis : Axis.values()) {
            if (1 + stones(cell, player, axis.dr, axis.dc) + stones(cell, player, -axis.dr, -axis.dc) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int stones(Cell from, Player player, int dr, int dc) {
        int row = from.row() + dr;
        int column = from.column() + dc;
        int stones = 0;
        while (onBoard(row, column) && board.has(player, row, column)) {
            stones++;
            row += dr;
            column += dc;
        }
        return stones;
    }
}
