// exercise: 07
// truth: wrong
// mistake: candidates hands out an unmodifiable view of its own list, which changes with the next make or undo
// player: both
// style: array list as the set of candidates
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private Board board;
    private int radius;
    private List<Cell> candidateList = new ArrayList<>();
    private ArrayDeque<Move> moves = new ArrayDeque<>();

    private static class Move {
        Cell cell;
        int index;
        int added;
    }

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        candidateList = new ArrayList<>();
        moves = new ArrayDeque<>();
        for (Cell cell : board.emptyCells()) {
            boolean near = false;
            for (int r = Math.max(0, cell.row() - radius); r <= cell.row() + radius && r < board.size(); r++) {
                for (int c = Math.max(0, cell.column() - radius); c <= cell.column() + radius && c < board.size(); c++) {
                    near |= board.at(r, c).isPresent();
                }
            }
            if (near) {
                candidateList.add(cell);
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Move move = new Move();
        move.cell = cell;
        move.index = candidateList.indexOf(cell);
        if (move.index >= 0) {
            candidateList.remove(move.index);
        }
        for (int r = Math.max(0, cell.row() - radius); r <= cell.row() + radius && r < board.size(); r++) {
            for (int c = Math.max(0, cell.column() - radius); c <= cell.column() + radius && c < board.size(); c++) {
                Cell near = new Cell(r, c);
                if (board.isEmpty(near) && !candidateList.contains(near)) {
                    candidateList.add(near);
                    move.added++;
                }
            }
        }
        moves.push(move);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        Move move = moves.pop();
        board.clear(move.cell);
        for (int i = 0; i < move.added; i++) {
            candidateList.remove(candidateList.size() - 1);
        }
        if (move.index >= 0) {
            candidateList.add(move.index, move.cell);
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
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return Collections.unmodifiableList(candidateList);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> sorted = new ArrayList<>(candidates());
        Player player = player();
        sorted.sort(Comparator.comparing((Cell c) -> !fives(c, player))
                .thenComparing(c -> !fives(c, player.opponent()))
                .thenComparing(c -> !twoWays(c, player)));
        return sorted;
    }

    private boolean twoWays(Cell cell, Player player) {
        board.put(cell, player);
        int ways = 0;
        for (int[] d : DIRS) {
            for (int k = -4; k < 5; k++) {
                int r = cell.row() + k * d[0];
                int c = cell.column() + k * d[1];
                if (valid(r, c) && board.isEmpty(r, c) && fives(new Cell(r, c), player)) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways > 1;
    }

    private boolean valid(int r, int c) {
        return Math.min(r, c) >= 0 && Math.max(r, c) < board.size();
    }

    private boolean fives(Cell cell, Player player) {
        for (int[] d : DIRS) {
            int length = 1;
            for (int k = 1; valid(cell.row() + k * d[0], cell.column() + k * d[1])
                    && board.has(player, cell.row() + k * d[0], cell.column() + k * d[1]); k++) {
                length++;
            }
            for (int k = -1; valid(cell.row() + k * d[0], cell.column() + k * d[1])
                    && board.has(player, cell.row() + k * d[0], cell.column() + k * d[1]); k--) {
                length++;
            }
            if (length >= 5) {
                return true;
            }
        }
        return false;
    }
}
