// exercise: 07
// truth: right
// mistake: none; make pushes a whole new snapshot (board and candidates), undo pops it
// player: both
// style: immutable snapshots, windows of five counted instead of rays
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.Stack;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static class Snapshot {
        final Board board;
        final Set<Cell> near;

        Snapshot(Board board, Set<Cell> near) {
            this.board = board;
            this.near = near;
        }
    }

    private Stack<Snapshot> snapshots = new Stack<>();
    private int radius;

    @Override
    public void start(Board board, int radius) {
        this.radius = radius;
        Set<Cell> near = new TreeSet<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.at(row, column).isPresent()) {
                    near.addAll(square(board, row, column));
                }
            }
        }
        snapshots = new Stack<>();
        snapshots.push(new Snapshot(board.copy(), near));
    }

    private List<Cell> square(Board board, int row, int column) {
        List<Cell> cells = new ArrayList<>();
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = column - radius; c <= column + radius; c++) {
                boolean inside = r >= 0 && r < board.size() && c >= 0 && c < board.size();
                if (inside && board.isEmpty(r, c)) {
                    cells.add(new Cell(r, c));
                }
            }
        }
        return cells;
    }

    @Override
    public void make(Cell cell) {
        Snapshot now = snapshots.peek();
        Board board = now.board.copy();
        board.put(cell, player());
        Set<Cell> near = new TreeSet<>(now.near);
        near.remove(cell);
        near.addAll(square(board, cell.row(), cell.column()));
        snapshots.push(new Snapshot(board, near));
    }

    @Override
    public void undo() {
        if (snapshots.size() < 2) {
            throw new IllegalStateException("this is where the game started");
        }
        snapshots.pop();
    }

    @Override
    public Player player() {
        Board board = snapshots.peek().board;
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return snapshots.peek().board;
    }

    @Override
    public List<Cell> candidates() {
        Snapshot now = snapshots.peek();
        if (now.board.stones() == 0) {
            int middle = now.board.size() / 2;
            return new ArrayList<>(List.of(new Cell(middle, middle)));
        }
        return new ArrayList<>(now.near);
    }

    @Override
    public List<Cell> ordered() {
        Board board = snapshots.peek().board;
        Player me = player();
        Set<Cell> wins = fiveCells(board, me);
        Set<Cell> blocks = fiveCells(board, me.opponent());
        List<Cell> result = new ArrayList<>();
        List<Cell> middle = new ArrayList<>();
        List<Cell> twoWays = new ArrayList<>();
        List<Cell> others = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (wins.contains(cell)) {
                result.add(cell);
            } else if (blocks.contains(cell)) {
                middle.add(cell);
            } else {
                Board after = board.copy();
                after.put(cell, me);
                (fiveCells(after, me).size() >= 2 ? twoWays : others).add(cell);
            }
        }
        result.addAll(middle);
        result.addAll(twoWays);
        result.addAll(others);
        return result;
    }

    /** All empty cells that are the only gap in five cells in line, of which the player has the other four. */
    private static Set<Cell> fiveCells(Board board, Player player) {
        Set<Cell> cells = new HashSet<>();
        int n = board.size();
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                for (int[] d : directions) {
                    int endRow = row + 4 * d[0];
                    int endColumn = column + 4 * d[1];
                    if (endRow >= n || endColumn >= n || endColumn < 0) {
                        continue;
                    }
                    int stones = 0;
                    Cell gap = null;
                    for (int k = 0; k < 5; k++) {
                        int r = row + k * d[0];
                        int c = column + k * d[1];
                        if (board.has(player, r, c)) {
                            stones++;
                        } else if (board.isEmpty(r, c)) {
                            gap = new Cell(r, c);
                        }
                    }
                    if (stones == 4 && gap != null) {
                        cells.add(gap);
                    }
                }
            }
        }
        return cells;
    }
}
