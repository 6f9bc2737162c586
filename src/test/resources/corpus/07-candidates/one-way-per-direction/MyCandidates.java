// exercise: 07
// truth: wrong
// mistake: a direction counts as two ways only if the trial stone makes an unbroken open four; two broken fours in the same line (X.XXX.X) count as one way
// kind: subtle
// player: both
// style: lines as strings
// single: yes
// detail: only where both completing cells lie in one line and the four is broken
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Undo(Cell cell, boolean was, Set<Cell> fresh) {}

    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

    private Board board;
    private int radius;
    private Map<Cell, Boolean> open = new LinkedHashMap<>();
    private Deque<Undo> undos = new ArrayDeque<>();

    @Override
    public void start(Board given, int distance) {
        Board mine = given.copy();
        board = mine;
        radius = distance;
        open = new LinkedHashMap<>();
        undos = new ArrayDeque<>();
        for (int i = 0; i < mine.size() * mine.size(); i++) {
            Cell cell = new Cell(i / mine.size(), i % mine.size());
            if (!mine.isEmpty(cell)) {
                spread(cell);
            }
        }
    }

    private Set<Cell> spread(Cell from) {
        Set<Cell> fresh = new HashSet<>();
        for (Cell cell : board.emptyCells()) {
            boolean near = Math.abs(cell.row() - from.row()) <= radius && Math.abs(cell.column() - from.column()) <= radius;
            if (near && open.putIfAbsent(cell, true) == null) {
                fresh.add(cell);
            }
        }
        return fresh;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean was = open.remove(cell) != null;
        undos.push(new Undo(cell, was, spread(cell)));
    }

    @Override
    public void undo() {
        if (undos.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        Undo last = undos.pop();
        board.clear(last.cell());
        open.keySet().removeAll(last.fresh());
        if (last.was()) {
            open.put(last.cell(), true);
        }
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
        if (board.stones() == 0) {
            return new ArrayList<>(List.of(new Cell(board.size() / 2, board.size() / 2)));
        }
        return new ArrayList<>(open.keySet());
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        char me = player().symbol();
        char you = player().opponent().symbol();
        List<Cell> result = new ArrayList<>();
        for (int rank = 0; rank < 4; rank++) {
            for (Cell cell : cells) {
                if (rank(cell, me, you) == rank) {
                    result.add(cell);
                }
            }
        }
        return result;
    }

    private int rank(Cell cell, char me, char you) {
        int ways = 0;
        boolean block = false;
        for (int[] d : DIRECTIONS) {
            String mine = line(cell, d, me);
            if (isFive(mine, me)) {
                return 0;
            }
            block |= isFive(line(cell, d, you), you);
            ways += ways(mine, me);
        }
        return block ? 1 : ways >= 2 ? 2 : 3;
    }

    /** Nine cells in line, the cell itself in the middle with the symbol; # is outside. */
    private String line(Cell cell, int[] d, char symbol) {
        StringBuilder text = new StringBuilder();
        for (int k = -4; k <= 4; k++) {
            int r = cell.row() + k * d[0];
            int c = cell.column() + k * d[1];
            boolean on = r >= 0 && c >= 0 && r < board.size() && c < board.size();
            text.append(k == 0 ? symbol : on ? board.at(r, c).map(Player::symbol).orElse('.') : '#');
        }
        return text.toString();
    }

    private static boolean isFive(String line, char who) {
        return line.contains(String.valueOf(who).repeat(5));
    }

    private static int ways(String line, char who) {
        String four = String.valueOf(who).repeat(4);
        if (line.contains("." + four + ".")) {
            return 2; // an open four
        }
        for (int i = 0; i < 9; i++) {
            if (line.charAt(i) == '.' && isFive(line.substring(0, i) + who + line.substring(i + 1), who)) {
                return 1; // a four
            }
        }
        return 0;
    }
}
