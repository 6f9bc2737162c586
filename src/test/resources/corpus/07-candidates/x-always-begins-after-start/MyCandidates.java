// exercise: 07
// truth: wrong
// mistake: whose turn it is is a boolean that start always sets to X and make and undo turn over; a start from a board with one more X than O gives X the move (and the next stones the wrong colour)
// player: both
// style: beginner; boolean xToMove, whole-board scan for the candidates
// single: yes
// detail: right from boards with as many X as O
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private boolean xToMove;
    private List<Cell> moves = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.xToMove = true;
        this.moves = new ArrayList<>();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.add(cell);
        xToMove = !xToMove;
    }

    @Override
    public void undo() {
        if (moves.size() == 0) {
            throw new IllegalStateException("No moves to undo");
        }
        Cell last = moves.remove(moves.size() - 1);
        board.clear(last);
        xToMove = !xToMove;
    }

    @Override
    public Player player() {
        if (xToMove) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        int size = board.size();
        if (board.stones() == 0) {
            list.add(new Cell(size / 2, size / 2));
            return list;
        }
        for (int row = 0; row < size; row++) {
            for (int col = 0; col < size; col++) {
                if (board.at(row, col).isPresent()) {
                    continue;
                }
                boolean near = false;
                for (int r = row - radius; r <= row + radius && !near; r++) {
                    for (int c = col - radius; c <= col + radius && !near; c++) {
                        if (r >= 0 && r < size && c >= 0 && c < size && board.at(r, c).isPresent()) {
                            near = true;
                        }
                    }
                }
                if (near) {
                    list.add(new Cell(row, col));
                }
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> rest = candidates();
        List<Cell> result = new ArrayList<>();
        Player me = player();
        for (int rank = 0; rank <= 3; rank++) {
            for (Cell cell : rest) {
                if (rank(cell, me) == rank) {
                    result.add(cell);
                }
            }
        }
        return result;
    }

    private int rank(Cell cell, Player me) {
        if (isFive(cell, me)) {
            return 0;
        }
        if (isFive(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int ways = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) {
                    continue;
                }
                for (int i = 1; i <= 4; i++) {
                    int r = cell.row() + i * dr;
                    int c = cell.column() + i * dc;
                    if (r < 0 || r >= board.size() || c < 0 || c >= board.size()) {
                        break;
                    }
                    if (board.at(r, c).isEmpty() && isFive(new Cell(r, c), me)) {
                        ways++;
                    }
                }
            }
        }
        board.clear(cell);
        if (ways >= 2) {
            return 2;
        }
        return 3;
    }

    private boolean isFive(Cell cell, Player p) {
        return count(cell, p, 0, 1) + count(cell, p, 0, -1) >= 4
                || count(cell, p, 1, 0) + count(cell, p, -1, 0) >= 4
                || count(cell, p, 1, 1) + count(cell, p, -1, -1) >= 4
                || count(cell, p, 1, -1) + count(cell, p, -1, 1) >= 4;
    }

    private int count(Cell cell, Player p, int dr, int dc) {
        int n = 0;
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        while (r >= 0 && r < board.size() && c >= 0 && c < board.size() && board.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
