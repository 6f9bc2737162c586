// Wrong: in one line two ways are seen only if four stand side by side.
// Fails first: ordered: then moves that make two fives possible, such as an open four
// Says: 
// Diagnosis: order-counts-gaps-once

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Reads each line through a cell as a text of nine characters: m for me, f for a free cell, and # for all else. */
public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private BitSet near;
    private final List<BitSet> before = new ArrayList<>();
    private final List<Cell> moves = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        before.clear();
        moves.clear();
        near = new BitSet();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    paint(row, column);
                }
            }
        }
    }

    private void paint(int row, int column) {
        int n = board.size();
        for (int r = Math.max(row - radius, 0); r <= Math.min(row + radius, n - 1); r++) {
            near.set(r * n + Math.max(column - radius, 0), r * n + Math.min(column + radius, n - 1) + 1);
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.add(cell);
        before.add((BitSet) near.clone());
        paint(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no moves");
        }
        board.clear(moves.remove(moves.size() - 1));
        near = before.remove(before.size() - 1);
    }

    @Override
    public Player player() {
        return board.count(Player.X) != board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        int n = board.size();
        if (board.stones() == 0) {
            return List.of(new Cell(n / 2, n / 2));
        }
        return near.stream().mapToObj(i -> new Cell(i / n, i % n)).filter(board::isEmpty).toList();
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = new ArrayList<>();
        for (int wanted = 0; wanted < 4; wanted++) {
            for (Cell cell : candidates()) {
                if (rank(cell) == wanted) {
                    cells.add(cell);
                }
            }
        }
        return cells;
    }

    private int rank(Cell cell) {
        int fours = 0;
        boolean open = false;
        boolean win = false;
        boolean block = false;
        for (int d = 0; d < 4; d++) {
            String mine = line(cell, d, player());
            win |= mine.contains("mmmmm");
            block |= line(cell, d, player().opponent()).contains("mmmmm");
            open |= mine.contains("fmmmmf");
            if (isFour(mine)) {
                fours++;
            }
        }
        return win ? 0 : block ? 1 : open || fours >= 2 ? 2 : 3;
    }

    /** Whether one more stone makes five. */
    private static boolean isFour(String line) {
        return line.contains("fmmmm") || line.contains("mfmmm") || line.contains("mmfmm") || line.contains("mmmfm") || line.contains("mmmmf");
    }

    private String line(Cell cell, int direction, Player me) {
        int down = direction == 0 ? 0 : 1;
        int right = direction == 1 ? 0 : direction == 3 ? -1 : 1;
        StringBuilder text = new StringBuilder();
        for (int s = -4; s <= 4; s++) {
            int r = cell.row() + s * down;
            int c = cell.column() + s * right;
            if (s == 0) {
                text.append('m');
            } else if (r < 0 || c < 0 || r >= board.size() || c >= board.size()) {
                text.append('#');
            } else {
                text.append(board.isEmpty(r, c) ? 'f' : board.has(me, r, c) ? 'm' : '#');
            }
        }
        return text.toString();
    }
}
