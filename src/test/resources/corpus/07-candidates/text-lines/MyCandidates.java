// exercise: 07
// truth: wrong
// mistake: the third kind knows only the open four: two fours in two lines, or two gaps in one line, are sorted among the others
// player: both
// style: lines as text, contains and regular strings
// single: yes
// detail: double fours and X.XXX.X; open fours are right
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private LinkedList<Cell> moves = new LinkedList<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves = new LinkedList<>();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.addLast(cell);
    }

    @Override
    public void undo() {
        try {
            board.clear(moves.removeLast());
        } catch (NoSuchElementException e) {
            throw new IllegalStateException("no move", e);
        }
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (board.stones() == 0) {
            list.add(new Cell(board.size() / 2, board.size() / 2));
        }
        for (Cell cell : board.emptyCells()) {
            if (hasNeighbour(cell)) {
                list.add(cell);
            }
        }
        return list;
    }

    private boolean hasNeighbour(Cell cell) {
        for (int r = Math.max(cell.row() - radius, 0); r <= Math.min(cell.row() + radius, board.size() - 1); r++) {
            for (int c = Math.max(cell.column() - radius, 0); c <= Math.min(cell.column() + radius, board.size() - 1); c++) {
                if (!board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> fours = new ArrayList<>();
        List<Cell> others = new ArrayList<>();
        char me = player().symbol();
        char you = player().opponent().symbol();
        for (Cell cell : candidates()) {
            if (makes(cell, me, "*****")) {
                wins.add(cell);
            } else if (makes(cell, you, "*****")) {
                blocks.add(cell);
            } else if (makes(cell, me, ".****.")) {
                fours.add(cell);
            } else {
                others.add(cell);
            }
        }
        wins.addAll(blocks);
        wins.addAll(fours);
        wins.addAll(others);
        return wins;
    }

    /** Puts the symbol on the cell and looks for the pattern in the four lines through it. */
    private boolean makes(Cell cell, char symbol, String pattern) {
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            StringBuilder line = new StringBuilder();
            for (int step = -5; step <= 5; step++) {
                int r = cell.row() + step * d[0];
                int c = cell.column() + step * d[1];
                if (step == 0) {
                    line.append('*');
                } else if (r < 0 || c < 0 || r >= board.size() || c >= board.size()) {
                    line.append('#');
                } else {
                    char there = board.at(r, c).map(Player::symbol).orElse('.');
                    line.append(there == symbol ? '*' : there);
                }
            }
            // the pattern has to go through the middle
            String text = line.toString();
            int length = pattern.length();
            for (int from = 6 - length; from <= 5; from++) {
                if (from + length <= text.length() && text.startsWith(pattern, from)) {
                    return true;
                }
            }
        }
        return false;
    }
}
