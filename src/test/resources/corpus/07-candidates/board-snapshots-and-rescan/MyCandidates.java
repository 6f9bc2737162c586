// exercise: 07
// truth: right
// mistake: none; every move pushes a copy of the board, undo pops it, and the candidates are found anew by looking at the whole board
// player: both
// style: simple: stack of Board copies, no set at all; threats on copies
// single: yes
// detail: board() hands out the top copy
import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private final Stack<Board> boards = new Stack<>();
    private int radius;

    @Override
    public void start(Board board, int radius) {
        boards.clear();
        boards.push(board.copy());
        this.radius = radius;
    }

    @Override
    public void make(Cell cell) {
        Board next = boards.peek().copy();
        next.put(cell, player()); // nothing was pushed yet if this refuses
        boards.push(next);
    }

    @Override
    public void undo() {
        if (boards.size() < 2) {
            throw new IllegalStateException("there is no move to take back");
        }
        boards.pop();
    }

    @Override
    public Player player() {
        return boards.peek().count(Player.O) < boards.peek().count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return boards.peek();
    }

    @Override
    public List<Cell> candidates() {
        Board board = boards.peek();
        int n = board.size();
        boolean[][] near = new boolean[n][n];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board.isEmpty(r, c)) {
                    continue;
                }
                for (int y = Math.max(0, r - radius); y < Math.min(n, r + radius + 1); y++) {
                    for (int x = Math.max(0, c - radius); x < Math.min(n, c + radius + 1); x++) {
                        near[y][x] = true;
                    }
                }
            }
        }
        if (board.stones() == 0) {
            near[n / 2][n / 2] = true;
        }
        List<Cell> cells = board.emptyCells();
        cells.removeIf(cell -> !near[cell.row()][cell.column()]);
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Board board = boards.peek();
        Player me = player();
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> ways = new ArrayList<>();
        List<Cell> others = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (five(board, cell, me)) {
                wins.add(cell);
            } else if (five(board, cell, me.opponent())) {
                blocks.add(cell);
            } else if (twoWays(board, cell, me)) {
                ways.add(cell);
            } else {
                others.add(cell);
            }
        }
        List<Cell> all = new ArrayList<>(wins);
        all.addAll(blocks);
        all.addAll(ways);
        all.addAll(others);
        return all;
    }

    private static boolean twoWays(Board board, Cell cell, Player me) {
        Board after = board.copy();
        after.put(cell, me);
        int count = 0;
        for (Cell empty : after.emptyCells()) {
            int dr = Math.abs(empty.row() - cell.row());
            int dc = Math.abs(empty.column() - cell.column());
            boolean inLine = dr == 0 || dc == 0 || dr == dc;
            if (inLine && dr <= 4 && dc <= 4 && five(after, empty, me)) {
                count++;
            }
        }
        return count >= 2;
    }

    /** Whether five windows of five cells in any direction through the cell are the player's, but for the cell itself. */
    private static boolean five(Board board, Cell cell, Player player) {
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            for (int first = -4; first <= 0; first++) {
                boolean all = true;
                for (int i = first; i < first + 5 && all; i++) {
                    int r = cell.row() + i * d[0];
                    int c = cell.column() + i * d[1];
                    all = i == 0 || r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(player, r, c);
                }
                if (all) {
                    return true;
                }
            }
        }
        return false;
    }
}
