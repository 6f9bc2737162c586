// exercise: 07
// truth: wrong
// mistake: when a second completing cell is found the ranking returns before it has taken its trial stone off again, so ordered() leaves a stone on the board
// player: both
// style: whole-board scan in candidates(), stack of cells, switchless ranking method
// single: yes
// detail: sometimes, only if there is a move that makes two fives possible
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    Board board;
    int radius;
    ArrayDeque<Cell> moves = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
    }

    @Override
    public void undo() {
        board.clear(moves.pop());
    }

    @Override
    public Player player() {
        if (board.count(Player.X) == board.count(Player.O)) return Player.X;
        return Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        ArrayList<Cell> result = new ArrayList<>();
        if (board.stones() == 0) {
            result.add(new Cell(board.size() / 2, board.size() / 2));
        }
        for (Cell cell : board.emptyCells()) {
            if (hasNeighbour(cell)) result.add(cell);
        }
        return result;
    }

    boolean hasNeighbour(Cell cell) {
        for (int i = cell.row() - radius; i <= cell.row() + radius; i++) {
            for (int j = cell.column() - radius; j <= cell.column() + radius; j++) {
                if (inside(i, j) && board.at(i, j).isPresent()) return true;
            }
        }
        return false;
    }

    boolean inside(int i, int j) {
        return i >= 0 && j >= 0 && i < board.size() && j < board.size();
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        Player me = player();
        List<Integer> ranks = new ArrayList<>();
        record Ranked(Cell cell, int rank) {}
        List<Ranked> ranked = new ArrayList<>();
        for (Cell cell : cells) {
            ranked.add(new Ranked(cell, rank(cell, me)));
        }
        ranked.sort(Comparator.comparingInt(Ranked::rank));
        cells.clear();
        for (Ranked each : ranked) cells.add(each.cell());
        return cells;
    }

    int rank(Cell cell, Player me) {
        if (!board.isEmpty(cell)) return 3;
        if (completes(cell, me)) return 0;
        if (completes(cell, me.opponent())) return 1;
        board.put(cell, me);
        int found = 0;
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};
        for (int[] d : dirs) {
            for (int k = -4; k <= 4; k++) {
                int i = cell.row() + k * d[0];
                int j = cell.column() + k * d[1];
                if (inside(i, j) && board.isEmpty(i, j) && completes(new Cell(i, j), me)) {
                    found++;
                    if (found == 2) {
                        return 2;
                    }
                }
            }
        }
        board.clear(cell);
        return 3;
    }

    boolean completes(Cell cell, Player p) {
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};
        for (int[] d : dirs) {
            int n = 1;
            for (int k = 1; inside(cell.row() + k * d[0], cell.column() + k * d[1]) && board.has(p, cell.row() + k * d[0], cell.column() + k * d[1]); k++) n++;
            for (int k = 1; inside(cell.row() - k * d[0], cell.column() - k * d[1]) && board.has(p, cell.row() - k * d[0], cell.column() - k * d[1]); k++) n++;
            if (n > 4) return true;
        }
        return false;
    }
}
