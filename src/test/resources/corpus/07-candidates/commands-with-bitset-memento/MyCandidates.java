// exercise: 07
// truth: right
// mistake: none; each move is a command object that keeps the candidates as a BitSet from before the move, undo gives them back
// player: both
// style: over-engineer: interface Command, memento, BitSet for the candidates, enum Threat with EnumMap buckets
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    private interface Command {
        void execute();

        void rollback();
    }

    private enum Threat {
        WIN,
        BLOCK,
        TWO_WAYS,
        QUIET
    }

    private enum Axis {
        ROW(0, 1),
        COLUMN(1, 0),
        FALLING(1, 1),
        RISING(-1, 1);

        final int rows;
        final int columns;

        Axis(int rows, int columns) {
            this.rows = rows;
            this.columns = columns;
        }
    }

    private final class PutStone implements Command {
        private final Cell cell;
        private final Player player;
        private BitSet memento;

        PutStone(Cell cell, Player player) {
            this.cell = cell;
            this.player = player;
        }

        @Override
        public void execute() {
            board.put(cell, player);
            memento = (BitSet) near.clone();
            mark(cell);
        }

        @Override
        public void rollback() {
            board.clear(cell);
            near = memento;
        }
    }

    private final Deque<Command> executed = new ArrayDeque<>();
    private Board board;
    private int radius;
    /** Cells near a stone, taken or not, row by row. */
    private BitSet near;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.near = new BitSet(board.size() * board.size());
        executed.clear();
        for (int i = 0; i < board.size() * board.size(); i++) {
            Cell cell = cell(i);
            if (!board.isEmpty(cell)) {
                mark(cell);
            }
        }
    }

    private Cell cell(int index) {
        return new Cell(index / board.size(), index % board.size());
    }

    private void mark(Cell cell) {
        int from = Math.max(0, cell.column() - radius);
        int to = Math.min(board.size(), cell.column() + radius + 1);
        for (int row = Math.max(0, cell.row() - radius); row < board.size() && row <= cell.row() + radius; row++) {
            near.set(row * board.size() + from, row * board.size() + to);
        }
    }

    @Override
    public void make(Cell cell) {
        Command command = new PutStone(cell, player());
        command.execute();
        executed.push(command);
    }

    @Override
    public void undo() {
        Command command = executed.poll();
        if (command == null) {
            throw new IllegalStateException("no command to roll back");
        }
        command.rollback();
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
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
        return near.stream().mapToObj(this::cell).filter(board::isEmpty).toList();
    }

    @Override
    public List<Cell> ordered() {
        Player player = player();
        Map<Threat, List<Cell>> buckets = new EnumMap<>(Threat.class);
        for (Threat threat : Threat.values()) {
            buckets.put(threat, new ArrayList<>());
        }
        candidates().forEach(cell -> buckets.get(classify(cell, player)).add(cell));
        return buckets.values().stream().flatMap(List::stream).toList();
    }

    private Threat classify(Cell cell, Player player) {
        if (completes(cell, player)) {
            return Threat.WIN;
        }
        if (completes(cell, player.opponent())) {
            return Threat.BLOCK;
        }
        board.put(cell, player);
        try {
            return ways(cell, player) >= 2 ? Threat.TWO_WAYS : Threat.QUIET;
        } finally {
            board.clear(cell);
        }
    }

    private int ways(Cell cell, Player player) {
        int ways = 0;
        for (Axis axis : Axis.values()) {
            for (int i = -4; i <= 4; i++) {
                int row = cell.row() + i * axis.rows;
                int column = cell.column() + i * axis.columns;
                if (isOn(row, column) && board.isEmpty(row, column) && completes(new Cell(row, column), player)) {
                    ways++;
                }
            }
        }
        return ways;
    }

    private boolean isOn(int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }

    private boolean completes(Cell cell, Player player) {
        for (Axis axis : Axis.values()) {
            if (1 + stones(cell, player, axis, 1) + stones(cell, player, axis, -1) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int stones(Cell cell, Player player, Axis axis, int sign) {
        int stones = 0;
        int row = cell.row() + sign * axis.rows;
        int column = cell.column() + sign * axis.columns;
        while (isOn(row, column) && board.has(player, row, column)) {
            stones++;
            row += sign * axis.rows;
            column += sign * axis.columns;
        }
        return stones;
    }
}
