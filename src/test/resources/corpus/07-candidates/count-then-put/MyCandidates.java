// exercise: 07
// truth: wrong
// mistake: make counts the stone in for its neighbours before board.put refuses a cell that is taken, so after such a refusal their counts are one too high and undo leaves them as candidates
// player: both
// style: int[][] of stones near each cell, count up and down
// single: yes
// detail: sometimes; only after a refused move to a taken cell, and visible only when the stones around are undone later; a cell outside is refused before

import java.util.ArrayDeque;
import java.util.ArrayList;
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
    private int[][] near;
    private Deque<Cell> moves;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.near = new int[board.size()][board.size()];
        this.moves = new ArrayDeque<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(r, c)) {
                    count(new Cell(r, c), 1);
                }
            }
        }
    }

    private void count(Cell cell, int change) {
        int size = board.size();
        for (int r = Math.max(cell.row() - radius, 0); r <= Math.min(cell.row() + radius, size - 1); r++) {
            for (int c = Math.max(cell.column() - radius, 0); c <= Math.min(cell.column() + radius, size - 1); c++) {
                near[r][c] += change;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        if (!board.contains(cell)) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        count(cell, 1);
        board.put(cell, player());
        moves.push(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        Cell cell = moves.pop();
        board.clear(cell);
        count(cell, -1);
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        if (board.stones() == 0) {
            cells.add(new Cell(board.size() / 2, board.size() / 2));
            return cells;
        }
        for (Cell cell : board.emptyCells()) {
            if (near[cell.row()][cell.column()] > 0) {
                cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> cells = candidates();
        cells.sort(Comparator.comparingInt(cell -> rank(cell, me)));
        return cells;
    }

    private int rank(Cell cell, Player me) {
        if (five(cell, me)) return 0;
        if (five(cell, me.opponent())) return 1;
        board.put(cell, me);
        int fives = 0;
        for (Cell other : board.emptyCells()) {
            if (inLine(cell, other) && five(other, me)) fives++;
        }
        board.clear(cell);
        return fives > 1 ? 2 : 3;
    }

    private static boolean inLine(Cell a, Cell b) {
        int dr = Math.abs(a.row() - b.row());
        int dc = Math.abs(a.column() - b.column());
        return Math.max(dr, dc) < 5 && (dr == 0 || dc == 0 || dr == dc);
    }

    private boolean five(Cell cell, Player player) {
        return 1 + run(cell, player, 0, 1) + run(cell, player, 0, -1) >= 5
                || 1 + run(cell, player, 1, 0) + run(cell, player, -1, 0) >= 5
                || 1 + run(cell, player, 1, 1) + run(cell, player, -1, -1) >= 5
                || 1 + run(cell, player, 1, -1) + run(cell, player, -1, 1) >= 5;
    }

    private int run(Cell cell, Player player, int dr, int dc) {
        int n = 0;
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(player, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
