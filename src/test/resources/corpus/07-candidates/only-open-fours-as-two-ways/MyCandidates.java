// exercise: 07
// truth: wrong
// mistake: the third kind of ordered is only recognised as an open four, found as the text .XXXX. in one line through the cell; other moves that make two fives possible (two fours in different directions, or a broken pair such as X.XXX.X in one line) are put among the others
// player: both
// style: string patterns from a Gomoku AI blog, 'live four'
// single: yes
// detail: wins and blocks are right; the order of the third and fourth kind is not
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board board = Board.empty(15);
    private int radius = 2;
    private final Deque<Cell> history = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        history.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        history.addLast(cell);
    }

    @Override
    public void undo() {
        if (history.isEmpty()) {
            throw new IllegalStateException("there is nothing to undo");
        }
        board.clear(history.removeLast());
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
        }
        for (Cell cell : board.emptyCells()) {
            if (hasNeighbour(cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    private boolean hasNeighbour(Cell cell) {
        for (int r = Math.max(0, cell.row() - radius); r <= Math.min(board.size() - 1, cell.row() + radius); r++) {
            for (int c = Math.max(0, cell.column() - radius); c <= Math.min(board.size() - 1, cell.column() + radius); c++) {
                if (!board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        List<List<Cell>> groups = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        Player me = player();
        for (Cell cell : candidates()) {
            groups.get(rank(cell, me)).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        groups.forEach(all::addAll);
        return all;
    }

    private int rank(Cell cell, Player me) {
        String mine = String.valueOf(me.symbol());
        String his = String.valueOf(me.opponent().symbol());
        if (anyLine(cell, me, mine.repeat(5))) {
            return 0;
        }
        if (anyLine(cell, me.opponent(), his.repeat(5))) {
            return 1;
        }
        // live four: cannot be stopped
        if (anyLine(cell, me, "." + mine.repeat(4) + ".")) {
            return 2;
        }
        return 3;
    }

    /** Whether the pattern stands in a line through the cell once the player has a stone there. */
    private boolean anyLine(Cell cell, Player player, String pattern) {
        for (int[] d : DIRECTIONS) {
            StringBuilder line = new StringBuilder();
            for (int i = -5; i <= 5; i++) {
                int r = cell.row() + i * d[0];
                int c = cell.column() + i * d[1];
                if (i == 0) {
                    line.append(player.symbol());
                } else if (r < 0 || c < 0 || r >= board.size() || c >= board.size()) {
                    line.append('#');
                } else {
                    line.append(board.at(r, c).map(Player::symbol).orElse('.'));
                }
            }
            // only if the new stone belongs to it
            int at = line.indexOf(pattern);
            while (at >= 0) {
                if (at <= 5 && at + pattern.length() > 5) {
                    return true;
                }
                at = line.indexOf(pattern, at + 1);
            }
        }
        return false;
    }
}
