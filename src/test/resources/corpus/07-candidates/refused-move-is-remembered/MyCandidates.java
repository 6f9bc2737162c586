// exercise: 07
// truth: wrong
// mistake: make removes the cell's candidate and pushes the move on the stack before board.put refuses it, so after a refused move (taken or outside) one move too many can be undone and the next undo takes the wrong stone away.
// player: both
// style: Move inner class holding a snapshot of the candidate set
// single: yes
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    private static class Move {
        Cell cell;
        Set<Cell> before;

        Move(Cell cell, Set<Cell> before) {
            this.cell = cell;
            this.before = before;
        }
    }

    private Board board;
    private int radius;
    private Set<Cell> candidates;
    private Deque<Move> stack;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        stack = new ArrayDeque<>();
        candidates = new HashSet<>();
        Set<Cell> taken = new HashSet<>();
        for (int i = 0; i < board.size(); i++) {
            for (int j = 0; j < board.size(); j++) {
                if (!board.isEmpty(i, j)) taken.add(new Cell(i, j));
            }
        }
        for (Cell stone : taken) {
            for (Cell near : square(stone)) {
                if (!taken.contains(near)) candidates.add(near);
            }
        }
    }

    private List<Cell> square(Cell stone) {
        List<Cell> cells = new ArrayList<>();
        for (int i = -radius; i <= radius; i++) {
            for (int j = -radius; j <= radius; j++) {
                int row = stone.row() + i;
                int column = stone.column() + j;
                if (0 <= row && row < board.size() && 0 <= column && column < board.size()) {
                    cells.add(new Cell(row, column));
                }
            }
        }
        return cells;
    }

    @Override
    public void make(Cell cell) {
        stack.push(new Move(cell, new HashSet<>(candidates)));
        candidates.remove(cell);
        board.put(cell, player());
        for (Cell near : square(cell)) {
            if (board.isEmpty(near)) candidates.add(near);
        }
    }

    @Override
    public void undo() {
        if (stack.isEmpty()) throw new IllegalStateException("Nothing to undo!");
        Move move = stack.pop();
        board.clear(move.cell);
        candidates = move.before;
    }

    @Override
    public Player player() {
        if (board.count(Player.X) == board.count(Player.O)) return Player.X;
        return Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) return List.of(new Cell(board.size() / 2, board.size() / 2));
        return List.copyOf(candidates);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Player you = me.opponent();
        List<Cell> rest = new ArrayList<>(candidates());
        List<Cell> sorted = new ArrayList<>();
        for (Cell c : rest) if (longest(c, me) >= 5) sorted.add(c);
        rest.removeAll(sorted);
        for (Cell c : rest) if (longest(c, you) >= 5) sorted.add(c);
        rest.removeAll(sorted);
        for (Cell c : rest) if (waysAfter(c, me) >= 2) sorted.add(c);
        rest.removeAll(sorted);
        sorted.addAll(rest);
        return sorted;
    }

    private int waysAfter(Cell cell, Player p) {
        board.put(cell, p);
        int ways = 0;
        for (Cell c : board.emptyCells()) {
            if (longest(c, p) >= 5) ways++;
        }
        board.clear(cell);
        return ways;
    }

    /** longest row that a stone of p on the cell would be part of */
    private int longest(Cell cell, Player p) {
        int best = 0;
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            int n = 1;
            for (int s : new int[] {1, -1}) {
                int r = cell.row() + s * dr[d];
                int c = cell.column() + s * dc[d];
                while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c)) {
                    n++;
                    r += s * dr[d];
                    c += s * dc[d];
                }
            }
            best = Math.max(best, n);
        }
        return best;
    }
}
