// exercise: 07
// truth: wrong
// mistake: the moves are kept in a queue (add, poll), so undo takes back the oldest move and not the last one
// player: both
// style: queue of records, candidates kept as a map from cell to number of stones near it
// single: yes
// detail: right as long as no more than one move is on the board since start
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    record Move(Cell cell, Player by) {}

    private Board field;
    private int radius;
    private final Map<Cell, Integer> neighbours = new HashMap<>();
    private final Queue<Move> moves = new LinkedList<>();

    @Override
    public void start(Board board, int radius) {
        field = board.copy();
        this.radius = radius;
        neighbours.clear();
        moves.clear();
        for (int row = 0; row < field.size(); row++) {
            for (int col = 0; col < field.size(); col++) {
                if (field.at(row, col).isPresent()) {
                    around(new Cell(row, col)).forEach(c -> neighbours.merge(c, 1, Integer::sum));
                }
            }
        }
    }

    private List<Cell> around(Cell cell) {
        List<Cell> list = new ArrayList<>();
        for (int row = cell.row() - radius; row <= cell.row() + radius; row++) {
            for (int col = cell.column() - radius; col <= cell.column() + radius; col++) {
                if (row >= 0 && col >= 0 && row < field.size() && col < field.size()) {
                    list.add(new Cell(row, col));
                }
            }
        }
        return list;
    }

    @Override
    public void make(Cell cell) {
        Move move = new Move(cell, player());
        field.put(move.cell(), move.by());
        around(cell).forEach(c -> neighbours.merge(c, 1, Integer::sum));
        moves.add(move);
    }

    @Override
    public void undo() {
        Move move = moves.poll();
        if (move == null) {
            throw new IllegalStateException("cannot undo");
        }
        field.clear(move.cell());
        for (Cell c : around(move.cell())) {
            neighbours.computeIfPresent(c, (k, v) -> v == 1 ? null : v - 1);
        }
    }

    @Override
    public Player player() {
        return field.count(Player.X) == field.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return field;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        if (field.stones() == 0) {
            result.add(new Cell(field.size() / 2, field.size() / 2));
        } else {
            for (Cell c : neighbours.keySet()) {
                if (field.isEmpty(c)) {
                    result.add(c);
                }
            }
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        Player p = player();
        List<Cell> result = candidates();
        Map<Cell, Integer> score = new HashMap<>();
        for (Cell c : result) {
            score.put(c, score(c, p));
        }
        Collections.sort(result, (a, b) -> score.get(b) - score.get(a));
        return result;
    }

    private int score(Cell c, Player p) {
        if (fiveAt(c, p)) {
            return 3;
        }
        if (fiveAt(c, p.opponent())) {
            return 2;
        }
        field.put(c, p);
        int n = 0;
        for (int row = Math.max(0, c.row() - 4); row <= Math.min(field.size() - 1, c.row() + 4); row++) {
            for (int col = Math.max(0, c.column() - 4); col <= Math.min(field.size() - 1, c.column() + 4); col++) {
                int dr = Math.abs(row - c.row());
                int dc = Math.abs(col - c.column());
                boolean inLine = dr == 0 || dc == 0 || dr == dc;
                if (inLine && field.isEmpty(row, col) && fiveAt(new Cell(row, col), p)) {
                    n++;
                }
            }
        }
        field.clear(c);
        return n >= 2 ? 1 : 0;
    }

    private boolean fiveAt(Cell c, Player p) {
        for (int[] d : new int[][] {{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
            int count = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int row = c.row() + sign * d[0];
                int col = c.column() + sign * d[1];
                while (row >= 0 && col >= 0 && row < field.size() && col < field.size() && field.has(p, row, col)) {
                    count++;
                    row += sign * d[0];
                    col += sign * d[1];
                }
            }
            if (count > 4) {
                return true;
            }
        }
        return false;
    }
}
