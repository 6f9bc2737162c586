// exercise: 07
// truth: wrong
// mistake: the cells that complete a five after a move are looked for only among the candidates from before the move, so with radius 1 a move with two ways may not be recognised
// player: both
// style: kept set, a rank map, candidates list reused
// single: yes
// detail: sometimes; only with radius 1, where a completing cell is near the new stone alone
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
    private Board position;
    private int distance;
    private Set<Cell> near;
    private Deque<Cell> made;
    private Deque<Set<Cell>> before;

    @Override
    public void start(Board board, int radius) {
        position = board.copy();
        distance = radius;
        made = new ArrayDeque<>();
        before = new ArrayDeque<>();
        near = new LinkedHashSet<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!position.isEmpty(row, column)) {
                    addNear(row, column);
                }
            }
        }
    }

    private void addNear(int row, int column) {
        for (Cell cell : position.emptyCells()) {
            int rows = Math.abs(cell.row() - row);
            int columns = Math.abs(cell.column() - column);
            if (Math.max(rows, columns) <= distance) {
                near.add(cell);
            }
        }
    }

    @Override
    public void make(Cell cell) {
        position.put(cell, player());
        made.push(cell);
        before.push(near);
        near = new LinkedHashSet<>(near);
        near.remove(cell);
        addNear(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException("Nothing to take back");
        }
        position.clear(made.pop());
        near = before.pop();
    }

    @Override
    public Player player() {
        return position.count(Player.X) == position.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return position;
    }

    @Override
    public List<Cell> candidates() {
        if (position.stones() == 0) {
            int middle = position.size() / 2;
            return new ArrayList<>(List.of(new Cell(middle, middle)));
        }
        return new ArrayList<>(near);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        List<List<Cell>> groups = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            groups.add(new ArrayList<>());
        }
        Player player = player();
        for (Cell cell : cells) {
            int group = 3;
            if (completesFive(cell, player)) {
                group = 0;
            } else if (completesFive(cell, player.opponent())) {
                group = 1;
            } else {
                position.put(cell, player);
                int ways = 0;
                for (Cell next : cells) {
                    if (position.isEmpty(next) && completesFive(next, player)) {
                        ways++;
                    }
                }
                position.clear(cell);
                if (ways >= 2) {
                    group = 2;
                }
            }
            groups.get(group).add(cell);
        }
        List<Cell> result = new ArrayList<>();
        for (List<Cell> group : groups) {
            result.addAll(group);
        }
        return result;
    }

    private boolean completesFive(Cell cell, Player player) {
        return inLine(cell, player, 1, 0) + inLine(cell, player, -1, 0) >= 4
                || inLine(cell, player, 0, 1) + inLine(cell, player, 0, -1) >= 4
                || inLine(cell, player, 1, 1) + inLine(cell, player, -1, -1) >= 4
                || inLine(cell, player, 1, -1) + inLine(cell, player, -1, 1) >= 4;
    }

    private int inLine(Cell from, Player player, int down, int right) {
        int row = from.row() + down;
        int column = from.column() + right;
        if (row < 0 || column < 0 || row >= position.size() || column >= position.size() || !position.has(player, row, column)) {
            return 0;
        }
        return 1 + inLine(new Cell(row, column), player, down, right);
    }
}
