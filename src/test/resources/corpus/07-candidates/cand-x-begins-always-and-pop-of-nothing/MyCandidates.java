// exercise: 07
// truth: wrong
// mistake: two mistakes: the turn is a field that start sets to X whatever stones are on the board, so after a start with one X more than O the wrong side moves; and undo without a move lets the NoSuchElementException of pop out instead of an IllegalStateException
// player: both
// style: set and journal, turn in a field
// single: no
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;


public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Player turn;
    private Set<Cell> candidates = new HashSet<>();
    private Deque<Cell> moves = new ArrayDeque<>();
    private Deque<Set<Cell>> added = new ArrayDeque<>();
    private Deque<Boolean> wasCandidate = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        turn = Player.X;
        candidates.clear();
        moves.clear();
        added.clear();
        wasCandidate.clear();
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
        board.put(cell, turn);
        turn = turn.opponent();
        moves.push(cell);
        wasCandidate.push(candidates.remove(cell));
        Set<Cell> fresh = freeAround(cell.row(), cell.column());
        fresh.removeAll(candidates);
        candidates.addAll(fresh);
        added.push(fresh);
    }

    @Override
    public void undo() {
        Cell cell = moves.pop();
        turn = turn.opponent();
        board.clear(cell);
        candidates.removeAll(added.pop());
        if (wasCandidate.pop()) {
            candidates.add(cell);
        }
    }

    @Override
    public Player player() {
        return turn;
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
