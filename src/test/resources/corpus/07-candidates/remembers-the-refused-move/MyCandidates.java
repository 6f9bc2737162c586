// exercise: 07
// truth: wrong
// mistake: make writes the cell on the stack of moves before the board has accepted it; a refused move stays there, and the next undo takes a wrong stone off (or fails outside the board)
// player: both
// style: whole board looked at for each answer, stack of cells
// single: yes
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius = 2;
    private final Stack<Cell> moves = new Stack<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves.clear();
    }

    @Override
    public void make(Cell cell) {
        moves.push(cell);
        board.put(cell, player());
    }

    @Override
    public void undo() {
        if (moves.empty()) throw new IllegalStateException("nothing was made");
        board.clear(moves.pop());
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) return List.of(new Cell(board.size() / 2, board.size() / 2));
        List<Cell> result = new ArrayList<>();
        for (Cell cell : board.emptyCells()) {
            if (hasNeighbour(cell)) result.add(cell);
        }
        return result;
    }

    private boolean hasNeighbour(Cell cell) {
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (onBoard(r, c) && !board.isEmpty(r, c)) return true;
            }
        }
        return false;
    }

    private boolean onBoard(int r, int c) {
        return 0 <= r && r < board.size() && 0 <= c && c < board.size();
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> wins = new ArrayList<>(), blocks = new ArrayList<>(), forks = new ArrayList<>(), rest = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (makesFive(cell, me)) wins.add(cell);
            else if (makesFive(cell, me.opponent())) blocks.add(cell);
            else if (isFork(cell, me)) forks.add(cell);
            else rest.add(cell);
        }
        wins.addAll(blocks);
        wins.addAll(forks);
        wins.addAll(rest);
        return wins;
    }

    private boolean isFork(Cell cell, Player me) {
        board.put(cell, me);
        int count = 0;
        for (Cell other : board.emptyCells()) if (makesFive(other, me)) count++;
        board.clear(cell);
        return count > 1;
    }

    private boolean makesFive(Cell cell, Player who) {
        return line(cell, who, 0, 1) >= 5 || line(cell, who, 1, 0) >= 5 || line(cell, who, 1, 1) >= 5 || line(cell, who, 1, -1) >= 5;
    }

    private int line(Cell cell, Player who, int dr, int dc) {
        return 1 + run(cell.row(), cell.column(), who, dr, dc) + run(cell.row(), cell.column(), who, -dr, -dc);
    }

    private int run(int r, int c, Player who, int dr, int dc) {
        return onBoard(r + dr, c + dc) && board.has(who, r + dr, c + dc) ? 1 + run(r + dr, c + dc, who, dr, dc) : 0;
    }
}
