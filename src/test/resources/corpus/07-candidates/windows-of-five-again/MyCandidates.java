// exercise: 07
// truth: wrong
// mistake: for the third kind it counts windows of five with four own stones, not the cells that complete a five, so that XXX.XX counts as two ways
// player: both
// style: scans the board, windows of five
// single: yes
// detail: sometimes; needs five own stones in a row of six with one gap after the move
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 0, 1, -1};

    private Board board = Board.empty(15);
    private int radius = 2;
    private List<Cell> line = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.line = new ArrayList<>();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        line.add(cell);
    }

    @Override
    public void undo() {
        if (line.size() == 0) {
            throw new IllegalStateException();
        }
        board.clear(line.remove(line.size() - 1));
    }

    @Override
    public Player player() {
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
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
        List<Cell> result = new ArrayList<>();
        for (Cell cell : board.emptyCells()) {
            if (hasNeighbour(cell)) {
                result.add(cell);
            }
        }
        return result;
    }

    private boolean hasNeighbour(Cell cell) {
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (isInside(r, c) && !board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isInside(int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }

    /** How many windows of five through the cell have so many stones of the player and otherwise only empty cells. */
    private int windows(Cell cell, Player player, int stones) {
        int found = 0;
        for (int d = 0; d < 4; d++) {
            for (int first = -4; first <= 0; first++) {
                int own = 0;
                int free = 0;
                for (int k = first; k < first + 5; k++) {
                    int r = cell.row() + k * DOWN[d];
                    int c = cell.column() + k * RIGHT[d];
                    if (!isInside(r, c)) {
                        break;
                    }
                    if (board.isEmpty(r, c)) {
                        free++;
                    } else if (board.has(player, r, c)) {
                        own++;
                    }
                }
                if (own == stones && free == 5 - stones) {
                    found++;
                }
            }
        }
        return found;
    }

    /** All fours of the player, by where they begin. */
    private int fours(Player player) {
        int found = 0;
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                for (int d = 0; d < 4; d++) {
                    int own = 0;
                    int free = 0;
                    for (int k = 0; k < 5 && isInside(row + k * DOWN[d], column + k * RIGHT[d]); k++) {
                        if (board.isEmpty(row + k * DOWN[d], column + k * RIGHT[d])) {
                            free++;
                        } else if (board.has(player, row + k * DOWN[d], column + k * RIGHT[d])) {
                            own++;
                        }
                    }
                    if (own == 4 && free == 1) {
                        found++;
                    }
                }
            }
        }
        return found;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        Player me = player();
        List<Cell> sorted = new ArrayList<>();
        for (int kind = 1; kind <= 4; kind++) {
            for (Cell cell : cells) {
                if (kind(cell, me) == kind) {
                    sorted.add(cell);
                }
            }
        }
        return sorted;
    }

    private int kind(Cell cell, Player me) {
        if (windows(cell, me, 4) > 0) {
            return 1;
        } else if (windows(cell, me.opponent(), 4) > 0) {
            return 2;
        }
        board.put(cell, me);
        int fours = fours(me);
        board.clear(cell);
        return fours > 1 ? 3 : 4;
    }
}
