// exercise: 07
// truth: wrong
// mistake: start does not empty the stack of moves, so after a second start the moves of the game before can be undone
// player: both
// style: fields, array of counts, stack
// kind: slip
// single: yes
// detail: when start is called again on an object on which moves are still made: undo does not refuse and clears cells and counts of the new board

import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private final Stack<Cell> history = new Stack<>();
    private Board board;
    private int radius;
    private int[] neighbours;

    @Override
    public void start(Board given, int radius) {
        this.board = given.copy();
        this.radius = radius;
        this.neighbours = new int[given.size() * given.size()];
        for (int row = 0; row < given.size(); row++) {
            for (int col = 0; col < given.size(); col++) {
                if (!given.isEmpty(row, col)) {
                    count(row, col, 1);
                }
            }
        }
    }

    private void count(int row, int col, int delta) {
        int size = board.size();
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = col - radius; c <= col + radius; c++) {
                if (r >= 0 && r < size && c >= 0 && c < size) {
                    neighbours[r * size + c] += delta;
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        count(cell.row(), cell.column(), 1);
        history.push(cell);
    }

    @Override
    public void undo() {
        if (history.empty()) {
            throw new IllegalStateException("no move to take back");
        }
        Cell cell = history.pop();
        board.clear(cell);
        count(cell.row(), cell.column(), -1);
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
        List<Cell> result = new ArrayList<>();
        if (board.stones() == 0) {
            result.add(new Cell(board.size() / 2, board.size() / 2));
            return result;
        }
        for (Cell cell : board.emptyCells()) {
            if (neighbours[cell.row() * board.size() + cell.column()] > 0) {
                result.add(cell);
            }
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> result = candidates();
        Player me = player();
        int[] rank = new int[board.size() * board.size()];
        for (Cell c : result) {
            rank[c.row() * board.size() + c.column()] = rank(c, me);
        }
        result.sort((a, b) -> rank[a.row() * board.size() + a.column()] - rank[b.row() * board.size() + b.column()]);
        return result;
    }

    private int rank(Cell c, Player me) {
        if (five(c.row(), c.column(), me)) return 0;
        if (five(c.row(), c.column(), me.opponent())) return 1;
        board.put(c, me);
        int n = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                for (int s = 1; s <= 4; s++) {
                    int row = c.row() + s * dr;
                    int col = c.column() + s * dc;
                    if ((dr != 0 || dc != 0) && on(row, col) && board.isEmpty(row, col) && five(row, col, me)) n++;
                }
            }
        }
        board.clear(c);
        return n >= 2 ? 2 : 3;
    }

    private boolean on(int row, int col) {
        return row >= 0 && col >= 0 && row < board.size() && col < board.size();
    }

    private boolean five(int row, int col, Player p) {
        return len(row, col, 0, 1, p) + len(row, col, 0, -1, p) >= 4
                || len(row, col, 1, 0, p) + len(row, col, -1, 0, p) >= 4
                || len(row, col, 1, 1, p) + len(row, col, -1, -1, p) >= 4
                || len(row, col, 1, -1, p) + len(row, col, -1, 1, p) >= 4;
    }

    private int len(int row, int col, int dr, int dc, Player p) {
        int n = 0;
        while (on(row + dr, col + dc) && board.has(p, row + dr, col + dc)) {
            row += dr;
            col += dc;
            n++;
        }
        return n;
    }
}
