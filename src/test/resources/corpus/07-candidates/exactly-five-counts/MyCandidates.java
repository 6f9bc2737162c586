// exercise: 07
// truth: wrong
// mistake: only exactly five stones in a row count as a five, six and more do not
// player: both
// style: count grid, helper class for lines
// single: yes
// detail: sometimes; only where a stone joins to a row of six or more
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board position;
    private int distance;
    private int[][] counter;
    private final List<Cell> moves = new ArrayList<>();

    static class LineCounter {
        private final Board board;

        LineCounter(Board board) {
            this.board = board;
        }

        int length(Cell start, Player player, int dRow, int dCol) {
            return 1 + arm(start, player, dRow, dCol) + arm(start, player, -dRow, -dCol);
        }

        private int arm(Cell start, Player player, int dRow, int dCol) {
            int length = 0;
            int row = start.row();
            int col = start.column();
            while (true) {
                row += dRow;
                col += dCol;
                if (row < 0 || col < 0 || row >= board.size() || col >= board.size()) {
                    break;
                }
                if (!board.has(player, row, col)) {
                    break;
                }
                length++;
            }
            return length;
        }

        boolean makesFive(Cell cell, Player player) {
            return length(cell, player, 0, 1) == 5
                    || length(cell, player, 1, 0) == 5
                    || length(cell, player, 1, 1) == 5
                    || length(cell, player, 1, -1) == 5;
        }
    }

    @Override
    public void start(Board board, int radius) {
        position = board.copy();
        distance = radius;
        counter = new int[board.size()][board.size()];
        moves.clear();
        for (int row = 0; row < board.size(); row++) {
            for (int col = 0; col < board.size(); col++) {
                if (board.at(row, col).isPresent()) {
                    add(row, col, 1);
                }
            }
        }
    }

    private void add(int row, int col, int amount) {
        int end = position.size() - 1;
        for (int r = Math.max(0, row - distance); r <= Math.min(end, row + distance); r++) {
            for (int c = Math.max(0, col - distance); c <= Math.min(end, col + distance); c++) {
                counter[r][c] += amount;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        position.put(cell, player());
        add(cell.row(), cell.column(), 1);
        moves.add(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("There is no move to take back.");
        }
        Cell cell = moves.remove(moves.size() - 1);
        position.clear(cell);
        add(cell.row(), cell.column(), -1);
    }

    @Override
    public Player player() {
        return position.count(Player.X) == position.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return position;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        if (position.stones() == 0) {
            result.add(new Cell(position.size() / 2, position.size() / 2));
        } else {
            for (Cell cell : position.emptyCells()) {
                if (counter[cell.row()][cell.column()] > 0) {
                    result.add(cell);
                }
            }
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Player other = me.opponent();
        LineCounter lines = new LineCounter(position);
        List<Cell> first = new ArrayList<>();
        List<Cell> second = new ArrayList<>();
        List<Cell> third = new ArrayList<>();
        List<Cell> fourth = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (lines.makesFive(cell, me)) {
                first.add(cell);
            } else if (lines.makesFive(cell, other)) {
                second.add(cell);
            } else if (twoWays(cell, me, lines)) {
                third.add(cell);
            } else {
                fourth.add(cell);
            }
        }
        first.addAll(second);
        first.addAll(third);
        first.addAll(fourth);
        return first;
    }

    private boolean twoWays(Cell cell, Player me, LineCounter lines) {
        position.put(cell, me);
        int ways = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) {
                    continue;
                }
                for (int i = 1; i <= 4; i++) {
                    int r = cell.row() + i * dr;
                    int c = cell.column() + i * dc;
                    if (r < 0 || c < 0 || r >= position.size() || c >= position.size()) {
                        break;
                    }
                    if (position.isEmpty(r, c) && lines.makesFive(new Cell(r, c), me)) {
                        ways++;
                    }
                }
            }
        }
        position.clear(cell);
        return ways >= 2;
    }
}
