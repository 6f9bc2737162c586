// exercise: 07
// truth: wrong
// mistake: two mistakes: candidates() hands out Collections.unmodifiableList of the very list that make and undo change, so a list that was handed out changes later; and start keeps the caller's board without a copy, so make puts stones on it
// player: both
// style: 'unmodifiable is safe enough'; ArrayList with contains instead of a set
// single: no
// detail: ordered returns a new list
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    private Board board;
    private int radius;
    private List<Cell> candidateList = new ArrayList<>();
    private Deque<Step> steps = new ArrayDeque<>();

    private record Step(Cell cell, boolean removed, List<Cell> added) {
    }

    @Override
    public void start(Board board, int radius) {
        this.board = board;
        this.radius = radius;
        this.candidateList = new ArrayList<>();
        this.steps = new ArrayDeque<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    addNeighbours(new Cell(r, c));
                }
            }
        }
    }

    private List<Cell> addNeighbours(Cell cell) {
        List<Cell> added = new ArrayList<>();
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (r < 0 || c < 0 || r >= board.size() || c >= board.size()) continue;
                Cell neighbour = new Cell(r, c);
                if (board.isEmpty(neighbour) && !candidateList.contains(neighbour)) {
                    candidateList.add(neighbour);
                    added.add(neighbour);
                }
            }
        }
        return added;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean removed = candidateList.remove(cell);
        steps.push(new Step(cell, removed, addNeighbours(cell)));
    }

    @Override
    public void undo() {
        if (steps.isEmpty()) {
            throw new IllegalStateException("Nothing to undo.");
        }
        Step step = steps.pop();
        board.clear(step.cell());
        candidateList.removeAll(step.added());
        if (step.removed()) {
            candidateList.add(step.cell());
        }
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
            return Collections.singletonList(new Cell(board.size() / 2, board.size() / 2));
        }
        return Collections.unmodifiableList(candidateList);
    }

    @Override
    public List<Cell> ordered() {
        Player player = player();
        List<Cell> result = new ArrayList<>(candidates());
        result.sort(Comparator.comparingInt(cell -> priority(cell, player)));
        return result;
    }

    private int priority(Cell cell, Player player) {
        if (isFive(board, cell, player)) return 0;
        if (isFive(board, cell, player.opponent())) return 1;
        Board copy = board.copy();
        copy.put(cell, player);
        int ways = 0;
        for (int[] d : new int[][] {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}}) {
            for (int i = 1; i < 5; i++) {
                int r = cell.row() + i * d[0];
                int c = cell.column() + i * d[1];
                if (r < 0 || c < 0 || r >= copy.size() || c >= copy.size()) break;
                if (copy.isEmpty(r, c) && isFive(copy, new Cell(r, c), player)) ways++;
            }
        }
        return ways >= 2 ? 2 : 3;
    }

    private static boolean isFive(Board board, Cell cell, Player player) {
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            int count = 1;
            for (int i = 1; owns(board, player, cell.row() + i * d[0], cell.column() + i * d[1]); i++) count++;
            for (int i = 1; owns(board, player, cell.row() - i * d[0], cell.column() - i * d[1]); i++) count++;
            if (count >= 5) return true;
        }
        return false;
    }

    private static boolean owns(Board board, Player player, int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(player, r, c);
    }
}
