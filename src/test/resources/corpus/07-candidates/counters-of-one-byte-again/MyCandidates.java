// exercise: 07
// truth: wrong
// mistake: how many stones are near a cell is counted in a byte, which turns negative at the 128th stone, so that the cell is no candidate any more
// kind: subtle
// player: both
// style: counters for each cell, plain arrays, no journal but the moves
// single: yes
// detail: only with 128 or more stones within the radius of one empty cell, that is, boards of 12 rows and more, a radius of 6 and more, late in a long game
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private int size;
    /** for each cell: number of stones that are near it */
    private byte[][] near;
    private List<Cell> moves;

    @Override
    public void start(Board b, int radius) {
        this.board = b.copy();
        this.radius = radius;
        this.size = b.size();
        this.near = new byte[size][size];
        this.moves = new ArrayList<>();
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (!board.isEmpty(r, c)) {
                    count(r, c, 1);
                }
            }
        }
    }

    private void count(int row, int column, int by) {
        int top = Math.max(0, row - radius);
        int bottom = Math.min(size - 1, row + radius);
        int left = Math.max(0, column - radius);
        int right = Math.min(size - 1, column + radius);
        for (int r = top; r <= bottom; r++) {
            for (int c = left; c <= right; c++) {
                near[r][c] += by;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.add(cell);
        count(cell.row(), cell.column(), 1);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("there is no move");
        }
        Cell cell = moves.remove(moves.size() - 1);
        board.clear(cell);
        count(cell.row(), cell.column(), -1);
    }

    @Override
    public Player player() {
        if (board.count(Player.X) == board.count(Player.O)) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        if (board.stones() == 0) {
            result.add(new Cell(size / 2, size / 2));
            return result;
        }
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (near[r][c] > 0 && board.isEmpty(r, c)) {
                    result.add(new Cell(r, c));
                }
            }
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Player other = me.opponent();
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> doubles = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (isFive(cell.row(), cell.column(), me)) {
                wins.add(cell);
            } else if (isFive(cell.row(), cell.column(), other)) {
                blocks.add(cell);
            } else if (isDouble(cell, me)) {
                doubles.add(cell);
            } else {
                rest.add(cell);
            }
        }
        wins.addAll(blocks);
        wins.addAll(doubles);
        wins.addAll(rest);
        return wins;
    }

    private boolean isDouble(Cell cell, Player me) {
        board.put(cell, me);
        int found = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) {
                    continue;
                }
                for (int k = 1; k <= 4; k++) {
                    int r = cell.row() + k * dr;
                    int c = cell.column() + k * dc;
                    if (inside(r, c) && board.isEmpty(r, c) && isFive(r, c, me)) {
                        found++;
                    }
                }
            }
        }
        board.clear(cell);
        return found >= 2;
    }

    private boolean isFive(int row, int column, Player p) {
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int i = 0; i < 4; i++) {
            int count = 1;
            int r = row + dr[i];
            int c = column + dc[i];
            while (inside(r, c) && board.has(p, r, c)) {
                count++;
                r += dr[i];
                c += dc[i];
            }
            r = row - dr[i];
            c = column - dc[i];
            while (inside(r, c) && board.has(p, r, c)) {
                count++;
                r -= dr[i];
                c -= dc[i];
            }
            if (count >= 5) {
                return true;
            }
        }
        return false;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < size && c < size;
    }
}
