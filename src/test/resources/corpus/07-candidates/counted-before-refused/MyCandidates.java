// exercise: 07
// truth: wrong
// mistake: make writes the move on the stack and counts its neighbours before put can refuse the cell, so a refused move leaves traces
// player: both
// style: count per cell, stack of cells
// single: yes
// detail: only after a refused move
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Stack;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board position;
    private int radius;
    private int[][] neighbours;
    private final Stack<Cell> played = new Stack<>();

    @Override
    public void start(Board board, int radius) {
        this.position = board.copy();
        this.radius = radius;
        this.neighbours = new int[board.size()][board.size()];
        this.played.clear();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.at(row, column).isPresent()) {
                    change(row, column, 1);
                }
            }
        }
    }

    private void change(int row, int column, int by) {
        int n = position.size();
        for (int y = Math.max(row - radius, 0); y <= Math.min(row + radius, n - 1); y++) {
            for (int x = Math.max(column - radius, 0); x <= Math.min(column + radius, n - 1); x++) {
                neighbours[y][x] += by;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        played.push(cell);
        change(cell.row(), cell.column(), 1);
        position.put(cell, player());
    }

    @Override
    public void undo() {
        if (played.empty()) {
            throw new IllegalStateException("There is no move to undo");
        }
        Cell cell = played.pop();
        position.clear(cell);
        change(cell.row(), cell.column(), -1);
    }

    @Override
    public Player player() {
        return position.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return position.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (position.stones() == 0) {
            int m = position.size() / 2;
            return List.of(new Cell(m, m));
        }
        return position.emptyCells().stream()
                .filter(c -> neighbours[c.row()][c.column()] > 0)
                .collect(Collectors.toList());
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        return candidates().stream()
                .sorted(Comparator.comparingInt(c -> category(c, me)))
                .collect(Collectors.toList());
    }

    private int category(Cell c, Player me) {
        if (wins(c, me)) return 1;
        if (wins(c, me.opponent())) return 2;
        position.put(c, me);
        int ways = 0;
        for (Cell other : position.emptyCells()) {
            int dr = Math.abs(other.row() - c.row());
            int dc = Math.abs(other.column() - c.column());
            boolean inLine = dr == 0 || dc == 0 || dr == dc;
            if (inLine && Math.max(dr, dc) <= 4 && wins(other, me)) ways++;
        }
        position.clear(c);
        return ways >= 2 ? 3 : 4;
    }

    private boolean wins(Cell c, Player p) {
        return run(c, p, 0, 1) >= 5 || run(c, p, 1, 0) >= 5 || run(c, p, 1, 1) >= 5 || run(c, p, 1, -1) >= 5;
    }

    private int run(Cell c, Player p, int dr, int dc) {
        return 1 + ray(c, p, dr, dc) + ray(c, p, -dr, -dc);
    }

    private int ray(Cell c, Player p, int dr, int dc) {
        int length = 0;
        int r = c.row() + dr;
        int k = c.column() + dc;
        while (0 <= r && r < position.size() && 0 <= k && k < position.size() && position.has(p, r, k)) {
            length++;
            r += dr;
            k += dc;
        }
        return length;
    }
}
