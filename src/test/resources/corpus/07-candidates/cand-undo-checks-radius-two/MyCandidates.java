// exercise: 07
// truth: wrong
// mistake: undo drops the cells near the stone that no other stone is near, but it looks for that other stone within 2 cells always, not within the radius: with a radius of 1 too many candidates stay after undo, with 3 and more some are missing
// player: both
// style: set kept up to date, undo looks for other stones
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;


public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Set<Cell> candidates = new HashSet<>();
    private Deque<Cell> moves = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        candidates.clear();
        moves.clear();
        int size = board.size();
        for (int row = 0; row < size; row++) {
            for (int col = 0; col < size; col++) {
                if (board.at(row, col).isPresent()) {
                    candidates.addAll(freeAround(row, col));
                }
            }
        }
    }

    private Set<Cell> freeAround(int row, int col) {
        Set<Cell> free = new HashSet<>();
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = col - radius; c <= col + radius; c++) {
                if (onBoard(r, c) && board.isEmpty(r, c)) {
                    free.add(new Cell(r, c));
                }
            }
        }
        return free;
    }

    private boolean onBoard(int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
        candidates.remove(cell);
        candidates.addAll(freeAround(cell.row(), cell.column()));
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("No move to undo");
        }
        Cell cell = moves.pop();
        board.clear(cell);
        candidates.add(cell);
        for (Cell near : freeAround(cell.row(), cell.column())) {
            if (!hasStoneNear(near)) {
                candidates.remove(near);
            }
        }
    }

    private boolean hasStoneNear(Cell cell) {
        for (int r = cell.row() - 2; r <= cell.row() + 2; r++) {
            for (int c = cell.column() - 2; c <= cell.column() + 2; c++) {
                if (onBoard(r, c) && !board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
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
        return new ArrayList<>(candidates);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = new ArrayList<>(candidates());
        Player me = player();
        Map<Cell, Integer> priorities = new HashMap<>();
        list.forEach(cell -> priorities.put(cell, priority(cell, me)));
        list.sort((a, b) -> priorities.get(b) - priorities.get(a));
        return list;
    }

    private int priority(Cell cell, Player me) {
        if (completesFive(cell, me)) {
            return 3;
        }
        if (completesFive(cell, me.opponent())) {
            return 2;
        }
        return winningCellsAfter(cell, me) > 1 ? 1 : 0;
    }

    private int winningCellsAfter(Cell cell, Player me) {
        int count = 0;
        board.put(cell, me);
        for (Cell other : board.emptyCells()) {
            if (distance(other, cell) > 4) {
                continue;
            }
            if (completesFive(other, me)) {
                count++;
            }
        }
        board.clear(cell);
        return count;
    }

    private static int distance(Cell a, Cell b) {
        return Math.max(Math.abs(a.row() - b.row()), Math.abs(a.column() - b.column()));
    }

    private boolean completesFive(Cell cell, Player p) {
        int r = cell.row();
        int c = cell.column();
        return 1 + ray(r, c, 0, 1, p) + ray(r, c, 0, -1, p) >= 5
                || 1 + ray(r, c, 1, 0, p) + ray(r, c, -1, 0, p) >= 5
                || 1 + ray(r, c, 1, 1, p) + ray(r, c, -1, -1, p) >= 5
                || 1 + ray(r, c, 1, -1, p) + ray(r, c, -1, 1, p) >= 5;
    }

    private int ray(int r, int c, int dr, int dc, Player p) {
        r += dr;
        c += dc;
        return onBoard(r, c) && board.has(p, r, c) ? 1 + ray(r, c, dr, dc, p) : 0;
    }
}
